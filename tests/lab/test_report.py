"""The figures of an arena."""

import pytest

from astragal.kernel.facts import Value
from astragal.lab.report import (
    Work,
    budget_text,
    fact_rows,
    labels,
    meetings,
    rows,
    standings,
    telling,
    what,
    works,
)
from tests.lab.plans import outcome, plan

OUTCOMES = [
    outcome(1, 1, 2),
    outcome(2, 1, 2, lineup=(1, 0)),
    outcome(3, 1, 1),
    outcome(4, 2, 1),
]


def test_wins_draws_and_losses_of_the_later_bot() -> None:
    (met,) = meetings(plan(), OUTCOMES)
    assert (met.one, met.rest, met.matches) == (1, 0, 4)
    assert (met.wins, met.draws, met.losses) == (2, 1, 1)
    assert met.rate.value == 2.5 / 4


def test_against_several_a_win_is_the_first_place_alone() -> None:
    of = plan(seats=3)
    found = [outcome(1, 3, 1, 2, lineup=(0, 1, 0)), outcome(2, 1, 3, 2, lineup=(0, 1, 0))]
    (met,) = meetings(of, found)
    assert (met.wins, met.losses) == (1, 1)
    assert met.chance == pytest.approx(1 / 3)


def test_a_shared_first_place_is_shared() -> None:
    assert outcome(1, 1, 1, 2, lineup=(0, 1, 0)).score(1) == 0.5
    assert outcome(1, 1, 1, 1, lineup=(0, 1, 0)).score(1) == pytest.approx(1 / 3)


def test_time_and_decisions_of_each_bot() -> None:
    first, _ = works(plan(), OUTCOMES)
    assert (first.decisions, first.faults) == (12, 0)
    assert first.milliseconds == pytest.approx(2.0)
    assert first.speed == pytest.approx(500.0)
    assert Work(0, 0, 0.0, 0).milliseconds == Work(0, 0, 0.0, 0).speed == 0


def test_bots_are_told_apart() -> None:
    bots = ("greedy", "a.b:Bold", "external:./bot a:b", "greedy")
    assert labels(plan(bots=bots)) == ["greedy (1)", "Bold", "external:./bot a:b", "greedy (2)"]


def test_a_row_says_all_that_the_page_needs() -> None:
    of = plan(bots=("random", "greedy"), ms=300)
    assert rows(of, OUTCOMES) == [
        [
            "pig, goal 20, 2 seats",
            "greedy",
            "random",
            "1 node, 300 ms",
            "4",
            "62.5 % (21.9 to 90.8)",
            "50.0 %",
            "62.5 % (21.9 to 90.8)",
            "+89 ± 309",
            "2 ms",
        ]
    ]


def test_who_always_wins_has_only_a_least_elo() -> None:
    (row,) = rows(plan(), [outcome(n, 2, 1) for n in range(1, 11)])
    assert row[8] == "at least +166"
    (row,) = rows(plan(), [outcome(n, 1, 2) for n in range(1, 11)])
    assert row[8] == "at most -166"


def test_budgets_in_words() -> None:
    assert budget_text(plan(nodes=200), 0) == "200 nodes"
    assert what(plan("dice-throne")) == "dice-throne, 2 seats"


MONK_NINJA: tuple[dict[str, Value], ...] = ({"hero": "monk"}, {"hero": "ninja"})
NINJA_MONK = MONK_NINJA[::-1]
HEROES = [
    outcome(1, 1, 2, seats=MONK_NINJA),
    outcome(2, 1, 2, seats=MONK_NINJA, lineup=(1, 0)),
    outcome(3, 1, 2, seats=NINJA_MONK),
    outcome(4, 1, 1, seats=NINJA_MONK, lineup=(1, 0)),
]


def test_each_hero_is_told_over_all_bots_and_for_each() -> None:
    found = standings(plan("dice-throne"), HEROES, "hero")
    assert [(each.value, each.bot, each.seats, each.score) for each in found] == [
        ("monk", None, 4, 2.5),
        ("monk", 0, 2, 1.5),
        ("monk", 1, 2, 1.0),
        ("ninja", None, 4, 1.5),
        ("ninja", 0, 2, 1.0),
        ("ninja", 1, 2, 0.5),
    ]
    assert {each.chance for each in found} == {0.5}


def test_the_rows_of_heroes_name_the_bots() -> None:
    of = plan("dice-throne", bots=("random", "greedy"))
    assert fact_rows(of, HEROES, "hero")[:2] == [
        ["monk", "all", "4", "62.5 %", "21.9-90.8", "50.0 %"],
        ["monk", "random", "2", "75.0 %", "19.8-97.3", "50.0 %"],
    ]


def test_only_what_differs_makes_a_table() -> None:
    assert telling(HEROES) == ["hero"]
    assert telling([outcome(1, 1, 2, seats=({"hero": "monk"}, {"hero": "monk"}))]) == []
    assert telling(OUTCOMES) == []
