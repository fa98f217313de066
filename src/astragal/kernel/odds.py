"""Exact odds of rolling dice, keeping some and rolling again.

Dice of one kind are alike, so a roll is a multiset: five six-sided dice have 252 of them, not
7,776. Every table is built once for a kind of dice; what a player may still roll is then a sum
over a few hundred numbers.
"""

from collections.abc import Callable, Mapping
from functools import cache, cached_property
from itertools import combinations_with_replacement
from math import factorial

Roll = tuple[int, ...]
Values = list[float]


class DiceOdds:
    """The odds of `count` equal dice with faces 1 to `sides`, each as likely as the others."""

    def __init__(self, count: int, sides: int) -> None:
        self.count = count
        self.sides = sides
        self.rolls = rolls(count, sides)
        self.place = {roll: at for at, roll in enumerate(self.rolls)}

    @cached_property
    def chances(self) -> Values:
        """How likely each roll is when all dice are thrown."""
        return [likelihood(roll, self.sides) for roll in self.rolls]

    @cached_property
    def kept(self) -> tuple[Roll, ...]:
        """Everything that could be kept: all multisets of up to so many dice."""
        return tuple(kept for size in range(self.count + 1) for kept in rolls(size, self.sides))

    @cached_property
    def outcomes(self) -> dict[Roll, list[tuple[int, float]]]:
        """For each kept multiset, the rolls it may become and how likely each is."""
        return {kept: self._outcomes(kept) for kept in self.kept}

    @cached_property
    def keeps(self) -> list[tuple[Roll, ...]]:
        """For each roll, everything that can be kept of it, all of it included."""
        return [parts(roll) for roll in self.rolls]

    def after(self, values: Values) -> dict[Roll, float]:
        """What each keep is worth when the other dice are rolled once and `values` counts."""
        return {
            kept: sum(values[at] * chance for at, chance in outcomes)
            for kept, outcomes in self.outcomes.items()
        }

    def best(self, values: Values, attempts: int) -> Values:
        """What each roll is worth with so many rerolls left, played as well as possible."""
        for _ in range(attempts):
            worth = self.after(values)
            values = [max(worth[kept] for kept in self.keeps[at]) for at in range(len(values))]
        return values

    def best_keep(self, values: Values, roll: Roll, attempts: int) -> tuple[Roll, float]:
        """What to keep now, with so many rerolls left, and what that is worth."""
        if attempts <= 0:
            return roll, values[self.place[roll]]
        worth = self.after(self.best(values, attempts - 1))
        keep = max(self.keeps[self.place[roll]], key=lambda kept: (worth[kept], len(kept)))
        return keep, worth[keep]

    def from_start(self, values: Values, attempts: int) -> float:
        """What a first roll of all dice and the rerolls after it are worth together."""
        worth = self.best(values, attempts - 1)
        return sum(value * chance for value, chance in zip(worth, self.chances, strict=True))

    def wanted(self, holds: Callable[[Roll], bool]) -> Values:
        """1 for each roll that has what is wanted, 0 for the others."""
        return [float(holds(roll)) for roll in self.rolls]

    def _outcomes(self, kept: Roll) -> list[tuple[int, float]]:
        thrown = rolls(self.count - len(kept), self.sides)
        return [
            (self.place[tuple(sorted(kept + dice))], likelihood(dice, self.sides))
            for dice in thrown
        ]


@cache
def dice_odds(count: int = 5, sides: int = 6) -> DiceOdds:
    """The tables of one kind of dice, built once."""
    return DiceOdds(count, sides)


@cache
def rolls(count: int, sides: int) -> tuple[Roll, ...]:
    """All multisets of so many dice, sorted."""
    return tuple(combinations_with_replacement(range(1, sides + 1), count))


@cache
def likelihood(roll: Roll, sides: int) -> float:
    """How likely a multiset is: its orders, of all that there are."""
    orders = factorial(len(roll))
    for face in set(roll):
        orders //= factorial(roll.count(face))
    return float(orders / sides ** len(roll))


@cache
def parts(roll: Roll) -> tuple[Roll, ...]:
    """Every different multiset that is part of a roll."""
    found = {
        tuple(face for place, face in enumerate(roll) if mask >> place & 1)
        for mask in range(1 << len(roll))
    }
    return tuple(sorted(found))


# -- any dice, one by one ------------------------------------------------------------------------

Distribution = Mapping[int, float]


def sum_of(first: Distribution, second: Distribution) -> dict[int, float]:
    """The distribution of the sum of two independent numbers."""
    total: dict[int, float] = {}
    for a, p in first.items():
        for b, q in second.items():
            total[a + b] = total.get(a + b, 0.0) + p * q
    return total


def mean(distribution: Distribution) -> float:
    """The expected value."""
    return sum(value * chance for value, chance in distribution.items())


def at_least(distribution: Distribution, least: int) -> float:
    """The chance of so much or more."""
    return sum(chance for value, chance in distribution.items() if value >= least)
