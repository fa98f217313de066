### What is said at the table: questions, moves, the log, facts of the board, refusals.

game-name = Dice Throne

## Names of what the rules speak of

phase-setup = Setup
phase-upkeep = Upkeep Phase
phase-income = Income Phase
phase-main-1 = Main Phase 1
phase-offensive-roll = Offensive Roll Phase
phase-targeting-roll = Targeting Roll Phase
phase-defensive-roll = Defensive Roll Phase
phase-main-2 = Main Phase 2
phase-discard = Discard Phase
phase-end = end of the turn
mode-duel = duel
mode-teams = teams
mode-king-of-the-hill = King of the Hill
kind-normal = normal
kind-undefendable = undefendable
kind-pure = pure
kind-collateral = collateral
kind-ultimate = ultimate
purpose-offensive = offensive roll
purpose-targeting = targeting roll
purpose-defensive = defensive roll
purpose-effect = roll for an effect
board-front = front side
board-back = back side

## Questions

ask-main-1 = Seat { $seat }, Main Phase 1: play, upgrade or sell cards, or go on to the dice?
ask-main-2 = Seat { $seat }, Main Phase 2: play, upgrade or sell cards, or end the phase?
ask-rolling = Seat { $seat }: roll, keep some dice and reroll the others, or declare an ability?
ask-upkeep = Seat { $seat }, Upkeep Phase: play something?
ask-income = Seat { $seat }, Income Phase: play something?
ask-main = Seat { $seat }: the Main Phase is about to end. Play something first?
ask-card = Seat { $seat }: a card is being played. Answer it first?
ask-dice = Seat { $seat }: change the dice, or accept them?
ask-declared = Seat { $seat }: an ability has been declared. Play something before it is activated?
ask-attack = Seat { $seat }: the attack has found its target. Play something before the defence?
ask-duel = Seat { $seat }: both dice are rolled. Change one, or play something before they are compared?
ask-then = Seat { $seat }: play something before the effect goes on?
ask-damage = Seat { $seat }: damage is about to be dealt. Play something first?
ask-after = Seat { $seat }: play something before the Roll Phase ends?
ask-before-discard = Seat { $seat }: play something before cards are sold?
ask-reroll = Seat { $seat }: which die is rerolled?
ask-ransom = Seat { $seat }: pay, or reroll the die?
ask-change = Seat { $seat }: which die is changed, and to what?
ask-keep = Seat { $seat }: which dice are kept? The others are rerolled.
ask-upkeep-order = Seat { $seat }: which upkeep effect comes next?
ask-discard-phase = Seat { $seat }, Discard Phase: which card is sold?
ask-defend = Seat { $seat }: how do you defend?
ask-source = Seat { $seat }: which damage is meant?
ask-player = Seat { $seat }: choose a player.
ask-target = Seat { $seat }: choose the target of the attack.
ask-pass-on = Seat { $seat }: pass the status on to whom?
ask-discard = Seat { $seat }: which card is discarded?
ask-fetch = Seat { $seat }: which card is taken from the deck?
ask-buy-attempt = Seat { $seat }: buy the missing roll attempt for 1 CP?
ask-offer = Seat { $seat }: take the token?
ask-remove = Seat { $seat }: which status is removed?
ask-how-many = Seat { $seat }: how many tokens are removed?
ask-transfer = Seat { $seat }: which status moves from whom to whom?
ask-pay-reroll = Seat { $seat }: pay to reroll?
ask-roll-or-pick = Seat { $seat }: roll, or pay and choose the face?
ask-choose = Seat { $seat }: choose one.
ask-may = Seat { $seat }: do this?
ask-pay-any = Seat { $seat }: how many CP are paid?
ask-grow = Seat { $seat }: which companion grows?
ask-give-up = Seat { $seat }: which companion is given up?
ask-build = Seat { $seat }: which companion is built?
ask-activate = Seat { $seat }: which companion is activated?
ask-share = Seat { $seat }: how much of the damage does the companion take?

## Moves

option-play = Play { $what } ({ $cost } CP)
option-sell = Sell { $what } for 1 CP
option-upgrade = Upgrade: { $what } ({ $cost } CP)
option-discard = Discard { $what }
option-fetch = Take { $what }
option-use = { $n ->
    [0] Use { $what }
   *[other] Use { $n } { $what }
}
option-activate = Activate { $what }
option-ability = Declare { $what }
option-none = Declare no ability
option-defend = Defend with { $what }
option-undefended = Don't defend
option-guard = { $what } takes the damage
option-target = Attack { $what }
option-player = Choose { $what }
option-remove = Remove { $what }
option-grow = Grow { $what }
option-give = Give up { $what }
option-build = Build { $what }
option-transfer = Move { $what } from seat { $from } to seat { $to }
option-roll = Roll all dice
option-keep = Keep { $what }, reroll the rest
option-reroll = Reroll a { $what }
option-change = Turn a { $from } into a { $to }
option-choose = Choose number { $what }
option-do = Do it
option-done = No more
option-take = Take { $what }
option-spend = { $n ->
    [0] None
   *[other] Remove { $n }
}
option-pay = { $n ->
    [0] Pay nothing
   *[other] Pay { $n } CP
}
option-pick = Pay and choose { $what }
option-share = { $n ->
    [0] It takes nothing
   *[other] It takes { $n } damage
}
option-source = Damage to seat { $seat }: { $n } { $kind }
option-resolve = Resolve { $what }
option-buy = Buy the attempt
option-next = Go on
option-pass = Pass

## The log

event-turn = — Seat { $seat } takes a turn —
event-rolled = Seat { $seat } rolls { $dice }.
event-altered = A die of seat { $seat } is turned from { $from } to { $to }.
event-declared = Seat { $seat } declares { $ability }.
event-held-back = Seat { $seat } declares no ability.
event-activated = Seat { $seat } activates { $ability }.
event-targeted = Seat { $seat } targets seat { $target_seat }.
event-defends = Seat { $seat } defends with { $ability }.
event-damaged = { $damage ->
    [normal] Seat { $seat } takes { $amount } damage.
    [undefendable] Seat { $seat } takes { $amount } undefendable damage.
    [pure] Seat { $seat } takes { $amount } pure damage.
    [collateral] Seat { $seat } takes { $amount } collateral damage.
   *[ultimate] Seat { $seat } takes { $amount } ultimate damage.
}
event-added = Seat { $seat } adds { $amount } damage to the attack.
event-prevented = { $amount ->
    [half] Half of the damage to seat { $seat } is prevented.
    [all] All of the damage to seat { $seat } is prevented.
   *[other] { $amount } of the damage to seat { $seat } is prevented.
}
event-reflects = Seat { $seat } reflects half of the damage.
event-healed = Seat { $seat } heals { $amount }.
event-stole-health = Seat { $seat } steals { $amount } health from seat { $target_seat }.
event-gained-cp = Seat { $seat } gains { $amount } CP.
event-lost-cp = Seat { $seat } loses { $amount } CP.
event-gained = Seat { $seat } gains { $token } ×{ $count }.
event-lost = Seat { $seat } loses { $token } ×{ $count }.
event-blocked = Seat { $seat } wards off { $token }.
event-raised = The limit of { $token } rises for seat { $seat }.
event-drew = { $count ->
    [one] Seat { $seat } draws { $count } card.
   *[other] Seat { $seat } draws { $count } cards.
}
event-drew-card = Seat { $seat } draws { $card }.
event-discarded = Seat { $seat } discards { $card }.
event-sold = Seat { $seat } sells { $card }.
event-played = Seat { $seat } plays { $card }.
event-used = Seat { $seat } uses { $play }.
event-upgraded = Seat { $seat } upgrades: { $card }.
event-looked = Seat { $seat } looks at the hand of seat { $target_seat }.
event-saw = The hand of seat { $target_seat }: { $cards }.
event-skips = { $what ->
    [income] Seat { $seat } skips the Income Phase.
    [offensive-roll] Seat { $seat } skips the Offensive Roll Phase.
   *[attack] The ability of seat { $seat } comes to nothing.
}
event-flipped = Seat { $seat } turns the hero board to its { $board }.

## Facts of the board

fact-edition = rules
fact-mode = mode
fact-phase = Phase
fact-turn = Turn
fact-first = First player
fact-hero = Hero
fact-side = Team
fact-health = Health
fact-cp = CP
fact-cards = Cards
fact-deck = Deck
fact-hand = Hand
fact-discard = Discard pile
fact-upgrades = Upgrades
fact-playing = Being played
fact-tokens = Tokens
# Levels can be told from the names of upgrades.
fact-levels = { "" }
fact-board = Board
fact-dice = Dice
fact-roller = seat
fact-purpose = for
fact-faces = show
fact-symbols = symbols
fact-attempts = attempts left
fact-open = can be changed
fact-upkeep = Upkeep effects to come
fact-attack = Attack
fact-by = from seat
fact-target = at seat
fact-ability = ability
fact-kind = kind
fact-amount = damage
fact-ultimate = ultimate
fact-dealt = dealt
fact-incoming = Incoming
fact-to = to seat
fact-damage = damage

## Why a move is not legal

why-decline-otherwise = here it is written “{ $move }”
why-must-choose = here you must choose: { $moves }
why-sell-more = { $n ->
    [one] { $n } more card must be sold: a hand holds no more than { $limit }
   *[other] { $n } more cards must be sold: a hand holds no more than { $limit }
}
why-defeated = a defeated player takes no actions
why-ultimate = once an ultimate ability is activated, the others can do nothing until the Roll Phase ends
why-discard-phase = in the Discard Phase cards can only be sold
why-stunned = you are stunned and can take no action
why-answer-first = the question asked now has to be answered first
why-card-on-board = { $card } lies on your hero board already
why-card-being-played = { $card } is being played already
why-card-discarded = { $card } is in your discard pile
why-card-not-in-hand = { $card } is not in your hand
why-card-of-hero = { $card } is a card of another hero ({ $hero })
why-unknown-card = there is no card “{ $word }”
why-unknown-card-near = there is no card “{ $word }”; perhaps “{ $near }”
why-is-upgrade = { $card } is an upgrade, so it is not played but put on the board with “upgrade”
why-is-action = { $card } is an action card, so it is played with “play”
why-cost = { $card } costs { $cost } CP and you have { $cp }
why-sell-in-main = cards are sold in your Main Phases and in the Discard Phase
why-sell-own-turn = cards can only be sold on your own turn
why-sell-roll-phase = no cards can be sold during the Roll Phase
why-upgrade-in-main = upgrades are played in your own Main Phases only
why-amid-card = upgrades and Main Phase cards can't interrupt anything
why-level = { $ability } is already at level { $level }
why-which-use = there are several uses: { $moves }
why-no-use = { $token } can't be spent
why-not-on-board = { $ability } is not on your hero board now
why-unknown-use = there is nothing called “{ $word }” to use
why-unknown-use-near = there is nothing called “{ $word }” to use; perhaps “{ $near }”
why-too-few = { $held ->
    [0] you have no { $play }
   *[other] this takes { $n } { $play } and you have { $held }
}
why-fresh = { $play } gained this turn can't add damage
why-how-many = say how many: from { $least } to { $most }
why-one-by-one = { $play } is spent one use at a time
why-main-card-own-turn = Main Phase cards can only be played on your own turn
why-main-card = Main Phase cards can't be played now ({ $phase })
why-roll-card = Roll Phase cards can't be played now ({ $phase })
why-only-dice = until the dice are accepted, only what changes dice can be played
why-timing = this can only be used { $timing }
why-no-attack = there is no attack to modify
why-not-your-attack = only your own attack can be modified
why-pure = pure damage can't be modified
why-ultimate-damage = the damage of an ultimate ability can't be prevented
why-damage-to-others = no damage is coming to you, and this protects nobody else
why-attack-on-others = the attack is not on you, and this helps only whoever is attacked
why-no-damage = there is no damage to prevent
why-instead-of-defence = this takes the place of a defensive ability, and there is none to choose now
why-dice-of-ultimate = dice can't be changed once an ultimate ability is active
why-attempt-phase = { $roll ->
    [offensive-attempt] there is no offensive roll to get another attempt for
   *[defensive-attempt] there is no defensive roll to get another attempt for
}
why-no-dice = there are no dice on the table
why-dice-accepted = these dice are accepted and can't be changed any more
why-roller-first = seat { $seat } rolls undisturbed: opponents can change the dice only after that
why-whose-dice = { $whose ->
    [own] these are not your dice
    [opponent] these are not an opponent's dice
    [team] these are neither your dice nor a teammate's
   *[any] these dice can't be changed
}
why-no-status = there is no status that this could affect
why-price = to use this you must { $price }
why-once = { $play } can be used only once a turn
why-companions = { $play } can be spent no more than { $n } times a turn
why-condition = only if { $condition }
why-roll-all = “roll” rolls all dice; write “keep” and the faces to keep some
why-no-attempts = there are no roll attempts left
why-declared = you have declared { $ability }, and that stands unless somebody acts
why-declared-none = you have declared no ability, and that stands unless somebody acts
why-one-defensive-roll = there is only one attempt for a defensive roll
why-roll-phase = roll attempts are made in your own Offensive Roll Phase
why-nothing-to-keep = no dice have been rolled yet
why-keep-faces = after “keep” write the faces to keep; the dice show { $dice }
why-not-rolled = the dice show { $dice }
why-keep-all = with all dice kept there is nothing to reroll: declare an ability or none
why-keep-order = write the faces in order: “{ $move }”
why-not-offensive = { $ability } is not an offensive ability
why-ability-of-hero = { $ability } is an ability of another hero ({ $hero })
why-unknown-ability = there is no ability “{ $word }”
why-unknown-ability-near = there is no ability “{ $word }”; perhaps “{ $near }”
why-ability-phase = abilities are declared at the end of your own Offensive Roll Phase
why-one-ability = only one ability can be activated in an Offensive Roll Phase ({ $ability })
why-roll-first = roll before you declare { $ability }
why-straight = { $ability } needs a { $needs } and the dice show { $dice }
why-symbols = { $ability } needs { $needs } and the dice show { $there }
why-lapsed = you declared { $ability }, but the dice were changed since: with { $dice } it can't be activated
why-none = no ability is to be declared now
why-only-opponent = with a single opponent no target is chosen
why-targeting-die = in team games a die finds the target
why-no-target-now = no target is to be chosen now
why-no-such-seat = there is no seat “{ $word }”: seats go from 1 to { $n }
why-target-defeated = seat { $seat } is defeated
why-target-friend = seat { $seat } is not an opponent of the attacker
why-not-defensive = { $ability } is not a defensive ability
why-not-attacked = you are not being attacked
why-defended = the defence has been chosen already
why-unblockable = this attack can't be defended against
why-defend-later = the defence is chosen when the attack has been answered
