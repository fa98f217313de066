"""A position that can't be is refused with what is wrong in it."""

import pytest

from astragal.errors import PackError
from tests.games.dice_throne.table import table

WRONG = [
    ("{1: {hand: [double-up, double-up]}}", "double-up is already in the hand"),
    ("{1: {hand: [double-up], discard: [double-up]}}", "double-up is already in the hand"),
    ("{1: {discard: [so-wild], deck: [so-wild]}}", "so-wild is already on the discard pile"),
    ("{1: {upgrades: [smack-2], hand: [smack-2]}}", "smack-2 is already on the board"),
    ("{1: {hand: [palm-strike]}}", "palm-strike is a card of monk, not of barbarian"),
    ("{1: {hand: [duoble-up]}}", 'did you mean "double-up"?'),
    ("{1: {upgrades: [double-up]}}", "double-up is no upgrade"),
    ("{3: {cp: 1}}", "there is no seat 3; this match has 2"),
    ("{1: {tokens: {posion: 1}}}", 'did you mean "poison"?'),
    ("{1: {board: front}}", 'unknown side "front"'),
]

IMPOSSIBLE = [
    ("{phase: offensive-roll, dice: [1, 1, 1, 1, 1, 1]}", "5 dice lie on the table, not 6"),
    ("{phase: main-1, dice: [1, 1, 1, 1, 1]}", "no dice lie on the table in main-1"),
    ("{phase: offensive-roll, attempts: 1}", "add dice"),
    ("{seats: {1: {health: 0}}}", "seat 1 is active and needs health"),
    ("{seats: {2: {health: 0}}}", "nobody else has health"),
]


@pytest.mark.parametrize(("position", "problem"), IMPOSSIBLE)
def test_what_can_not_be_is_refused(position: str, problem: str) -> None:
    with pytest.raises(PackError, match=problem):
        table(position)


@pytest.mark.parametrize(("seats", "problem"), WRONG)
def test_what_is_wrong_is_said(seats: str, problem: str) -> None:
    with pytest.raises(PackError) as error:
        table(f"seats: {seats}")
    assert problem in str(error.value)


def test_the_place_of_the_mistake_is_named() -> None:
    with pytest.raises(PackError, match=r"^position:3:6: seats\.2: "):
        table("active: 1\nseats:\n  2: {hand: [double-up, double-up]}")
