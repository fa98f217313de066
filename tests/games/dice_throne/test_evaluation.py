"""What Dice Throne tells bots: how a side stands, and what rolling options are worth."""

from itertools import product

import pytest

from astragal.games.dice_throne.advice.evaluation import SLOPE, evaluate, rates, same_side
from astragal.games.dice_throne.advice.worth import LayWorth, worth_of
from astragal.games.dice_throne.state import DiceThrone
from astragal.odds.keeps import dice_odds
from tests.games.dice_throne.table import table

FOUR = ("barbarian", "monk", "paladin", "ninja")


def duel(mine: str, yours: str = "{}") -> DiceThrone:
    return table(f"{{active: 1, phase: main-1, seats: {{1: {mine}, 2: {yours}}}}}")


@pytest.mark.parametrize(
    "more",
    [
        "health: 41, cp: 2",
        "health: 40, cp: 3",
        "health: 40, cp: 2, hand: [six-it]",
        "health: 40, cp: 2, tokens: {chi: 1}",
    ],
)
def test_more_of_anything_good_is_better(more: str) -> None:
    better, worse = (
        evaluate(table(f"{{seats: {{1: {{{seat}}}}}}}", ("monk", "barbarian")), 0)
        for seat in (more, "health: 40, cp: 2")
    )
    assert better > worse


def test_two_sides_share_one_chance() -> None:
    m = duel("{health: 33}", "{health: 12}")
    assert evaluate(m, 0) + evaluate(m, 1) == pytest.approx(1.0)
    assert evaluate(m, 0) > 0.5 > evaluate(m, 1)


def test_each_point_of_health_counts_for_one_and_against_the_other() -> None:
    values = [
        [evaluate(duel(f"{{health: {health}}}"), seat) for health in range(1, 51, 7)]
        for seat in (0, 1)
    ]
    assert values[0] == sorted(values[0])
    assert values[1] == sorted(values[1], reverse=True)


@pytest.mark.parametrize(
    ("places", "values"), [((1, 2), [1.0, 0.0]), ((2, 1), [0.0, 1.0]), ((1, 1), [0.5, 0.5])]
)
def test_a_result_is_certain_and_a_draw_is_half(
    places: tuple[int, int], values: list[float]
) -> None:
    m = duel("{}")
    m.finish(places)
    assert [evaluate(m, seat) for seat in (0, 1)] == values


def test_partners_share_everything() -> None:
    m = table("{seats: {1: {health: 20}}}", FOUR, mode="teams")
    values = [evaluate(m, seat) for seat in range(4)]
    assert values[0] == values[2]
    assert values[1] == values[3]
    assert [same_side(m, 0, seat) for seat in range(4)] == [True, False, True, False]
    m.finish((1, 2, 1, 2))
    assert [evaluate(m, seat) for seat in range(4)] == [1.0, 0.0, 1.0, 0.0]


def test_who_is_out_has_no_chance_and_is_nobody_to_fear() -> None:
    m = table("{}", FOUR, mode="king-of-the-hill")
    m.health[1] = 0
    assert evaluate(m, 1) == 0.0
    without = evaluate(m, 0)
    m.health[1] = 50
    assert evaluate(m, 0) < without
    assert evaluate(m, 1) > 0.0


def test_the_chances_of_all_sides_add_up_and_every_rival_counts() -> None:
    m = table("{seats: {1: {health: 20}}}", FOUR, mode="king-of-the-hill")
    values = [evaluate(m, seat) for seat in range(4)]
    assert sum(values) == pytest.approx(1.0)
    m.health[values.index(min(values[1:]))] -= 5
    assert evaluate(m, 0) > values[0]


# -- rolling ----------------------------------------------------------------------------------


def rolled(dice: tuple[int, ...], attempts: int) -> tuple[DiceThrone, LayWorth, list[float]]:
    """A seat with dice before it, and what its options are worth in points of health."""
    shown = ", ".join(map(str, dice))
    m = table(f"{{phase: offensive-roll, dice: [{shown}], attempts: {attempts}}}")
    who = m.fighters[0]
    worth = worth_of(m.content, who.lay, who.board.faces)
    found = rates(m)
    assert found is not None
    base, now = evaluate(m, 0), worth.of(dice, attempts)
    return m, worth, [now + (rate - base) * 4.0 * SLOPE for rate in found]


@pytest.mark.parametrize("dice", [(1, 1, 2, 3, 6), (1, 2, 3, 4, 6), (6, 6, 6, 6, 6)])
def test_the_worth_of_a_keep_is_the_mean_over_every_roll(dice: tuple[int, ...]) -> None:
    m, worth, values = rolled(dice, 1)
    keeps = [at for at, option in enumerate(m.options) if option[0] in ("keep", "roll")]
    assert keeps
    for at in keeps:
        kept = m.options[at][1:]
        rolls = list(product(range(1, 7), repeat=5 - len(kept)))
        total = sum(worth.of(tuple(sorted((*kept, *roll))), 0) for roll in rolls)
        assert values[at] == pytest.approx(total / len(rolls))


@pytest.mark.parametrize("attempts", [1, 2])
@pytest.mark.parametrize("dice", [(1, 1, 2, 3, 6), (1, 2, 3, 5, 6), (2, 4, 4, 5, 5)])
def test_the_best_keep_has_the_highest_rate(dice: tuple[int, ...], attempts: int) -> None:
    m, worth, values = rolled(dice, attempts)
    plan = dice_odds().plan(worth.by_attempts[0])
    kept = plan.keep(dice, attempts)
    option = ("keep", *kept) if kept else ("roll",)
    if len(kept) < 5:
        assert values[m.options.index(option)] == pytest.approx(max(values))
    assert plan.value(dice, attempts) == pytest.approx(worth.of(dice, attempts))


def test_an_ability_is_worth_what_its_dice_make_of_it() -> None:
    m, worth, values = rolled((1, 1, 1, 1, 1), 1)
    abilities = {option[1]: at for at, option in enumerate(m.options) if option[0] == "ability"}
    place = dice_odds().place[(1, 1, 1, 1, 1)]
    assert abilities
    for ability, at in abilities.items():
        assert values[at] == pytest.approx(worth.abilities[ability][place])
        assert values[at] > 0


def test_only_rolling_is_rated() -> None:
    assert rates(duel("{}")) is None
    assert rates(table("{phase: offensive-roll}")) is None
