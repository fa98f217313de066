"""A disk that fails: nothing was done, memory and disk agree, and the table goes on afterwards."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from astragal.server import seating, starting
from astragal.server.problems import Problem
from astragal.server.room import Room
from astragal.server.settings import NO_PAUSE, Settings
from astragal.server.store import Store, rows, schema
from astragal.server.store.committer import Write
from tests.server.inside import Inside
from tests.server.tables import (
    LIVE,
    Evening,
    FakeTime,
    FirstOption,
    Person,
    an_evening,
    spend,
)


@contextmanager
def a_full_disk(monkeypatch: pytest.MonkeyPatch, kind: str | None = None) -> Iterator[list[Any]]:
    """Nothing can be written, or nothing of a kind; gives what was tried."""
    tried: list[Any] = []
    kept = Store.write

    async def full(store: Store, *writes: Write) -> None:
        if kind is None or any(values.get("kind") == kind for _, values in writes):
            tried.append(writes)
            raise OSError("no space left")
        await kept(store, *writes)

    with monkeypatch.context() as patch:
        patch.setattr(Store, "write", full)
        yield tried


@dataclass
class Scene:
    """A table of Anna's, and Boris, who knows the link of seat 2."""

    evening: Evening
    room: Room
    anna: rows.User
    boris: rows.User

    async def sit(self) -> None:
        await seating.sit(self.room, self.boris, None, self.room.seats[1].secret)

    async def leave(self) -> None:
        await seating.leave(self.room, self.boris)

    async def come_back(self) -> None:
        await seating.come_back(self.room, self.boris, 2)

    async def change(self) -> None:
        await seating.change(self.room, self.anna, 1, name="Annie")

    async def start(self) -> None:
        await starting.start(self.room)

    async def finish(self) -> None:
        people = [Person(self.room, self.anna), Person(self.room, self.boris)]
        while not (play := self.room.playing()).over:
            total = play.match.view()["total"]
            await people[play.asks - 1].act("hold" if total else "roll")
        for person in people:
            await person.go()

    async def rematch(self) -> None:
        await starting.gather_again(self.room)
        await starting.start(self.room)


Doing = Callable[[Scene], Awaitable[None]]


@pytest.mark.parametrize(
    ("before", "then"),
    [
        ((), Scene.sit),
        ((Scene.sit,), Scene.leave),
        ((), Scene.change),
        ((Scene.sit,), Scene.start),
        ((Scene.sit, Scene.start), Scene.leave),
        ((Scene.sit, Scene.start, Scene.leave), Scene.come_back),
        ((Scene.sit, Scene.start, Scene.finish), Scene.rematch),
    ],
)
def test_a_change_that_can_not_be_written_was_not_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, before: tuple[Doing, ...], then: Doing
) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            evening.house.thinkers = FirstOption(1)
            anna, boris = await evening.user("Anna"), await evening.user("Boris")
            room = await evening.table(anna, seats=("me", "open"), options={"goal": 2})
            scene = Scene(evening, room, anna, boris)
            for doing in before:
                await doing(scene)
            was = replace(room.table), [replace(seat) for seat in room.seats], list(room.matches)
            with a_full_disk(monkeypatch), pytest.raises(Problem, match="storage"):
                await then(scene)
            assert (room.table, room.seats, room.matches) == was
            await then(scene)
            assert (room.table, room.seats, room.matches) != was
            assert room.table == await evening.house.store.table(room.table.id)
            assert room.seats == await evening.house.store.seats(room.table.id)

    spend(play())


def test_options_that_can_not_be_written_were_not_agreed_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with Inside(Settings(tmp_path, pace=NO_PAUSE)) as server:
            anna = server.person()
            seats = [{"kind": "me"}, {"kind": "open"}]
            made = await anna.post("/api/tables", 201, game="pig", seats=seats)
            path, wanted = f"/api/tables/{made['id']}", {"goal": 50}
            with a_full_disk(monkeypatch):
                refused = await anna.post(f"{path}/options", 503, options=wanted, public=True)
            assert refused["problem"]["code"] == "storage"
            assert await anna.get(path) == made
            agreed = await anna.post(f"{path}/options", options=wanted, public=True)
            assert (agreed["options"], agreed["public"]) == (wanted, True)

    spend(play())


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("me", {}),
        ("tables", {"game": "pig", "seats": [{"kind": "me"}, {"kind": "bot"}]}),
    ],
)
def test_calls_that_can_not_be_written_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, body: dict[str, Any]
) -> None:
    async def play() -> None:
        async with Inside(Settings(tmp_path, pace=NO_PAUSE)) as server:
            anna = server.person()
            with a_full_disk(monkeypatch):
                refused = await anna.post(f"/api/{path}", 503, **body)
            assert refused["problem"]["code"] == "storage"
            assert "error" not in await anna.post(f"/api/{path}", 201 if body else 200, **body)

    spend(play())


@pytest.mark.parametrize(
    ("type", "facts"), [("orders", {"seat": 1, "preset": "ask"}), ("say", {"text": "well?"})]
)
def test_orders_and_words_that_can_not_be_written_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, type: str, facts: dict[str, Any]
) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            room, anna, _ = await evening.duel()
            with a_full_disk(monkeypatch):
                refused = await anna.ask(type, **facts)
            assert refused["problem"]["code"] == "storage"
            assert (room.playing().orders, room.said) == ({}, [])
            assert (await anna.ask(type, **facts))["ok"]

    spend(play())


def test_a_table_survives_a_disk_that_can_be_neither_written_nor_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with an_evening(tmp_path, snapshot=1) as evening:
            room, *people = await evening.duel()
            assert (await people[0].act("roll"))["ok"]
            asked = people[room.playing().asks - 1]

            async def gone(store: Store, query: object) -> None:
                raise OSError("no such device")

            with a_full_disk(monkeypatch), monkeypatch.context() as patch:
                patch.setattr(Store, "_all", gone)
                refused = await asked.act("roll")
            assert refused["problem"]["code"] == "storage"
            assert (room.playing().match.number, room.playing().kept) == (1, 1)
            assert (await asked.act("roll"))["ok"]

    spend(play())


def test_a_bot_waits_before_it_tries_a_failing_disk_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        time = FakeTime()
        async with an_evening(tmp_path, time=time) as evening:
            evening.house.thinkers = FirstOption(1)
            user = await evening.user()
            room = await evening.table(user)
            anna = Person(room, user)
            with a_full_disk(monkeypatch, kind="bot") as tried:
                assert (await anna.act("hold"))["ok"]
                while not tried:
                    await asyncio.sleep(0.01)
                await asyncio.sleep(0.5)
                assert len(tried) == 1
            while room.playing().match.number == 1:
                time.pass_by(6)
                await asyncio.sleep(0.05)

    spend(play())


def test_one_damaged_match_does_not_stop_the_others_after_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            tables = [await evening.duel(clock=LIVE) for _ in range(3)]
            for _, anna, _ in tables:
                assert (await anna.act("roll"))["ok"]
            ids = [room.table.id for room, *_ in tables]
            acts = schema.acts
            damaged = acts.c.match == tables[0][0].playing().row.id
            await evening.house.store.write((update(acts).where(damaged), {"events": b"\xc1"}))
        async with an_evening(tmp_path) as evening:
            rooms = evening.house.rooms
            await rooms.resume()
            assert [rooms.loaded(id) is not None for id in ids] == [False, True, True]
            with pytest.raises(Problem, match="lost"):
                await rooms.room(ids[0])

    spend(play())
