### What the table says of Pig beyond its rules.

game-tagline = One die: press your luck or bank it
fact-goal-help = Whoever reaches so many points first wins.
line-score = Score
line-bust = Lose the turn total
line-average = Turn total, on average
line-total = Turn total
line-wins = Wins

## The guided first match

tour-goal = Pig is a race: the first to reach 100 points wins.
tour-roll = Roll the die. Whatever it shows is added to your turn total.
tour-risk = You may roll as often as you like. But a 1 loses the whole total and ends your turn. Dare once more!
tour-hold = 11 points are at stake now. Hold, and nobody can take them from you.
tour-free = Now the other one plays, and then it is up to you: how greedy will you be?
