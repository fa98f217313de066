"""How well a seat stands in Pig, and how most people play it: for bots."""

from math import exp, sqrt
from random import Random

from astragal.games.pig.rules.turn import HOLD, ROLL
from astragal.games.pig.state import Pig
from astragal.kernel.match import Option

HABIT = 20
LEAST = 6  # points that are worth a turn
# Fitted to perfect play for two: what a turn is worth in points, and how much more points count
# the fewer are left to be made.
FRESH_TURN = 12.0
TEMPO = 6.0
SLOPE = 2.2
LEFT = 10.0


def evaluate(m: Pig, seat: int) -> float:
    """The chance to win as far as the scores tell: from 0 to 1."""
    if m.result is not None:
        return float(m.result[seat] == 1)
    scores = [float(score) for score in m.scores]
    scores[m.active] += promise(m.total) - TEMPO
    rival = max((other for other in range(len(scores)) if other != seat), key=scores.__getitem__)
    left = max(2 * m.goal - m.scores[seat] - m.scores[rival] - m.total, 0)
    return 1.0 / (1.0 + exp((scores[rival] - scores[seat]) / (SLOPE * sqrt(left + LEFT))))


def promise(total: int) -> float:
    """What a turn comes to that has got so far; from 20 on it is time to hold."""
    if total >= HABIT:
        return float(total)
    return FRESH_TURN + (HABIT - FRESH_TURN) * (total / HABIT) ** 2


def habit(m: Pig, rng: Random) -> int:
    """Roll until there are 20 points to bank, or enough to win."""
    enough = m.total >= HABIT or m.scores[m.active] + m.total >= m.goal
    return int(enough)


def counsel(m: Pig) -> Option:
    """The same, said to whoever is asked."""
    return m.options[habit(m, Random(0))]


def foolish(m: Pig, option: Option) -> bool:
    """Rolling with enough to win, and banking next to nothing."""
    if m.scores[m.active] + m.total >= m.goal:
        return option == ROLL
    return option == HOLD and m.total < LEAST
