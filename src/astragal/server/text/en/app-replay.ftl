### What the app says of replays, reviews and numbers of a match.

replay-not-over = This match is still in progress. Its replay will be available when it is over.
replay-controls = Replay
replay-play = Play
replay-pause = Pause
replay-step = Next decision
replay-back = Previous decision
replay-turn = Next turn
replay-turn-back = Previous turn
replay-bar = Position in the match
replay-speed = Speed
replay-at = Decision { $at } of { $of }
replay-at-open = Decision { $at }
replay-decides = { $name } decides:
replay-undecided = Nobody won.
replay-eyes = Point of view
replay-eyes-spectator = Spectator
replay-eyes-referee = All hands open
replay-menu = Share and more
replay-link = Link to this moment
replay-scenario = Copy as a scenario
replay-quiet = No spoilers
replay-quiet-help = Hides the result, the length and what comes next.
replay-hidden = The review and the statistics are shown once you have seen the end.

from-here = Play from here
from-title = Play from decision { $at }
from-lead = The match continues with the same dice and cards. Bots take the other seats.
from-seat = Your seat
from-level = How well the bots play
from-begin = Begin

review-title = Review
review-lead = A bot looks at every decision again: who was ahead, where it turned, what would have been better, and who was lucky.
review-ask-greedy = Quick review
review-ask-smart = Thorough review (takes a few minutes)
review-begun = The bot is getting to work…
review-running = Decision { $done } of { $of }…
review-curve = Each player's chance to win, from the first decision to the last
review-turning = Decision { $at }: from here on, { $name } is ahead
review-turnings =
    { $count ->
        [one] { $count } turning point is marked: another player takes the lead there.
       *[other] { $count } turning points are marked: another player takes the lead there.
    }
review-turnings-none = Nobody overtook the player in the lead.
review-seats = Luck and losses
review-seat = Player
review-luck = Luck
review-loss = Loss per decision
review-slips = The costliest decisions
review-move = Decision
review-chosen = Chosen
review-instead = Better
review-cost = Cost
review-go = Show decision { $at }
review-better = Better: { $move } (+{ $loss })
review-note = All numbers are percentage points of the chance to win. Each decision is judged by what the player could know.

statistics-title = Statistics
statistics-note = Each player's dice are those that their decisions led to.
dice-count =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
dice-face =
    { $count ->
        [one] { $face }: { $count } time; expected { $low } to { $high }
       *[other] { $face }: { $count } times; expected { $low } to { $high }
    }
dice-band = Each face is expected { $low } to { $high } times (about { $mean }); in 1 case out of 20, a fair die falls outside this range.
dice-even = All are within the range.
dice-odd = Outside the range: { $faces }.
