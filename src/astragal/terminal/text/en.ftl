table-which-game = Which game?
table-which-prompt = Its number, or Enter for the first:
table-no-such-game = Type a number from 1 to { $count }, or a name from the list.

table-seat = { PLAYER($seat, "start") }
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
table-illegal = “{ $move }”: { $reason }
table-nearest = Did you mean “{ $move }”?
table-legal = “{ $move }” is legal now.
table-usage = Write it like this: { $usage }
table-a-move = MOVE
table-a-file = FILE
table-undo-refused = Nothing can be undone: you can't go back past another player's decision, a revealed card or a roll.
table-log-empty = Nothing has happened yet.

table-curtain = Now seat { $seat }. Everybody else, please look away.
table-curtain-prompt = Enter when everybody is ready:
table-curtain-close = Enter hides the board:

table-saved = Saved: { $path }
table-loaded = { $count ->
    [one] Loaded: { $path }, { $count } decision.
   *[other] Loaded: { $path }, { $count } decisions.
}
table-not-loaded = Not loaded: { $reason }
table-not-kept = No record is being kept: { $reason }
table-kept = The record is in { $path }
table-over-already = The match is over.
table-resign-ends = Resigning ends the match, and the other side wins. Type resign once more if you are sure:
table-resign-bot = The match goes on without you: a bot plays your seat. Type resign once more if you are sure:
table-rematch-early = A rematch is only possible once this match is over.
table-input-ended = The input has ended, so the table closes.
table-interrupted = The match was interrupted.

table-winner = Seat { $seat } wins.
table-winners = A shared win: seats { $seats }.
table-nobody-won = Nobody wins.
table-open-end = The match is not over yet.

table-help = Type the number of an option, a move (for example, roll), or one of these commands:
command-help = this list
command-why = why a move is not legal now
command-undo = undo the last move
command-resign = give the match up
command-draw = offer a draw, or accept it
command-view = draw the board again
command-log = everything that has happened
command-save = write the record to a file
command-load = continue a match from a file
command-rematch = play again once the match is over
command-quit = leave; the record is kept

replay-at = After decision { $number } of { $last }
replay-prompt = { $number }/{ $last }  Enter: next, b: back, number: go there, q: leave >
replay-help = Press Enter, or type b, q or a number from 0 to { $last }.

review-head = Reviewed by { $level } ({ $budget } per decision). Chances to win before each decision, in percent by seat; all differences are in percentage points.
review-better = better: { $move } ({ $points })
review-luck = luck { $points }
review-great-luck = great luck { $points }
review-bad-luck = bad luck { $points }
review-turning = turning point: seat { $seat } is ahead
review-seat = { $count ->
    [one] Seat { $seat }: { $count } decision, mean loss { $loss }, luck { $luck }.
   *[other] Seat { $seat }: { $count } decisions, mean loss { $loss }, luck { $luck }.
}

verify-holds = This record is valid.
verify-decisions = { $count ->
    [one] { $count } decision replayed: it was legal.
   *[other] { $count } decisions replayed: all of them were legal.
}
verify-chance = Recomputed from the key: dice – { $dice }, shuffles – { $shuffles }.
verify-scripted = The dice were not rolled but given in advance; there are { $dice } of them.
verify-result = Result: { $result }
verify-hash = The last position matches the recorded one: { $hash }
verify-no-hash = The record gives no last position to compare with.
verify-word-kept = Fair: the key was committed to before the match, and the commitment was kept.
verify-no-word = There is no commitment in this record: nothing shows that the key was chosen before the match.
verify-fails = This record is not valid: { $reason }
verify-unchecked = This record can't be checked: { $reason }

# -- astragal backup
backup-done = A full copy is in { $file } ({ $kib } KiB).
backup-postgres = PostgreSQL has its own tool for this. Type: { $command }
