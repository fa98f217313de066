"""Arenas: the same results with any number of jobs, whoever is killed meanwhile."""

import os
import signal
from pathlib import Path

import pytest

import astragal
from astragal.lab.arena import Arena
from astragal.lab.conduct import Conduct
from astragal.lab.outcome import Fault, Outcome
from astragal.lab.ratings import Sprt, elo
from astragal.lab.schedule import Plan
from astragal.lab.store import OutcomeStore
from astragal.lab.worker import Assignment, Worker, places
from astragal.lab.worker_pool import ArenaError, Workers
from tests.lab.plans import outcome, plan, timeless

MISFITS = "tests.bots.misfits:"


def held(of: Plan, matches: int, jobs: int, in_process: bool = True) -> list[Outcome]:
    arena = Arena(Assignment(plan=of, in_process=in_process), matches, OutcomeStore(of))
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
    workers = Workers(Assignment(plan=plan(), in_process=True), jobs=2)
    playing = workers.play(range(1, 21))
    found = [next(playing)]
    os.kill(workers.pids()[0], signal.SIGKILL)
    found += playing
    assert timeless(found) == timeless(held(plan(), 20, 1))


def test_a_match_that_always_ends_its_process_ends_the_arena() -> None:
    with pytest.raises(ArenaError, match="match 1 ended its process 3 times"):
        held(plan(bots=("random", MISFITS + "Crashing")), 2, 1)


@pytest.mark.parametrize("in_process", [True, False])
def test_a_match_that_cannot_be_played_says_why(in_process: bool) -> None:
    with pytest.raises(ArenaError, match=r"match 1 can't be played:\nthe bot .*Numbered' can't be"):
        held(plan(bots=("random", MISFITS + "Numbered")), 2, 1, in_process)


FAILING = [("Hanging", 0.2), ("Crashing", 60), ("Lying", 60), ("Counting", 60), ("Raising", 60)]


@pytest.mark.parametrize(("misfit", "grace"), FAILING)
def test_a_bot_that_fails_loses(misfit: str, grace: float) -> None:
    of = plan(bots=(MISFITS + "Honest", MISFITS + misfit), nodes=None, ms=20)
    for each in Arena(Assignment(plan=of, grace=grace), 2, OutcomeStore(of)).play(1):
        seat = each.lineup.index(1)
        assert each.failed == 1
        assert each.places[seat] == 2
        assert each.score(0) == 1
        assert each.faults[seat] == 1
        assert each.fault is not None
        assert each.fault.seat == seat + 1


@pytest.mark.parametrize("misfit", ["Counting", "Raising", "Vague"])
def test_a_fault_is_the_same_in_the_worker_and_in_a_process_of_its_own(misfit: str) -> None:
    of = plan(bots=(MISFITS + "Honest", MISFITS + misfit))
    here, there = (held(of, 2, 1, in_process) for in_process in (True, False))
    assert [each.fault and each.fault.why for each in here] == [
        each.fault and each.fault.why for each in there
    ]
    assert [each.places for each in here] == [each.places for each in there]
    assert all("no idea" in each.fault.trace for each in here if misfit == "Raising" and each.fault)


@pytest.mark.parametrize("in_process", [True, False])
def test_another_one_can_stand_in_for_a_bot_that_fails(in_process: bool) -> None:
    of = plan(bots=("random", MISFITS + "Lying"), options={"goal": 2}, on_fault="replace")
    found = held(of, 4, 1, in_process)
    assert len(found) == 4
    assert all(each.fault is None for each in found)
    assert sum(each.faults[each.lineup.index(1)] for each in found) > 3


def test_a_fault_is_lost_by_the_whole_side() -> None:
    game = astragal.game("dice-throne")
    teams = game.new([{}] * 4, options={"mode": "teams"}, seed="teams")
    assert places(teams, Fault(seat=2, number=0, why="")) in [(1, 3, 1, 3), (1, 3, 3, 1)]
    hill = game.new([{}] * 3, options={"mode": "king-of-the-hill"}, seed="hill")
    assert places(hill, Fault(seat=2, number=0, why="")) == (1, 3, 1)


def test_three_faults_in_a_row_stop_the_arena() -> None:
    of = plan(bots=("random", MISFITS + "Counting"))
    store = OutcomeStore(of)
    told = (
        r"^Counting lost 3 matches in a row by faults, so the arena stops: match 3, seat \d, "
        r"decision \d+: it chose -1, and there are 2 options, numbered from 0 to 1\. Mend the bot"
    )
    with pytest.raises(ArenaError, match=told):
        list(Arena(Assignment(plan=of, in_process=True), 50, store).play(1))
    assert sorted(store.outcomes) == [1, 2, 3]


FAULT = Fault(seat=1, number=0, why="no idea")


def judged(*failed: int | None) -> int | None:
    """The match with which it is too much, when these bots of a duel fail in turn."""
    conduct = Conduct(range(1, len(failed) + 1))
    for number, bot in reversed([*enumerate(failed, 1)]):
        lineup = (1, 0) if bot == 1 else (0, 1)
        fault = None if bot is None else FAULT
        last = conduct.heard(outcome(number, 2, 1, lineup=lineup, fault=fault))
        if last is not None:
            return last.match
    return None


def test_faults_are_counted_by_number_and_bot() -> None:
    assert judged(1, 1, 1, 1) == 3
    assert judged(1, 1, None, 1, 1) is None
    assert judged(1, None, 1, 1, 1) == 5
    assert judged(1, 0, 1, 0, 1) == 5  # what another one loses does not make a bot better


def test_only_what_is_missing_is_played(tmp_path: Path) -> None:
    order = Assignment(plan=plan(), in_process=True)
    with OutcomeStore(order.plan, tmp_path / "out") as store:
        list(Arena(order, 3, store).play(1))
    with OutcomeStore(order.plan, tmp_path / "out", resume=True) as store:
        arena = Arena(order, 5, store)
        assert [each.match for each in arena.play(1)] == [4, 5]
        assert timeless(arena.outcomes()) == timeless(held(plan(), 5, 1))


def test_records_of_all_matches_can_be_kept(tmp_path: Path) -> None:
    worker = Worker(Assignment(plan=plan(), in_process=True, records=str(tmp_path)))
    played = worker.play(7)
    record = astragal.parse((tmp_path / "000007.astragal").read_text("utf-8"))
    assert astragal.verify(astragal.game("pig"), record).hash() == played.hash
    assert [path.name for path in tmp_path.iterdir()] == ["000007.astragal"]


def test_a_match_that_nobody_ends_is_drawn() -> None:
    of = plan(bots=(MISFITS + "Honest", MISFITS + "Honest"))
    played = Worker(Assignment(plan=of, in_process=True)).play(1)
    assert played.places == (1, 1)
    assert sum(played.decisions) == 20_000


TEST = Sprt(0, elo(0.75))  # accepts after eight wins in a row


def test_the_sequential_test_ends_the_arena() -> None:
    strong = "docs.examples.hold_at_twenty:HoldAtTwenty"
    of = plan(bots=("random", strong), options={"goal": 100})
    arena = Arena(Assignment(plan=of, in_process=True), 1000, OutcomeStore(of), TEST)
    list(arena.play(2))
    assert arena.verdict() == "elo1"
    assert [each.match for each in arena.outcomes()] == list(range(1, 9))


def test_the_verdict_does_not_depend_on_who_finished_first() -> None:
    arena = Arena(Assignment(plan=plan()), 100, OutcomeStore(plan()), TEST)
    for number in (10, 9, 8, 7, 6, 5, 4, 3, 2):
        arena.store.add(outcome(number, 2, 1))
    assert arena.verdict() == ""
    arena.store.add(outcome(1, 2, 1))
    assert arena.verdict() == "elo1"
    assert [each.match for each in arena.outcomes()] == list(range(1, 9))
    assert list(arena.play(1)) == []
