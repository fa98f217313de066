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
dt-first-roll =
    { $n ->
        [one] You have { $n } attempt.
       *[other] You have { $n } attempts.
    }
dt-no-attempts = No attempts left: declare an ability or decline.
dt-roll-dice = { $n ->
    [one] Roll { $n } die
   *[other] Roll { $n } dice
}
dt-roll-of = { $name }: { $purpose }
dt-roll-for = Roll for { $name }
dt-keep-these = { $n ->
    [one] Keep this die
   *[other] Keep these { $n } dice
}
dt-run = { $from } to { $to } in a row
dt-chance = chance
dt-ready = ready
dt-small = small
dt-large = large
dt-small-straight = Small straight: four numbers in a row
dt-large-straight = Large straight: five numbers in a row
dt-defence-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
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
dt-cp = CP
dt-cp-long = Combat points
dt-token-count = { $n } (stack limit { $limit })
dt-token-health = { $n } of { $most } health
dt-turn-own = Your turn
dt-turn-of = { $name }'s turn
dt-defeated = defeated
dt-played = Played this turn
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
dt-switch = When this can be used
dt-switch-ask = ask as usual
dt-switch-always = always ask
dt-switch-never = never ask
dt-details = Details
dt-close = Close
dt-complexity = Complexity { $n } of 6
dt-keys-dice = keep a die, or release it

dt-next = next
dt-you = You
dt-answers = You could answer with
dt-lens-idle = Point at anything to read it here.
dt-team-own = Your team
dt-team-other = Against you
dt-team = Team { $n }
dt-target = target
dt-leader = leader
dt-tab-abilities = Abilities
dt-tap-or-declare = Tap dice to keep them, then roll the rest or declare what is ready.
dt-attempts = attempt { $n } of { $of }
dt-declare = Declare { $name }
dt-keep = Keep
dt-keep-and-roll =
    { $n ->
        [one] Keep the { $faces }, roll { $n } die
       *[other] Keep the { $faces }, roll { $n } dice
    }
dt-more-tokens =
    { $n ->
        [one] { $n } more token
       *[other] { $n } more tokens
    }

## Statistics

dt-stat-damage = Damage taken
dt-stat-damage-kind = of which { $kind }
dt-stat-prevented = Damage prevented
dt-stat-healed = Health healed
dt-stat-abilities = Abilities used
dt-stat-cards = Cards played
dt-stat-cp = CP gained

dt-style = Style
dt-bar-damage = Damage
dt-bar-defence = Defence
dt-bar-trickery = Trickery
dt-bar-complexity = Complexity
dt-bar-of = { $n } of { $of }
dt-marks = Statuses and companions
dt-signatures = Signature abilities

dt-end-summary = { $hero } stands with { $health } health after { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}.
dt-end-health = Health
dt-end-blow = biggest blow
dt-end-by = { $ability }, turn { $n }
dt-end-dealt = damage dealt
dt-end-lost = taken: { $n }
dt-end-saved = healed, prevented
dt-end-roll = Best roll
dt-end-run = { $n } numbers in a row
dt-end-house = three and two of a kind
dt-end-alike = { $n } of a kind
dt-opening = { $own ->
    [yes] You begin
   *[no] { $name } begins
}: highest roll, { $best } to { $next }.
