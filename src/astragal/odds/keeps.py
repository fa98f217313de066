"""Exact odds of rolling dice, keeping some and rolling again.

A die is a tuple of faces, each as likely as the others; a face that is listed twice is twice as
likely. Equal dice can't be told apart, so a roll of them is a multiset: five six-sided dice have
252 of them, not 7,776. Every table is built once for some dice; what a player may still roll is
then a sum over a few hundred numbers.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property
from itertools import combinations_with_replacement, product
from math import factorial, prod
from typing import Any, Final

Die = tuple[Any, ...]
Roll = tuple[Any, ...]
Keep = tuple[Any, ...]
Values = list[float]


class DiceOdds:
    """The tables of some dice: what they may show, what may be kept, what that may become."""

    def __init__(self, rolls: tuple[Roll, ...]) -> None:
        self.rolls = rolls
        self.place = {roll: at for at, roll in enumerate(rolls)}

    @cached_property
    def chances(self) -> Values:
        """How likely each roll is when all dice are thrown."""
        return [self.likelihood(roll) for roll in self.rolls]

    @cached_property
    def keeps(self) -> list[tuple[Keep, ...]]:
        """For each roll, everything that can be kept of it, all of it included."""
        return [self.parts(roll) for roll in self.rolls]

    @cached_property
    def outcomes(self) -> dict[Keep, list[tuple[int, float]]]:
        """For each keep, the rolls it may become and how likely each is."""
        every = {kept: None for keeps in self.keeps for kept in keeps}
        return {kept: self.becomes(kept) for kept in every}

    def after(self, values: Values) -> dict[Keep, float]:
        """What each keep is worth when the other dice are rolled once and `values` counts."""
        return {
            kept: sum(values[at] * chance for at, chance in outcomes)
            for kept, outcomes in self.outcomes.items()
        }

    def best(self, values: Values, attempts: int) -> Values:
        """What each roll is worth with so many rerolls left, played as well as possible."""
        return self.plan(values).values(attempts)

    def plan(self, values: Values) -> "KeepPlan":
        """How to play for these values."""
        return KeepPlan(self, values)

    def wanted(self, holds: Callable[[Roll], bool]) -> Values:
        """1 for each roll that has what is wanted, 0 for the others."""
        return [float(holds(roll)) for roll in self.rolls]

    # -- what dice of one kind or another answer -----------------------------------------------

    def likelihood(self, roll: Roll) -> float:
        """How likely a roll of all dice is."""
        raise NotImplementedError

    def parts(self, roll: Roll) -> tuple[Keep, ...]:
        """Everything that can be kept of a roll."""
        raise NotImplementedError

    def becomes(self, kept: Keep) -> list[tuple[int, float]]:
        """The places of the rolls that a keep may become, and how likely each is."""
        raise NotImplementedError


class EqualDice(DiceOdds):
    """Dice that can't be told apart. A roll is sorted as the faces are; a keep is a part of it."""

    def __init__(self, count: int, die: Die) -> None:
        self.count = count
        self.die = die
        super().__init__(multisets(count, die))

    def likelihood(self, roll: Roll) -> float:
        return chance_of(roll, self.die)

    def parts(self, roll: Roll) -> tuple[Keep, ...]:
        return parts(roll)

    def becomes(self, kept: Keep) -> list[tuple[int, float]]:
        thrown = multisets(self.count - len(kept), self.die)
        return [
            (self.place[tuple(sorted(kept + dice, key=self.die.index))], chance_of(dice, self.die))
            for dice in thrown
        ]


ROLLED: Final = None


class DifferentDice(DiceOdds):
    """Dice that differ, a few of them. A roll is in their order; a keep has holes to be rolled."""

    def __init__(self, dice: tuple[Die, ...]) -> None:
        self.dice = dice
        super().__init__(tuple(product(*(dict.fromkeys(die) for die in dice))))

    def likelihood(self, roll: Roll) -> float:
        return prod(die.count(face) / len(die) for face, die in zip(roll, self.dice, strict=True))

    def parts(self, roll: Roll) -> tuple[Keep, ...]:
        return tuple(product(*((ROLLED, face) for face in roll)))

    def becomes(self, kept: Keep) -> list[tuple[int, float]]:
        likely = zip(kept, self.dice, strict=True)
        shown = [((face,) if face is not ROLLED else die) for face, die in likely]
        found = DifferentDice(tuple(shown))
        return [(self.place[roll], found.likelihood(roll)) for roll in found.rolls]


@cache
def dice_odds(count: int = 5, sides: int = 6) -> DiceOdds:
    """The tables of so many dice with faces 1 to `sides`, built once."""
    return EqualDice(count, numbered(sides))


@cache
def dice_of(*dice: Die) -> DiceOdds:
    """The tables of any dice, given by their faces, built once."""
    if all(die == dice[0] for die in dice):
        return EqualDice(len(dice), dice[0])
    return DifferentDice(dice)


class KeepPlan:
    """How to play for the values of rolls; what was found once is looked up from then on."""

    def __init__(self, odds: DiceOdds, values: Values) -> None:
        self.odds = odds
        self._values = [values]
        self._worth: list[dict[Keep, float]] = []

    def values(self, attempts: int) -> Values:
        """What each roll is worth with so many rerolls left, played as well as possible."""
        while len(self._values) <= attempts:
            worth = self.odds.after(self._values[-1])
            self._worth.append(worth)
            of = worth.__getitem__
            self._values.append([max(map(of, keeps)) for keeps in self.odds.keeps])
        return self._values[attempts]

    def worth(self, attempts: int) -> dict[Keep, float]:
        """What each keep is worth when so many rerolls are left, the one after it included."""
        self.values(attempts)
        return self._worth[attempts - 1]

    def value(self, roll: Roll, attempts: int) -> float:
        """What a roll is worth with so many rerolls left."""
        return self.values(attempts)[self.odds.place[roll]]

    def keep(self, roll: Roll, attempts: int) -> Keep:
        """What to keep of a roll; of keeps that are worth the same, the one that keeps most."""
        self.values(attempts)
        keeps = self.odds.keeps[self.odds.place[roll]]
        if attempts <= 0:
            return max(keeps, key=_size)
        worth = self._worth[attempts - 1]
        best = max(worth[kept] for kept in keeps)
        return max((kept for kept in keeps if worth[kept] >= best - ROUNDING), key=_size)

    def from_start(self, attempts: int) -> float:
        """What a first roll of all dice and the rerolls after it are worth together."""
        values = self.values(attempts - 1)
        return sum(value * chance for value, chance in zip(values, self.odds.chances, strict=True))


ROUNDING: Final = 1e-12


def _size(kept: Keep) -> int:
    return sum(face is not ROLLED for face in kept)


def numbered(sides: int) -> Die:
    """An ordinary die."""
    return tuple(range(1, sides + 1))


@cache
def multisets(count: int, die: Die) -> tuple[Roll, ...]:
    """Everything that so many equal dice may show, each sorted as the faces are."""
    return tuple(combinations_with_replacement(dict.fromkeys(die), count))


@cache
def chance_of(roll: Roll, die: Die) -> float:
    """How likely equal dice show a multiset: its orders, of all that there are."""
    orders = factorial(len(roll))
    for face in set(roll):
        orders //= factorial(roll.count(face))
    return float(orders * prod(map(die.count, roll)) / len(die) ** len(roll))


def likelihood(roll: Roll, sides: int) -> float:
    """How likely dice with faces 1 to `sides` show a multiset."""
    return chance_of(roll, numbered(sides))


@cache
def parts(roll: Roll) -> tuple[Keep, ...]:
    """Every different multiset that is part of a roll."""
    found = {
        tuple(face for place, face in enumerate(roll) if mask >> place & 1): None
        for mask in range(1 << len(roll))
    }
    return tuple(found)


# -- numbers that depend on chance ---------------------------------------------------------------

Distribution = Mapping[int, float]


def mixed(several: Iterable[tuple[Distribution, float]]) -> dict[int, float]:
    """The distribution of a number that comes from one of several, each so likely."""
    total: dict[int, float] = {}
    for distribution, chance in several:
        for value, p in distribution.items():
            total[value] = total.get(value, 0.0) + chance * p
    return total


def mean(distribution: Distribution) -> float:
    """The expected value."""
    return sum(value * chance for value, chance in distribution.items())


def at_least(distribution: Distribution, least: int) -> float:
    """The chance of so much or more."""
    return sum(chance for value, chance in distribution.items() if value >= least)
