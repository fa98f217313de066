"""Leaflets: all that there is to read about a hero, the common cards or the like, in one language.

A game writes them; who prints them need not know the game.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

PLAIN_HUE: Final = 45


class LeafletRow(NamedTuple):
    """A line of text, and how what it says is written as a move."""

    text: str
    move: str = ""


@dataclass(frozen=True, slots=True)
class LeafletEntry:
    """One thing: its name, what sort of thing it is, its text, and how it is written."""

    title: str
    sort: str
    rows: list[LeafletRow]
    move: str = ""

    @property
    def lines(self) -> list[str]:
        """The text alone."""
        return [row.text for row in self.rows]


@dataclass(frozen=True, slots=True)
class LeafletSection:
    """Things of one sort under a title."""

    title: str
    entries: list[LeafletEntry]


@dataclass(frozen=True, slots=True)
class Leaflet:
    """The title and the sections of a leaflet, and its colours."""

    title: str
    sort: str
    sections: list[LeafletSection]
    hue: int = PLAIN_HUE
    # The hue of each symbol, by the name that stands for it in brackets.
    hues: Mapping[str, int] = field(default_factory=dict)

    def plain(self) -> Iterator[str]:
        """The leaflet as lines of plain text."""
        yield f"# {self.title}" + (f" ({self.sort})" if self.sort else "")
        for section in self.sections:
            yield from ("", f"## {section.title}")
            for entry in section.entries:
                title = entry.title + (f" ({entry.sort})" if entry.sort else "")
                yield from ("", _beside(title, entry.move))
                yield from (f"  {_beside(*row)}" for row in entry.rows)


def _beside(text: str, move: str) -> str:
    return f"{text} · {move}" if move else text
