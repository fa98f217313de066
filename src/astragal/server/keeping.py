"""Keeping a house: tables are closed, people banned and muted, passwords given anew.

All of it works on the disk and tells the tables in memory, so that it is the same whether a
server runs or not.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from secrets import token_urlsafe
from typing import Any

from astragal.server import seating
from astragal.server.accounts import normal
from astragal.server.house import House
from astragal.server.listener import COME_AGAIN, REFUSED
from astragal.server.problems import Problem
from astragal.server.room import Room, closed
from astragal.server.store import change_table, rows


async def find_user(house: House, word: str) -> rows.User:
    """The user of that id or login."""
    found = await house.store.user(word) or await house.cabinet.account(normal(word))
    if found is None or found.deleted is not None:
        raise Problem("no-such-user", user=word)
    return found


async def close_table(house: House, id: str, why: str = "") -> None:
    """End a table for good; whoever is there hears why."""
    async with at_hand(house, id) as room, room.lock:
        room.check_open()
        changed: dict[str, Any] = {"status": "closed", "closed": why, "changed": room.now}
        changed |= {"next_match": None, "next_secret": None}
        table = replace(room.table, **changed)
        await room.write(change_table(table, *changed))
        room.table, room.play = table, None
        house.rooms.forget(room)
    for listener in list(room.listeners):
        listener.dismiss(closed(table), REFUSED)


async def ban(house: House, user: rows.User) -> None:
    """Let somebody in no more; a bot plays on for them."""
    now = int(house.time.now() * 1000)
    if user.login is None:
        # A guest is known by the cookie alone, and could not come back if the ban is lifted.
        await house.store.change_user(user.id, banned=now)
    else:
        await house.cabinet.end_sessions(user, banned=now)
    for listener in house.rooms.listeners(user.id):
        listener.dismiss(Problem("banned"), REFUSED)
    for id in await house.people.tables(user.id):
        await _give_up(house, user, id)


async def _give_up(house: House, user: rows.User, id: str) -> None:
    async with at_hand(house, id) as room:
        hosts = room.table.host == user.id and room.table.status == "gathering"
        if not hosts and room.seats_of(user):
            await seating.leave(room, user)
    if hosts:  # nobody else could begin the match
        await close_table(house, id)


async def unban(house: House, user: rows.User) -> None:
    await house.store.change_user(user.id, banned=None)


async def mute(house: House, user: rows.User) -> None:
    """Let somebody play, but not chat."""
    await house.store.change_user(user.id, muted=int(house.time.now() * 1000))


async def unmute(house: House, user: rows.User) -> None:
    await house.store.change_user(user.id, muted=None)


async def reset_password(house: House, user: rows.User) -> str:
    """A new password for somebody who lost theirs; it is told once."""
    if user.login is None:
        raise Problem("no-password")
    password = token_urlsafe(12)
    await house.accounts.set_password(user, password)
    end_sockets(house, user)
    return password


def end_sockets(house: House, user: rows.User) -> None:
    """Who came in by a cookie that is worth nothing now has to come in anew."""
    for listener in house.rooms.listeners(user.id):
        listener.close(COME_AGAIN)


@asynccontextmanager
async def at_hand(house: House, id: str) -> AsyncIterator[Room]:
    """A table to be changed; when it is not in memory nothing begins to move there."""
    room = await house.rooms.glance(id)
    yield room
    await house.rooms.reread(room)
