game-name = Pig
ask-turn = Seat { $seat }: roll again, or hold what you have?
option-roll = Roll the die
option-hold = Hold and bank the turn total
event-rolled = Seat { $seat } rolls a { $die }.
event-held = Seat { $seat } holds: { $score } in the bank.
