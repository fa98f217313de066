### The words of the board: its sheet.

game-tagline = Roll, keep, reroll, strike: duels of heroes

phase-upkeep-short = Upkeep
phase-income-short = Income
phase-main-1-short = Main 1
phase-offensive-roll-short = Attack
phase-targeting-roll-short = Target
phase-defensive-roll-short = Defence
phase-main-2-short = Main 2
phase-discard-short = Discard
ability-kind-offensive = Offensive
ability-kind-defensive = Defensive
ability-kind-passive = Passive
ability-kind-ultimate = Ultimate
card-kind-main = Main Phase
card-kind-roll = Roll Phase
card-kind-instant = Instant
card-kind-upgrade = Upgrade
token-kind-positive = Positive status effect
token-kind-negative = Negative status effect
token-kind-unique = Unique status effect
token-kind-companion = Companion

## What a decision is about, as a heading

reason-main-1 = Main Phase (1)
reason-rolling = Offensive roll
reason-defend = Defence
reason-target = Target of the attack
reason-main-2 = Main Phase (2)
reason-discard-phase = Discard Phase
reason-upkeep = Upkeep
reason-income = Income
reason-main = End of the Main Phase
reason-card = A card is being played
reason-dice = Dice on the table
reason-duel = Die against die
reason-declared = An ability has been declared
reason-attack = Attack
reason-then = The effect continues
reason-damage = Incoming damage
reason-after = After the damage
reason-before-discard = Before the Discard Phase
reason-upkeep-order = Order of Upkeep effects
reason-buy-attempt = Missing attempt
reason-reroll = Reroll
reason-change = Changing a die
reason-keep = Dice to keep
reason-ransom = Ransom
reason-pay-reroll = Paid reroll
reason-roll-or-pick = Roll or pick
reason-source = Which damage
reason-share = Sharing damage
reason-player = Choosing a player
reason-pass-on = Passing on a status effect
reason-offer = A token to gain
reason-remove = Removing a status effect
reason-transfer = Transferring a status effect
reason-how-many = Number of tokens
reason-pay-any = Payment
reason-discard = Discarding a card
reason-fetch = A card from the deck
reason-choose = Choice
reason-may = Optional
reason-grow = Growing a companion
reason-give-up = Spending a companion
reason-build = Building a companion
reason-activate = Activating a companion

## What is agreed before a match

fact-edition-help = Which edition of the rules you play by.
fact-mode-help = Who plays against whom.
fact-hero-help = Each hero has its own dice, abilities and cards.
value-edition-2-4-3 = 2.4.3 (current)
value-edition-2-2 = 2.2 (older)
value-mode-duel = 1 vs 1
value-mode-teams = Teams
value-mode-king-of-the-hill = King of the Hill
setup-mode = the mode “{ $mode }” needs { $counts } seats, not { $n }
