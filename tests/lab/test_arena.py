"""Arenas: the same results with any number of jobs, whoever is killed meanwhile."""

import os
import signal
from pathlib import Path

import pytest

import astragal
from astragal.lab.arena import Arena
from astragal.lab.outcome import Outcome
from astragal.lab.ratings import Sprt, elo
from astragal.lab.schedule import Plan
from astragal.lab.store import Store
from astragal.lab.worker import Order, Worker
from astragal.lab.workers import ArenaError, Workers
from tests.lab.plans import outcome, plan, timeless

MISFITS = "tests.bots.misfits:"


def held(of: Plan, matches: int, jobs: int, in_process: bool = True) -> list[Outcome]:
    arena = Arena(Order(plan=of, in_process=in_process), matches, Store(of))
    return list(arena.play(jobs))


def test_one_job_and_two_give_the_same_results() -> None:
    alone, together = (held(plan(), 12, jobs, in_process=False) for jobs in (1, 2))
    assert [each.match for each in alone] == list(range(1, 13))
    assert timeless(alone) == timeless(together)
    assert len({each.hash for each in alone}) == 12


def test_bots_in_processes_of_their_own_play_as_those_in_the_worker() -> None:
    of = plan("dice-throne", bots=("random", "greedy"))
    assert timeless(held(of, 2, 2)) == timeless(held(of, 2, 2, in_process=False))


def test_another_seed_gives_other_results() -> None:
    assert timeless(held(plan(seed="a"), 3, 1)) != timeless(held(plan(seed="b"), 3, 1))


def test_a_killed_worker_loses_no_finished_match() -> None:
    workers = Workers(Order(plan=plan(), in_process=True), jobs=2)
    playing = workers.play(range(1, 21))
    found = [next(playing)]
    os.kill(workers.pids()[0], signal.SIGKILL)
    found += playing
    assert timeless(found) == timeless(held(plan(), 20, 1))


def test_a_match_that_always_ends_its_process_ends_the_arena() -> None:
    with pytest.raises(ArenaError, match="match 1 ended its process 3 times"):
        held(plan(bots=("random", MISFITS + "Crashing")), 2, 1)


def test_a_match_that_cannot_be_played_says_why() -> None:
    with pytest.raises(ArenaError, match=r"(?s)match 1 can't be played:.*ValueError: no idea"):
        held(plan(bots=("random", MISFITS + "Raising")), 2, 1)


@pytest.mark.parametrize(("misfit", "grace"), [("Hanging", 0.2), ("Crashing", 60), ("Lying", 60)])
def test_a_bot_that_fails_does_not_stop_the_arena(misfit: str, grace: float) -> None:
    of = plan(bots=("random", MISFITS + misfit), options={"goal": 2}, nodes=None, ms=20)
    arena = Arena(Order(plan=of, grace=grace), 2, Store(of))
    found = list(arena.play(1))
    assert len(found) == 2
    assert sum(each.faults[each.lineup.index(1)] for each in found) > 0


def test_only_what_is_missing_is_played(tmp_path: Path) -> None:
    order = Order(plan=plan(), in_process=True)
    with Store(order.plan, tmp_path / "out") as store:
        list(Arena(order, 3, store).play(1))
    with Store(order.plan, tmp_path / "out", resume=True) as store:
        arena = Arena(order, 5, store)
        assert [each.match for each in arena.play(1)] == [4, 5]
        assert timeless(arena.outcomes()) == timeless(held(plan(), 5, 1))


def test_records_of_all_matches_can_be_kept(tmp_path: Path) -> None:
    worker = Worker(Order(plan=plan(), in_process=True, records=str(tmp_path)))
    played = worker.play(7)
    record = astragal.parse((tmp_path / "000007.astragal").read_text("utf-8"))
    assert astragal.verify(astragal.game("pig"), record).hash() == played.hash
    assert [path.name for path in tmp_path.iterdir()] == ["000007.astragal"]


def test_a_match_that_nobody_ends_is_drawn() -> None:
    of = plan(bots=(MISFITS + "Honest", MISFITS + "Honest"))
    played = Worker(Order(plan=of, in_process=True)).play(1)
    assert played.places == (1, 1)
    assert sum(played.decisions) == 20_000


TEST = Sprt(0, elo(0.75))  # accepts after eight wins in a row


def test_the_sequential_test_ends_the_arena() -> None:
    strong = "docs.examples.hold_at_twenty:HoldAtTwenty"
    of = plan(bots=("random", strong), options={"goal": 100})
    arena = Arena(Order(plan=of, in_process=True), 1000, Store(of), TEST)
    list(arena.play(2))
    assert arena.verdict() == "elo1"
    assert [each.match for each in arena.outcomes()] == list(range(1, 9))


def test_the_verdict_does_not_depend_on_who_finished_first() -> None:
    arena = Arena(Order(plan=plan()), 100, Store(plan()), TEST)
    for number in (10, 9, 8, 7, 6, 5, 4, 3, 2):
        arena.store.add(outcome(number, 2, 1))
    assert arena.verdict() == ""
    arena.store.add(outcome(1, 2, 1))
    assert arena.verdict() == "elo1"
    assert [each.match for each in arena.outcomes()] == list(range(1, 9))
    assert list(arena.play(1)) == []
