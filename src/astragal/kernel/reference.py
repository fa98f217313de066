"""What can be looked up in a game without playing it: what its things say, and their odds."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from astragal.errors import SetupError
from astragal.prose.grid import Grid, Spans
from astragal.prose.leaflet import PLAIN_HUE, Leaflet


class Subject(NamedTuple):
    """What a leaflet can be about: its id, its name in each language, and its hue."""

    id: str
    names: Mapping[str, str]
    hue: int = PLAIN_HUE


@dataclass(frozen=True, slots=True)
class OddsQuestion:
    """Whose odds are asked, and what lies on the table; words are as somebody typed them."""

    subject: str
    dice: tuple[str, ...] | None = None
    attempts: int | None = None
    upgrades: tuple[str, ...] = ()
    side: str | None = None
    against: str | None = None
    against_upgrades: tuple[str, ...] = ()
    health: int | None = None


@dataclass(frozen=True, slots=True)
class OddsReport:
    """The answer: what was asked, in a line, and tables."""

    heading: Spans
    grids: list[Grid]


def no_subjects(content: Any) -> list[Subject]:
    """In this game nothing has a leaflet of its own."""
    return []


def no_leaflet(content: Any, about: str, language: str) -> Leaflet:
    """The leaflets of a game that has none."""
    raise SetupError(f"there is nothing to read about {about!r}")


@dataclass(frozen=True, slots=True)
class Reference:
    """What a game lets people look up."""

    # What has a leaflet of its own, in order.
    subjects: Callable[[Any], list[Subject]] = no_subjects
    # What can be read as a whole besides, by an id: `cards`.
    topics: tuple[str, ...] = ()
    # The leaflet of a subject or topic, from some content, in a language.
    leaflet: Callable[[Any, str, str], Leaflet] = no_leaflet
    # The odds of a subject in a game; a SetupError for what can't be asked.
    odds: Callable[[Any, OddsQuestion, str], OddsReport] | None = None


NO_REFERENCE = Reference()
