"""Exact odds: against every roll there is, against reckoning by other means, against chance."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import combinations, combinations_with_replacement, pairwise, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from astragal.odds.keeps import (
    DifferentDice,
    Distribution,
    at_least,
    dice_odds,
    dice_of,
    likelihood,
    mean,
    mixed,
)

Dice = tuple[int, ...]
Goal = Callable[[Dice], bool]
SWORD, LIFE, POW = "sword", "life", "pow"
HERO_DIE = (SWORD, SWORD, SWORD, LIFE, LIFE, POW)

rolls = st.lists(st.integers(1, 6), min_size=5, max_size=5).map(lambda dice: tuple(sorted(dice)))
values = st.lists(st.floats(0, 30), min_size=252, max_size=252)


def five_of_a_kind(dice: Dice) -> bool:
    return len(set(dice)) == 1


def small_straight(dice: Dice) -> bool:
    return any({low, low + 1, low + 2, low + 3} <= set(dice) for low in (1, 2, 3))


def large_straight(dice: Dice) -> bool:
    return len(set(dice)) == 5 and max(dice) - min(dice) == 4


def full_house(dice: Dice) -> bool:
    return sorted(Counter(dice).values()) == [2, 3]


GOALS: list[Goal] = [five_of_a_kind, small_straight, large_straight, full_house]


# -- the same by other means: ordered dice, fractions ------------------------------------------


def reckoned(goal: Goal, attempts: int) -> Fraction:
    """The chance of a goal in so many attempts: every keep, every order of the dice rerolled."""

    @cache
    def after(kept: Dice, left: int) -> Fraction:
        thrown = list(product(range(1, 7), repeat=5 - len(kept)))
        return sum((best(tuple(sorted(kept + dice)), left) for dice in thrown), Fraction()) / len(
            thrown
        )

    @cache
    def best(dice: Dice, left: int) -> Fraction:
        if goal(dice):
            return Fraction(1)
        if left == 0:
            return Fraction(0)
        keeps = {kept for size in range(5) for kept in combinations(dice, size)}
        return max(after(kept, left - 1) for kept in keeps)

    return after((), attempts - 1)


def test_how_likely_each_roll_is() -> None:
    odds = dice_odds()
    counted = Counter(tuple(sorted(dice)) for dice in product(range(1, 7), repeat=5))
    assert counted.total() == 7776
    assert set(odds.rolls) == set(counted)
    for roll, chance in zip(odds.rolls, odds.chances, strict=True):
        assert chance == pytest.approx(counted[roll] / 7776, abs=1e-15)
        assert likelihood(roll, 6) == chance


@pytest.mark.parametrize("goal", GOALS)
def test_one_attempt_is_the_share_of_all_rolls(goal: Goal) -> None:
    odds = dice_odds()
    share = sum(goal(dice) for dice in product(range(1, 7), repeat=5)) / 7776
    assert odds.plan(odds.wanted(goal)).from_start(1) == pytest.approx(share, abs=1e-14)


@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize("attempts", [2, 3])
def test_more_attempts_agree_with_fractions_over_ordered_dice(goal: Goal, attempts: int) -> None:
    odds = dice_odds()
    exact = float(reckoned(goal, attempts))
    assert odds.plan(odds.wanted(goal)).from_start(attempts) == pytest.approx(exact, abs=1e-13)


def test_values_that_are_known() -> None:
    odds = dice_odds()
    start = {goal: odds.plan(odds.wanted(goal)).from_start(3) for goal in GOALS}
    assert start[five_of_a_kind] == pytest.approx(347897 / 7558272, abs=1e-15)
    assert round(start[five_of_a_kind], 6) == 0.046029
    assert round(start[large_straight], 4) == 0.2611
    assert round(start[small_straight], 4) == 0.6154


@pytest.mark.parametrize("goal", GOALS)
def test_a_player_who_follows_the_plan_does_as_well_as_it_says(goal: Goal) -> None:
    odds = dice_odds()
    plan = odds.plan(odds.wanted(goal))
    rng = Random(20)
    games = 10_000
    reached = 0
    for _ in range(games):
        kept: Dice = ()
        for left in (2, 1, 0):
            dice = tuple(sorted((*kept, *(rng.randint(1, 6) for _ in range(5 - len(kept))))))
            kept = plan.keep(dice, left)
        reached += goal(kept)
    chance = plan.from_start(3)
    assert abs(reached / games - chance) < 4 * (chance * (1 - chance) / games) ** 0.5


# -- what must hold whatever is wanted ------------------------------------------------------------


@settings(max_examples=30, deadline=None)
@given(values, rolls)
def test_more_attempts_never_hurt(values: list[float], roll: Dice) -> None:
    plan = dice_odds().plan(values)
    found = [plan.value(roll, attempts) for attempts in range(4)]
    assert all(later >= earlier - 1e-9 for earlier, later in pairwise(found))


@settings(max_examples=30, deadline=None)
@given(values, rolls)
def test_without_attempts_a_roll_is_worth_what_it_is(values: list[float], roll: Dice) -> None:
    odds = dice_odds()
    plan = odds.plan(values)
    assert plan.value(roll, 0) == values[odds.place[roll]]
    assert plan.keep(roll, 0) == roll
    assert odds.after(values)[roll] == pytest.approx(values[odds.place[roll]])


@settings(max_examples=30, deadline=None)
@given(values, rolls, st.integers(1, 3))
def test_the_best_keep_is_a_part_of_the_roll_and_worth_what_is_said(
    values: list[float], roll: Dice, attempts: int
) -> None:
    odds = dice_odds()
    plan = odds.plan(values)
    keep = plan.keep(roll, attempts)
    assert not Counter(keep) - Counter(roll)
    worth = odds.after(odds.best(values, attempts - 1))[keep]
    assert worth == pytest.approx(plan.value(roll, attempts))
    assert worth == pytest.approx(plan.worth(attempts)[keep])


def test_of_equal_keeps_the_one_that_keeps_most_is_named() -> None:
    odds = dice_odds()
    plan = odds.plan(odds.wanted(five_of_a_kind))
    assert plan.keep((3, 3, 3, 3, 3), 2) == (3, 3, 3, 3, 3)
    assert plan.keep((1, 3, 3, 3, 6), 2) == (3, 3, 3)


# -- other dice -----------------------------------------------------------------------------------


def test_faces_that_are_listed_more_often_are_likelier() -> None:
    odds = dice_of(*[HERO_DIE] * 5)
    assert len(odds.rolls) == 21
    assert sum(odds.chances) == pytest.approx(1)
    by_symbol = odds.plan(odds.wanted(lambda roll: roll.count(SWORD) >= 4))
    by_number = dice_odds().plan(
        dice_odds().wanted(lambda roll: sum(face <= 3 for face in roll) >= 4)
    )
    for attempts in (1, 2, 3):
        assert by_symbol.from_start(attempts) == pytest.approx(by_number.from_start(attempts))
    assert by_symbol.keep((SWORD, SWORD, LIFE, LIFE, POW), 2) == (SWORD, SWORD)


GOLD = (0, 0, 1, 1, 1, 4)
SUN = (0, 1, 2, 2)


def test_two_different_dice() -> None:
    odds = dice_of(GOLD, SUN)
    assert isinstance(odds, DifferentDice)
    counted = Counter(product(GOLD, SUN))
    assert dict(zip(odds.rolls, odds.chances, strict=True)) == pytest.approx(
        {roll: count / 24 for roll, count in counted.items()}
    )
    plan = odds.plan([float(gold + sun) for gold, sun in odds.rolls])
    assert plan.from_start(1) == pytest.approx(7 / 6 + 5 / 4)
    assert plan.keep((4, 0), 1) == (4, None)
    assert plan.value((4, 0), 1) == pytest.approx(4 + 5 / 4)
    assert plan.keep((1, 2), 1) == (None, 2)
    gold = sum(max(face, 7 / 6) for face in GOLD) / 6
    sun = sum(max(face, 5 / 4) for face in SUN) / 4
    assert plan.from_start(2) == pytest.approx(gold + sun)


def test_few_dice_of_many_kinds_agree_with_equal_ones() -> None:
    equal, different = dice_odds(2, 4), DifferentDice(((1, 2, 3, 4), (1, 2, 3, 4)))
    one = equal.plan(equal.wanted(lambda roll: sum(roll) == 5))
    other = different.plan(different.wanted(lambda roll: sum(roll) == 5))
    for attempts in (1, 2, 3):
        assert one.from_start(attempts) == pytest.approx(other.from_start(attempts))


@given(st.integers(1, 4), st.integers(1, 6))
def test_the_chances_of_all_rolls_add_up(count: int, sides: int) -> None:
    odds = dice_odds(count, sides)
    assert list(odds.rolls) == list(combinations_with_replacement(range(1, sides + 1), count))
    assert sum(odds.chances) == pytest.approx(1)
    for outcomes in odds.outcomes.values():
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)


def test_numbers_that_depend_on_chance() -> None:
    one: Distribution = {2: 0.5, 4: 0.5}
    both = mixed([(one, 0.25), ({4: 1.0}, 0.75)])
    assert both == {2: 0.125, 4: 0.875}
    assert mean(both) == 3.75
    assert at_least(both, 3) == 0.875
