"""A server without a network: people at tables, a clock that the test turns, a restart."""

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from astragal.kernel.match import Match, Option
from astragal.server import seating, starting
from astragal.server.asked import question
from astragal.server.beat import Poll
from astragal.server.clocks import ClockRules
from astragal.server.house import House
from astragal.server.listener import Listener
from astragal.server.room import Room
from astragal.server.settings import NO_PAUSE, Pace, Settings
from astragal.server.socket import answer
from astragal.server.store import rows
from astragal.server.tables import NewSeat, NewTable, make_table
from astragal.server.thinkers import Thinkers

PATIENCE = 60.0  # on a busy machine; whatever hangs ends by it
START = 1_700_000_000.0


class FakeTime:
    """Time that passes when the test says so."""

    def __init__(self) -> None:
        self._now = START
        self._waiting: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self._now

    async def until(self, when: float) -> None:
        if when > self._now:
            future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.append((when, future))
            await future

    def pass_by(self, seconds: float) -> None:
        self._now += seconds
        due = [one for one in self._waiting if one[0] <= self._now]
        self._waiting = [one for one in self._waiting if one[0] > self._now]
        for _, future in due:
            if not future.done():
                future.set_result(None)


class FirstOption(Thinkers):
    """Bots that need no process: they take the first option."""

    def hired(self, level: str) -> bool:
        return True

    async def thought(self, level: str, match: Match, seed: str) -> int:
        return 0


class Person:
    """Somebody with a socket open, and everything that it was sent."""

    nonces = itertools.count()

    def __init__(self, room: Room, user: rows.User | None, language: str = "en") -> None:
        self.room = room
        self.user = user
        self.heard: list[dict[str, Any]] = []
        self.bytes = b""
        watching = room.house.identity.watch_key(room.table.id)
        self.listener = Listener(room, user, language, watching)
        self._news = asyncio.Event()
        room.join(self.listener)
        self._pump = asyncio.create_task(self.listener.pump(self._hear))

    async def _hear(self, data: bytes) -> None:
        self.bytes += data
        self.heard.append(json.loads(data))
        self._news.set()

    async def say(self, type: str, **facts: Any) -> None:
        await answer(self.listener, msgspec.json.encode({"type": type, **facts}))

    async def until(
        self, type: str, fits: Callable[[dict[str, Any]], bool] = lambda message: True
    ) -> dict[str, Any]:
        """The newest message of a type that fits; waits for it."""

        async def found() -> dict[str, Any]:
            while True:
                self._news.clear()
                fitting = [one for one in self.heard if one["type"] == type and fits(one)]
                if fitting:
                    return fitting[-1]
                await self._news.wait()

        newest: dict[str, Any] = await asyncio.wait_for(found(), PATIENCE)
        return newest

    async def view(self) -> dict[str, Any]:
        """The newest view."""
        await asyncio.sleep(0)
        return await self.until("view")

    async def ask(self, type: str, **facts: Any) -> dict[str, Any]:
        """Something with a nonce, and its answer."""
        nonce = facts.setdefault("nonce", f"n{next(self.nonces)}")
        before = len(self.heard)
        await self.say(type, **facts)
        while True:
            self._news.clear()
            for message in self.heard[before:]:
                if message["type"] == "done" and message["nonce"] == nonce:
                    return message
            if type == "act" and self._waits(facts["seat"], nonce):
                return {"ok": True, "waits": True}
            await asyncio.wait_for(self._news.wait(), PATIENCE)

    def _waits(self, seat: int, nonce: str) -> bool:
        """Whether an answer is kept until others have answered too."""
        if self.room.play is None or self.room.beat.heard(seat, nonce) is None:
            return False
        return not self.room.goes_on()

    async def act(self, move: str, seat: int | None = None, **other: Any) -> dict[str, Any]:
        """Make a move now; it may have to wait for what others answer."""
        poll = pending(self.room)
        facts = {
            "match": self.room.playing().row.id,
            "seat": poll.seat if seat is None else seat,
            "number": poll.number,
            "since": self.room.playing().acts,
            "move": move,
            **other,
        }
        return await self.ask("act", **facts)

    async def undo(self, seat: int = 1, **other: Any) -> dict[str, Any]:
        play = self.room.playing()
        facts = {"match": play.row.id, "seat": seat, "since": play.acts, **other}
        return await self.ask("undo", **facts)

    async def go(self) -> None:
        self.room.part(self.listener)
        self.listener.close()
        await self._pump


def pending(room: Room) -> Poll:
    """What is asked first, of a person; in a poll others may be asked at the same time."""
    play = room.playing()
    asked = (poll for seat in room.decides() if (poll := question(room, seat)) is not None)
    return next(asked, Poll(play.asks, play.match))


async def give(room: Room, person: Person, poll: Poll, option: Option) -> None:
    """Answer without waiting for the others, or for the beat."""
    facts = answers(room, poll, f"n{next(Person.nonces)}")
    await person.say("act", move=poll.match.notation(option), **facts)


def answers(room: Room, poll: Poll, nonce: str) -> dict[str, Any]:
    """What an act says of the decision that it answers, as that is shown now."""
    play = room.playing()
    asked = {"match": play.row.id, "seat": poll.seat, "number": poll.number, "since": play.acts}
    return {**asked, "nonce": nonce}


async def quiet(room: Room) -> None:
    """Wait until nothing happens any more at a table unless time goes by or somebody acts."""
    still = 0
    while still < 20:
        before = room.play, room.play and room.play.acts
        await asyncio.sleep(0.001 if room.lock.locked() else 0)
        same = before == (room.play, room.play and room.play.acts)
        still = still + 1 if same and not room.lock.locked() else 0


class Evening:
    """A house that is open, and who is in it."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._users = itertools.count(1)

    async def user(self, name: str = "") -> rows.User:
        number = next(self._users)
        user = rows.User(f"user{number}", name or f"Anna {number}", "en", 0)
        await self.house.store.add_user(user)
        return user

    async def table(
        self,
        user: rows.User,
        game: str = "pig",
        seats: tuple[str, ...] = ("me", "bot"),
        start: bool = True,
        level: str = "random",
        **facts: Any,
    ) -> Room:
        """A table of this user, started unless a seat is open."""
        made = [NewSeat(kind, level if kind == "bot" else None) for kind in seats]  # type: ignore[arg-type]
        room = await make_table(self.house, user, NewTable(game=game, seats=made, **facts))
        if start and "open" not in seats:
            await starting.start(room)
        return room

    async def duel(self, game: str = "pig", **facts: Any) -> tuple[Room, Person, Person]:
        """A match between two people, begun."""
        anna, boris = await self.user("Anna"), await self.user("Boris")
        room = await self.table(anna, game, ("me", "open"), **facts)
        await seating.sit(room, boris, None, room.seats[1].secret)
        people = Person(room, anna), Person(room, boris)
        await starting.start(room)
        return room, *people


@asynccontextmanager
async def an_evening(
    folder: Path, pace: Pace = NO_PAUSE, **settings: Any
) -> AsyncIterator[Evening]:
    """A house on a database in a folder; opened again on the same folder it goes on."""
    settings.setdefault("time", FakeTime())
    house = House(Settings(data=folder, pace=pace, **settings))
    await house.open()
    try:
        yield Evening(house)
    finally:
        await house.close()


def spend(evening: Coroutine[Any, Any, None]) -> None:
    """Run a test that is a coroutine."""
    asyncio.run(asyncio.wait_for(evening, 5 * PATIENCE))


LIVE = ClockRules("live", bank=60, increment=10)
