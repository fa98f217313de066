### What the board of Dice Throne says by itself.

dt-kept = kept
dt-wanted = keep
dt-die = Die { $place }: { $symbol } { $face }
dt-die-kept = Die { $place }: { $symbol } { $face }, kept
dt-dice = Dice
dt-tap-change = Change or reroll it
dt-which-change = What happens to this die?
dt-tap-dice = Tap the dice to keep, then roll the others.
dt-your-roll = Your roll
dt-first-roll = Three attempts are yours.
dt-attempts-left = { $n ->
    [one] { $n } attempt of { $of } is left. Tap dice to keep them.
   *[other] { $n } attempts of { $of } are left. Tap dice to keep them.
}
dt-no-attempts = No attempts are left: declare an ability, or none.
dt-roll-dice = { $n ->
    [one] Roll { $n } die
   *[other] Roll { $n } dice
}
dt-roll-of = { $name }: { $purpose }
dt-goal = For { $ability }, with the best keeps:
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
dt-board-of = Hero board of { $name }
dt-show-board = Show the hero board of { $name }
dt-hand = Your hand
dt-playable = can be played now
dt-hand-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
dt-deck = Deck { $n }
dt-discard = Discard { $n }
dt-discard-of = Discard pile of { $name }
dt-health = { $n } health
dt-shares-health = shares health with { $name }
dt-cp = CP
dt-cp-long = Combat points
dt-token-count = { $n } of at most { $limit }
dt-token-health = { $n } of { $most } health
dt-turn-own = Your turn
dt-turn-of = { $name } takes a turn
dt-on-turn = turn
dt-defeated = defeated
dt-bot = bot
dt-bot-level = bot, { $level }
dt-played = Played this turn
dt-being-played = Being played
dt-incoming = Damage on its way
dt-would-lose = { $name } would lose
dt-no-ability = No ability
dt-to-dice = Go on to the dice
dt-end-turn = End the turn
dt-pass-take = { $n ->
   *[other] Take { $n } damage
}
dt-pass-dice = Accept the dice
dt-pass-declared = Let it be activated
dt-pass-declared-own = Activate it
dt-pass-attack = Go on to the defence
dt-pass-attack-own = Attack
dt-pass-damage-own = Deal the damage
dt-not-now = Not now:
dt-switch = When this could be used
dt-switch-ask = ask as usual
dt-switch-always = always ask
dt-switch-never = never ask
dt-details = Details
dt-close = Close
dt-complexity = Complexity { $n } of 6
dt-keys-dice = keep a die, or let it go

## Statistics

dt-stat-damage = Damage taken
dt-stat-damage-kind = of it { $kind }
dt-stat-prevented = Damage prevented
dt-stat-healed = Health regained
dt-stat-abilities = Abilities used
dt-stat-cards = Cards played
dt-stat-cp = CP gained
