"""Whose clock runs, and when time is up; from what everybody may know, nothing else.

A clock that runs would tell who has an answer to a poll. So in a beat no clock runs, and then only
that of somebody who is polled alone. Polls of several take nobody's time, but don't last for ever.
"""

from typing import TYPE_CHECKING, Final

from astragal.server.clocks import DAY

if TYPE_CHECKING:
    from astragal.server.room import Room

# Seconds after the beat in which several who are polled have to answer, by the kind of the clock.
POLL: Final = {"live": 20, "days": DAY}


def wind(room: "Room", now: int) -> None:
    """Let the clock of whoever must decide run from now on."""
    play = room.playing()
    if play.clocks is not None:
        waited_for = _people(room)
        play.clocks.ask(waited_for[0] if len(waited_for) == 1 else None, now)


def deadline(room: "Room") -> int | None:
    """When somebody is passed for because time is up."""
    clocks = room.playing().clocks
    if clocks is None:
        return None
    if clocks.running is None and room.beat.ran is not None and _people(room):
        return int((room.beat.ran + POLL[clocks.rules.kind]) * 1000)
    return clocks.deadline()


def _people(room: "Room") -> list[int]:
    """The seats of people who are asked and whose time may run."""
    play, beat = room.playing(), room.beat
    asked = [play.asks] if play.asks else []
    if beat:
        asked = beat.seats if beat.over else []
    return [seat for seat in asked if not room.seats[seat - 1].by_bot]
