### What is said at the table: questions, moves, the log, facts of the board, refusals.

game-name = Dice Throne

## Names of what the rules speak of

phase-setup = Setup
phase-upkeep = Upkeep Phase
phase-income = Income Phase
phase-main-1 = Main Phase (1)
phase-offensive-roll = Offensive Roll Phase
phase-targeting-roll = Targeting Roll Phase
phase-defensive-roll = Defensive Roll Phase
phase-main-2 = Main Phase (2)
phase-discard = Discard Phase
phase-end = end of the turn
mode-duel = 1 vs 1
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
board-front = front
board-back = back

## Questions

ask-main-1 = { TO($seat, ",") } Main Phase (1): play, upgrade or sell cards, or move on to the dice?
ask-main-2 = { TO($seat, ",") } Main Phase (2): play, upgrade or sell cards, or end the phase?
ask-rolling = { TO($seat, ":") } roll, keep some dice and reroll the others, or declare an ability?
ask-upkeep = { TO($seat, ",") } Upkeep Phase: play something?
ask-income = { TO($seat, ",") } Income Phase: play something?
ask-main = { TO($seat, ":") } the Main Phase is about to end. Play something first?
ask-card = { TO($seat, ":") } a card is being played. Respond before it takes effect?
ask-dice = { TO($seat, ":") } change the dice, or accept them?
ask-declared = { TO($seat, ":") } an ability has been declared. Play something before it is activated?
ask-attack = { TO($seat, ":") } the attack has its target. Play something before the defence?
ask-duel = { TO($seat, ":") } both dice have been rolled. Change one, or play something, before they are compared?
ask-then = { TO($seat, ":") } play something before the effect continues?
ask-damage = { TO($seat, ":") } damage is about to be dealt. Play something first?
ask-after = { TO($seat, ":") } play something before the Roll Phase ends?
ask-before-discard = { TO($seat, ":") } play something before cards are sold?
ask-reroll = { TO($seat, ":") } which die do you reroll?
ask-ransom = { TO($seat, ":") } pay, or reroll the die?
ask-change = { TO($seat, ":") } which die do you change, and to what?
ask-keep = { TO($seat, ":") } which dice do you keep? The rest are rerolled.
ask-upkeep-order = { TO($seat, ":") } which Upkeep effect do you resolve next?
ask-discard-phase = { TO($seat, ",") } Discard Phase: which card do you sell?
ask-defend = { TO($seat, ":") } how do you defend?
ask-source = { TO($seat, ":") } which damage does this apply to?
ask-player = { TO($seat, ":") } choose a player.
ask-target = { TO($seat, ":") } choose the target of the attack.
ask-pass-on = { TO($seat, ":") } who do you pass the status effect to?
ask-discard = { TO($seat, ":") } which card do you discard?
ask-fetch = { TO($seat, ":") } which card do you take from the deck?
ask-buy-attempt = { TO($seat, ":") } buy the missing roll attempt for 1 CP?
ask-offer = { TO($seat, ":") } gain the token?
ask-remove = { TO($seat, ":") } which status effect do you remove?
ask-how-many = { TO($seat, ":") } how many tokens do you remove?
ask-transfer = { TO($seat, ":") } which status effect do you transfer, from whom and to whom?
ask-pay-reroll = { TO($seat, ":") } pay to reroll?
ask-roll-or-pick = { TO($seat, ":") } roll, or pay and choose the face?
ask-choose = { TO($seat, ":") } choose one.
ask-may = { TO($seat, ":") } do this?
ask-pay-any = { TO($seat, ":") } how much CP do you pay?
ask-grow = { TO($seat, ":") } which companion grows?
ask-give-up = { TO($seat, ":") } which companion do you spend?
ask-build = { TO($seat, ":") } which companion do you build?
ask-activate = { TO($seat, ":") } which companion do you activate?
ask-share = { TO($seat, ":") } how much of the damage does the companion take?

# The same to who decides, under the heading that says what goes on.
question-main-1 = Play, upgrade or sell cards, or move on to the dice?
question-main-2 = Play, upgrade or sell cards, or end the phase?
question-upkeep = Play something?
question-income = Play something?
question-card = Respond before it takes effect?
question-declared = Play something before it is activated?
question-discard-phase = Which card do you sell?

## Moves

option-play = Play { $what } ({ $cost } CP)
option-sell = Sell { $what } for 1 CP
option-upgrade = Upgrade: { $what } ({ $cost } CP)
option-discard = Discard { $what }
option-fetch = Take { $what }
option-use = { $n ->
    [0] Use { $what }
   *[other] Spend { $n } { $what }
}
option-activate = Activate { $what }
option-ability = Declare { $what }
option-none = Declare no ability
option-defend = Defend with { $what }
option-undefended = Don't defend
option-guard = { $what } takes the damage
option-target = Attack { PLAYER($seat) } ({ $hero })
option-player = Choose { PLAYER($seat) } ({ $hero })
option-remove = Remove { $what }
option-grow = Grow { $what }
option-give = Spend { $what }
option-build = Build { $what }
option-transfer = Transfer { $what } from { PLAYER($from) } to { PLAYER($to) }
option-roll = { $reason ->
    [roll-or-pick] Roll the die
   *[other] Roll all dice
}
option-keep = Keep { $what }, reroll the rest
option-reroll = Reroll the { $what }
option-change = Change a { $from } to a { $to }
option-choose = Choose option { $what }
option-do = { $reason ->
    [pay-reroll] Pay
   *[other] Do it
}
option-done = { $reason ->
    [may] Don't do it
    [offer] Don't gain it
    [buy-attempt] Don't buy it
    [pay-reroll] Don't pay
    [pass-on] Don't pass it on
    [keep] Keep all
   *[other] Done
}
option-take = Gain { $what }
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
option-source = The { $n } { $kind } damage to { PLAYER($seat) }
option-resolve = Resolve { $what }
option-buy = Buy the attempt
option-next = Continue
option-pass = Pass

## The log

event-turn = – { PLAYER($seat, "start") } begins their turn –
event-rolled = { PLAYER($seat, "start") } rolls { $dice }.
event-rerolled = One of { PLAYER($seat) }'s dice is rerolled: { $from } becomes { $to }. The dice: { $dice }.
event-altered = One of { PLAYER($seat) }'s dice is changed from { $from } to { $to }.
event-declared = { PLAYER($seat, "start") } declares { $ability }.
event-held-back = { PLAYER($seat, "start") } declares no ability.
event-lapsed = The declaration of { $ability } lapses: { PLAYER($seat) } decides anew.
event-activated = { PLAYER($seat, "start") } activates { $ability }.
event-targeted = { PLAYER($seat, "start") } targets { PLAYER($target_seat) }.
event-defends = { PLAYER($seat, "start") } defends with { $ability }.
event-damaged = { $amount ->
    [0] { PLAYER($seat, "start") } takes no damage.
   *[other] { $damage ->
        [normal] { PLAYER($seat, "start") } takes { $amount } damage.
        [undefendable] { PLAYER($seat, "start") } takes { $amount } undefendable damage.
        [pure] { PLAYER($seat, "start") } takes { $amount } pure damage.
        [collateral] { PLAYER($seat, "start") } takes { $amount } collateral damage.
       *[ultimate] { PLAYER($seat, "start") } takes { $amount } ultimate damage.
    }
}
event-added = { $amount ->
    [0] { PLAYER($seat, "start") } adds no damage to the attack.
   *[other] { PLAYER($seat, "start") } adds { $amount } damage to the attack.
}
event-prevented = { $amount ->
    [half] Half of the damage to { PLAYER($seat) } is prevented.
    [all] All damage to { PLAYER($seat) } is prevented.
   *[other] { $amount } damage to { PLAYER($seat) } is prevented.
}
event-reflects = { PLAYER($seat, "start") } reflects half of the damage.
event-healed = { PLAYER($seat, "start") } heals { $amount }.
event-stole-health = { PLAYER($seat, "start") } steals { $amount } health from { PLAYER($target_seat) }.
event-gained-cp = { $amount ->
    [0] { PLAYER($seat, "start") } gains no CP.
   *[other] { PLAYER($seat, "start") } gains { $amount } CP.
}
event-lost-cp = { PLAYER($seat, "start") } loses { $amount } CP.
event-gained = { PLAYER($seat, "start") } gains { $count ->
    [1] { $token }
   *[other] { $count } { $token }
}.
event-lost = { PLAYER($seat, "start") } loses { $count ->
    [1] { $token }
   *[other] { $count } { $token }
}.
event-companion-health = { PLAYER($seat, "start") }'s { $token } has { $health } health.
event-companion-hurt = { PLAYER($seat, "start") }'s { $token } loses { $amount } health and has { $health } left.
event-blocked = { PLAYER($seat, "start") } prevents { $token }.
event-raised = { PLAYER($seat, "start") } raises their { $token } stack limit.
event-drew = { $count ->
    [one] { PLAYER($seat, "start") } draws { $count } card.
   *[other] { PLAYER($seat, "start") } draws { $count } cards.
}
event-drew-card = { PLAYER($seat, "start") } draws { $card }.
event-discarded = { PLAYER($seat, "start") } discards { $card }.
event-sold = { PLAYER($seat, "start") } sells { $card }.
event-played = { PLAYER($seat, "start") } plays { $card }.
event-used = { PLAYER($seat, "start") } uses { $play }.
event-upgraded = { PLAYER($seat, "start") } plays the upgrade { $card }.
event-looked = { PLAYER($seat, "start") } looks at { PLAYER($target_seat) }'s hand.
event-saw = { PLAYER($target_seat, "start") }'s hand: { $cards }.
event-skips = { $what ->
    [income] { PLAYER($seat, "start") } skips the Income Phase.
    [offensive-roll] { PLAYER($seat, "start") } skips the Offensive Roll Phase.
   *[attack] { PLAYER($seat, "start") }'s ability has no effect.
}
event-flipped = { PLAYER($seat, "start") } flips the hero board to its { $board }.

## Passing a whole attack

until-attack = Pass until the attack is over

## Facts of the board

fact-edition = rules
fact-mode = mode
fact-phase = Now
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
fact-purpose = for:
fact-faces = result:
fact-symbols = symbols:
fact-attempts = attempts left:
fact-used = attempts used:
fact-open = can be changed
fact-upkeep = Upkeep effects to resolve
fact-attack = Attack
fact-by = from seat
fact-target = at seat
fact-ability = ability:
fact-kind = kind:
fact-amount = damage:
fact-ultimate = ultimate
fact-dealt = dealt:
fact-incoming = Incoming
fact-to = to seat
fact-damage = damage:

## Why a move is not legal

why-decline-otherwise = here you decline with “{ $move }”
why-must-choose = here you must choose: { $moves }
why-sell-more = { $n ->
    [one] { $n } more card must be sold: a hand holds no more than { $limit }
   *[other] { $n } more cards must be sold: a hand holds no more than { $limit }
}
why-defeated = a defeated player can't take actions
why-ultimate = once an ultimate ability is activated, the others can do nothing until the Roll Phase ends
why-discard-phase = in the Discard Phase, cards can only be sold
why-stunned = you are stunned and can't take actions
why-answer-first = answer the current question first
why-card-on-board = { $card } is already on your hero board
why-card-being-played = { $card } is already being played
why-card-discarded = { $card } is in your discard pile
why-card-not-in-hand = { $card } is not in your hand
why-card-of-hero = { $card } belongs to another hero ({ $hero })
why-unknown-card = there is no card “{ $word }”
why-unknown-card-near = there is no card “{ $word }”; perhaps “{ $near }”
why-is-upgrade = { $card } is an upgrade: put it on your hero board with “upgrade”
why-is-action = { $card } is an action card: play it with “play”
why-cost = { $card } costs { $cost } CP, and you have { $cp }
why-sell-in-main = cards are sold in your Main Phases and in the Discard Phase
why-sell-own-turn = cards can only be sold on your own turn
why-sell-roll-phase = no cards can be sold during the Roll Phase
why-upgrade-in-main = upgrades can only be played in your own Main Phases
why-amid-card = upgrades and Main Phase action cards can't interrupt anything
why-sell-amid = selling can't interrupt anything
why-level = { $ability } is already at level { $level }
why-which-use = there are several uses: { $moves }
why-no-use = { $token } can't be spent
why-not-on-board = { $ability } is not on your hero board
why-unknown-use = there is nothing called “{ $word }” to use
why-unknown-use-near = there is nothing called “{ $word }” to use; perhaps “{ $near }”
why-too-few = { $held ->
    [0] you have no { $play }
   *[other] this takes { $n } { $play }, and you have { $held }
}
why-fresh = { $play } gained this turn can't add damage
why-how-many = say how many: from { $least } to { $most }
why-one-by-one = each use of { $play } is declared separately
why-main-card-own-turn = Main Phase action cards can only be played on your own turn
why-main-card = Main Phase action cards can't be played now ({ $phase })
why-roll-card = Roll Phase action cards can't be played now ({ $phase })
why-only-dice = until the dice are accepted, you can only change dice
why-timing = this can only be used { $timing }
why-no-attack = there is no attack to modify
why-undefendable = this attack can't be defended against anyway
why-not-your-attack = you can only modify your own attack
why-pure = pure damage can't be modified
why-ultimate-damage = ultimate damage can't be prevented
why-damage-to-others = the damage isn't coming to you, and this doesn't protect others
why-attack-on-others = you are not the target of the attack, and this only helps the target
why-no-damage = there is no damage to prevent
why-damage-avoided = this damage has been avoided already
why-damage-dealt = the damage has been dealt already
why-instead-of-defence = this replaces a defensive ability, and you are not choosing one now
why-dice-of-ultimate = dice can't be changed once an ultimate ability has been activated
why-attempt-phase = { $roll ->
    [offensive-attempt] there is no offensive roll to give another attempt to
   *[defensive-attempt] there is no defensive roll to give another attempt to
}
why-no-dice = there are no dice on the table
why-dice-accepted = these dice have been accepted and can't be changed any more
why-roller-first = { PLAYER($seat) } rolls first: opponents may only change the dice after that
why-whose-dice = { $whose ->
    [own] these are not your dice
    [opponent] these are not an opponent's dice
    [team] these are neither your dice nor a teammate's
   *[any] these dice can't be changed
}
why-no-status = there is no status effect that this could affect
why-nothing = nothing could come of this now
why-not-in-play = { $token } is not in play
why-no-room = { $token }: there can be no more now
why-build-price = { $token }: you do not have the tokens to build it
why-no-change = this would not change any of the dice
why-price = to use this you must { $price }
why-once = { $play } can only be used once per turn
why-companions = { $n ->
    [one] { $play } can only be spent once per turn
   *[other] { $play } can be spent no more than { $n } times per turn
}
why-condition = only if { $condition }
why-roll-all = “roll” rolls all dice; write “keep” and the faces to keep some
why-no-attempts = there are no roll attempts left
why-declared = you have declared { $ability }, and that stands unless somebody acts
why-declared-none = you have declared no ability, and that stands unless somebody acts
why-one-defensive-roll = a defensive roll has only one attempt
why-roll-phase = roll attempts are made in your own Offensive Roll Phase
why-nothing-to-keep = no dice have been rolled yet
why-keep-faces = after “keep” write the faces to keep; the dice show { $dice }
why-not-rolled = the dice show { $dice }
why-keep-all = if you keep all the dice, there is nothing to reroll: declare an ability or decline
why-keep-order = write the faces in order: “{ $move }”
why-not-offensive = { $ability } is not an offensive ability
why-ability-of-hero = { $ability } belongs to another hero ({ $hero })
why-unknown-ability = there is no ability “{ $word }”
why-unknown-ability-near = there is no ability “{ $word }”; perhaps “{ $near }”
why-ability-phase = abilities are declared at the end of your own Offensive Roll Phase
why-one-ability = only one ability can be activated in an Offensive Roll Phase ({ $ability })
why-roll-first = roll before you declare { $ability }
why-straight = { $ability } needs a { $needs }, but the dice show { $dice }
why-symbols = { $ability } needs { $needs }, but the dice show { $there }
why-lapsed = you declared { $ability }, but the dice have been changed: with { $dice } it can't be activated
why-none = you can't declare an ability now
why-only-opponent = with only one opponent, no target is chosen
why-targeting-die = in team games, a die determines the target
why-no-target-now = you can't choose a target now
why-target-known = the target is known already: { PLAYER($seat) }
why-no-such-seat = there is no seat “{ $word }”: seats go from 1 to { $n }
why-target-defeated = { PLAYER($seat) } is no longer in the game
why-target-friend = { PLAYER($seat) } is not an opponent of the attacker
why-not-defensive = { $ability } is not a defensive ability
why-not-attacked = you are not being attacked
why-defended = the defence has already been chosen
why-unblockable = this attack can't be defended against
why-defend-later = choose your defence after the attack has been answered

points = { $n } health
