df-round = Round { $round } of { $rounds }
df-blessings = Dice of all players
df-rolls = { $count } rolls
df-no-room = no room for
df-show-dice = Show the dice of { $name }
df-dice-of = Dice of { $name }
df-die-of = The { $die } of { $name }
df-face-up = { $face }, lies up
df-whose = Whose dice
df-forging = To be forged: { $face }. Tap the face that it replaces.
df-mean = A blessing brings on average
df-mean-die = Average:
df-feats-of = Feats of { $name }
df-feats = { $count ->
    [one] { $count } feat
   *[other] { $count } feats
}
df-ready = ready
df-token = { $count ->
    [one] token
   *[other] { $count } tokens
}
df-hammer = { $waiting ->
    [0] Hammer: lap { $lap }, space { $space } of 15
   *[other] Hammer: lap { $lap }, space { $space } of 15; { $waiting } more waiting
}
df-sanctuary = Sanctuary
df-pool = For { $price } gold
df-on-sale = { $face }: { $price } gold, { $left } left
df-islands = Islands
df-start = At the start:
df-cost = Cost:
df-left = left
df-total = Glory in all
df-glory-long = { $glory } glory gained and { $printed } on feats
df-reserve = { $name }, { $resource }: { $held } of { $most }
df-ask-action = Tap a face of the sanctuary to buy and forge it, or a feat on the islands to perform it.
df-ask-extra = For 2 sun shards you may act once more.
df-ask-offering = Buy another, different face, or is that all?
df-ask-last = Your extra action is done. A Triton token can still be used before your turn ends.
df-ask-ship = Your ship: buy one face at a lower price.
df-stat-gained = Gained: { $resource }
df-stat-wasted = Lost for want of room
df-stat-forged = Faces forged
df-stat-feats = Feats performed
