"""The search bot: what it makes of its budget, and sensible Pig."""

from random import Random
from statistics import fmean
from typing import cast

import pytest

import astragal
from astragal.bots import Budget, Seen
from astragal.bots.search import Search, SearchBot
from astragal.games.pig.state import Pig
from astragal.kernel.match import Match, Option
from tests.bots.decisions import decisions
from tests.games.dice_throne.table import table as table_of_dice_throne
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


def searched(m: Match, nodes: int, spared: Option | None = None) -> Search:
    search = Search(Seen(m, m.seat), Random("s"), spared)
    search.run(Budget(nodes=nodes).start())
    return search


def test_every_node_is_one_try_of_one_option() -> None:
    m = next(decisions("skirmish", 1))
    search = searched(m, 7)
    assert sum(len(runner.tries) for runner in search.options.values()) == 7
    assert set(search.options) == set(m.options)


def test_what_can_not_win_drops_out_and_the_spared_option_stays() -> None:
    m = pig(80, 50, 20)
    roll, hold = m.options
    quick = searched(m, 1000)
    assert quick.rounds < 100
    spared = searched(pig(80, 50, 20), 1000, spared=roll)
    assert len(spared.options[roll].tries) == len(spared.options[hold].tries)
    assert spared.values()[HOLD] == 1.0 > spared.values()[ROLL]


def test_parts_of_the_tries_tell_about_the_same_as_all() -> None:
    search = searched(pig(0, 0, 8), 600)
    parts = [search.values(4, part) for part in range(4)]
    for at, value in enumerate(search.values()):
        assert value == pytest.approx(fmean(part[at] for part in parts), abs=0.02)


def test_rerolls_are_weighed_by_their_ends() -> None:
    m = rolling()
    search = searched(m, 400)
    values = dict(zip(m.options, search.values(), strict=True))
    assert not any(option[0] in ("keep", "roll", "ability") for option in search.options)
    assert search.ends
    assert values["keep", 6, 6, 6, 6] > values["keep", 1]
    assert values["keep", 6, 6, 6, 6] > values["none",]


def rolling() -> Match:
    text = "{phase: offensive-roll, dice: [1, 6, 6, 6, 6], attempts: 2}"
    return table_of_dice_throne(text)


def test_a_single_option_needs_no_thought() -> None:
    m = pig(0, 0, 0)
    m.options = (("roll",),)
    assert SearchBot("s").choose(Seen(m, 0), Budget(nodes=0)) == 0


def test_without_a_budget_the_first_sight_decides() -> None:
    assert chosen(pig(80, 50, 20), "s", 0) == HOLD


def test_a_game_that_says_nothing_of_itself_is_searched_too() -> None:
    m = table([STRIKE, STRIKE], [GEM])
    found = searched(m, 80)
    assert set(found.options) == set(m.options)
    assert all(runner.tries for runner in found.options.values())
    m.health[1] = 1
    assert {m.options[chosen(m, seed, 20)] for seed in SEEDS} == {("strike", 1)}
