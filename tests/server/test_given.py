"""Guided first matches, and matches that go on from a moment of a record."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from astragal.games import game
from astragal.records.replay import replay
from astragal.server import starting
from astragal.server.given import GivenMatch, catch_up
from astragal.server.play import Play
from astragal.server.play import begun as beginning
from astragal.server.problems import Problem
from astragal.server.records import kept_match
from astragal.server.store import rows
from astragal.server.tables import From, NewTable, make_table
from astragal.server.tours import tour_of
from tests.server.tables import Evening, Person, an_evening, spend
from tests.server.test_records import played


def at(number: int, message: dict[str, Any]) -> bool:
    return bool(message["view"]["number"] == number)


async def first_match(evening: Evening, id: str) -> Person:
    user = await evening.user("Anna")
    room = await make_table(evening.house, user, NewTable(game=id, tour=True))
    await starting.start(room)
    return Person(room, user)


@pytest.mark.parametrize("id", ["pig", "dice-throne"])
def test_a_tour_plays_the_others_by_itself_and_the_match_goes_on(tmp_path: Path, id: str) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            anna = await first_match(evening, id)
            play = anna.room.playing()
            assert anna.room.plain(anna.user).commit is None
            script = tour_of(id).moves()
            for number, step in enumerate(script):
                if step.seat == 1:
                    await anna.until("view", partial(at, number))
                    assert (await anna.act(step.move))["ok"]
            last = len(script)
            await anna.until("view", lambda m: m["view"]["number"] >= last)
            assert play.moves[:last] == [step.move for step in script]
            assert not play.over

    spend(play())


def test_who_leaves_the_path_of_a_tour_plays_on_freely(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            anna = await first_match(evening, "pig")
            assert tour_of("pig").moves()[0].move == "roll"
            assert (await anna.act("hold"))["ok"]
            await anna.until("view", lambda m: m["decision"]["mine"] and m["view"]["number"] > 1)

    spend(play())


def test_a_match_goes_on_from_a_moment_of_a_record(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            user = await evening.user()
            first = await evening.table(user, seats=("me", "me"), options={"goal": 12})
            anna = Person(first, user)
            while not first.playing().over:
                total = first.playing().match.view()["total"]
                await anna.act("hold" if total else "roll")
            kept = await evening.house.records.find(first.playing().row.id)
            asked = NewTable(game="pig", since=From(kept.id, 3))
            room = await make_table(evening.house, user, asked)
            await starting.start(room)
            play = room.playing()
            assert play.acts >= 3
            assert play.moves[:3] == [line.move for line in kept.record.lines[:3]]
            then = replay(game("pig"), kept.record, 3)
            assert play.row.key == then.chance.key
            acts = await evening.house.store.acts(play.row.id)
            assert [act.kind for act in acts[:3]] == ["given"] * 3
            for number in (len(kept.record.lines), 10_000):
                asked = NewTable(game="pig", since=From(kept.id, number))
                with pytest.raises(Problem, match="moment"):
                    await make_table(evening.house, user, asked)

    spend(play())


def test_nobody_waits_while_given_moves_are_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def slowly(play: Play, given: GivenMatch, now: int) -> list[rows.Act]:
        begun.set()
        assert go_on.wait(5), "the loop stands still"
        return catch_up(play, given, now)

    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            asked = NewTable(game="pig", tour=True)
            room = await make_table(evening.house, await evening.user(), asked)
            monkeypatch.setattr(starting, "catch_up", slowly)
            start = asyncio.create_task(starting.start(room))
            while not begun.is_set():
                await asyncio.sleep(0.01)
            go_on.set()
            await start

    spend(play())


def test_matches_catch_up_in_threads_as_they_do_alone() -> None:
    row, acts = played("dice-throne", most=80)
    moves = [line.move for line in kept_match(row, acts).record.lines]
    given = GivenMatch(row.seats, row.options, row.key.hex(), moves, row.packs)

    def caught_up() -> list[str]:
        return [act.hash for act in catch_up(beginning(row, None), given, 0)]

    with ThreadPoolExecutor(3) as pool:
        found = [pool.submit(caught_up) for _ in range(3)]
    assert [one.result() for one in found] == [caught_up()] * 3
    assert caught_up()[-1] == acts[-1].hash


def test_a_match_that_goes_on_elsewhere_is_nothing_to_go_on_from(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            room, anna, _ = await evening.duel()
            await anna.act("roll")
            assert anna.user is not None
            asked = NewTable(game="pig", since=From(room.playing().row.id, 1))
            with pytest.raises(Problem, match="moment"):
                await make_table(evening.house, anna.user, asked)

    spend(play())
