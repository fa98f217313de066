"""The attendant of a table: lets bots think, passes by standing orders, and watches the clock."""

import asyncio
from collections.abc import Coroutine
from secrets import token_hex
from typing import Any

from astragal.server.acts import perform
from astragal.server.outgoing import ThinkingMessage
from astragal.server.play import Play
from astragal.server.room import Room
from astragal.server.store import rows
from astragal.server.thinkers import STAND_IN
from astragal.server.thinking_queue import Claim
from astragal.server.tours import scripted_move
from astragal.table.orders import default_move

# Bots must not be predictable from what is known of a match.
SEED = token_hex(8)
RETRY = 5.0
FoundMove = tuple[rows.Kind, str]  # how a move comes about, and the move
Duty = Coroutine[Any, Any, FoundMove]


async def attend(room: Room) -> None:
    """Make the moves that no person makes: of bots, passes by orders, and when time is up."""
    while True:
        room.changed.clear()
        try:
            duty = next_duty(room)
            if duty is None:
                await room.changed.wait()
            else:
                await _do(room, duty)
        except Exception as error:
            room.house.log.error("the attendant failed", table=room.table.id, error=repr(error))
            await room.house.time.until(room.house.time.now() + RETRY)


def next_duty(room: Room) -> Duty | None:
    """What finds the move to make now, if it is not a person who must decide."""
    play = room.play
    if play is None or play.over:
        return None
    if room.paused:
        return None
    seat = room.seats[play.asks - 1]
    if seat.by_bot:
        return think(room, play, seat)
    if room.passing():
        return pass_for(room, play)
    if play.clocks is not None and play.clocks.deadline() is not None:
        return time_out(room, play)
    return None


async def _do(room: Room, duty: Duty) -> None:
    """Find the move, unless the table changes meanwhile, and make it."""
    play = room.playing()
    acts = play.acts
    finding = asyncio.create_task(duty)
    changing = asyncio.create_task(room.changed.wait())
    try:
        await asyncio.wait({finding, changing}, return_when=asyncio.FIRST_COMPLETED)
        found = finding.result() if finding.done() else None
    finally:
        finding.cancel()
        changing.cancel()
    if found is not None:
        await _decide(room, play, acts, *found)


async def think(room: Room, play: Play, seat: rows.Seat) -> FoundMove:
    """A bot decides, not too quickly to be followed."""
    room.tell(ThinkingMessage(seat.number))
    move = scripted_move(room.table, play) or await _thought(room, play, seat)
    await _pause(room, play, room.house.settings.pace.bot)
    return "stand-in" if seat.stand_in else "bot", move


async def _thought(room: Room, play: Play, seat: rows.Seat) -> str:
    level = STAND_IN if seat.stand_in or seat.level is None else seat.level
    seed = f"{SEED}/{play.row.id}/{seat.number}"
    claim = Claim(room.table.host, room.table.id, lambda: bool(room.listeners))
    index = await room.house.thinkers.choose(level, play.match, seed, claim)
    return play.match.notation(play.match.options[index])


async def pass_for(room: Room, play: Play) -> FoundMove:
    """A person's orders say to pass."""
    await _pause(room, play, 0)
    return "auto", "pass"


async def time_out(room: Room, play: Play) -> FoundMove:
    """When the time is up, the move is made that asks for the least."""
    assert play.clocks is not None
    deadline = play.clocks.deadline()
    assert deadline is not None
    await room.house.time.until(deadline / 1000)
    await _pause(room, play, room.house.settings.pace.bot)
    return "timeout", play.match.notation(default_move(play.match))


async def _pause(room: Room, play: Play, pause: float) -> None:
    if play.match.public and play.window:
        pause = max(pause, room.house.settings.pace.beat)
    await room.house.time.until(play.asked / 1000 + pause)


async def _decide(room: Room, play: Play, acts: int, kind: rows.Kind, move: str) -> None:
    """Make the move, if the table is still as it was when it was thought of."""
    async with room.lock:
        if room.play is play and play.acts == acts and not room.paused:
            await perform(room, play, play.asks, kind, move)
