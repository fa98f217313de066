"""A bot for any game: it plays every option on to the end, again and again."""

from random import Random

from astragal import playout
from astragal.bots import Budget, Seen


class PlaysItOut:
    def __init__(self, seed: str | None = None) -> None:
        self.rng = Random(seed)

    def choose(self, seen: Seen, budget: Budget) -> int:
        wins, left = [0] * len(seen.options), budget.start()
        while all(left.spend() for _ in wins):
            for index in range(len(wins)):
                world = seen.deal(self.rng)
                world.choose(index)
                wins[index] += playout(world, self.rng)[seen.seat] == 1
        return wins.index(max(wins))
