"""A bot that takes any option, each with the same chance."""

from random import Random

from astragal.bots.protocol import Budget, Seen


class RandomBot:
    """The weakest bot, and the yardstick of the others."""

    def __init__(self, seed: str | None = None) -> None:
        self._rng = Random(seed)

    def choose(self, seen: Seen, budget: Budget) -> int:
        return self._rng.randrange(len(seen.options))
