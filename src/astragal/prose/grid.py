"""Tables of coloured words: what a game hands over to be printed."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, NamedTuple


class Span(NamedTuple):
    """Words of one colour and weight."""

    text: str
    hue: int | None = None
    weight: Literal["", "bold", "dim"] = ""


Spans = list[Span]


class Column(NamedTuple):
    """The title of a column, and how what stands in it is laid."""

    title: str
    right: bool = False
    wraps: bool = True


@dataclass(frozen=True, slots=True)
class Grid:
    """A table: a hue for its lines and titles, its columns, and a cell of each in every row."""

    hue: int
    columns: list[Column]
    rows: list[list[Spans]]


def joined(between: str, parts: Iterable[Span]) -> Spans:
    """Spans with some plain words between each two."""
    spans: Spans = []
    for part in parts:
        spans += [Span(between), part] if spans else [part]
    return spans
