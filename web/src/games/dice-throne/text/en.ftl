### What the board of Dice Throne says by itself.

dt-kept = kept
dt-wanted = keep
dt-die = Die { $place }: { $symbol } { $face }
dt-die-kept = Die { $place }: { $symbol } { $face }, kept
dt-dice = Dice
dt-tap-change = Change or reroll it
dt-which-change = What happens to this die?
dt-tap-dice = Tap the dice to keep, then roll the rest.
dt-your-roll = Your roll
dt-first-roll = You have three attempts.
dt-attempts-left = { $n ->
    [one] { $n } of { $of } attempts left. Tap dice to keep them.
   *[other] { $n } of { $of } attempts left. Tap dice to keep them.
}
dt-no-attempts = No attempts left: declare an ability or decline.
dt-roll-dice = { $n ->
    [one] Roll { $n } die
   *[other] Roll { $n } dice
}
dt-roll-of = { $name }: { $purpose }
dt-goal = { $ability }, keeping the best dice:
dt-keep-these = { $n ->
    [one] Keep this die
   *[other] Keep these { $n } dice
}
dt-run = { $from } to { $to } in a row
dt-chance = chance
dt-ready = ready
dt-more = more:
dt-small = small
dt-large = large
dt-small-straight = Small straight: four numbers in a row
dt-large-straight = Large straight: five numbers in a row
dt-defence-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
dt-boards = Hero boards
dt-my-board = My board
dt-board-of = { $name }'s hero board
dt-show-board = Show { $name }'s hero board
dt-hand = Your hand
dt-playable = can be played now
dt-hand-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
dt-deck = Deck { $n }
dt-discard = Discard { $n }
dt-discard-of = { $name }'s discard pile
dt-health = { $n } health
dt-shares-health = shares health with { $name }
dt-cp = CP
dt-cp-long = Combat points
dt-token-count = { $n } (stack limit { $limit })
dt-token-health = { $n } of { $most } health
dt-turn-own = Your turn
dt-turn-of = { $name }'s turn
dt-on-turn = turn
dt-defeated = defeated
dt-played = Played this turn
dt-being-played = Being played
dt-incoming = Incoming damage
dt-would-lose = { $name } would lose
dt-no-ability = No ability
dt-to-dice = On to the dice
dt-end-turn = End turn
dt-pass-take = { $n ->
   *[other] Take { $n } damage
}
dt-pass-dice = Accept the dice
dt-pass-declared = Let it activate
dt-pass-declared-own = Activate it
dt-pass-attack = On to the defence
dt-pass-attack-own = Attack
dt-pass-damage-own = Deal the damage
dt-not-now = Not now:
dt-switch = When this can be used
dt-switch-ask = ask as usual
dt-switch-always = always ask
dt-switch-never = never ask
dt-details = Details
dt-close = Close
dt-complexity = Complexity { $n } of 6
dt-keys-dice = keep a die, or release it

## Statistics

dt-stat-damage = Damage taken
dt-stat-damage-kind = of which { $kind }
dt-stat-prevented = Damage prevented
dt-stat-healed = Health healed
dt-stat-abilities = Abilities used
dt-stat-cards = Cards played
dt-stat-cp = CP gained
