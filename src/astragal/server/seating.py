"""Seats: made, taken by link, changed, left and taken back."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from hmac import compare_digest
from itertools import count
from typing import Any
from zlib import crc32

from astragal.bots import LEVELS
from astragal.prose.player import LONGEST_NAME
from astragal.server.access import turn_out
from astragal.server.declining import bots_decline
from astragal.server.problems import Problem, text
from astragal.server.room import Room
from astragal.server.starting import setup_of
from astragal.server.store import change_seats, change_table, rows
from astragal.server.vacant import deserted, new_secret, vacate


def seat_bot(seat: rows.Seat, level: str, language: str) -> None:
    """Let a bot of that level sit there; at one table no two have the same name."""
    if level not in LEVELS:
        raise Problem("no-such-bot", level=level)
    names = text(language).message("bot-names").split(", ")
    seat.name = names[(crc32(seat.table.encode()) + seat.number) % len(names)]
    seat.kind, seat.level, seat.user = "bot", level, None
    # Whoever was sent the link of the open seat comes too late.
    seat.secret = new_secret()


def name_apart(seats: list[rows.Seat]) -> None:
    """Let no two who sit here have the same name: the second Anna is Anna 2."""
    taken: set[str] = set()
    for seat in seats:
        if seat.name in taken:
            numbered = (f"{seat.name[: LONGEST_NAME - 3]} {number}" for number in count(2))
            seat.name = next(name for name in numbered if name not in taken)
        taken |= {seat.name} - {""}


async def sit(room: Room, user: rows.User, number: int | None, secret: str | None) -> None:
    """Take a free seat, or take one's own seat back."""
    async with _new_seats(room) as seats:
        found = _linked(room, secret) if secret is not None else _free(room, user, number)
        seat = seats[found.number - 1]
        if seat.kind == "bot" or number not in (None, seat.number):
            raise Problem("wrong-link")
        if seat.kind == "open":
            if room.table.status == "playing":
                raise Problem("started")
            seat.kind, seat.level = "person", None
            _take(seat, user)
        elif seat.user != user.id:
            _take(seat, user, seat.name)
        seat.stand_in = False


async def leave(room: Room, user: rows.User) -> None:
    """Give the seat up; once the match has begun a bot plays it until its owner returns."""
    async with _new_seats(room) as seats:
        mine = room.seats_of(user)
        playing = room.table.status == "playing"
        if not mine and (playing or room.table.host != user.id):
            raise Problem("not-yours")
        for seat in mine:
            if playing:
                seats[seat.number - 1].stand_in = True
            else:
                vacate(seats[seat.number - 1])
    async with room.lock:
        await bots_decline(room)


async def leave_lost(room: Room, user: rows.User) -> None:
    """Get up for good from a table whose match can't be gone on with."""
    async with _new_seats(room) as seats:
        mine = room.seats_of(user)
        if not mine:
            raise Problem("not-yours")
        for seat in mine:
            seats[seat.number - 1] = deserted(seat, seat.name, room.table.status == "playing")


async def come_back(room: Room, user: rows.User | None, number: int) -> None:
    """Take a seat back from the bot that stands in."""
    async with _new_seats(room) as seats:
        seats[room.own_seat(user, number).number - 1].stand_in = False


async def change(
    room: Room,
    user: rows.User,
    number: int,
    kind: str | None = None,
    level: str | None = None,
    facts: dict[str, Any] | None = None,
    name: str | None = None,
) -> None:
    """The host changes open seats and bots; whoever sits changes their own facts."""
    async with _new_seats(room) as seats:
        _check_change(room, user, room.seat(number))
        seat = seats[number - 1]
        _change_kind(seat, user, kind, level)
        if facts is not None:
            seat.facts = facts
        if name is not None and seat.kind == "person":
            seat.name = name
        seat.facts = dict(setup_of(room.table, seats).seats[number - 1])


def _check_change(room: Room, user: rows.User, seat: rows.Seat) -> None:
    mine = seat.user == user.id
    if room.table.status == "playing":
        raise Problem("started")
    if not mine and user.id != room.table.host:
        raise Problem("host-only")
    if seat.kind == "person" and not mine:
        raise Problem("taken")


def _change_kind(seat: rows.Seat, user: rows.User, kind: str | None, level: str | None) -> None:
    if kind == "bot" or (level is not None and seat.kind == "bot"):
        seat_bot(seat, level or "greedy", user.language)
    elif kind == "open":
        vacate(seat)
    elif kind == "me" and seat.kind != "person":
        seat.kind, seat.level = "person", None
        _take(seat, user)


def _linked(room: Room, secret: str) -> rows.Seat:
    # Every secret is compared, and each in constant time.
    given = secret.encode()
    fitting = [seat for seat in room.seats if compare_digest(seat.secret.encode(), given)]
    if not fitting:
        raise Problem("wrong-link")
    return fitting[0]


def _free(room: Room, user: rows.User, number: int | None) -> rows.Seat:
    if number is None:
        raise Problem("no-seat", seat=0)
    seat = room.seat(number)
    if seat.user == user.id:
        return seat
    if seat.kind != "open":
        raise Problem("taken")
    if not room.table.public and user.id != room.table.host:
        raise Problem("wrong-link")
    return seat


def _take(seat: rows.Seat, user: rows.User, name: str | None = None) -> None:
    seat.user = user.id
    seat.name = name or user.name
    # From now on the link is known to whoever sits here alone.
    seat.secret = new_secret()


@asynccontextmanager
async def _new_seats(room: Room) -> AsyncIterator[list[rows.Seat]]:
    """The seats, to be changed: they are the table's once they are on the disk."""
    async with room.lock:
        seats = [replace(seat) for seat in room.seats]
        yield seats
        name_apart(seats)
        table = replace(room.table, changed=room.now, host=host_of(room, seats))
        await room.write(change_table(table, "changed", "host"), *change_seats(table.id, seats))
        room.table, room.seats = table, seats
    seats_changed(room)


def host_of(room: Room, seats: list[rows.Seat]) -> str:
    """Who begins the match: when the host gets up, the next who sits there."""
    host = room.table.host
    sat = {seat.user for seat in room.seats}
    sitting = [seat.user for seat in seats if seat.user is not None]
    return sitting[0] if host in sat and host not in sitting and sitting else host


def seats_changed(room: Room) -> None:
    """Everybody is told, and whoever lost or won a seat looks from where they sit now."""
    for listener in room.listeners:
        mine = [seat.number for seat in room.seats_of(listener.user)]
        if listener.seat not in (mine or [0]):
            listener.look_at(room.first_eyes(listener.user))
    turn_out(room)
    room.announce()
    if room.play is not None and not room.play.over:
        room.settle()
