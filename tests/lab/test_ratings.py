"""Intervals, Elo and the sequential test against values computed by hand."""

from math import inf, log

import pytest

from astragal.lab.ratings import Interval, Sprt, as_duel, elo, elo_interval, expected, wilson


@pytest.mark.parametrize(
    ("score", "matches", "low", "high"),
    [
        (70, 100, 0.6042, 0.7811),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (1, 2, 0.0945, 0.9055),
        (0.5, 1, 0.0546, 0.9454),
    ],
)
def test_wilson(score: float, matches: int, low: float, high: float) -> None:
    found = wilson(score, matches)
    assert found.value == score / matches
    assert [found.low, found.high] == pytest.approx([low, high], abs=5e-5)


def test_nothing_is_known_of_no_match() -> None:
    assert wilson(0, 0) == Interval(0.5, 0.0, 1.0)


def test_elo_of_a_duel() -> None:
    assert elo(0.5) == 0
    assert elo(0.75) == pytest.approx(190.849, abs=1e-3)  # 400 log10(3)
    assert elo(0.1) == pytest.approx(-381.697, abs=1e-3)  # -400 log10(9)
    assert (elo(1.0), elo(0.0)) == (inf, -inf)


def test_elo_against_several_is_measured_by_chance() -> None:
    assert elo(1 / 3, chance=1 / 3) == pytest.approx(0)
    assert elo(2 / 3, chance=1 / 3) == pytest.approx(240.824, abs=1e-3)  # 400 log10(4)
    assert elo(0.5, chance=1 / 4) == pytest.approx(190.849, abs=1e-3)  # 400 log10(3)


@pytest.mark.parametrize("chance", [0.5, 1 / 3, 0.25])
def test_expected_is_elo_backwards(chance: float) -> None:
    assert expected(elo(0.7, chance), chance) == pytest.approx(0.7)


def test_the_error_of_elo_is_half_its_interval() -> None:
    found = elo_interval(wilson(70, 100))
    assert found.value == pytest.approx(147.19, abs=0.01)
    assert [found.low, found.high] == pytest.approx([73.5, 221.0], abs=0.1)
    assert found.error == pytest.approx(73.7, abs=0.1)


TEST = Sprt(0, elo(0.75))  # a coin, or three wins in four


def test_the_weight_of_results() -> None:
    assert TEST.weigh(3, 4) == pytest.approx(3 * log(1.5) + log(0.5))
    assert TEST.weigh(0.5, 1) == pytest.approx((log(1.5) + log(0.5)) / 2)


def test_the_bounds_are_those_of_wald() -> None:
    assert [TEST.lower, TEST.upper] == pytest.approx([-2.94444, 2.94444], abs=1e-5)
    uneven = Sprt(0, 10, alpha=0.01, beta=0.1)
    assert [uneven.lower, uneven.upper] == pytest.approx([-2.29253, 4.49981], abs=1e-5)


def test_the_test_ends_where_the_weight_passes_a_bound() -> None:
    assert [TEST.verdict(wins, wins) for wins in (7, 8)] == ["", "elo1"]
    assert [TEST.verdict(0, losses) for losses in (4, 5)] == ["", "elo0"]


def test_against_several_the_test_begins_at_chance() -> None:
    test = Sprt(0, elo(2 / 3, 1 / 3), chance=1 / 3)
    assert test.weigh(1, 1) == pytest.approx(log(2))
    assert test.weigh(0, 1) == pytest.approx(log(0.5))


def test_wins_against_several_are_set_against_those_of_one() -> None:
    # Two of four matches among four: the others have won 2 / 3 each.
    found = as_duel(Interval(0.5, 0.25, 1.0), 1 / 4)
    assert (found.value, found.low, found.high) == pytest.approx((3 / 4, 1 / 2, 1.0))
    duel = Interval(0.7, 0.6, 0.8)
    same = as_duel(duel, 0.5)
    assert (same.value, same.low, same.high) == pytest.approx((0.7, 0.6, 0.8))
