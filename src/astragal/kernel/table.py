"""What a game tells the table: its content in words, what goes on, what a move would bring.

All of it is said to one viewer, in the viewer's language, from nothing but what the viewer may
know. A game that says nothing can be played all the same; its table is only quieter.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from astragal.kernel.course import Option
from astragal.kernel.naming import no_sort, so_many

Tone = Literal["", "hurt", "heal"]

UNCONCERNED = 0
CONCERNED = 1
LETHAL = 2


class Line(msgspec.Struct, frozen=True):
    """A term of a sum, or a fact: what it is and how much; a total stands last."""

    label: str
    value: str = ""
    total: bool = False
    tone: Tone = ""


class Phase(msgspec.Struct, frozen=True):
    """A part of a turn, with its full name and a short one where room is short."""

    id: str
    name: str
    short: str


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """A game's content in words; a game with a board of its own derives its own."""

    game: str
    phases: list[Phase] = []
    # Words for parts of the view, where a game has no board of its own.
    facts: dict[str, str] = {}


class Odds(msgspec.Struct, frozen=True):
    """What chance may bring a seat; a game derives its own."""


def empty_sheet(content: Any, language: str) -> Sheet:
    """The content of a game that has none beyond its words."""
    return Sheet(game="")


def nothing_about(m: Any, viewer: int, language: str) -> list[Line]:
    """What goes on, in a game where the view says it all."""
    return []


def no_forecast(m: Any, seat: int, option: Option, language: str) -> list[Line]:
    """What an option would bring, in a game whose moves speak for themselves."""
    return []


def no_odds(m: Any, seat: int, language: str) -> Odds | None:
    """The odds of a game that reckons none."""
    return None


def own_question(m: Any, seat: int) -> int:
    """What is asked concerns the seat that is asked."""
    return CONCERNED if m.seat == seat else UNCONCERNED


def the_move(m: Any, option: Option) -> str:
    """An option that no card stands behind is known by its notation."""
    return str(m.notation(option))


def no_points(m: Any, seat: int) -> int | None:
    """What a seat has in the end, in a game where that is not counted."""
    return None


def nothing_under_way(m: Any) -> str:
    """Nothing that could be passed as a whole goes on in this game."""
    return ""


@dataclass(frozen=True, slots=True)
class Table:
    """What the table asks of a game."""

    # The content in words, for the board to draw any view with; its shape is the game's own.
    sheet: Callable[[Any, str], Sheet] = empty_sheet
    # What is being answered now and what would come of it, as far as a viewer may know.
    about: Callable[[Any, int, str], list[Line]] = nothing_about
    # What an option of the deciding seat would bring, its terms named.
    forecast: Callable[[Any, int, Option, str], list[Line]] = no_forecast
    # What the dice of a rolling seat may bring.
    odds: Callable[[Any, int, str], Odds | None] = no_odds
    # Whether what is asked now concerns a seat, and whether it would be its end.
    concern: Callable[[Any, int], int] = own_question
    # The id of the card or the like behind an option: what standing orders can name.
    behind: Callable[[Any, Option], str] = the_move
    # What goes on that can be passed as a whole, by the id that `until-<id>` has words for.
    under_way: Callable[[Any], str] = nothing_under_way
    # Words that end a question when time is up, tried in this order.
    endings: tuple[str, ...] = ()
    # What a seat has in the end, for lists of results; the message `points` says it in words.
    points: Callable[[Any, int], int | None] = no_points
    # Questions that are answered by what lies open: nobody needs to see their hand for them.
    in_the_open: tuple[str, ...] = ()
    # Events that take their time to be seen: dice that roll, and cards that are played.
    rolls: tuple[str, ...] = ()
    plays: tuple[str, ...] = ()
    # What sort of thing an id stands for, where the word before its name depends on that.
    sort_of: Callable[[Any, str, str], str] = no_sort
    # So many of a thing, or so much: its name, its kind and id, the number, and the language.
    count_of: Callable[[Any, str, str, str, int, str], str] = so_many


NO_TABLE = Table()
