"""The search bot: what it makes of its budget, and sensible Pig."""

from typing import cast

import pytest

import astragal
from astragal.bots import Budget, Seen
from astragal.bots.search import PRIOR, SearchBot
from astragal.games.pig.state import Pig
from astragal.kernel.match import Match
from tests.bots.decisions import decisions
from tests.kernel.toy.play import table
from tests.kernel.toy.state import GEM, STRIKE

ROLL, HOLD = 0, 1
SEEDS = "abcde"


def pig(mine: int, yours: int, total: int) -> Pig:
    m = cast(Pig, astragal.game("pig").new(2, seed="search"))
    m.scores[:] = [mine, yours]
    m.total = total
    return m


def chosen(m: Match, seed: str, nodes: int) -> int:
    return SearchBot(seed).choose(Seen(m, m.seat), Budget(nodes=nodes))


@pytest.mark.parametrize("nodes", [1, 60])
@pytest.mark.parametrize(("mine", "total"), [(80, 20), (99, 2), (50, 60)])
def test_the_winning_hold_is_taken_at_once(mine: int, total: int, nodes: int) -> None:
    assert {chosen(pig(mine, 50, total), seed, nodes) for seed in SEEDS} == {HOLD}


@pytest.mark.parametrize(("mine", "yours", "total"), [(10, 95, 0), (50, 50, 2), (0, 99, 4)])
def test_nobody_holds_next_to_nothing(mine: int, yours: int, total: int) -> None:
    assert {chosen(pig(mine, yours, total), seed, 60) for seed in SEEDS} == {ROLL}


def test_a_big_total_is_banked() -> None:
    assert {chosen(pig(30, 30, 60), seed, 400) for seed in SEEDS} == {HOLD}


def test_every_node_is_one_try_of_one_option() -> None:
    m = next(decisions("skirmish", 1))
    root = SearchBot("s").search(Seen(m, m.seat), Budget(nodes=25))
    assert root.visits == 25
    assert sum(edge.visits - PRIOR for edge in root.edges.values()) == 25
    assert set(root.edges) <= set(m.options)


def test_a_single_option_needs_no_thought() -> None:
    m = pig(0, 0, 0)
    m.options = (("roll",),)
    assert SearchBot("s").choose(Seen(m, 0), Budget(nodes=0)) == 0


def test_without_a_budget_the_first_sight_decides() -> None:
    assert chosen(pig(80, 50, 20), "s", 0) == HOLD


def test_a_game_that_says_nothing_of_itself_is_searched_too() -> None:
    m = table([STRIKE, STRIKE], [GEM])
    found = SearchBot("s").search(Seen(m, 0), Budget(nodes=80))
    assert set(found.edges) == set(m.options)
    assert all(edge.visits > PRIOR for edge in found.edges.values())
    m.health[1] = 1
    assert {m.options[chosen(m, seed, 20)] for seed in SEEDS} == {("strike", 1)}
