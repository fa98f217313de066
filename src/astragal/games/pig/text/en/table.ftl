### What the table says of Pig beyond its rules.

game-tagline = One die: press your luck or bank it
fact-goal-help = Whoever reaches so many points first wins.
