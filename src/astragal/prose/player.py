"""Players in sentences: by the name that a seat has at a table, else by its number.

Those whom nobody plays have the name that the game gives them.

Names are not inflected, in no language. Where a sentence needs another case than the nominative,
its message says which, and a word that has that case stands before the name: «игрока Анна».
"""

import unicodedata
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from fluent.runtime.types import FluentType

LONGEST_NAME: Final = 40
# Written from right to left: such a name must not turn around what stands beside it.
RIGHT_TO_LEFT: Final = frozenset(("R", "AL", "AN"))
ISOLATED: Final = "\N{FIRST STRONG ISOLATE}{}\N{POP DIRECTIONAL ISOLATE}"


def isolated(name: str) -> str:
    """A name as it stands in a sentence of another script."""
    turned = any(unicodedata.bidirectional(letter) in RIGHT_TO_LEFT for letter in name)
    return ISOLATED.format(name) if turned else name


class OwnName(NamedTuple):
    """What somebody is called whom nobody plays: a name in each language, from the game."""

    en: str
    ru: str
    pl: str


Called = str | OwnName


class Player(FluentType):
    """A seat that a sentence speaks of; `{ PLAYER($seat) }` in a message says it."""

    __slots__ = ("name", "number")

    def __init__(self, number: int, name: Called = "") -> None:
        self.number = number
        self.name = isolated(name[:LONGEST_NAME]) if isinstance(name, str) else name

    def format(self, locale: Any) -> str:
        """A seat that is only counted."""
        return str(self.number)

    def named(self, language: str) -> tuple[str, str]:
        """Which words say it, those of a seat, a player or a fighter; and the name, if any."""
        if isinstance(self.name, str):
            return ("player" if self.name else "seat"), self.name
        name: str = getattr(self.name, language)
        return "fighter", name

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Player) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    @property
    def _key(self) -> tuple[int, Called]:
        return self.number, self.name


# The reader: a question that is put to them need not say whom it is for.
YOU: Final = Player(0)


def player(number: int, names: Sequence[Called]) -> Player:
    """The seat of a number, from 1, with the name that it has, if any."""
    return Player(number, names[number - 1] if 1 <= number <= len(names) else "")
