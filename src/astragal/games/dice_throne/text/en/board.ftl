### The words of the board: its sheet.

game-tagline = Roll, keep, reroll, strike: duels of heroes

phase-upkeep-short = Upkeep
phase-income-short = Income
phase-main-1-short = Main
phase-offensive-roll-short = Roll
phase-targeting-roll-short = Target
phase-defensive-roll-short = Defence
phase-main-2-short = Main
phase-discard-short = Discard
ability-kind-offensive = Offensive
ability-kind-defensive = Defensive
ability-kind-passive = Passive
ability-kind-ultimate = Ultimate
card-kind-main = Main
card-kind-roll = Roll
card-kind-instant = Instant
card-kind-upgrade = Upgrade
token-kind-positive = Positive status
token-kind-negative = Negative status
token-kind-unique = Unique status
token-kind-companion = Companion

## What a decision is about, as a heading

reason-main-1 = Main Phase 1
reason-rolling = Offensive roll
reason-defend = Defence
reason-target = Target of the attack
reason-main-2 = Main Phase 2
reason-discard-phase = Discard Phase
reason-upkeep = Upkeep
reason-income = Income
reason-main = End of the Main Phase
reason-card = A card is being played
reason-dice = Dice on the table
reason-duel = Die against die
reason-declared = An ability has been declared
reason-attack = Attack
reason-then = The effect goes on
reason-damage = Incoming damage
reason-after = After the damage
reason-before-discard = Before the Discard Phase
reason-upkeep-order = Order of upkeep effects
reason-buy-attempt = Missing attempt
reason-reroll = Reroll
reason-change = Change of dice
reason-keep = Kept dice
reason-ransom = Ransom
reason-pay-reroll = Paid reroll
reason-roll-or-pick = Roll or pick
reason-source = Which damage
reason-share = Shared damage
reason-player = Choice of a player
reason-pass-on = Status passed on
reason-offer = Offered token
reason-remove = Status removed
reason-transfer = Status moved
reason-how-many = Number of tokens
reason-pay-any = Payment
reason-discard = Discarded card
reason-fetch = Card from the deck
reason-choose = Choice
reason-may = If you wish
reason-grow = Companion grows
reason-give-up = Companion given up
reason-build = Companion built
reason-activate = Companion activated

## What is agreed before a match

fact-edition-help = The rulebook that is played by.
fact-mode-help = Who plays against whom.
fact-hero-help = Each hero has dice, abilities and cards of their own.
value-edition-2-4-3 = 2.4.3 (current)
value-edition-2-2 = 2.2 (older)
value-mode-duel = Duel
value-mode-teams = Teams
value-mode-king-of-the-hill = King of the Hill
setup-mode = the mode “{ $mode }” is not for { $n } seats but for { $counts }
