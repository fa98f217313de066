"""The parts of a move: a card, a seat, some dice. Each is written, read back, shown and numbered.

A part stands in an option as what the rules work with, mostly a number; in text as a word or two;
in what the page is told as a name with a value; among action ids as a digit.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Any, Final

Words = Sequence[str]
Ids = Callable[[Any], Iterable[str]]

CONTENTS: Final = 64  # matches with packs of their own bring contents of their own
MISSING: Final = object()  # what an option has where a part is left out


class Part:
    """One argument of a move; `name` is what the page knows it by."""

    shape: str = "number"  # its type in TypeScript
    optional: bool = False

    def __init__(self, name: str) -> None:
        self.name = name

    def size(self, content: Any) -> int:
        """How many values it may have."""
        raise NotImplementedError

    def index(self, content: Any, value: Any) -> int:
        """The place of a value among all; ValueError where it is none of them."""
        raise NotImplementedError

    def write(self, content: Any, value: Any) -> str:
        """The value in text."""
        raise NotImplementedError

    def read(self, content: Any, words: Words) -> tuple[Any, Words]:
        """The value that words begin with, and the words after it; else ValueError."""
        raise NotImplementedError

    def shown(self, content: Any, value: Any) -> Any:
        """The value as the page is told it."""
        return value

    def facts(self, content: Any, value: Any) -> dict[str, Any]:
        """What the page is told of the value; nothing where the part is left out."""
        return {self.name: self.shown(content, value)}

    def shapes(self) -> dict[str, str]:
        """The TypeScript types of these facts."""
        return {f"{self.name}?" if self.optional else self.name: self.shape}

    def known(self, content: Any) -> Sequence[str]:
        """Every word that it may be written with, numbers aside."""
        return ()


class Numeral(Part):
    """A number from `low` to `high`; in text `plus` is added, since people count from 1."""

    def __init__(self, name: str, low: int, high: int, *, plus: int = 0) -> None:
        super().__init__(name)
        self.low, self.high, self.plus = low, high, plus

    def size(self, content: Any) -> int:
        return self.high - self.low + 1

    def index(self, content: Any, value: Any) -> int:
        if type(value) is not int or not self.low <= value <= self.high:
            raise ValueError(f"{self.name}: {value!r} is not from {self.low} to {self.high}")
        return value - self.low

    def write(self, content: Any, value: Any) -> str:
        return str(value + self.plus)

    def read(self, content: Any, words: Words) -> tuple[Any, Words]:
        if not words or not words[0].isascii() or not words[0].isdecimal():
            raise ValueError(f"{self.name}: a number is missing")
        return int(words[0][:9]) - self.plus, words[1:]

    def shown(self, content: Any, value: Any) -> Any:
        return value + self.plus


class Thing(Part):
    """Something of the content, by its number in a table; written by its id, of a word or more.

    Several may have one id, as a card that lies in every deck: they are one in text and number.
    """

    shape = "string"

    def __init__(self, name: str, ids: Ids) -> None:
        super().__init__(name)
        kept = lru_cache(CONTENTS)
        self.ids: Callable[[Any], tuple[str, ...]] = kept(lambda content: tuple(ids(content)))
        self.places: Callable[[Any], dict[str, int]] = kept(self._places)
        self.longest = kept(lambda content: max(id.count(" ") + 1 for id in self.ids(content)))

    def _places(self, content: Any) -> dict[str, int]:
        return {id: place for place, id in enumerate(dict.fromkeys(self.ids(content)))}

    def size(self, content: Any) -> int:
        return len(self.places(content))

    def index(self, content: Any, value: Any) -> int:
        return self.places(content)[self.write(content, value)]

    def write(self, content: Any, value: Any) -> str:
        return str(self.ids(content)[value])

    def read(self, content: Any, words: Words) -> tuple[Any, Words]:
        id, rest = self._id(content, words)
        return self.ids(content).index(id), rest

    def _id(self, content: Any, words: Words) -> tuple[str, Words]:
        for count in range(min(self.longest(content), len(words)), 0, -1):
            id = " ".join(words[:count])
            if id in self.places(content):
                return id, words[count:]
        raise ValueError(f"{self.name}: nothing has the id {' '.join(words[:1])!r}")

    def shown(self, content: Any, value: Any) -> Any:
        return self.write(content, value)

    def known(self, content: Any) -> Sequence[str]:
        return [word for id in self.ids(content) for word in id.split(" ")]


class Word(Thing):
    """Something of the content, where the option holds its id instead of its number."""

    def write(self, content: Any, value: Any) -> str:
        return str(value)

    def read(self, content: Any, words: Words) -> tuple[Any, Words]:
        return self._id(content, words)


class Faces(Part):
    """Some dice by their faces, the lowest first: the rest of the option, as long as it is."""

    shape = "number[]"

    def __init__(self, name: str, sides: int, most: int) -> None:
        super().__init__(name)
        faces = range(1, sides + 1)
        self.rolls = [
            kept for n in range(most + 1) for kept in combinations_with_replacement(faces, n)
        ]
        self.places = {kept: place for place, kept in enumerate(self.rolls)}

    def size(self, content: Any) -> int:
        return len(self.rolls)

    def index(self, content: Any, value: Any) -> int:
        if value not in self.places:
            raise ValueError(f"{self.name}: {value!r} are no dice")
        return self.places[value]

    def write(self, content: Any, value: Any) -> str:
        return " ".join(map(str, value))

    def read(self, content: Any, words: Words) -> tuple[Any, Words]:
        if not all(word.isascii() and word.isdecimal() for word in words):
            raise ValueError(f"{self.name}: dice are numbers")
        return tuple(int(word[:9]) for word in words), ()

    def shown(self, content: Any, value: Any) -> Any:
        return list(value)


class Maybe(Part):
    """A last part that may be left out."""

    optional = True

    def __init__(self, part: Part) -> None:
        super().__init__(part.name)
        self.part = part
        self.shape = part.shape

    def size(self, content: Any) -> int:
        return 1 + self.part.size(content)

    def index(self, content: Any, value: Any) -> int:
        return 0 if value is MISSING else 1 + self.part.index(content, value)

    def write(self, content: Any, value: Any) -> str:
        return "" if value is MISSING else self.part.write(content, value)

    def read(self, content: Any, words: Words) -> tuple[Any, Words]:
        return self.part.read(content, words) if words else (MISSING, words)

    def facts(self, content: Any, value: Any) -> dict[str, Any]:
        return {} if value is MISSING else self.part.facts(content, value)


class Either(Part):
    """One part or another, told apart by the type of the value."""

    def __init__(self, kinds: Mapping[type, Part]) -> None:
        first = next(iter(kinds.values()))
        super().__init__(first.name)
        self.kinds = kinds
        self.shape = " | ".join(dict.fromkeys(part.shape for part in kinds.values()))

    def size(self, content: Any) -> int:
        return sum(part.size(content) for part in self.kinds.values())

    def index(self, content: Any, value: Any) -> int:
        before = 0
        for kind, part in self.kinds.items():
            if type(value) is kind:
                return before + part.index(content, value)
            before += part.size(content)
        raise ValueError(f"{self.name}: {value!r} is of no known kind")

    def write(self, content: Any, value: Any) -> str:
        return self.kinds[type(value)].write(content, value)

    def read(self, content: Any, words: Words) -> tuple[Any, Words]:
        for part in self.kinds.values():
            try:
                return part.read(content, words)
            except ValueError:
                continue
        raise ValueError(f"{self.name}: {' '.join(words[:1])!r} is unknown")

    def shown(self, content: Any, value: Any) -> Any:
        return self.kinds[type(value)].shown(content, value)

    def known(self, content: Any) -> Sequence[str]:
        return [word for part in self.kinds.values() for word in part.known(content)]


class Beside(Part):
    """A part that only the page is told: it is not in the text of the move."""

    shape = "string"

    def size(self, content: Any) -> int:
        return 1

    def index(self, content: Any, value: Any) -> int:
        return 0

    def write(self, content: Any, value: Any) -> str:
        return ""

    def read(self, content: Any, words: Words) -> tuple[Any, Words]:
        return MISSING, words
