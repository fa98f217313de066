"""Views: what a seat, a spectator or the referee may see. Only what may be seen is put in.

A game's view is a struct of its own, derived from `View`: so what is seen has a type, which the
browser app gets too. Seats are numbered from 1 here, as in all text.
"""

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from astragal.errors import UnknownSeat
from astragal.kernel.course import OTHERS, REFEREE, SPECTATOR, Course, Event, hears
from astragal.kernel.decision import Asked, Decision
from astragal.kernel.facts import Value
from astragal.kernel.parley import QUIET
from astragal.kernel.save import blame_save

if TYPE_CHECKING:
    from astragal.kernel.game import Game

Row = TypeVar("Row")


class Talk(msgspec.Struct):
    """What was said across the table: who resigned, whose offer stands and who agreed to it.

    `offer` is empty where none stands; `end` says what ended the match, if it was this.
    """

    resigned: list[int]
    offer: str
    by: int
    agreed: list[int]
    end: str


class View(msgspec.Struct, kw_only=True):
    """What every view has; a game derives its own and says what its seats show."""

    game: str
    options: dict[str, Value]
    number: int
    active: int
    result: list[int] | None
    decision: Asked | None
    seats: dict[str, Any]
    talk: Talk | msgspec.UnsetType = msgspec.UNSET


def common(m: Course, viewer: int) -> dict[str, Any]:
    """The parts of a view that are the same in every game, but for its seats."""
    decision = Decision(m) if m.options else None
    talk = {} if m.parley == QUIET else {"talk": _talk(m)}
    return {
        **talk,
        "game": m.game.id,
        "options": dict(m.setup.options),
        "number": m.number,
        "active": m.active + 1,
        "result": None if m.result is None else list(m.result),
        "decision": decision and decision.shown(viewer in (decision.seat, REFEREE)),
    }


def _talk(m: Course) -> Talk:
    said, seats = m.parley, range(m.seated)
    return Talk(
        resigned=[seat + 1 for seat in seats if said.has_resigned(seat)],
        offer=said.offer,
        by=said.by + 1 if said.offer else 0,
        agreed=[seat + 1 for seat in seats if said.has_agreed(seat)],
        end=said.end,
    )


def see(m: Course, viewer: int = SPECTATOR) -> View:
    """What the game shows this viewer."""
    check_viewer(m, viewer)
    try:
        return m.game.seat_view(m, viewer)
    except Exception as error:
        blame_save(m, error)
        raise


def see_no_options(m: Course, viewer: int) -> View:
    """The same without the options of the decision, for whoever gets them in another way."""
    seen = see(m, viewer)
    if seen.decision is not None:
        seen.decision.options = msgspec.UNSET
    return seen


def view(m: Course, viewer: int = SPECTATOR) -> dict[str, Any]:
    """What the game shows this viewer, as plain data."""
    plain: dict[str, Any] = msgspec.to_builtins(see(m, viewer))
    return plain


def check_viewer(m: Course, viewer: object) -> None:
    """Refuse whoever is neither a seat, nor a spectator, nor the referee."""
    count = len(m.setup.seats)
    if type(viewer) is not int or not REFEREE <= viewer < count:
        raise UnknownSeat(
            f"there is no viewer {viewer!r}; give a seat from 0 to {count - 1}, "
            f"SPECTATOR ({SPECTATOR}) or REFEREE ({REFEREE})"
        )


def seats_by_number(rows: list[Row]) -> dict[str, Row]:
    """What each seat shows, under its number."""
    return {str(number): row for number, row in enumerate(rows, 1)}


def view_hash(m: Course, viewer: int) -> str:
    """One number for a view, to compare views by; it tells no more than the view does."""
    data = msgspec.json.encode(view(m, viewer), order="deterministic")
    return blake2b(data, digest_size=16).hexdigest()


def events(m: Course, viewer: int = SPECTATOR) -> list[dict[str, Any]]:
    """What happened since the last decision, as far as this viewer may know."""
    check_viewer(m, viewer)
    told = m.events or []
    return [named(m.game, event) for event in told if hears(viewer, event[0])]


def named(game: "Game", event: Event) -> dict[str, Any]:
    """An event with names for its parts; seats counted from 1."""
    kind = event[1]
    facts = {"kind": kind}
    for name, value in zip(game.events[kind], event[2:], strict=True):
        facts[name] = value + 1 if name.endswith("seat") and isinstance(value, int) else value
    return facts


def story(m: Course, viewer: int = SPECTATOR, language: str = "en") -> list[str]:
    """The same in words, one line for each event; the referee reads nothing twice."""
    check_viewer(m, viewer)
    told = [event for event in m.events or () if hears(viewer, event[0])]
    if viewer == REFEREE:
        told = [event for event in told if event[0] > OTHERS]
    return [m.say(f"event-{event[1]}", named(m.game, event), language) for event in told]
