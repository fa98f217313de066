### The text of abilities, cards, statuses and companions, made from their effects.
### Messages are clauses in the imperative, without a capital letter and a full stop.

## How clauses are put together

list-and = { $first } and { $last }
# After a clause that has an "and" of its own.
list-and-clauses = { $first }, and { $last }
list-comma = { $first }, { $last }
clause-joined-then = { $first }, then { $last }
clause-apart = { $first }; { $last }
clause-times = { $anew ->
    [chosen-opponent] { $clause } ({ $n } times; choose an opponent each time, even the same one)
    [chosen-player] { $clause } ({ $n } times; choose a player each time, even the same one)
    [chosen-teammate] { $clause } ({ $n } times; choose a teammate each time, even the same one)
   *[no] { $clause } ({ $n } times)
}
effect-then = then { $clause }
list-or = { $first } or { $last }
list-option = { $first } or { $last }
effect-if = if { $condition },
if-of-a-kind = on { $n } of a kind:
clause-only-if = only if { $condition }
effect-otherwise = otherwise,
otherwise-several-dice = if you rolled none of these symbols,
effect-may = { $own ->
    [yes] you may { $clause }
   *[no] if you wish, { $clause }
}
may-pay = { $own ->
    [yes] you may { $cost } to { $body }
   *[no] you may { $cost }. If you do, { $body }
}
may-not = otherwise,
effect-choose = { $who ->
    [me] { $form ->
        [line] choose:
       *[list] choose one:
    }
   *[other] { $form ->
        [line] { $subject } chooses:
       *[list] { $subject } chooses one:
    }
}
effect-choose-player = { $who ->
    [opponent] { $n ->
        [1] choose an opponent
       *[other] choose up to { $n } opponents
    }
    [friend] { $n ->
        [1] choose yourself or a teammate
       *[other] choose up to { $n } players on your team
    }
   *[anyone] { $n ->
        [1] choose a player
       *[other] choose up to { $n } players
    }
}
choose-anew = { $who ->
    [chosen-opponent] { $again ->
        [yes] choose an opponent (it may be a different one): { $clause }
       *[no] choose an opponent: { $clause }
    }
    [chosen-teammate] { $again ->
        [yes] choose a teammate (it may be a different one): { $clause }
       *[no] choose a teammate: { $clause }
    }
   *[chosen-player] { $again ->
        [yes] choose a player (it may be a different one): { $clause }
       *[no] choose a player: { $clause }
    }
}
choose-player-opponent = an opponent:
choose-player-friend = yourself or a teammate:
versus-defence = the attacker also rolls 1 die
effect-versus = { $who ->
    [attacker] you and the attacker roll 1 die each
   *[target] you and the target roll 1 die each
}
versus-win = { $win ->
    [higher] if your roll is higher than your opponent's,
   *[higher-or-equal] if your roll is equal to or higher than your opponent's,
}
effect-on = on { $symbols }:
effect-on-values = on { $values }:
on-values-several-dice = if at least one die shows { $values },
effect-each = { $every ->
    [1] for each { $symbol }:
   *[other] for every { $every } { $symbol }:
}
symbol-some = { $n } { $symbol }
symbol-at-least = { $n } or more { $symbol }
symbol-name = [{ $name }]
quoted-name = { $name }

## Players

who-subject = { $who ->
    [me] you
    [target] the target
    [attacker] the attacker
    [chosen-opponent] a chosen opponent
    [chosen-player] a chosen player
    [chosen-teammate] a chosen teammate
    [each-opponent] each opponent
    [two-opponents] each of up to 2 chosen opponents
    [three-opponents] each of up to 3 chosen opponents
    [two-players] each of up to 2 chosen players
    [each-of-them] each of them
   *[that-player] that player
}
who-object = { $who ->
    [me] yourself
    [target] the target
    [attacker] the attacker
    [chosen-opponent] a chosen opponent
    [chosen-player] a chosen player
    [chosen-teammate] a chosen teammate
    [each-opponent] each opponent
    [two-opponents] each of up to 2 chosen opponents
    [three-opponents] each of up to 3 chosen opponents
    [two-players] each of up to 2 chosen players
    [each-of-them] each of them
   *[that-player] that player
}
# Languages with cases say these differently.
who-onto = { who-object }
who-from = { who-object }

## Numbers

quantity-damage = { $n } { $adjectives }damage
equal-damage = { $adjectives }damage equal to { $value }
adjective-isolated = isolated
adjective-undefendable = undefendable
adjective-pure = pure
adjective-collateral = collateral
adjective-ultimate = ultimate
adjective-incoming = incoming
quantity-prevented = { $n } { $adjectives }damage
equal-prevented = { $adjectives }damage equal to { $value }
quantity-number = { $n }
equal-number = an amount equal to { $value }
quantity-healing = { $n }
equal-healing = an amount equal to { $value }
quantity-health = { $n } health
equal-health = health equal to { $value }
quantity-cp = { $n } CP
equal-cp = CP equal to { $value }
quantity-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
equal-cards = a number of cards equal to { $value }
quantity-tokens = { $n } { $name }
equal-tokens = a number of { $name } equal to { $value }
quantity-token = { $names }
quantity-per = { $quantity } for each { $counted }
quantity-plus-per = { $quantity } plus { $n } for each { $counted }
quantity-plus-equal = { $quantity } plus an amount equal to { $value }
value-times = { $n } × { $value }
value-half = half
counted-faces = { $symbol }
counted-tokens = { $whose ->
    [me] { $name } you have
    [target] { $name } on the target
   *[that-player] { $name } on that player
}
counted-companions = companion you have
counted-cp = CP you have
counted-removed = { $removed ->
    [spent] token spent
    [companions] companion removed
    [cp] CP paid
   *[tokens] token removed
}
value-total = { $half ->
    [yes] half the { $dice ->
        [1] roll
       *[other] total of the roll
    } (rounded up)
   *[no] the { $dice ->
        [1] roll
       *[other] total of the roll
    }
}
value-faces = half the number of { $symbol } rolled (rounded up)
value-tokens = { $whose ->
    [me] half of your { $name } (rounded up)
    [target] half of the target's { $name } (rounded up)
   *[that-player] half of that player's { $name } (rounded up)
}
value-companions = half the number of your companions (rounded up)
value-cp = half of your CP (rounded up)
value-removed = { $removed ->
    [spent] half the number of tokens spent (rounded up)
    [companions] half the number of companions removed (rounded up)
    [cp] half of the CP paid (rounded up)
   *[tokens] half the number of tokens removed (rounded up)
}
value-limit = { $half ->
    [yes] half of the { $name } still missing to the stack limit (rounded up)
   *[no] the number of { $name } still missing to the stack limit
}

## Damage, health, combat points

effect-deal = { $who ->
    [me] take { $quantity }
    [target] deal { $quantity }
   *[other] { $long ->
        [yes] deal to { $object } { $quantity }
       *[no] deal { $quantity } to { $object }
    }
}
deal-if-damage-dealt = if the attack dealt damage, { $clause }
deal-also = { $long ->
    [yes] { $first } and deal { $object } { $quantity }
   *[no] { $first } and { $quantity } to { $object }
}
effect-add = add { $quantity }
effect-undefendable = make the attack undefendable
effect-prevent = { $to ->
    [me] prevent { $quantity }
   *[chosen-player] a chosen player prevents { $quantity }
}
prevent-half = half of the incoming damage (rounded up)
prevent-all = all incoming damage
prevent-everything = all incoming damage from every source
effect-reflect = deal half of the incoming damage (rounded up) to the attacker
effect-weaken = { $much ->
    [half] the attack deals half damage (rounded up)
    [all] the attack deals no damage
   *[number] reduce the attack's damage by { $quantity }
}
effect-heal = { $who ->
    [me] heal { $quantity }
   *[other] { $subject } heals { $quantity }
}
heal-companion = heal { $name } by { $quantity }
heal-damage-dealt = as much as the damage dealt
effect-steal-health = { $who ->
    [target] steal { $quantity }
   *[other] steal { $quantity } from { $object }
}
effect-lose-cp = { $who ->
    [me] lose { $quantity }
   *[other] { $subject } loses { $quantity }
}
effect-steal-cp = { $who ->
    [target] steal { $quantity }
   *[other] steal { $quantity } from { $object }
}

## Tokens

# What may be done or left, as in "you may gain …", is said with the mood "may".
effect-gain = { $who ->
    [me] { $mood ->
        [may] you may gain { $gained }
       *[do] gain { $gained }
    }
   *[other] { $mood ->
        [may] { $subject } may gain { $gained }
       *[do] { $subject } gains { $gained }
    }
}
effect-inflict = { $who ->
    [me] receive { $tokens }
    [target] inflict { $tokens }
   *[other] inflict { $tokens } on { $object }
}
gain-to-limit = { $name } up to the stack limit
effect-remove = { $mood ->
    [may] you may remove { $statuses } from { $object }
   *[do] remove { $statuses } from { $object }
}
remove-some = { $n ->
    [one] { $n } status effect
   *[other] { $n } status effects
}
remove-all = all status effects
effect-remove-own = { $n ->
    [any] remove any number of your { $name }
   *[other] remove up to { $n } of your { $name }
}
remove-own-must = remove { $n } of your { $name }
effect-remove-this = { $n ->
    [all] remove all of these tokens
    [1] { $many ->
        [yes] remove 1 of these tokens
       *[no] remove this token
    }
   *[other] remove { $n } of these tokens
}
effect-transfer = { $n ->
    [one] transfer { $n } status effect from one chosen player to another
   *[other] transfer { $n } status effects from one chosen player to another
}
effect-pass-this = you may pass this token to a chosen player
effect-raise-limit = raise your { $name } stack limit by { $by }
effect-block-status = { $negative ->
    [yes] { $n ->
        [one] prevent { $n } negative status effect that the attack would inflict
       *[other] prevent { $n } negative status effects that the attack would inflict
    }
   *[no] { $n ->
        [one] prevent { $n } status effect that the attack would inflict
       *[other] prevent { $n } status effects that the attack would inflict
    }
}
effect-detonate = remove all { $name } from each opponent and deal { $damage } damage to that player for { $counts } { $most ->
    [one] token
   *[other] tokens
}

## Cards

effect-draw = { $who ->
    [me] draw { $quantity }
   *[other] { $subject } draws { $quantity }
}
effect-discard = { $who ->
    [me] discard { $cards }
   *[other] { $subject } discards { $cards }
}
discard-random = { $n ->
    [one] { $n } card at random
   *[other] { $n } cards at random
}
discard-hand = { $who ->
    [me] your hand
   *[other] their hand
}
effect-search-deck = { $n ->
    [one] search your deck for { $n } card, put it into your hand and shuffle the deck
   *[other] search your deck for { $n } cards, put them into your hand and shuffle the deck
}
effect-look-at-hand = look at the hand of { $object }

## Dice

effect-reroll = { $whose ->
    [own] { $n ->
        [1] reroll 1 of your dice
       *[other] reroll up to { $n } of your dice
    }
    [opponent] { $n ->
        [1] reroll 1 of an opponent's dice
       *[other] reroll up to { $n } of an opponent's dice
    }
    [team] { $n ->
        [1] reroll 1 of your or a teammate's dice
       *[other] reroll up to { $n } of your or a teammate's dice
    }
   *[any] { $n ->
        [1] reroll any 1 die
       *[other] reroll up to { $n } dice
    }
}
reroll-same-die = { $n ->
    [2] { $clause } (or the same die twice)
   *[other] { $clause } (the same die may be rerolled again)
}
reroll-unless-paid = { $clause }, unless its owner pays you { $cp } CP
effect-set-die = { $whose ->
    [own] { $n ->
        [1] change 1 of your dice to { $value }
       *[other] change up to { $n } of your dice to { $value }
    }
   *[any] { $n ->
        [1] change any 1 die to { $value }
       *[other] change up to { $n } dice to { $value }
    }
}
set-die-any = { $n ->
    [1] any number
   *[other] any numbers
}
set-die-another = the number of another of your dice
effect-shift-die = { $n ->
    [1] increase or decrease any 1 die by 1
   *[other] increase or decrease up to { $n } dice by 1
}
effect-extra-attempt = { $phase ->
    [offensive] a chosen player gets another roll attempt in their Offensive Roll Phase
   *[defensive] a chosen player gets another roll attempt in their Defensive Roll Phase
}
effect-extra-offensive-roll = { $same ->
    [yes] the active player takes another Offensive Roll Phase against the same target
    [own] take another Offensive Roll Phase against the same target
   *[no] take another Offensive Roll Phase
}
effect-skip = { $what ->
    [income] skip the Income Phase
    [offensive-roll] skip the Offensive Roll Phase
   *[attack] the ability has no effect
}
effect-roll = { $theirs ->
    [yes] { $n ->
        [one] you roll { $n } die
       *[other] you roll { $n } dice
    }
   *[no] { $n ->
        [one] roll { $n } die
       *[other] roll { $n } dice
    }
}
roll-or-pick = { $clause } (or { $cost } and choose the face)
roll-may-reroll = { $n ->
    [one] { $clause } (you may reroll { $n } of them once)
   *[other] { $clause } (you may reroll up to { $n } of them once)
}
roll-may-reroll-any = { $clause } (you may reroll any of them once)
roll-may-reroll-one = { $clause } (you may reroll it once)
roll-reroll-cost = { $n ->
    [one] { $clause } (you may { $cost } to reroll { $n } of them once)
   *[other] { $clause } (you may { $cost } to reroll up to { $n } of them once)
}
roll-reroll-cost-any = { $clause } (you may { $cost } to reroll any of them once)
roll-reroll-cost-one = { $clause } (you may { $cost } to reroll it once)

## Companions and the board

effect-grow = { $n ->
    [each] grow each of your companions
    [one] grow { $n } companion
    [2] grow twice (1 companion each time)
   *[other] grow { $n } times (1 companion each time)
}
effect-remove-companions = remove up to { $n } of your companions
effect-build = { $make ->
    [basic] build a basic companion for free
    [advanced] build an advanced companion for free
   *[upgrade] upgrade a companion for free
}
effect-activate = { $n ->
    [one] activate { $n } companion for free
   *[other] activate up to { $n } different companions for free
}
effect-flip = { $side ->
    [front] flip your hero board to its front
   *[back] flip your hero board to its back
}
effect-share-damage = split the attack's damage between yourself and { $name } as you like
effect-reroll-when-spent = whenever you spend { $name } during this attack, you may reroll its die once
effect-pay-any = pay any amount of CP

## Costs, as in "you may …"

cost-cp = pay { $n } CP
cost-tokens = spend { $n } { $name }
cost-cards = { $n ->
    [one] discard { $n } card
   *[other] discard { $n } cards
}
cost-companions = { $n ->
    [one] spend { $n } companion
   *[other] spend { $n } companions
}
# The same as a request.
pay-cp = pay { $n } CP
pay-tokens = spend { $n } { $name }
pay-cards = { $n ->
    [one] discard { $n } card
   *[other] discard { $n } cards
}
pay-companions = { $n ->
    [one] spend { $n } companion
   *[other] spend { $n } companions
}

## Conditions

condition-of-a-kind = you rolled { $n } of a kind
condition-total = { $bounds ->
    [both] the total is { $low } to { $high }
    [low] the total is { $low } or more
   *[high] the total is { $high } or less
}
condition-shows = you rolled { $n ->
    [1] { $symbol }
   *[other] { $n } or more { $symbol }
}
condition-has = { $whose ->
    [me] { $n ->
        [1] you have { $name }
       *[other] you have { $n } or more { $name }
    }
   *[target] { $n ->
        [1] the target has { $name }
       *[other] the target has { $n } or more { $name }
    }
}
condition-removed = { $removed ->
    [spent] you spent { $n } or more { $n ->
        [one] token
       *[other] tokens
    }
    [companions] you removed { $n } or more { $n ->
        [one] companion
       *[other] companions
    }
    [cp] you paid { $n } CP or more
   *[tokens] you removed { $n } or more { $n ->
        [one] token
       *[other] tokens
    }
}
condition-on-side = { $side ->
    [front] your hero board shows its front
   *[back] your hero board shows its back
}
condition-attack-damage = { $counted ->
    [printed] the attack deals { $n } damage or more
    [added] { $n } damage or more was added to the attack
   *[dealt] the attack dealt { $n } damage or more
}
condition-attempts-used = { $n ->
    [one] you made no more than { $n } roll attempt this turn
   *[other] you made no more than { $n } roll attempts this turn
}
condition-first-player = you are the first player
condition-has-companion = { $name } is in play
condition-held-by-other = this token belongs to another hero
condition-held-by-other-than = you are not the { $hero }

## When

timing-any-time = at any time
timing-main-phase = in your Main Phase
timing-roll-phase = in any Roll Phase
timing-own-dice = after rolling your dice
timing-any-dice = after any dice are rolled
timing-own-attack = during your attack
timing-own-attack-undefended = during your attack, before the defensive roll
timing-attacked = when you are attacked
timing-incoming-damage = when you are about to take damage
timing-attack-dealt = after your attack has dealt damage
timing-attack-dealt-much = after your attack has dealt { $n } damage or more
timing-was-attacked = after an attack on you has dealt damage
timing-was-attacked-much = after an attack on you has dealt { $n } damage or more
timing-upkeep = in your Upkeep Phase
use-timed = { $act } { $phrase }
card-when = play { $phrase }
moment-match-start = at the start of the match
moment-upkeep = in your Upkeep Phase
moment-income = in your Income Phase
moment-before-offensive-roll = before your Offensive Roll Phase
moment-ability-activated = when you activate an offensive ability
moment-attacks = when you attack
moment-attacked = when you are attacked
moment-end-of-offensive-roll = at the end of your Offensive Roll Phase
moment-end-of-roll-phase = at the end of the Roll Phase
moment-end-of-turn = at the end of your turn
moment-opponent-held-back = when an opponent's Offensive Roll Phase ends without an attack
moment-inflicted-again = when this status effect would be inflicted on you beyond its stack limit
moment-per-token = { $moment }, for each token
moment-if = { $moment }, if { $condition }
clause-heading = { $phrase }:

## Statuses, companions and their uses

use-spend-tokens = spend { $n }
use-spend-any = spend any number of tokens
use-spend-companions = { $n ->
    [1] spend this companion
   *[other] spend { $n } of these companions
}
use-attack-modifier = attack modifier
use-once-per-turn = once per turn
use-once-per-turn-each = once per turn for each one in play
use-instead-of-defence = instead of your defensive ability
status-positive = positive status effect
status-negative = negative status effect
status-unique = unique status effect
status-limit = stack limit: { $n }
status-limit-others = stack limit: { $n } ({ $others } on other heroes)
status-persistent = persistent
status-cant-be-removed = this token can't be removed by other effects
status-cant-be-transferred = this token can't be transferred to another player
status-cant-be-touched = this token can't be removed by other effects or transferred to another player
status-leaves-end-of-roll-phase = remove this token at the end of the Roll Phase
status-leaves-end-of-turn = remove this token at the end of your turn
status-leaves-end-of-turn-begun-with = remove this token at the end of a turn you began with it
status-attack-bonus = attacks on you deal { $n } more damage
status-attack-malus = your attacks deal { $n } less damage for each token
trait-no-actions = you can't take any actions
trait-untouched = you take no damage from an opponent's Offensive Roll Phase and don't defend against it
trait-one-attempt-fewer = you have 1 fewer roll attempt in your Offensive Roll Phase
trait-attempt-can-be-bought = you may buy the missing attempt for 1 CP
trait-hurts-to-reroll = at the end of the Roll Phase, take 1 damage for each roll attempt after the first
trait-deals-no-damage = you deal no damage in your Offensive Roll Phase
trait-survives = when your health would drop to 0, it is set to 1 instead; remove this token
trait-fresh-cant-add = tokens gained this turn can't be spent to add damage
companion-kind = companion
companion-limit = limit: { $n }
companion-health = health: { $n }
companion-with-health = { $name } ({ $n } health)
companion-starts = { $n ->
    [1] in play from the start
   *[other] in play from the start: { $n }
}
companion-grows-from = grows from { $name }
companion-cost = to build: { $cost }
companion-upgrade-cost = to upgrade: { $cost }
companion-attack-bonus = while it is in play, your attacks deal { $n } more damage
companion-guards = when you are attacked, it may take the damage instead of you
companion-advanced = { $name }:

## Abilities

ability-needs-small-straight = small straight
ability-needs-large-straight = large straight
ability-tier = { $needs }:
ability-defensive-roll = { $n ->
    [one] defensive roll: { $n } die
   *[other] defensive roll: { $n } dice
}
ability-defensive-reroll = { $n ->
    [one] you may reroll { $n } of these dice once
   *[other] you may reroll up to { $n } of these dice once
}
ability-defensive-reroll-one = you may reroll it once
ability-side = { $side ->
    [front] only on the front of your hero board
   *[back] only on the back of your hero board
}
ability-opens = unlocks { $name }:

## The hero's leaflet

leaflet-abilities = Abilities
leaflet-upgrades = Upgrades
leaflet-cards = Cards
leaflet-statuses = Status effects
leaflet-companions = Companions
leaflet-common = Common cards
leaflet-dice = Dice
leaflet-rules = Special rules
leaflet-start = At the start of the match, gain { $tokens }
leaflet-growing = To grow a companion, put { $name } into play or replace a companion with the one that grows from it
leaflet-spent-per-turn = { $n ->
    [1] You may spend only 1 companion of each kind per turn
   *[other] You may spend no more than { $n } companions of each kind per turn
}
leaflet-complexity = complexity { $n } of 6
leaflet-ability = { $kind ->
    [offensive] offensive ability
    [defensive] defensive ability
    [passive] passive ability
   *[ultimate] ultimate ability
}
leaflet-card = { $type ->
    [main] Main Phase action
    [roll] Roll Phase action
   *[instant] instant action
}
leaflet-cost = { $kind }, { $n } CP
leaflet-promo = { $kind }, promo
