"""Who may see a table: everybody a public one; a private one its people, and who has a link to it.

To anybody else a private table is not there: they are told what they would be told of an id that
nobody ever had.
"""

from hmac import compare_digest
from typing import TYPE_CHECKING, Final

from starlette.requests import HTTPConnection

from astragal.server.listener import NO_SUCH_TABLE
from astragal.server.problems import Problem
from astragal.server.store import rows

if TYPE_CHECKING:
    from astragal.server.house import House
    from astragal.server.records import Kept
    from astragal.server.room import Room

KEY: Final = "key"  # in a query: what stands in a link, that of a seat or that for watchers


async def room_for(house: "House", caller: HTTPConnection, id: str, key: str = "") -> "Room":
    """The table of that id, for somebody who may see it."""
    user = await house.identity.known(caller)
    # For a stranger no match is even fetched from the disk.
    if not admits(await house.rooms.glance(id), user, key or key_of(caller)):
        raise Problem("not-found", what=id)
    return await house.rooms.room(id)


async def check_record(house: "House", kept: "Kept", user: rows.User | None, key: str = "") -> None:
    """A match that is not over is seen by those who may see its table, unless that was closed."""
    if kept.over or kept.table is None:
        return
    room = await house.rooms.glance(kept.table)
    if not admits(room, user, key):
        raise Problem("not-found", what=kept.id)
    room.check_open()


def key_of(caller: HTTPConnection) -> str:
    """The key of a link that a call brings along."""
    return caller.query_params.get(KEY, "")


def admits(room: "Room", user: rows.User | None, key: str = "") -> bool:
    """Whether somebody may see a table, by themselves or by the key of a link."""
    return room.table.public or room.belongs(user) or _invites(room, key) or _shows(room, key)


def watch_link(room: "Room", user: rows.User | None, key: str) -> str | None:
    """The link for watchers, for those who may give it away."""
    shown = room.belongs(user) or _invites(room, key)
    return f"/watch/{room.table.id}/{_watch_key(room)}" if shown else None


def check_space(room: "Room", user: rows.User | None) -> None:
    """Whether there is room for one more who watches; whose table it is has a place anyway."""
    most = room.house.settings.watchers
    watching = [one for one in room.listeners if not room.belongs(one.user)]
    if not room.belongs(user) and len(watching) >= most:
        raise Problem("too-many-watchers", most=most)


def turn_out(room: "Room") -> None:
    """Whoever may not see a table any more hears what a stranger would."""
    for listener in list(room.listeners):
        if not admits(room, listener.user, listener.key):
            listener.dismiss(Problem("not-found", what=room.table.id), NO_SUCH_TABLE)


def _invites(room: "Room", key: str) -> bool:
    """Whether a key is that of a seat which a person has, or may take."""
    secrets = [seat.secret.encode() for seat in room.seats if seat.kind != "bot"]
    # Every secret is compared, and each in constant time.
    return True in [compare_digest(secret, key.encode()) for secret in secrets]


def _shows(room: "Room", key: str) -> bool:
    """Whether a key is that of the link for watchers."""
    return compare_digest(_watch_key(room).encode(), key.encode())


def _watch_key(room: "Room") -> str:
    return room.house.identity.watch_key(room.table.id)
