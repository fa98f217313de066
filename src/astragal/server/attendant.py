"""The attendant of a table: lets bots think, keeps the beat of polls, and watches the clock."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from dataclasses import dataclass
from secrets import token_hex
from typing import Any

from astragal.kernel.match import PASS, Match
from astragal.server.acts import go_on, perform
from astragal.server.asked import answer_to, bot_kind, bot_pause, unanswered
from astragal.server.beat import PollAnswer
from astragal.server.outgoing import ThinkingMessage
from astragal.server.play import Intent, Play
from astragal.server.room import Room
from astragal.server.store import rows
from astragal.server.thinkers import STAND_IN
from astragal.server.thinking_queue import Claim
from astragal.server.tours import scripted_move
from astragal.server.winding import deadline
from astragal.table.orders import default_move

# Bots must not be predictable from what is known of a match.
SEED = token_hex(8)
RETRY = 5.0
Deed = Callable[[], Awaitable[None]]  # what is done when its time has come, under the lock


@dataclass(frozen=True, slots=True)
class Duty:
    """What finds out what to do, and what that depends on: as long as it is the same, it goes on.

    Talk, orders, and who comes and goes are not among that, or they could keep bots from thinking.
    """

    play: Play
    on: tuple[object, ...]
    find: Callable[[], Coroutine[Any, Any, Deed]]

    def still_holds(self, room: Room) -> bool:
        """Whether it is still what is to be done."""
        now = next_duty(room)
        return now is not None and now.play is self.play and now.on == self.on


async def attend(room: Room) -> None:
    """Do what no person does: the moves of bots, passes by orders, and when time is up."""
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
    """What is to be done now, if it is not a person who must decide."""
    play = room.play
    if play is None or play.over:
        return None
    if room.paused:
        return None
    if room.beat and (not room.beat.over or room.goes_on() or _thinking(room)):
        bots = tuple(_bots_polled(room))
        return Duty(play, ("beat", play.moment, bots), lambda: keep_beat(room))
    seat = room.seats[play.asks - 1]
    if seat.by_bot and not room.beat:
        on = ("bot", play.moment, seat.number, seat.level, seat.stand_in)
        return Duty(play, on, lambda: think(room, play, seat))
    up = deadline(room)
    if up is None:
        return None
    return Duty(play, ("clock", play.moment, up), lambda: time_out(room, play, up))


async def _do(room: Room, duty: Duty) -> None:
    """Find out what to do, unless the table changes meanwhile so that it is another duty."""
    finding = asyncio.create_task(duty.find())
    try:
        while not finding.done():
            await _changes_or(room, finding)
            if not finding.done() and not duty.still_holds(room):
                return
        found = finding.result()
    finally:
        finding.cancel()
    async with room.lock:
        if duty.still_holds(room):
            await found()


async def _changes_or(room: Room, finding: "asyncio.Task[Deed]") -> None:
    """Wait until the table changes, or something is found out."""
    changing = asyncio.create_task(room.changed.wait())
    try:
        await asyncio.wait({finding, changing}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        changing.cancel()
    room.changed.clear()


# -- bots -------------------------------------------------------------------------------------


async def think(room: Room, play: Play, seat: rows.Seat) -> Deed:
    """A bot decides, not before what came last has been seen."""
    room.tell(ThinkingMessage(seat.number))
    move = scripted_move(room.table, play) or await _thought(room, play.match, seat)
    await room.house.time.until(play.asked / 1000 + bot_pause(room, play))
    return lambda: perform(room, play, Intent(seat.number, bot_kind(seat), move))


async def _thought(room: Room, match: Match, seat: rows.Seat) -> str:
    level = STAND_IN if seat.stand_in or seat.level is None else seat.level
    seed = f"{SEED}/{room.playing().row.id}/{seat.number}"
    claim = Claim(room.table.host, room.table.id, lambda: bool(room.listeners))
    index = await room.house.thinkers.choose(level, match, seed, claim)
    return match.notation(match.options[index])


# -- polls ------------------------------------------------------------------------------------


async def keep_beat(room: Room) -> Deed:
    """Let the beat of a poll run while bots think, and go on if nobody else has to answer."""
    _tell_of_bots(room)
    bots = asyncio.gather(*(_think_ahead(room, seat) for seat in _thinking(room)))
    try:
        await room.house.time.until(room.beat.end)
        await bots
    finally:
        bots.cancel()
    return lambda: _end_beat(room)


def _tell_of_bots(room: Room) -> None:
    """Say which bots are polled, once: also those that can do nothing but pass."""
    if not room.beat.told:
        room.beat.told = True
        for number, *_ in _bots_polled(room):
            room.tell(ThinkingMessage(number))


def _bots_polled(room: Room) -> Iterator[tuple[int, str | None, bool]]:
    """The bots that are polled, whether or not they can do anything but pass."""
    for number in room.beat.seats:
        seat = room.seats[number - 1]
        if seat.by_bot:
            yield number, seat.level, seat.stand_in


async def _end_beat(room: Room) -> None:
    if not room.beat.over:
        room.beat.ran = room.house.time.now()
    await go_on(room)


def _thinking(room: Room) -> list[rows.Seat]:
    """The bots that still have to answer."""
    seats = [room.seats[number - 1] for number in room.decides()]
    return [seat for seat in seats if seat.by_bot]


async def _think_ahead(room: Room, seat: rows.Seat) -> None:
    """A bot answers its polls, until it does something."""
    beat = room.beat
    for poll in beat.polls_of(seat.number):
        given = answer_to(room, beat, poll)
        if given is None:
            move = await _thought(room, poll.match, seat)
            given = PollAnswer(bot_kind(seat), move)
            beat.give(poll, given)
        if not given.passes:
            return


# -- the clock --------------------------------------------------------------------------------


async def time_out(room: Room, play: Play, up: int) -> Deed:
    """When the time is up, the move is made that asks for the least."""
    soonest = play.asked + room.house.settings.pace.bot * 1000
    await room.house.time.until(max(up, soonest) / 1000)
    return lambda: _be_late(room, play)


async def _be_late(room: Room, play: Play) -> None:
    beat = room.beat
    if not beat:
        move = play.match.notation(default_move(play.match))
        await perform(room, play, Intent(play.asks, "timeout", move))
        return
    while (poll := unanswered(room, beat)) is not None:
        beat.give(poll, PollAnswer("timeout", PASS[0]))
    await go_on(room)
