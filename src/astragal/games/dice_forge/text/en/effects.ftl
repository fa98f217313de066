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
# As it is gained or paid; Polish inflects it.
gained-gold = { $n } gold
resource-gold = gold
resource-sun = sun shards
resource-moon = moon shards
resource-glory = glory
each-gold = each gold
each-sun = each sun shard
each-moon = each moon shard
each-glory = each glory
list-and = { $first } and { $last }
list-or = { $first } or { $last }
more-of = +{ $amount }
hammer-lap = { $lap ->
    [1] { $amount } for the first
    [2] { $amount } for the second
    [3] { $amount } for the third
   *[other] { $amount } for lap { $lap }
}

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
does-multiply = Gives nothing by itself: it multiplies the other face by { $n }.
does-mirror = Copies the face showing on an opponent's die.
does-ship = You may buy one face from the sanctuary for { $n } gold less and forge it immediately.
does-shield = If the other face gives { $resource }, gain { $matched }; otherwise, gain { $otherwise }.
does-boar = Gain { $amounts }. The owner of this boar's card also receives a reward. A boar face can't be replaced.

## Feats

leaflet-faces = Die faces
kind-instant = Instant
kind-reinforcement = Reinforcement
kind-automatic = Automatic
kind-token = Token
kind-none = No effect
line-instant = Instant: { $text }
line-reinforcement = Reinforcement, once on each of your turns: { $text }
line-automatic = Automatic: { $text }
line-token = Take the token. { $text }
line-none = No effect: it only gives glory.

does-pay = You may pay { $price } to gain { $amounts }.
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
does-cash = During { $n ->
    [1] this blessing
   *[other] these blessings
}, you may gain { $amounts } instead of { $kinds }.
does-forge = Take a face from the garden ({ $faces }) and forge it onto one of your dice.
does-forge-one = Take one of these faces from the garden: { $faces }. Forge it onto one of your dice.
does-give-boar = Choose another player. They must immediately replace a face of their choice with this card's boar face, for the rest of the game.
does-borrow = All other players roll their dice without resolving them. Choose two of the faces they rolled and resolve them as your own divine blessing.
does-others-lose = All other players roll their dice and lose what the faces would give them. Ship faces have no effect.
does-enlarge = Your reserve limits increase: { $amounts }.
does-hammer = Whenever you gain gold, you may put any of it on the hammer, 1 gold per space. Every { $n } spaces make a lap: { $amounts }. Then the hammer is discarded.
does-glory-per-replaced-face = Gain { $amounts } for each replaced face on your dice.
does-repeat = Once, after one of your divine or minor blessings, you may resolve the rolled faces again. Only one such token can be used per roll.
does-token-gain = Once, at any time during your turn, gain { $amounts }.
does-when-ousting = Each time you oust a hero, and each time your hero is ousted, gain { $amounts }.
does-when-boar = Each time this card's boar face is resolved, gain { $amounts }.
