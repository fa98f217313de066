"""Advice takes long for a new board: a thread weighs it before anybody is shown the decision."""

import asyncio

from astragal.kernel.match import Match
from astragal.server.room import Room, twin_of


async def ponder(room: Room, m: Match) -> None:
    """Find what is sensible for a person who is about to be asked; it is known from then on."""
    if m.options and not room.seats[m.seat].by_bot:
        await asyncio.to_thread(m.game.advice.counsel, twin_of(m))
