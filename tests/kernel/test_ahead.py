"""Looking ahead of an option: all branches while they are few, samples otherwise."""

from typing import Any

import pytest

import astragal
from astragal.kernel.window import intend
from astragal.odds.ahead import SAMPLES, futures
from tests.kernel.toy.play import table
from tests.kernel.toy.state import FEINT, GEM, STRIKE, WARD

PIG = astragal.game("pig")


def stop(m: Any) -> int | None:
    return None


def roll_on(m: Any) -> int | None:
    """Roll until seat 2 has the turn."""
    return 0 if m.active == 0 else None


def test_every_roll_is_branched_over() -> None:
    found = futures(PIG.new(2, seed="a"), 0, stop)
    assert found.exact
    totals = found.of(lambda m: m.total)
    assert totals == {n: pytest.approx(1 / 6) for n in (0, 2, 3, 4, 5, 6)}


def test_where_there_are_too_many_branches_some_are_drawn_always_the_same() -> None:
    m = PIG.new(2, seed="a")
    found = futures(m, 0, roll_on)
    assert not found.exact
    assert len(found.matches) == SAMPLES
    numbers = [after.number for after, _ in found.matches]
    assert numbers == [after.number for after, _ in futures(m, 0, roll_on).matches]
    assert len(set(numbers)) > 1


def test_the_dice_of_the_match_itself_are_not_looked_at() -> None:
    first, second = (PIG.new(2, seed=seed) for seed in "ab")
    found = [[end.number for end, _ in futures(m, 0, roll_on).matches] for m in (first, second)]
    assert found[0] == found[1]
    assert first.number == 0


def test_an_intent_is_not_known_before_it_commits() -> None:
    m = table([STRIKE, FEINT], [WARD])
    for move in ("strike 2", "pass", "ward"):
        m.apply(move)
    assert (m.seat, m.reason) == (0, "strike")  # seat 1 is asked before the ward commits
    (end, _), *_ = futures(m, 0, lambda after: 0 if after.reason == "strike" else None).matches
    assert end.health[1] == 2  # as if no ward were coming


def test_an_intent_that_waits_on_the_agenda_is_not_known_either() -> None:
    ends = []
    for meant in ("ward", "gem"):
        m = table([STRIKE, FEINT], [WARD, GEM])
        m.apply("strike 2")
        m.agenda.append((intend, 1, (meant,), "strike"))
        (end, _), *_ = futures(m, 0, lambda after: 0 if after.reason == "strike" else None).matches
        ends.append(end.health[1])
    assert ends[0] == ends[1]
