"""Bots play for somebody: where nobody is there and no clock runs, the table waits."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from astragal.kernel.match import Match
from astragal.server import seating
from astragal.server.clocks import DAY, ClockRules
from astragal.server.room import Room
from astragal.server.settings import NO_PAUSE, Settings
from tests.server.inside import Inside
from tests.server.tables import (
    LIVE,
    PATIENCE,
    Evening,
    FakeTime,
    FirstOption,
    Person,
    an_evening,
    spend,
)

LONG: dict[str, Any] = {"options": {"goal": 1000}}


class SteppedThought(FirstOption):
    """Bots that think, one at a time, until the test says that they have thought enough."""

    def __init__(self, at_once: int) -> None:
        super().__init__(at_once)
        self.thinking = ""  # in which match
        self._enough = asyncio.Event()

    @property
    def wanted(self) -> int:
        """How many think or wait to."""
        return sum(self.waiting().values()) + bool(self.thinking)

    def finish(self) -> None:
        self.thinking = ""
        self._enough.set()

    async def thought(self, level: str, match: Match, seed: str) -> int:
        self.thinking = seed.split("/")[1]
        self._enough.clear()
        await self._enough.wait()
        return await super().thought(level, match, seed)


class SlowThought(FirstOption):
    """Bots that think for a second of the test's clock."""

    def __init__(self, at_once: int, time: FakeTime) -> None:
        super().__init__(at_once, time.now)
        self.time = time

    async def thought(self, level: str, match: Match, seed: str) -> int:
        await self.time.until(self.time.now() + 1)
        return await super().thought(level, match, seed)


async def until(true: Callable[[], Any]) -> None:
    """Let the house go on until something holds."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.001)


async def rests(room: Room) -> bool:
    """Whether nothing happens at a table, however long one waits."""
    await until(lambda: not room.lock.locked())  # what was begun is finished
    before = room.playing().acts
    for _ in range(20):
        await asyncio.sleep(0.001)
    return room.playing().acts == before


async def plays_on(room: Room) -> None:
    """Wait until something happens at a table."""
    before = room.playing().acts
    await until(lambda: room.playing().acts > before)


@asynccontextmanager
async def quick_evening(folder: Path, **settings: Any) -> AsyncIterator[Evening]:
    """A house whose bots take the first option at once."""
    async with an_evening(folder, **settings) as evening:
        evening.house.thinkers = FirstOption(1)
        yield evening


def test_one_guest_with_forty_tables_does_not_keep_others_waiting(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            thinkers = evening.house.thinkers = SteppedThought(1)
            user, guest = await evening.user(), await evening.user()
            anna = Person(await evening.table(user, level="smart", **LONG), user)
            quiet = [await wait(anna, thinkers, tables=1) for _ in range(5)]
            for _ in range(40):
                room = await evening.table(guest, seats=("bot", "bot"), level="smart", **LONG)
                Person(room, guest)
            crowded = [await wait(anna, thinkers, tables=41) for _ in range(10)]
            evening.house.count()
            queue = thinkers.waiting()["smart"]
            assert queue in (39, 40)  # with Anna's bot or without
            shown = f'astragal_thinking_queue{{bot="smart"}} {queue}.0'
            assert shown in evening.house.metrics.text().decode()
            assert set(quiet) == {1}
            assert max(crowded) <= 2 * max(quiet)

    async def wait(anna: Person, thinkers: SteppedThought, tables: int) -> int:
        """How many thoughts end until Anna's bot has answered, once it wants to think."""
        play = anna.room.playing()
        if play.asks == 1:
            assert (await anna.act("hold" if play.match.number % 2 else "roll"))["ok"]
        await until(lambda: thinkers.wanted == tables or play.asks == 1)
        if play.asks == 1:
            return await wait(anna, thinkers, tables)
        ended = 0
        while True:
            await until(lambda: thinkers.thinking)
            whose = thinkers.thinking
            thinkers.finish()
            ended += 1
            if whose == play.row.id:
                await until(lambda: thinkers.wanted == tables or play.asks == 1)
                return ended

    spend(play())


def test_a_bot_waits_for_the_people_at_the_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with quick_evening(tmp_path) as evening:
            user, stranger = await evening.user(), await evening.user()
            room = await evening.table(user, seats=("bot", "me"), **LONG)
            assert room.paused
            assert await rests(room)
            watching = Person(room, stranger)
            assert await rests(room)
            assert (await watching.until("table"))["table"]["paused"]
            anna = Person(room, user)
            await plays_on(room)
            assert not (await anna.until("table"))["table"]["paused"]

    spend(play())


def test_where_everybody_left_their_bots_wait_too(tmp_path: Path) -> None:
    async def play() -> None:
        async with quick_evening(tmp_path) as evening:
            room, anna, boris = await evening.duel(**LONG)
            assert anna.user is not None
            assert boris.user is not None
            await seating.leave(room, anna.user)
            await seating.leave(room, boris.user)
            await plays_on(room)  # and they look on
            await anna.go()
            await plays_on(room)
            await boris.go()
            assert await rests(room)
            Person(room, anna.user)
            await plays_on(room)

    spend(play())


def test_bots_alone_play_while_somebody_watches(tmp_path: Path) -> None:
    async def play() -> None:
        async with quick_evening(tmp_path) as evening:
            host = await evening.user()
            # A clock is of people; where there are none it runs for nobody.
            room = await evening.table(host, seats=("bot", "bot"), clock=LIVE, **LONG)
            assert await rests(room)
            watching = Person(room, None)
            await plays_on(room)
            await watching.go()
            assert await rests(room)
            Person(room, host)
            await plays_on(room)

    spend(play())


@pytest.mark.parametrize(
    "clock", [LIVE, ClockRules("days", 3 * DAY, DAY)], ids=lambda one: one.kind
)
def test_where_a_clock_runs_the_bots_play_on_with_the_lowest_claim(
    tmp_path: Path, clock: ClockRules
) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            claims = []

            class Watched(FirstOption):
                async def choose(self, *asked: Any) -> int:
                    claims.append(asked[-1].watched())
                    return await super().choose(*asked)

            evening.house.thinkers = Watched(1)
            user = await evening.user()
            room = await evening.table(user, seats=("bot", "me"), clock=clock, **LONG)
            await until(lambda: room.playing().acts)
            assert claims[0] is False
            Person(room, user)
            for _ in range(5):
                await until(lambda: not room.seats[room.playing().asks - 1].by_bot)
                await Person(room, user).act("hold" if room.playing().match.number % 2 else "roll")
            await until(lambda: claims[-1] is True)

    spend(play())


def test_a_restart_in_a_pause_goes_on_when_somebody_comes(tmp_path: Path) -> None:
    async def play() -> None:
        time = FakeTime()
        async with an_evening(tmp_path, time=time) as evening:
            evening.house.thinkers = SlowThought(1, time)  # and no time goes by
            user = await evening.user()
            room = await evening.table(user, **LONG)
            anna = Person(room, user)
            for move in ("roll", "hold"):
                if not room.seats[room.playing().asks - 1].by_bot:
                    await anna.act(move)
            await anna.go()
            assert room.paused
            acts, hash = room.playing().acts, room.playing().match.hash()
        async with quick_evening(tmp_path, time=time) as evening:
            await asyncio.sleep(0.02)
            assert evening.house.rooms.loaded(room.table.id) is None
            room = await evening.house.rooms.room(room.table.id)
            assert await rests(room)
            assert (room.playing().acts, room.playing().match.hash()) == (acts, hash)
            Person(room, user)
            await plays_on(room)

    spend(play())


def test_a_table_that_pauses_leaves_the_memory(tmp_path: Path) -> None:
    async def play() -> None:
        time = FakeTime()
        async with quick_evening(tmp_path, time=time, idle=60) as evening:
            room = await evening.table(await evening.user(), seats=("bot", "bot"), **LONG)
            rooms = evening.house.rooms
            evening.house.count()
            assert b"astragal_tables_paused 1.0" in evening.house.metrics.text()
            time.pass_by(61)
            rooms.drop_idle()
            assert rooms.loaded(room.table.id) is None

    spend(play())


def test_a_thought_that_nobody_waits_for_any_more_is_not_played(tmp_path: Path) -> None:
    async def play() -> None:
        time = FakeTime()
        async with an_evening(tmp_path, time=time) as evening:
            evening.house.thinkers = SlowThought(1, time)
            user = await evening.user()
            room = await evening.table(user, seats=("bot", "me"), **LONG)
            anna = Person(room, user)
            await anna.until("thinking")
            await anna.go()
            time.pass_by(1)
            assert await rests(room)
            anna = Person(room, user)
            await anna.until("thinking")
            await asyncio.sleep(0.01)
            time.pass_by(1)
            await until(lambda: room.playing().acts == 1)

    spend(play())


def test_ones_own_tables_say_that_they_wait_for_somebody_to_come(tmp_path: Path) -> None:
    async def play() -> None:
        async with Inside(Settings(tmp_path, pace=NO_PAUSE)) as server:
            server.house.thinkers = FirstOption(1)
            anna = server.person()
            seats = [{"kind": "bot", "level": "random"}, {"kind": "me"}]
            made = await anna.post("/api/tables", 201, game="pig", seats=seats)
            await anna.post(f"/api/tables/{made['id']}/start")
            (own,) = await anna.get("/api/mine")
            assert (own["my_turn"], own["table"]["paused"]) == (False, True)
            socket = await anna.socket(made["id"])
            await socket.until(lambda: socket.view and socket.view["decision"]["seat"] == 2)
            await anna.post(f"/api/tables/{made['id']}/leave")
            await socket.until(lambda: socket.view and socket.view["view"]["number"] > 20)
            (own,) = await anna.get("/api/mine")
            assert (own["my_turn"], own["table"]["paused"]) == (False, False)

    spend(play())
