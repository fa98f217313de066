"""Leaving for good: what becomes of somebody's seats, matches, words and records.

What is theirs alone goes. A match belongs to everybody who played it: it stays, and no longer
knows who they were.
"""

from dataclasses import replace

from astragal.server.declining import bots_decline
from astragal.server.house import House
from astragal.server.keeping import at_hand, close_table, end_sockets
from astragal.server.problems import text
from astragal.server.room import Room
from astragal.server.store import change_seats, change_table, rows
from astragal.server.store.people import forget, unname, unsay
from astragal.server.vacant import deserted


async def delete_account(house: House, user: rows.User) -> None:
    """Take away everything that is stored of somebody."""
    name = text(user.language).message("gone-name")
    matches = await house.people.matches(user.id)
    for id in await house.people.traces(user.id):
        async with at_hand(house, id) as room:
            await _leave_no_trace(room, user, name, [one for one in matches if one.table == id])
            deserted = not room.people and room.table.status != "closed"
        if deserted:
            await close_table(house, id)
    await house.store.write(*forget(user, name, int(house.time.now() * 1000)))
    await house.packs.part_with(user.id)
    end_sockets(house, user)


async def _leave_no_trace(
    room: Room, user: rows.User, name: str, matches: list[rows.Match]
) -> None:
    """At one table: seats, names in matches, what was said, and who may start a match."""
    async with room.lock:
        playing = room.table.status == "playing"
        seats = [
            deserted(seat, name, playing) if seat.user == user.id else seat for seat in room.seats
        ]
        heirs = [seat.user for seat in seats if seat.user is not None]
        host = heirs[0] if heirs and room.table.host == user.id else room.table.host
        table = replace(room.table, host=host)
        await room.write(
            change_table(table, "host"),
            *change_seats(table.id, seats),
            *(unname(match, user.id, name) for match in matches),
            unsay(user.id, table.id, name),
        )
        room.table, room.seats = table, seats
        if room.house.rooms.loaded(table.id) is room:
            await room.house.rooms.reload(room)
            await bots_decline(room)
    room.announce()
