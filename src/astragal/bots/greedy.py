"""Bots that look one step ahead and take what the game's evaluation likes best."""

from random import Random
from typing import Final

from astragal.bots.protocol import Budget, Seen
from astragal.kernel.match import Match

SAMPLES: Final = 6


class GreedyBot:
    """Tries every option on matches that its seat could be in, and evaluates what comes of it."""

    def __init__(self, seed: str | None = None) -> None:
        self._rng = Random(seed)

    def choose(self, seen: Seen, budget: Budget) -> int:
        if len(seen.options) == 1:
            return 0
        values = option_values(seen, self._rng, SAMPLES)
        return values.index(max(values))


def option_values(seen: Seen, rng: Random, samples: int) -> list[float]:
    """What each option is worth to the seat: by the game's odds, or else by trying it."""
    deals = [seen.deal(rng) for _ in range(samples)]
    rated = seen.game.advice.rates(deals[0])
    values = []
    for index in range(len(seen.options)):
        known = None if rated is None else rated[index]
        if known is None or known < 0:
            known = sum(tried(m, index, seen.seat) for m in deals) / samples
        values.append(known)
    return values


def tried(m: Match, index: int, seat: int) -> float:
    """How the seat stands after one option, when nobody answers it."""
    after = m.clone()
    after.choose(index)
    while after.options and after.options[0] == ("pass",):
        after.choose(0)
    return after.game.advice.evaluate(after, seat)
