"""Five dice: faces, symbols, and which rolls satisfy which ability.

There are 252 multisets of five dice; a pattern knows all that satisfy it, so that asking is one
look-up. Dice are looked up sorted.
"""

from collections.abc import Iterable
from functools import cache
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from astragal.games.dice_throne.packs.pack import Hero, Needs

Dice = tuple[int, ...]
ROLLS: tuple[Dice, ...] = tuple(combinations_with_replacement(range(1, 7), 5))
SMALL = ({1, 2, 3, 4}, {2, 3, 4, 5}, {3, 4, 5, 6})
LARGE = ({1, 2, 3, 4, 5}, {2, 3, 4, 5, 6})


# A digit for each face: the sum over some dice, up to 15, tells them all, in whatever order.
DIGITS: Final = (0, *(16**face for face in range(6)))


def roll_number(dice: Iterable[int]) -> int:
    """One number for a roll, whatever the order of its dice."""
    number = 0
    for face in dice:
        number += DIGITS[face]
    return number


class DiceSymbols:
    """The symbol on each face of a hero's dice."""

    __slots__ = ("symbols",)

    def __init__(self, hero: "Hero") -> None:
        self.symbols: tuple[str, ...] = ("", *(hero.dice[face] for face in range(1, 7)))

    def count(self, symbol: str, dice: Dice) -> int:
        """How many of the dice show the symbol."""
        symbols = self.symbols
        found = 0
        for face in dice:
            if symbols[face] == symbol:
                found += 1
        return found


def is_straight(dice: Dice, runs: tuple[set[int], ...]) -> bool:
    """Whether the numbers hold one of the runs; symbols don't matter (DT-084, DT-085, DT-086)."""
    values = set(dice)
    return any(run <= values for run in runs)


def of_a_kind(dice: Dice) -> int:
    """How often the most frequent number is shown (DT-131)."""
    return max((dice.count(face) for face in set(dice)), default=0)


class Pattern:
    """What an offensive ability needs, and every roll of five dice that has it (DT-083)."""

    __slots__ = ("needs", "satisfied")

    def __init__(self, needs: "Needs", faces: DiceSymbols) -> None:
        self.needs = needs
        if isinstance(needs, str):
            self.satisfied = straights(needs)
        else:
            self.satisfied = with_symbols(tuple(needs.items()), faces.symbols)


@cache
def straights(size: str) -> frozenset[Dice]:
    """Every roll that has a small or a large straight."""
    runs = SMALL if size == "small-straight" else LARGE
    return frozenset(dice for dice in ROLLS if is_straight(dice, runs))


@cache
def with_symbols(needs: tuple[tuple[str, int], ...], symbols: tuple[str, ...]) -> frozenset[Dice]:
    """Every roll that shows so many of each symbol; what faces show is given by their number."""
    rolls = ((dice, [symbols[face] for face in dice]) for dice in ROLLS)
    return frozenset(
        dice for dice, shown in rolls if all(shown.count(name) >= n for name, n in needs)
    )
