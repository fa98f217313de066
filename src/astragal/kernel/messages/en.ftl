why-no-such-move = there is no such move here
why-match-over = the match is over
ask-over = The match is over.
option-pass = Pass
event-dropped = Seat { $seat } can no longer do that: { $move }. It costs nothing.
