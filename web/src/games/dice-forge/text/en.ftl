df-round = Round { $round } of { $rounds }
df-blessings = Everybody's dice
df-rolls = { $count } rolls
df-no-room = no room for
df-show-dice = Show { $name }'s dice
df-dice-of = { $name }'s dice
df-die-of = { $name }'s { $die }
df-face-up = { $face }, face up
df-whose = Whose dice
df-forging = To be forged: { $face }. Tap the face it replaces.
df-mean = A blessing gives on average
df-mean-die = Average:
df-feats-of = { $name }'s feats
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
df-start = At the starting portal:
df-cost = Cost:
df-left = left
df-total = Total glory
df-glory-long = { $glory } glory gained, { $printed } on feats
df-reserve = { $name }, { $resource }: { $held } of { $most }
df-ask-action = Tap a face of the sanctuary to buy and forge it, or a feat on the islands to perform it.
df-ask-extra = For 2 sun shards you may take an extra action.
df-ask-offering = Buy another, different face, or is that all?
df-ask-last = Your extra action is over. You can still use a Triton token before your turn ends.
df-ask-ship = Your ship: buy one face at a reduced price.
df-stat-gained = Gained: { $resource }
df-stat-wasted = Lost for lack of room
df-stat-forged = Faces forged
df-stat-feats = Feats performed
