### The stage that every board stands on.

tabs-label = What the panel shows
tab-board = Board
tab-hand = Hand
lens-label = Magnifier
sum-label = Sum
sum-others = others
chat-news =
    { $count ->
        [one] Chat, { $count } new message
       *[other] Chat, { $count } new messages
    }
