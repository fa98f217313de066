"""While the answers of a beat are written: others come, go and look, or a disk fails."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from astragal.kernel.match import PASS
from tests.server.tables import LIVE, FakeTime, Person, an_evening, answers, quiet, spend
from tests.server.test_beat import Asked, two_asked

Meanwhile = Callable[[], Awaitable[None]]


def during_writes(asked: Asked, monkeypatch: pytest.MonkeyPatch, meanwhile: Meanwhile) -> None:
    """Let something happen before each write of the table's store."""
    store = asked.room.house.store
    write = store.write

    async def slow(*writes: Any) -> None:
        await meanwhile()
        await write(*writes)

    monkeypatch.setattr(store, "write", slow)


def answered(person: Person) -> Counter[str]:
    """How often each nonce was answered."""
    return Counter(one["nonce"] for one in person.heard if one["type"] == "done")


async def both_pass(asked: Asked) -> None:
    """Both answer, and the answers wait."""
    for n in (0, 1):
        await asked.give(n, PASS)
    assert asked.room.beat.answered


def test_who_looks_meanwhile_makes_no_answer_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with two_asked(tmp_path) as (asked, time):
            room, play = asked.room, asked.room.playing()
            looks = []

            async def look() -> None:
                looks.append((play.acts, room.decides()))
                await Person(room, None).go()

            await both_pass(asked)
            before = play.acts
            during_writes(asked, monkeypatch, look)
            time.pass_by(1)
            await quiet(room)
            assert [acts for acts, _ in looks][:2] == [before, before + 1]
            assert {tuple(seats) for _, seats in looks[:2]} == {()}  # all have answered
            for n in (0, 1):
                assert asked.told(n)["ok"]
                assert set(answered(asked.who(n)).values()) == {1}

    spend(play())


def test_a_beat_is_shown_as_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with two_asked(tmp_path) as (asked, time):
            room, before = asked.room, asked.room.playing().match.number
            came: list[Person] = []

            async def come() -> None:
                came.append(Person(room, None, ("en", "pl", "ru")[len(came) % 3]))
                await quiet_sockets()

            await both_pass(asked)
            polls = len(room.beat.polls)
            assert polls > 1
            during_writes(asked, monkeypatch, come)
            time.pass_by(1)
            await quiet(room)
            numbers = {view["view"]["number"] for one in came for view in views(one)}
            assert numbers
            assert numbers.isdisjoint(range(before + 1, before + polls))

    spend(play())


async def quiet_sockets() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def views(person: Person) -> list[dict[str, Any]]:
    return [one for one in person.heard if one["type"] == "view"]


def test_a_disk_that_fails_is_told_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with two_asked(tmp_path) as (asked, time):
            await asked.give(0, PASS)
            time.pass_by(1)
            await quiet(asked.room)

            async def fail() -> None:
                raise OSError("no space left")

            during_writes(asked, monkeypatch, fail)
            await asked.give(1, PASS)
            await quiet(asked.room)
            for n in (0, 1):
                assert asked.told(n)["problem"]["code"] == "storage"
                assert set(answered(asked.who(n)).values()) == {1}

    spend(play())


def test_whoever_sends_again_by_other_sockets_is_told_by_those_that_are_open(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with two_asked(tmp_path) as (asked, _):
            room, poll = asked.room, asked.polls[1]
            facts = answers(room, poll, "once")
            await asked.who(1).say("act", move="pass", **facts)
            for _ in range(3):
                again = Person(room, asked.who(1).user)
                await again.say("act", move="pass", **facts)
                await again.go()
            given = room.beat.heard(poll.seat, "once")
            assert given is not None
            assert [one in room.listeners for one in given.sockets] == [True, False]

    spend(play())


def test_an_answer_in_time_makes_nobody_else_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time of the first is up while their answer is written: nobody has been late."""

    async def play() -> None:
        time = FakeTime()
        async with an_evening(tmp_path, time=time) as evening:
            room, anna, _ = await evening.duel(clock=LIVE)
            store, written, go = evening.house.store, asyncio.Event(), asyncio.Event()
            write = store.write

            async def slow(*writes: Any) -> None:
                written.set()
                await go.wait()
                await write(*writes)

            monkeypatch.setattr(store, "write", slow)
            act = asyncio.create_task(anna.act("roll"))
            await written.wait()
            time.pass_by(LIVE.bank + LIVE.increment)
            await quiet_sockets()
            go.set()
            assert (await act)["ok"]
            await quiet(room)
            acts = await store.acts(room.playing().row.id)
            assert [act.kind for act in acts] == ["person"]

    spend(play())


def test_how_long_a_beat_takes_to_be_told_is_measured(tmp_path: Path) -> None:
    async def play() -> None:
        async with two_asked(tmp_path) as (asked, time):
            await both_pass(asked)
            before = measured(asked)
            time.pass_by(1)
            await quiet(asked.room)
            assert measured(asked) == before + 1

    spend(play())


def measured(asked: Asked) -> float:
    (family,) = asked.room.house.metrics.broadcast.collect()
    return next(one.value for one in family.samples if one.name.endswith("_count"))
