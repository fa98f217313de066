"""Reports: a player finds wrong what somebody said, or how they are called."""

from secrets import token_urlsafe
from typing import Literal, NamedTuple

from astragal.server import messages
from astragal.server.listener import Listener
from astragal.server.outgoing import Done
from astragal.server.problems import Problem
from astragal.server.room import Room
from astragal.server.store import rows


class Reported(NamedTuple):
    """What is reported, as it stands now."""

    kind: Literal["message", "name"]
    number: int
    about: str
    name: str
    text: str


async def report(room: Room, listener: Listener, asked: messages.Report) -> Done:
    """Write down what somebody at the table finds wrong, for whoever keeps the house."""
    if listener.user is None:
        raise Problem("who")
    found = _found(room, asked)
    if found.about == listener.user.id:
        raise Problem("own-words")
    wait = room.house.reports.take(listener.user.id)
    if wait:
        raise Problem("too-many-reports", wait=wait)
    by, table = listener.user.id, room.table.id
    made = rows.Report(token_urlsafe(9), room.now, by=by, table=table, **found._asdict())
    await room.house.people.report(made)
    return Done(asked.nonce, True, 0 if room.play is None else room.play.match.number)


def _found(room: Room, asked: messages.Report) -> Reported:
    if asked.said is None:
        return _name(room, asked.seat)
    found = _message(room, asked.said)
    # Whoever watches has no seat: their name is known by what they said. All of it is one report.
    return found._replace(kind="name", number=0, text="") if asked.name else found


def _message(room: Room, number: int) -> Reported:
    said = next((one for one in room.said if one.n == number), None)
    if said is None or not said.user:
        raise Problem("nothing-to-report")
    return Reported("message", number, said.user, said.name, said.preset or said.text)


def _name(room: Room, number: int | None) -> Reported:
    seat = next((one for one in room.seats if one.number == number), None)
    if seat is None or seat.user is None:
        raise Problem("nothing-to-report")
    return Reported("name", seat.number, seat.user, seat.name, "")
