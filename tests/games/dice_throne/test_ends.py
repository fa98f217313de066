"""The ends of an offensive roll: what bots try in place of every keep."""

from random import Random

import pytest

from astragal.games.dice_throne.advice.ends import RollEnds, ends
from astragal.games.dice_throne.state import DiceThrone
from astragal.odds.keeps import dice_odds
from tests.games.dice_throne.table import table


def rolling(dice: tuple[int, ...], attempts: int) -> tuple[DiceThrone, RollEnds]:
    shown = ", ".join(map(str, dice))
    m = table(f"{{phase: offensive-roll, dice: [{shown}], attempts: {attempts}}}")
    found = ends(m)
    assert found is not None
    return m, found


def test_only_dice_on_the_table_have_ends() -> None:
    assert ends(table("{phase: offensive-roll}")) is None
    assert ends(table("{phase: main-1}")) is None


def test_without_attempts_the_ends_are_the_options() -> None:
    m, found = rolling((1, 1, 2, 6, 6), 0)
    assert {ability for ability, _ in found.starts[1:]} == {
        option[1] for option in m.options if option[0] == "ability"
    }
    assert {dice for _, dice in found.starts} == {(1, 1, 2, 6, 6)}
    values = [0.1 * number for number in range(len(found))]
    rates = dict(zip(m.options, found.rates(m, values), strict=True))
    assert rates["none",] == values[0]
    for number, (ability, _) in enumerate(found.starts[1:], 1):
        assert rates["ability", ability] == pytest.approx(values[number])


def test_each_tier_of_each_ability_within_reach_is_an_end() -> None:
    _, found = rolling((1, 1, 2, 6, 6), 2)
    every = {
        (one.ability.id, one.tier(dice))
        for one in found.lay.offensive
        for dice in dice_odds().rolls
    }
    by_id = {one.ability.id: one for one in found.lay.offensive}
    tried = [(ability, by_id[ability].tier(dice)) for ability, dice in found.starts[1:]]
    assert sorted(tried) == sorted(pair for pair in every if pair[1] >= 0)


def test_an_end_begins_with_its_attack_declared() -> None:
    m, found = rolling((1, 1, 2, 6, 6), 2)
    for number, (ability, _) in enumerate(found.starts):
        after = m.redeal(0, Random(number))
        after.events = []
        found.begin(after, number)
        told = ("declared", 0, ability) if ability else ("held-back", 0)
        assert (-1, *told) in after.events
        assert m.dice == [1, 1, 2, 6, 6]
        assert not m.ability


def test_keeps_are_worth_what_the_odds_make_of_the_ends() -> None:
    """If only one attack is worth anything, a keep is worth the chance to get it."""
    m, found = rolling((1, 6, 6, 6, 6), 1)
    rage = next(n for n, (ability, _) in enumerate(found.starts) if ability == "rage")
    found.point = 0.0
    rates = dict(
        zip(m.options, found.rates(m, [float(n == rage) for n in range(len(found))]), strict=True)
    )
    assert rates["keep", 6, 6, 6, 6] == pytest.approx(1 / 6)
    assert rates["keep", 6, 6, 6] == pytest.approx(1 / 36)
    assert rates["none",] == 0.0
