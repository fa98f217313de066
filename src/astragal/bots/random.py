"""A bot that takes any option, each with the same chance."""

from random import Random

from astragal.kernel.match import Match


class RandomBot:
    """The weakest bot, and the yardstick of the others."""

    def __init__(self, seed: str | None = None) -> None:
        self._rng = Random(seed)

    def choose(self, match: Match, seat: int) -> int:
        return self._rng.randrange(len(match.options))
