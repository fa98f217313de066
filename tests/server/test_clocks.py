"""Clocks by a time that the test turns: banks, increments, time-outs, days."""

from pathlib import Path

from astragal.server import seating
from astragal.server.clocks import ClockRules, Clocks
from astragal.server.settings import Pace
from tests.server.tables import LIVE, FakeTime, Person, an_evening, spend


def test_only_whoever_must_decide_uses_time() -> None:
    clocks = Clocks.new(LIVE, [1, 2])
    clocks.ask(1, 1000)
    assert clocks.shown(21_000) == {1: 40_000, 2: 60_000}
    clocks.ask(2, 21_000)
    assert clocks.shown(31_000) == {1: 40_000, 2: 50_000}
    assert clocks.deadline() == 81_000
    assert clocks.shown(500_000)[2] == 0


def test_a_turn_brings_something_on_top_but_no_more_than_the_bank() -> None:
    clocks = Clocks.new(LIVE, [1, 2])
    clocks.ask(1, 0)
    clocks.stop(5_000)
    clocks.turn(1)
    assert clocks.left[1] == 60_000
    clocks.ask(1, 0)
    clocks.stop(40_000)
    clocks.turn(1)
    assert clocks.left[1] == 30_000


def test_bots_have_no_clock() -> None:
    clocks = Clocks.new(LIVE, [1])
    clocks.ask(2, 0)
    assert (clocks.running, clocks.deadline(), clocks.shown(99)) == (None, None, {1: 60_000})


def test_whoever_opens_the_table_later_is_told_the_time_of_then(tmp_path: Path) -> None:
    async def play() -> None:
        time = FakeTime()
        async with an_evening(tmp_path, time=time) as evening:
            room, anna, _ = await evening.duel(clock=LIVE)
            version = (await anna.view())["version"]
            for passed in (20_000, 40_000):
                time.pass_by(20)
                for user in (anna.user, None):
                    view = await Person(room, user).view()
                    assert view["version"] == version
                    assert view["clock"] == {
                        "seats": {"1": 60_000 - passed, "2": 60_000},
                        "running": [1],
                        "at": room.now,
                    }

    spend(play())


def test_when_the_time_is_up_a_default_move_is_made_and_logged(tmp_path: Path) -> None:
    async def play() -> None:
        time = FakeTime()
        async with an_evening(tmp_path, time=time) as evening:
            room, anna, boris = await evening.duel(clock=LIVE)
            view = await anna.view()
            assert view["clock"]["seats"] == {"1": 60_000, "2": 60_000}
            assert view["clock"]["running"] == [1]
            time.pass_by(59)
            assert (await anna.act("roll"))["ok"]
            while room.playing().asks == 1:
                await anna.act("hold")
            time.pass_by(60.001)
            await anna.until("view", lambda m: any(e["kind"] == "timeout" for e in m["log"]))
            acts = await evening.house.store.acts(room.playing().row.id)
            late = [act for act in acts if act.kind == "timeout"]
            assert {act.seat for act in late} == {2}
            told = [entry for m in boris.heard if m["type"] == "view" for entry in m["log"]]
            assert any("Boris" in entry["words"] for entry in told if entry["kind"] == "timeout")

    spend(play())


def test_an_act_in_time_is_charged_and_the_clock_survives_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        time = FakeTime()
        async with an_evening(tmp_path, time=time) as evening:
            room, anna, _ = await evening.duel(clock=LIVE, options={"goal": 1000})
            time.pass_by(20)
            assert (await anna.act("roll"))["ok"]
            left = room.playing().clocks.shown(room.now)[1]  # type: ignore[union-attr]
            assert left in (40_000, 50_000)
        time.pass_by(3600)
        async with an_evening(tmp_path, time=time) as evening:
            again = (await evening.house.rooms.room(room.table.id)).playing()
            assert again.clocks is not None
            assert again.clocks.shown(room.now)[1] == left
            assert again.clocks.running == again.asks

    spend(play())


def test_days_run_while_the_server_is_down(tmp_path: Path) -> None:
    async def play() -> None:
        time = FakeTime()
        days = ClockRules("days", bank=3 * 86_400, increment=86_400)
        async with an_evening(tmp_path, time=time) as evening:
            room, anna, boris = await evening.duel(clock=days)
            users = anna.user, boris.user
        time.pass_by(86_400)
        async with an_evening(tmp_path, time=time) as evening:
            loaded = await evening.house.rooms.room(room.table.id)
            assert loaded.playing().clocks.shown(room.now)[1] == 2 * 86_400_000  # type: ignore[union-attr]
            boris = Person(loaded, users[1])
            time.pass_by(2 * 86_400 + 1)
            await boris.until("view", lambda m: any(e["kind"] == "timeout" for e in m["log"]))

    spend(play())


def test_a_stand_in_stops_the_clock(tmp_path: Path) -> None:
    async def play() -> None:
        time = FakeTime()
        async with an_evening(tmp_path, time=time, pace=Pace(bot=5, beat=0, fair=0)) as evening:
            room, anna, _ = await evening.duel(clock=LIVE)
            time.pass_by(10)
            await seating.leave(room, anna.user)  # type: ignore[arg-type]
            clocks = room.playing().clocks
            assert clocks is not None
            assert (clocks.running, clocks.left[1]) == (None, 50_000)

    spend(play())
