### What is said at the table: questions, moves, the log, facts of the board, refusals.

game-name = Dice Forge
game-tagline = Forge your dice, earn the favour of the gods

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
standing-never = always into the reserve

## Questions

ask-draft = Seat { $seat }: which feat shall be in the game?
ask-reinforce = Seat { $seat }, reinforcements: use a card, or go on to your action?
ask-action = Seat { $seat }, your action: make an offering to the gods, perform a feat, or end your turn?
ask-offering = Seat { $seat }: buy another, different face, or is that all?
ask-extra = Seat { $seat }: pay 2 sun shards for another action, or end your turn?
ask-last = Seat { $seat }: use a token before your turn ends?
ask-forge = Seat { $seat }: which face of your dice does the new one replace?
ask-face = Seat { $seat }: which face do you take from the garden?
ask-die = Seat { $seat }: which die do you roll for the minor blessing?
ask-mirror = Seat { $seat }: which face does your mirror copy?
ask-take = Seat { $seat }: what do you gain?
ask-lose = Seat { $seat }: what do you lose?
ask-cash = Seat { $seat }: keep what the face gives, or take glory instead?
ask-order = Seat { $seat }: your reserve is too full for the gold. Gold first, or ship first?
ask-ship = Seat { $seat }: which face do you buy with your ship?
ask-hammer = Seat { $seat }: how much of the gold goes on the hammer?
ask-repeat = Seat { $seat }: use a token to apply these faces again?
ask-boar = Seat { $seat }: your boar was applied. What do you gain?
ask-bearer = Seat { $seat }: who must take the boar?
ask-pick = Seat { $seat }: which two faces do you apply?

## Moves

option-draft = Choose { $feat }
option-use = Use { $feat }
option-buy = { $price ->
    [0] Take { $face } for nothing
   *[other] Buy { $face } for { $price } gold
}
option-feat = { $feat } ({ $cost })
option-forge = Replace { $face } on the { $die }
option-face = Take { $face }
option-die = Roll the { $die }
option-copy = Copy { $face }
option-pick = Apply { $faces }
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
    [never] Never any
    [ask] Ask about the hammer again
   *[other] { $what } on the hammer
}
option-give = Seat { $seat }
option-done = That is all
option-end = End the turn
option-pass = Not now

## The log

event-drafted = Seat { $seat } chooses { $feat }.
event-turn = — Round { $round }, seat { $seat } —
event-rolled = Seat { $seat } rolls { $faces }.
event-copied = The mirror of seat { $seat } copies { $face }.
event-picked = Seat { $seat } applies { $faces }.
event-gained = Seat { $seat } gains { $amounts }.
event-wasted = Seat { $seat } has no room for { $amounts }.
event-lost = Seat { $seat } loses { $amounts }.
event-paid = Seat { $seat } pays { $amounts }.
event-hammered = Seat { $seat } puts { $count } gold on the hammer.
event-bought = Seat { $seat } buys { $face }.
event-forged = Seat { $seat } forges { $face } in place of { $replaced }.
event-gave = Seat { $seat } sends { $face } to seat { $target_seat }.
event-moved = The hero of seat { $seat } goes to the { $portal }.
event-ousted = Seat { $seat } ousts seat { $target_seat }.
event-took = Seat { $seat } performs a feat: { $feat }.
event-used = Seat { $seat } uses { $feat }.
event-scored = Seat { $seat }: { $glory } glory in all.

## What is going on, and what would come of it

about-applying = Being applied
about-forging = To be forged
forecast-ousts = Hero sent back
forecast-total = Glory in all
forecast-mean = A blessing on average

## Facts of the board

fact-feats = feats
fact-offering_max = faces in an offering
fact-equal_faces = no equal faces
fact-two_player_blessings = two blessings for two players
fact-mirror_through = mirrors see through mirrors
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
fact-rounds = of
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
fact-light = light
fact-dark = dark
fact-up = Up
fact-replaced = Replaced faces
fact-piles = Feats
fact-plain = no lasting effect
fact-automatic = automatic
fact-reinforcement = reinforcements
fact-attached = at the board
fact-tokens = Tokens
fact-ready = Still to be used
fact-hammer = Hammer
fact-lap = lap
fact-space = space
fact-waiting = waiting
fact-standing = gold:
fact-boars = Boars
fact-islands = Feats on the islands
fact-sanctuary = Sanctuary
# Only feats give these faces; what is left of them is seldom asked.
fact-garden = { "" }
fact-applying = Being applied
fact-seat = seat
fact-faces = faces
fact-forging = To be forged
fact-drafting = Still to be chosen

## What a lobby says

fact-feats-help = The introductory feats are made for a first game; the alternate ones interfere more.
fact-first-help = Who has the first turn in every round.
fact-offering_max-help = The rulebook's sentence says two faces, its example buys three.
fact-equal_faces-help = Whether a second offering in the same turn may buy a face again.
fact-two_player_blessings-help = With two players everybody is blessed twice: in each turn, or only in the first turn of a round.
fact-mirror_through-help = Whether a mirror that faces a mirror may copy what that one could copy.
value-feats-introductory = Introductory
value-feats-alternate = Alternate
value-feats-random = Random
value-feats-draft = Chosen by the players
value-first-random = By lot
setup-first = the first player sits at one of the seats 1 to { $seats }, not at seat { $seat }
value-offering_max-none = Any number
value-equal_faces-per_action = In one offering
value-equal_faces-per_turn = In one turn
value-two_player_blessings-per_turn = In every turn
value-two_player_blessings-per_round = In the first turn of a round
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
why-say-instead = here one says “{ $near }”
why-which-face = say which face
why-which-feat = say which feat
why-garden = { $face } is not for sale: only feats give it
why-start-face = { $face } is not for sale: it is on the dice from the start
why-sold-out = no more { $face } is left
why-too-dear = { $face } costs { $price } gold, and you have { $gold }
why-equal-action = you have bought { $face } in this offering already
why-equal-turn = you have bought { $face } in this turn already
why-enough-faces = an offering is of { $n } faces at most
why-not-laid = { $feat } is not in this game
why-no-cards = no card of { $feat } is left
why-feat-cost = { $feat } costs { $cost }, and you have { $held }
why-feat-extra-cost = { $feat } costs { $cost }, and another action { $extra } on top; you have { $held }
why-extra-cost = another action costs { $cost }, and you have { $held }
why-forge-first = the new face must be forged first
why-not-owned = you do not have { $feat }
why-no-use = { $feat } has nothing that could be used
why-used-up = { $feat } has been used already
why-stage = reinforcements are used between the blessing and the action of your own turn
why-use-cost = { $feat } needs { $cost }, and you have { $held }
why-repeat-later = this token is used right after a blessing of your own
why-own-turn = this token is used in your own turn
why-locked = { $face } can never be replaced
why-not-on-die = there is no { $face } on that die
why-not-up = { $face } lies up on none of your opponents' dice
why-mirror-mirror = a mirror can't end on a mirror
why-hammer-room = { $n ->
    [one] only { $n } gold can be put on the hammer now
   *[other] at most { $n } gold can be put on the hammer now
}
why-hammer-gain = only gold that is being gained can be put on the hammer
why-no-wish = no wish about the hammer stands that could be taken back
why-wish-later = a wish about the hammer is taken back at the main action of your own turn
why-not-yourself = the boar goes to another player
why-pick-dice = choose the faces of two different dice of your opponents
why-pick-order = the faces are named in this order: { $move }
why-pick-two = name two faces that your opponents have rolled
