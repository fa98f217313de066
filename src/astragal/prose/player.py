"""Players in sentences: by the name that a seat has at a table, else by its number.

Names are not inflected, in no language. Where a sentence needs another case than the nominative,
its message says which, and a word that has that case stands before the name: «игрока Анна».
"""

import unicodedata
from collections.abc import Sequence
from typing import Any, Final

from fluent.runtime.types import FluentType

LONGEST_NAME: Final = 40
# Written from right to left: such a name must not turn around what stands beside it.
RIGHT_TO_LEFT: Final = frozenset(("R", "AL", "AN"))
ISOLATED: Final = "\N{FIRST STRONG ISOLATE}{}\N{POP DIRECTIONAL ISOLATE}"


def isolated(name: str) -> str:
    """A name as it stands in a sentence of another script."""
    turned = any(unicodedata.bidirectional(letter) in RIGHT_TO_LEFT for letter in name)
    return ISOLATED.format(name) if turned else name


class Player(FluentType):
    """A seat that a sentence speaks of; `{ PLAYER($seat) }` in a message says it."""

    __slots__ = ("name", "number")

    def __init__(self, number: int, name: str = "") -> None:
        self.number = number
        self.name = isolated(name[:LONGEST_NAME])

    def format(self, locale: Any) -> str:
        """A seat that is only counted."""
        return str(self.number)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Player) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    @property
    def _key(self) -> tuple[int, str]:
        return self.number, self.name


# The reader: a question that is put to them need not say whom it is for.
YOU: Final = Player(0)


def player(number: int, names: Sequence[str]) -> Player:
    """The seat of a number, from 1, with the name that it has, if any."""
    return Player(number, names[number - 1] if 1 <= number <= len(names) else "")
