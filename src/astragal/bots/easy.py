"""The bot for somebody's first matches: it plays simply, but does nothing foolish."""

from random import Random
from typing import Final

from astragal.bots.greedy import option_values
from astragal.bots.protocol import Budget, Seen

SAMPLES: Final = 2
SLIPS: Final = 0.6  # how often it takes something else than what it likes best


class EasyBot:
    """Looks one step ahead with few tries, and often enough takes the second best or so.

    What the game's advice calls foolish it never does while there is anything else to do.
    """

    def __init__(self, seed: str | None = None) -> None:
        self._rng = Random(seed)

    def choose(self, seen: Seen, budget: Budget) -> int:
        sensible = sensible_options(seen, self._rng)
        if len(sensible) == 1:
            return sensible[0]
        values = option_values(seen, self._rng, SAMPLES)
        liked = sorted(sensible, key=values.__getitem__, reverse=True)
        if self._rng.random() < SLIPS:
            return self._rng.choice(liked[: (len(liked) + 1) // 2 + 1])
        return liked[0]


def sensible_options(seen: Seen, rng: Random) -> list[int]:
    """The options that are not foolish; all of them when all are."""
    known, foolish = seen.deal(rng), seen.game.advice.foolish
    sensible = [n for n, option in enumerate(seen.options) if not foolish(known, option)]
    return sensible or list(range(len(seen.options)))
