"""Branches: every match that the next dice may lead to, with its likelihood."""

from collections import Counter

import pytest

import astragal
from astragal.kernel.match import Match
from astragal.odds.branches import Fork, ForkingChance, outcomes


def roll_twice(m: Match) -> None:
    m.apply("roll")
    m.apply("roll")


def pig() -> Match:
    return astragal.game("pig").new(2, options={"goal": 50}, seed="branches")


def test_every_face_of_a_die_is_a_branch() -> None:
    found = list(outcomes(pig(), lambda m: m.apply("roll")))
    assert [chance for _, chance in found] == pytest.approx([1 / 6] * 6)
    assert sorted(m.view()["total"] for m, _ in found if m.seat == 0) == [2, 3, 4, 5, 6]


def test_one_roll_after_another() -> None:
    totals: Counter[int] = Counter()
    for m, chance in outcomes(pig(), roll_twice):
        totals[m.view()["total"] if m.seat == 0 else 0] += round(chance * 36)
    assert totals.total() == 36
    assert totals[7] == 4  # 2 5, 3 4 and back; after a 1 the other seat rolls


def test_faces_that_are_alike_are_one_branch() -> None:
    even_or_odd = (1, 2, 1, 2, 1, 2)
    found = list(outcomes(pig(), lambda m: m.apply("roll"), lambda m, sides: even_or_odd))
    assert [chance for _, chance in found] == pytest.approx([1 / 2] * 2)


def test_the_match_itself_does_not_move() -> None:
    m = pig()
    before = m.hash()
    assert len(list(outcomes(m, roll_twice))) > 6
    assert m.hash() == before


def test_dice_thrown_together_are_a_multiset() -> None:
    chance = ForkingChance(b"key", ((1, 1, 5), (2,)))
    assert chance.roll(3) == [1, 1, 5]
    assert chance.clone().die() == 2
    assert chance.die() == 2
    with pytest.raises(Fork) as fork:
        chance.roll(4, 8)
    assert (fork.value.count, fork.value.sides) == (4, 8)
