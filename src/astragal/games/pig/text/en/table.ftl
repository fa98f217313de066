### What the table says of Pig beyond its rules.

game-tagline = One die: push your luck or bank it
fact-goal-help = The first player to reach this many points wins.
line-score = Score
line-bust = Lose the turn total
line-average = Turn total, on average
line-total = Turn total
line-wins = Wins

## The guided first match

tour-goal = Pig is a race: the first to reach 100 points wins.
tour-roll = Roll the die. Whatever it shows is added to your turn total.
tour-risk = You may roll as often as you like. But a 1 loses the whole turn total and ends your turn. Dare to roll once more!
tour-hold = 11 points are at stake now. Hold, and nobody can take them from you.
tour-free = Now it is your opponent's turn, and after that it is up to you: how greedy will you be?

points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
