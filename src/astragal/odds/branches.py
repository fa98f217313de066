"""Every match that the next dice may lead to, and how likely each is.

Dice that are thrown together are branched over as multisets: five dice make 252 branches.
"""

from collections.abc import Callable, Iterator
from typing import Any

from astragal.kernel.chance import Chance
from astragal.kernel.match import Match
from astragal.odds.keeps import Die, chance_of, multisets, numbered

Rolls = tuple[tuple[int, ...], ...]


class Fork(Exception):
    """Dice are thrown whose outcome has not been decided yet."""

    def __init__(self, count: int, sides: int) -> None:
        super().__init__(count, sides)
        self.count = count
        self.sides = sides


class ForkingChance(Chance):
    """Rolls that were decided one by one; the first that was not raises Fork."""

    __slots__ = ("rolls",)

    def __init__(self, key: bytes, rolls: Rolls, dice: int = 0, deck: int = 0) -> None:
        super().__init__(key, dice, deck)
        self.rolls = rolls

    def clone(self) -> "ForkingChance":
        return ForkingChance(self.key, self.rolls, self.dice, self.deck)

    def roll(self, count: int, sides: int = 6) -> list[int]:
        if self.dice == len(self.rolls):
            raise Fork(count, sides)
        self.dice += 1
        return list(self.rolls[self.dice - 1])

    def die(self, sides: int = 6) -> int:
        return self.roll(1, sides)[0]


def plain_die(m: Match, sides: int) -> Die:
    """A die of which every face matters."""
    return numbered(sides)


def outcomes(
    m: Match, go: Callable[[Match], None], die_of: Callable[[Any, int], Die] = plain_die
) -> Iterator[tuple[Match, float]]:
    """Every match that may be reached by `go`, which makes a clone choose or run.

    A game may say of a match that stopped at a roll which faces are alike: one stands for all.
    """
    undecided: list[tuple[Rolls, float]] = [((), 1.0)]
    while undecided:
        rolls, chance = undecided.pop()
        after = m.clone()
        after.chance = ForkingChance(m.chance.key, rolls, deck=m.chance.deck)
        try:
            go(after)
        except Fork as fork:
            die = die_of(after, fork.sides)
            undecided += [
                ((*rolls, roll), chance * chance_of(roll, die))
                for roll in multisets(fork.count, die)
            ]
        else:
            yield after, chance
