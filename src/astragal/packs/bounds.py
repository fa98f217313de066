"""Marks of a type that say more than its kind: numbers in a range, text of a form, long lists."""

import re
from dataclasses import dataclass

from astragal.prose.names import tidy_name


@dataclass(frozen=True, slots=True)
class Range:
    """Marks a number: `Annotated[int, Range(0, 20)]`, both ends included."""

    low: float | None = None
    high: float | None = None

    def holds(self, value: float) -> bool:
        """Whether the number lies in the range."""
        return (self.low is None or value >= self.low) and (self.high is None or value <= self.high)

    def __str__(self) -> str:
        if self.low is not None and self.high is not None:
            return f"from {self.low} to {self.high}"
        return f"of at most {self.high}" if self.low is None else f"of at least {self.low}"


@dataclass(frozen=True, slots=True)
class Matches:
    """Marks text that must match the whole pattern: `Annotated[str, Matches("[a-z-]+")]`."""

    pattern: str
    meaning: str = ""

    def holds(self, value: str) -> bool:
        """Whether the whole text matches."""
        return re.fullmatch(self.pattern, value) is not None

    def __str__(self) -> str:
        return self.meaning or f"like {self.pattern}"


@dataclass(frozen=True, slots=True)
class Named:
    """Marks text that people read as a name: `Annotated[str, Named(60)]`."""

    most: int

    def holds(self, value: str) -> bool:
        """Whether the text can be seen as it is written, on one line."""
        return 1 <= len(value) <= self.most and value == tidy_name(value)

    def __str__(self) -> str:
        return f"that is a name of 1 to {self.most} characters, each of which can be seen"


@dataclass(frozen=True, slots=True)
class Listed:
    """Marks text that must be in a long list: `Annotated[str, Listed("icon", ICONS, "…")]`."""

    noun: str
    names: frozenset[str]
    meaning: str

    def holds(self, value: str) -> bool:
        """Whether the text is in the list."""
        return value in self.names

    def __str__(self) -> str:
        return self.meaning


@dataclass(frozen=True, slots=True)
class AtMost:
    """Marks a list or mapping that is bounded: `Annotated[list[Card], AtMost(400, "cards")]`."""

    most: int
    noun: str

    def __str__(self) -> str:
        return f"at most {self.most} {self.noun}"
