df-round = round { $round } of { $rounds }
df-no-room = No room for:
df-show-dice = Show { $name }'s dice
df-dice-of = { $name }'s dice
df-dice-mine = Your dice
df-die-of = { $name }'s { $die }
df-face-up = { $face }, face up
df-twin = There are several of these: the ringed one goes.
df-whose = Whose dice
df-mean = A blessing gives on average
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
df-on-sale = price { $price } gold, { $left } left
df-islands = Islands
df-cost = Cost:
df-left = left
df-total = Total glory
df-glory-long = { $glory } glory gained, { $printed } on feats
df-reserve = { $name }, { $resource }: { $held } of { $most }
df-ask-action = Tap a face to forge it or a feat to perform it.
df-ask-extra = An extra action costs 2 sun shards: tap a face or a feat.
df-ask-offering = Buy another, different face, or is that all?
df-ask-last = You can still use a Triton token.
df-ask-ship = Your ship: buy one face at a reduced price.
df-rested = Nothing more can be done: your turn is over.
df-stat-gained = Gained: { $resource }
df-stat-wasted = Lost for lack of room
df-stat-forged = Faces forged
df-stat-feats = Feats performed
df-gained = Gained this turn:
df-hammer-less = Less on the hammer
df-hammer-more = More on the hammer
df-tab-forge = Forge

df-end-summary = { $glory } glory after { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}.
df-end-glory = Glory
df-end-roll = Richest blessing
df-opening-lot = { $own ->
    [yes] You begin
   *[no] { $name } begins
}: drawn by lot.
df-opening-first = { $own ->
    [yes] You begin
   *[no] { $name } begins
}: first player by the table’s options.
