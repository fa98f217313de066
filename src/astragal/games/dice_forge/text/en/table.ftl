### What is said at the table: questions, moves, the log, facts of the board, refusals.

game-name = Dice Forge
game-tagline = Forge your dice and earn the favour of the gods

## Names of what the rules speak of

stage-draft = choosing feats
stage-blessing = divine blessing
stage-reinforcement = reinforcements
stage-action = action
stage-extra = extra action
stage-end = end of the game
portal-start = start
portal-p1 = first moon portal
portal-p2 = second moon portal
portal-p3 = third moon portal
portal-p4 = far portal
portal-p5 = third sun portal
portal-p6 = second sun portal
portal-p7 = first sun portal
die-light = light die
die-dark = dark die
boars-red = red
boars-yellow = yellow
boars-green = green
boars-blue = blue
standing-ask = ask each time
standing-always = always on the hammer
standing-never = always to the reserve

## Questions

ask-draft = { TO($seat, ":") } which feat should be in the game?
ask-reinforce = { TO($seat, ",") } reinforcements: use a card, or move on to your action?
ask-action = { TO($seat, ",") } your action: make an offering to the gods, perform a feat, or end your turn?
ask-offering = { TO($seat, ":") } buy another, different face, or is that all?
ask-extra = { TO($seat, ":") } pay 2 sun shards for an extra action, or end your turn?
ask-last = { TO($seat, ":") } use a token before your turn ends?
ask-forge = { TO($seat, ":") } which face of your dice does the new one replace?
ask-face = { TO($seat, ":") } which face do you take from the garden?
ask-die = { TO($seat, ":") } which die do you roll for the minor blessing?
ask-mirror = { TO($seat, ":") } which face does your mirror copy?
ask-take = { TO($seat, ":") } what do you gain?
ask-lose = { TO($seat, ":") } what do you lose?
ask-cash = { TO($seat, ":") } keep what the face gives, or take glory instead?
ask-order = { TO($seat, ":") } there is no room for all the gold in your reserve. Gold first, or ship first?
ask-ship = { TO($seat, ":") } which face do you buy with your ship?
ask-hammer = { TO($seat, ":") } how much of the gold do you put on the hammer?
ask-repeat = { TO($seat, ":") } use a token to resolve these faces again?
ask-boar = { TO($seat, ":") } your boar was rolled. What do you gain?
ask-bearer = { TO($seat, ":") } who do you give the boar face to?
ask-pick = { TO($seat, ":") } which two faces do you resolve?

## Moves

option-draft = Choose { $feat }
option-use = Use { $feat }
option-buy = { $price ->
    [0] Take the face “{ $face }” for free
   *[other] Buy the face “{ $face }” for { $price } gold
}
option-feat = { $feat } ({ $cost })
option-forge = Replace the face “{ $face }” on the { $die }
option-face = Take the face “{ $face }”
option-die = Roll the { $die }
option-copy = Copy the face “{ $face }”
option-pick = Resolve { $faces }
option-take = Gain { $amounts }
option-lose = Lose { $amounts }
option-keep = Keep { $amounts }
option-cash = Take { $amounts } instead
option-first = { $what ->
    [gold] Gold first
   *[ship] Ship first
}
option-hammer = { $what ->
    [always] Always as much as possible
    [never] Always to the reserve
    [ask] Ask about the hammer again
   *[other] Put { $what } on the hammer
}
option-give = { PLAYER($seat, "start") }
option-done = That's all
option-end = End turn
option-pass = Not now

## The log

event-drafted = { PLAYER($seat, "start") } chooses { $feat }.
event-turn = – Round { $round }, { PLAYER($seat) } –
event-rolled = { PLAYER($seat, "start") } rolls { $faces }.
event-copied = { PLAYER($seat, "start") }'s mirror copies the face “{ $face }”.
event-picked = { PLAYER($seat, "start") } resolves { $faces }.
event-gained = { PLAYER($seat, "start") } gains { $amounts }.
event-wasted = { PLAYER($seat, "start") } has no room for { $amounts }.
event-lost = { PLAYER($seat, "start") } loses { $amounts }.
event-paid = { PLAYER($seat, "start") } pays { $amounts }.
event-hammered = { PLAYER($seat, "start") } puts { $count } gold on the hammer.
event-bought = { PLAYER($seat, "start") } buys the face “{ $face }”.
event-forged = { PLAYER($seat, "start") } replaces the face “{ $replaced }” with “{ $face }”.
event-gave = { PLAYER($seat, "start") } gives the face “{ $face }” to { PLAYER($target_seat) }.
event-moved = { PLAYER($seat, "start") }'s hero moves to the { $portal }.
event-ousted = { PLAYER($seat, "start") } ousts { PLAYER($target_seat) }'s hero.
event-took = { PLAYER($seat, "start") } performs the feat { $feat }.
event-used = { PLAYER($seat, "start") } uses { $feat }.
event-rested = { PLAYER($seat, "start") } can do nothing more: the turn is over.
event-scored = { PLAYER($seat, "start") }: { $glory } glory in total.

## What is going on, and what would come of it

about-applying = Being resolved
about-forging = To be forged
forecast-ousts = Hero ousted
forecast-total = Total glory
forecast-mean = Average blessing

## Facts of the board

fact-feats = feats
fact-offering_max = faces per offering
fact-equal_faces = no identical faces
fact-two_player_blessings = double blessing for two players
fact-mirror_through = a mirror copies through a mirror
fact-m2 = feat for 2 moon shards
fact-m3 = feat for 3 moon shards
fact-m4 = feat for 4 moon shards
fact-m6 = feat for 6 moon shards
fact-x5 = feat for 5 sun and 5 moon shards
fact-s6 = feat for 6 sun shards
fact-s4 = feat for 4 sun shards
fact-s3 = feat for 3 sun shards
fact-s2 = feat for 2 sun shards
fact-round = Round
fact-rounds = { "" }
told-round = Round { $round } of { $rounds }
fact-stage = Stage
fact-first = First player
fact-gold = Gold
fact-sun = Sun
fact-moon = Moon
fact-glory = Glory
fact-printed = On feats
fact-total = Total
fact-portal = Portal
fact-limits = Limits
fact-dice = Dice
fact-light = light:
fact-dark = dark:
fact-up = Showing
fact-replaced = Replaced faces
fact-piles = Feats
fact-plain = no lasting effect
fact-automatic = automatic
fact-reinforcement = reinforcements
fact-attached = beside the board
fact-tokens = Tokens
fact-ready = Can be used
fact-hammer = Hammer
fact-lap = lap
fact-space = space
fact-waiting = waiting:
fact-standing = gold:
fact-boars = Boars
fact-islands = Feats on the islands
fact-sanctuary = Sanctuary
# Only feats give these faces; what is left of them is seldom asked.
fact-garden = { "" }
fact-applying = Being resolved
fact-seat = seat
fact-faces = faces:
fact-forging = To be forged
fact-drafting = Still to be chosen

## What a lobby says

fact-feats-help = The introductory feats are for a first game; the alternate ones bring more interaction.
fact-first-help = Who goes first in every round.
fact-offering_max-help = The rulebook's text says two faces, but its example buys three.
fact-equal_faces-help = Whether a second offering on the same turn may buy the same face again.
fact-two_player_blessings-help = With two players, everybody is blessed twice: on every turn, or only on the first turn of a round.
fact-mirror_through-help = Whether a mirror that copies another mirror may copy what that one could copy.
value-feats-introductory = Introductory
value-feats-alternate = Alternate
value-feats-random = Random
value-feats-draft = Chosen by the players
value-first-random = At random
setup-first = the first player must be one of the seats 1 to { $seats }, not seat { $seat }
value-offering_max-none = Any number
value-equal_faces-per_action = In one offering
value-equal_faces-per_turn = In one turn
value-two_player_blessings-per_turn = On every turn
value-two_player_blessings-per_round = On the first turn of a round
value-mirror_through-true = Yes
value-mirror_through-false = No
value-m2-as-agreed = As agreed above
value-m3-as-agreed = As agreed above
value-m4-as-agreed = As agreed above
value-m6-as-agreed = As agreed above
value-x5-as-agreed = As agreed above
value-s6-as-agreed = As agreed above
value-s4-as-agreed = As agreed above
value-s3-as-agreed = As agreed above
value-s2-as-agreed = As agreed above

## Why a move is not legal

why-unknown-face = there is no face “{ $word }”
why-unknown-face-near = there is no face “{ $word }”; did you mean “{ $near }”?
why-unknown-feat = there is no feat “{ $word }”
why-unknown-feat-near = there is no feat “{ $word }”; did you mean “{ $near }”?
why-say-instead = here you say “{ $near }”
why-which-face = say which face
why-which-feat = say which feat
why-garden = the face “{ $face }” is not for sale: only feats give it
why-start-face = the face “{ $face }” is not for sale: it is on the dice from the start
why-sold-out = there are no more “{ $face }” faces
why-too-dear = the face “{ $face }” costs { $price } gold, and you have { $gold }
why-equal-action = you have already bought the face “{ $face }” in this offering
why-equal-turn = you have already bought the face “{ $face }” this turn
why-enough-faces = { $n ->
    [one] you can buy no more than { $n } face in one offering
   *[other] you can buy no more than { $n } faces in one offering
}
why-not-laid = { $feat } is not in this game
why-no-cards = there are no more { $feat } cards
why-feat-cost = { $feat } costs { $cost }, and you have { $held }
why-feat-extra-cost = { $feat } costs { $cost }, plus { $extra } for the extra action; you have { $held }
why-extra-cost = an extra action costs { $cost }, and you have { $held }
why-forge-first = forge the new face first
why-not-owned = you don't have { $feat }
why-no-use = { $feat } has nothing to use
why-used-up = { $feat } has already been used
why-stage = reinforcements are used between the blessing and the action on your own turn
why-use-cost = { $feat } needs { $cost }, and you have { $held }
why-repeat-later = this token is used right after one of your own blessings
why-own-turn = this token is used on your own turn
why-locked = the face “{ $face }” can never be replaced
why-not-on-die = there is no face “{ $face }” on that die
why-not-up = the face “{ $face }” is not showing on any of your opponents' dice
why-mirror-mirror = a mirror can't copy a mirror
why-hammer-room = { $n ->
    [one] only { $n } gold can be put on the hammer now
   *[other] at most { $n } gold can be put on the hammer now
}
why-hammer-gain = only gold you are gaining can be put on the hammer
why-no-wish = there is no standing order for the hammer to cancel
why-wish-later = a standing order for the hammer is cancelled on your own turn, when you choose your action
why-not-yourself = the boar face goes to another player
why-pick-dice = choose faces of two different dice of your opponents
why-pick-order = name the faces in this order: { $move }
why-pick-two = name two faces that your opponents rolled

points = { $n } glory
