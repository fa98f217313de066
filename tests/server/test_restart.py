"""What was acknowledged is there after any end of the process, and nothing else is."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from astragal.server.problems import Problem
from astragal.server.settings import NO_PAUSE, Settings
from astragal.server.store import Store
from astragal.server.store.committer import Write
from tests.server.inside import Inside
from tests.server.tables import Evening, FakeTime, Person, an_evening, pending, spend


async def some_moves(person: Person, count: int) -> None:
    """Random moves at a table where one person plays all seats."""
    rng = Random(5)
    for _ in range(count):
        match = pending(person.room).match
        if match.options:
            await person.act(match.notation(rng.choice(match.options)))


@pytest.mark.parametrize("game", ["pig", "dice-throne"])
@pytest.mark.parametrize("snapshot", [3, 1000])
def test_a_restart_gives_the_same_match_views_and_log(
    tmp_path: Path, game: str, snapshot: int
) -> None:
    async def play() -> None:
        time = FakeTime()
        async with an_evening(tmp_path, snapshot=snapshot, time=time) as evening:
            user = await evening.user()
            room = await evening.table(user, game, ("me", "me"))
            anna = Person(room, user)
            await some_moves(anna, 25)
            while room.goes_on():  # a pass by standing orders is still to come
                await asyncio.sleep(0.001)
            anna.heard.clear()
            await anna.say("again")
            before = await anna.until("view")
            hash, number = room.playing().match.hash(), room.playing().match.number
        time.pass_by(1)
        async with an_evening(tmp_path, snapshot=snapshot, time=time) as evening:
            room = await evening.house.rooms.room(room.table.id)
            anna = Person(room, user)
            after = await anna.until("view")
            assert room.playing().match.hash() == hash
            assert room.playing().match.number == number
            assert after["version"] > before["version"]
            assert {**after, "version": 0} == {**before, "version": 0}

    spend(play())


def test_a_crash_between_commit_and_broadcast_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            room, anna, _ = await evening.duel()
            kept = Store.write

            async def then_the_light_goes(store: Store, *writes: Write) -> None:
                await kept(store, *writes)
                raise KeyboardInterrupt

            said = {
                "match": room.playing().row.id,
                "seat": 1,
                "number": 0,
                "since": 0,
                "nonce": "last",
            }
            monkeypatch.setattr(Store, "write", then_the_light_goes)
            with pytest.raises(KeyboardInterrupt):
                await anna.say("act", move="roll", **said)
            monkeypatch.undo()
            assert not any(message["type"] == "done" for message in anna.heard)
            user = anna.user
        async with an_evening(tmp_path) as evening:
            anna = Person(await evening.house.rooms.room(room.table.id), user)
            assert anna.room.playing().match.number == 1
            again = await anna.ask("act", move="roll", **said)
            assert again == {"type": "done", "nonce": "last", "ok": True, "number": 0}
            assert anna.room.playing().match.number == 1

    spend(play())


def test_an_act_that_can_not_be_written_was_not_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            room, anna, boris = await evening.duel()
            await boris.view()
            shown = len(boris.heard)

            async def full(store: Store, *writes: Write) -> None:
                raise OSError("no space left")

            monkeypatch.setattr(Store, "write", full)
            refused = await anna.act("roll")
            assert refused["problem"]["code"] == "storage"
            monkeypatch.undo()
            assert room.playing().match.number == 0
            assert all(m.get("view", {"number": 0})["number"] == 0 for m in boris.heard[shown:])
            assert (await anna.act("roll"))["ok"]

    spend(play())


def test_views_never_show_what_is_not_on_the_disk_yet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            room, anna, boris = await evening.duel()
            kept, slow = Store.write, asyncio.Event()

            async def slowly(store: Store, *writes: Write) -> None:
                await slow.wait()
                await kept(store, *writes)

            monkeypatch.setattr(Store, "write", slowly)
            acting = asyncio.create_task(anna.act("roll"))
            while not room.lock.locked():
                await asyncio.sleep(0)
            await boris.say("again")
            view = await boris.until("view")
            assert view["view"]["number"] == 0
            slow.set()
            assert (await acting)["ok"]
            await boris.until("view", lambda message: message["view"]["number"] == 1)

    spend(play())


def test_a_table_that_nobody_has_open_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async def play() -> None:
        time = FakeTime()
        async with an_evening(tmp_path, time=time, idle=60) as evening:
            room, anna, boris = await evening.duel()
            await anna.act("roll")
            hash = room.playing().match.hash()
            rooms = evening.house.rooms
            time.pass_by(61)
            rooms.drop_idle()
            assert rooms.loaded(room.table.id) is room
            await anna.go()
            await boris.go()
            rooms.drop_idle()
            assert rooms.loaded(room.table.id) is room
            time.pass_by(61)
            rooms.drop_idle()
            assert rooms.loaded(room.table.id) is None
            again = await rooms.room(room.table.id)
            assert again is not room
            assert again.playing().match.hash() == hash

    spend(play())


def test_a_table_that_is_dropped_while_a_socket_opens_is_in_memory_once(tmp_path: Path) -> None:
    async def play() -> None:
        time = FakeTime()
        async with Inside(Settings(tmp_path, pace=NO_PAUSE, time=time, idle=60)) as server:
            anna = server.person()
            seats = [{"kind": "me"}, {"kind": "me"}]
            made = await anna.post("/api/tables", 201, game="pig", seats=seats)
            await anna.post(f"/api/tables/{made['id']}/start")
            await server.house.rooms.room(made["id"])

            def sweep() -> None:
                time.pass_by(61)
                server.house.rooms.drop_idle()

            first = await anna.socket(made["id"], accepted=sweep)
            second = await anna.socket(made["id"])
            await first.until(lambda: first.view)
            await second.until(lambda: second.view)
            assert first.view is not None
            said = {
                "match": first.view["match"],
                "seat": 1,
                "number": 0,
                "since": 0,
                "move": "roll",
            }
            first.say("act", nonce="a", **said)
            assert (await first.answer("a"))["ok"]
            await second.until(lambda: second.view and second.view["view"]["number"] == 1)

    spend(play())


def test_a_match_that_does_not_replay_to_what_was_kept_is_not_played_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            room, anna, _ = await evening.duel()
            await anna.act("roll")
            await forge(evening, room.playing().row.id)
        async with an_evening(tmp_path) as evening:
            with pytest.raises(Problem, match="lost"):
                await evening.house.rooms.room(room.table.id)

    async def forge(evening: Evening, match: str) -> None:
        from sqlalchemy import update

        from astragal.server.store.schema import acts

        values: dict[str, Any] = {"hash": "0" * 32}
        await evening.house.store.write((update(acts).where(acts.c.match == match), values))

    spend(play())
