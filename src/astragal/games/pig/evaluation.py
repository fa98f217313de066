"""How well a seat stands in Pig, and how most people play it: for bots."""

from math import exp
from random import Random

from astragal.games.pig.state import Pig

HABIT = 20
SLOPE = 18.0


def evaluate(m: Pig, seat: int) -> float:
    """The chance to win as far as the scores tell: from 0 to 1."""
    if m.result is not None:
        return float(m.result[seat] == 1)
    scores = m.scores[:]
    scores[m.active] += m.total
    ahead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    return 1.0 / (1.0 + exp(-ahead / SLOPE))


def habit(m: Pig, rng: Random) -> int:
    """Roll until there are 20 points to bank, or enough to win."""
    enough = m.total >= HABIT or m.scores[m.active] + m.total >= m.goal
    return int(enough)
