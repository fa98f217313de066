### What the app says of replays, reviews and numbers of a match.

replay-not-over = This match is still being played. Its replay opens when it is over.
replay-controls = Replay
replay-play = Play
replay-pause = Pause
replay-step = Next move
replay-back = Move before
replay-turn = Next turn
replay-turn-back = Turn before
replay-bar = Place in the match
replay-speed = Speed
replay-at = Move { $at } of { $of }
replay-at-open = Move { $at }
replay-decides = { $name } decides:
replay-undecided = Nobody has won.
replay-eyes = Through whose eyes
replay-eyes-spectator = As a spectator
replay-eyes-referee = Every hand open
replay-menu = Share and more
replay-link = Link to this moment
replay-scenario = Copy as a scenario
replay-quiet = No spoilers
replay-quiet-help = Hides the result, the length and what comes next.
replay-hidden = Review and numbers are shown when you have seen the end.

from-here = Play on from here
from-title = Play on from move { $at }
from-lead = The match goes on with the dice and cards that it had. Bots take the other seats.
from-seat = Your seat
from-level = How well the bots play
from-begin = Begin

review-title = Review
review-lead = A bot looks at every decision again: how well each seat stood, where it turned, what would have been better, and who had the luck.
review-ask-greedy = Quick review
review-ask-smart = Thorough review (takes minutes)
review-begun = The bot sits down to it…
review-running = Decision { $done } of { $of }…
review-curve = Chance to win of each seat, from the first decision to the last
review-turning = Move { $at }: from here on { $name } is ahead
review-turnings =
    { $count ->
        [one] The mark shows { $count } turning point: there another seat comes to be ahead.
       *[other] The marks show { $count } turning points: there another seat comes to be ahead.
    }
review-turnings-none = Nobody who was ahead was overtaken.
review-seats = Luck and losses
review-seat = Seat
review-luck = Luck
review-loss = Loss per decision
review-slips = What cost the most
review-move = Move
review-chosen = Chosen
review-instead = Better
review-cost = Cost
review-go = Show move { $at }
review-better = Better: { $move } (+{ $loss })
review-note = All numbers are points of the chance to win, in percent. Each decision is judged by what its seat could know.

statistics-title = Numbers
statistics-note = Dice of each seat: those that its decisions brought.
dice-count =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
dice-face = { $face }: { $count } times; expected { $low } to { $high }
dice-band = Each face may be expected { $low } to { $high } times (about { $mean }); in 1 of 20 cases a fair die falls outside.
dice-even = All lie within.
dice-odd = Outside: { $faces }.
