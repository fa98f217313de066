### Faces and feats in words, made from what they do.

## Amounts

amount-gold = { $n } gold
amount-sun = { $n ->
    [one] { $n } sun shard
   *[other] { $n } sun shards
}
amount-moon = { $n ->
    [one] { $n } moon shard
   *[other] { $n } moon shards
}
amount-glory = { $n } glory
resource-gold = gold
resource-sun = sun shards
resource-moon = moon shards
resource-glory = glory
list-and = { $first } and { $last }
list-or = { $first } or { $last }

## Faces

face-multiply = ×{ $n }
face-mirror = mirror
face-ship = ship
face-shield = { $resource ->
    [gold] gold shield
    [sun] sun shield
    [moon] moon shield
   *[glory] glory shield
}
face-boar = { $colour ->
    [red] red boar
    [yellow] yellow boar
    [green] green boar
    [blue] blue boar
   *[other] boar
}
face-nothing = nothing

does-gain = Gain { $amounts }.
does-multiply = Gives nothing by itself: the other face counts { $n ->
    [3] three times
   *[other] { $n } times
}.
does-mirror = Copies a face that lies up on an opponent's die.
does-ship = You may buy one face of the sanctuary for { $n } gold less and forge it at once.
does-shield = If the other face gives { $resource }, gain { $matched }; if not, gain { $otherwise }.
does-boar = Gain { $amounts }. The owner of the card of this boar gains something too. A boar is never replaced.

## Feats

leaflet-faces = Faces of the dice
kind-instant = Instant
kind-reinforcement = Reinforcement
kind-automatic = Automatic
kind-token = Token
kind-none = No effect
line-instant = Instant: { $text }
line-reinforcement = Reinforcement, once in each of your turns: { $text }
line-automatic = Automatic: { $text }
line-token = Take the token. { $text }
line-none = No effect: the glory is reward enough.

does-pay = Pay { $price } and gain { $amounts }.
does-blessings = { $n ->
    [1] Receive a divine blessing.
    [2] Receive two divine blessings, one after the other.
   *[other] Receive { $n } divine blessings, one after the other.
}
does-minor-blessings = { $n ->
    [1] Receive a minor blessing.
    [4] Receive four minor blessings in a row, all with the same die.
   *[other] Receive { $n } minor blessings in a row, all with the same die.
}
does-cash = Whenever a face gives you { $kinds }, you may take { $amounts } for each instead.
does-forge = Take a face from the garden ({ $faces }) and forge it on one of your dice.
does-forge-one = Take one of these faces from the garden: { $faces }. Forge it on one of your dice.
does-give-boar = Choose another player. They must at once replace a face of their own choice with the boar face of this card, for the rest of the game.
does-borrow = All other players roll their dice without applying them. Choose two of the faces they rolled and apply them as if they were your own blessing.
does-others-lose = All other players roll their dice and lose what the faces would give them. Ships do nothing.
does-enlarge = Your reserves hold more from now on: { $amounts }.
does-hammer = Whenever you gain gold, you may put any part of it on the hammer, 1 gold for each space. Every { $n } spaces are a lap; the laps give { $amounts }. Then the hammer is done with.
does-glory-per-replaced-face = Gain { $amounts } for each face that has been replaced on your dice.
does-repeat = Once, after a divine or minor blessing of yours, you may apply the rolled faces again. Only one such token can be used for a roll.
does-token-gain = Once, at any moment of your turn, gain { $amounts }.
does-when-ousting = Each time you oust a hero, and each time you are ousted, gain { $amounts }.
does-when-boar = Each time the boar face of this card is applied, gain { $amounts }.
