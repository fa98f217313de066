### Pig at the table.

pig-your-turn = Your turn
pig-turn-of = { $name }'s turn
pig-ask = { $total } at stake: roll again, or hold?
pig-ask-first = Roll the die. A 1 ends your turn with no points.
pig-roll = Roll the die
pig-roll-again = Roll again
pig-hold = Hold { $total }
pig-hold-effect = Your score: { $score }
pig-total = Turn total
pig-of = of { $goal }
pig-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
pig-track =
    { $name }: { $score } of { $goal }{ $stake ->
        [0] .
       *[other] , { $stake } at stake.
    }
pig-die =
    { $face ->
        [0] The die. Nobody has rolled yet.
       *[other] The die shows { $face }.
    }
pig-die-roll =
    { $face ->
        [0] Roll the die.
       *[other] The die shows { $face }. Roll it again.
    }
pig-turn-dice = This turn's rolls: { $dice }
pig-rolled = { $name } rolled a { $die }.
pig-lost =
    { $lost ->
        [0] A 1 right away: { $name } gets nothing.
       *[other] A 1! { $name } loses { $lost }.
    }
pig-held = { $name } banks { $total }.
pig-key-roll = Roll the die
pig-key-hold = Hold
pig-stat-turns = Turns
pig-stat-rolls = Rolls
pig-stat-best = Best turn
pig-stat-ones = Turns ended by a 1
pig-stat-lost = Points lost to a 1

pig-end-summary = { $score } points after { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}.
pig-end-points = Points
