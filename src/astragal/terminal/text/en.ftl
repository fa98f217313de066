table-which-game = Which game?
table-which-prompt = Its number, or Enter for 1:
table-no-such-game = Type a number from 1 to { $count }, or a name from the list.

table-seat = Seat { $seat }
table-seats = { $count ->
    [one] Seat { $seats }
   *[other] Seats { $seats }
}
table-seat-column = Seat
table-player-column = Player
table-you = you
table-human = human
table-bot = bot
table-yes = yes
table-no = no

table-choose = Seat { $seat } decides: { $reason }
table-prompt = seat { $seat } >
table-prompt-over = rematch, log, save FILE, or Enter to leave >
table-hint = Type a number, a move or a command; ? lists the commands.
table-numbers = { $count ->
    [0] There is nothing to choose from: the match is over.
   *[other] Type a number from 1 to { $count }.
}
table-illegal = “{ $move }”: { $reason }.
table-nearest = Did you mean “{ $move }”?
table-legal = “{ $move }” is legal now.
table-usage = Write it like this: { $usage }
table-undo-refused = Nothing can be taken back: an undo never goes past another seat's turn or move, past something revealed, or past a random result.
table-log-empty = Nothing has happened yet.

table-curtain = Now seat { $seat }. Everybody else looks away.
table-curtain-prompt = Enter when ready:
table-curtain-close = Enter hides the board:

table-saved = Saved: { $path }
table-loaded = { $count ->
    [one] Loaded: { $path }, { $count } decision.
   *[other] Loaded: { $path }, { $count } decisions.
}
table-not-loaded = Not loaded: { $reason }
table-not-kept = No record is being kept: { $reason }
table-kept = The record is in { $path }
table-rematch-early = A rematch has to wait until this match is over.
table-input-ended = The input has ended, so the table closes.
table-interrupted = The match was interrupted.

table-winner = Seat { $seat } wins.
table-winners = A shared win: seats { $seats }.
table-nobody-won = Nobody wins.
table-open-end = The match is not over yet.

table-help = Type the number of an option, its notation, or one of these:
command-help = this list
command-why = why a move is not legal now
command-undo = take the last move back
command-view = draw the board again
command-log = everything that has happened
command-save = write the record to a file
command-load = go on with a match from a file
command-rematch = the same game once more, when it is over
command-quit = leave; the record is kept

replay-at = After { $number } of { $last }
replay-prompt = { $number }/{ $last }  Enter: on, b: back, number: go there, q: leave >
replay-help = Type Enter, b, q, or a number from 0 to { $last }.

review-head = Reviewed by { $level } ({ $budget } a decision). Chances to win before each decision, in percent by seat; all differences in points of them.
review-better = better: { $move } ({ $points })
review-luck = luck { $points }
review-great-luck = great luck { $points }
review-bad-luck = great misfortune { $points }
review-turning = turning point: seat { $seat } is ahead
review-seat = { $count ->
    [one] Seat { $seat }: { $count } decision, mean loss { $loss }, luck { $luck }.
   *[other] Seat { $seat }: { $count } decisions, mean loss { $loss }, luck { $luck }.
}

verify-holds = This record holds.
verify-decisions = { $count ->
    [one] { $count } decision replayed, and it was legal.
   *[other] { $count } decisions replayed, each of them legal.
}
verify-chance = Recomputed from the key: dice – { $dice }, shuffles – { $shuffles }.
verify-scripted = The dice were not rolled but written down beforehand; there are { $dice } of them.
verify-result = Result: { $result }
verify-hash = The last position is the recorded one: { $hash }
verify-no-hash = The record names no last position to compare with.
verify-word-kept = Fair: the key was committed to before the match, and that word was kept.
verify-no-word = No commitment in this record: nothing shows that the key was chosen before the match.
verify-fails = This record does not hold: { $reason }

# -- astragal backup
backup-done = A whole copy is in { $file } ({ $kib } KiB).
backup-postgres = PostgreSQL has a tool of its own for this. Type: { $command }
