"""What bots are told: better is worth more, and whoever listens beats whoever does not."""

from random import Random

import pytest

import astragal
from astragal.bots.greedy import GreedyBot
from astragal.bots.protocol import Bot, Budget, Seen
from astragal.bots.random import RandomBot
from astragal.bots.tree import TreeNode, play_on
from astragal.games.dice_forge.advice.evaluation import evaluate
from astragal.games.dice_forge.advice.remaining import blessings_left, turns_left
from astragal.games.dice_forge.advice.worth import dice_gains, die_gains, pair_gains
from astragal.games.dice_forge.rules.turn import total
from tests.games.dice_forge.table import GAME, load, new, table

CONTENT = load()


def face(id: str) -> int:
    return CONTENT.face_numbers[id]


def test_dice_of_the_start_give_what_they_give() -> None:
    light, dark = CONTENT.start_dice
    assert dice_gains(CONTENT, light, dark) == pytest.approx((9 / 6, 1 / 6, 1 / 6, 2 / 6))
    assert die_gains(CONTENT, dark) == pytest.approx((4 / 6, 0, 1 / 6, 2 / 6))
    assert pair_gains(CONTENT, face("x3"), face("gold4")) == (12, 0, 0, 0)
    assert pair_gains(CONTENT, face("x3"), face("gold3-or-glory2"))[3] == 6


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("{seats: {1: {glory: 10}}}", "{seats: {1: {glory: 5}}}"),
        ("{seats: {1: {feats: [hydra]}}}", "{seats: {1: {feats: [ferryman]}}}"),
        ("{seats: {1: {sun: 4}}}", "{seats: {1: {sun: 2}}}"),
        (
            "{seats: {1: {light: [sun2, gold1, gold1, gold1, gold1, sun1]}}}",
            "{seats: {1: {light: [gold3, gold1, gold1, gold1, gold1, sun1]}}}",
        ),
        ("{seats: {1: {feats: [blacksmiths-hammer], hammer: 12}}}", "{seats: {1: {}}}"),
        ("{seats: {1: {feats: [guardians-owl]}}}", "{seats: {1: {glory: 4}}}"),
    ],
)
def test_better_is_worth_more(better: str, worse: str) -> None:
    values = [evaluate(table(position), 0) for position in (better, worse)]
    assert 0.0 < values[1] < values[0] < 1.0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_look_on_to_the_end_of_their_next_turn(seats: int) -> None:
    m = new(seats, seed="horizon")
    while m.reason != "action":
        m.choose(0)
    active, turn = m.active, m.round
    play_on(m, active, active, TreeNode(), Random(1))
    assert (m.round, m.active) == (turn + 1, (active + 1) % seats)


def test_at_the_end_only_glory_counts() -> None:
    m = table(
        "{round: 10, active: 3, seats: {1: {gold: 12, sun: 6, moon: 6}, 3: {moon: 1, glory: 1}}}"
    )
    assert blessings_left(m) == 0
    assert turns_left(m, 0) == 0
    assert turns_left(m, 2) == 1
    assert evaluate(m, 2) > 0.5 > evaluate(m, 0)
    m.apply("end")
    assert [evaluate(m, seat) for seat in range(3)] == [0.0, 0.0, 1.0]


def test_a_victory_that_is_shared_is_worth_its_share() -> None:
    m = table("{round: 10, active: 3, seats: {3: {moon: 1}}}")
    m.apply("end")
    assert evaluate(m, 0) == pytest.approx(1 / 3)


def test_habit_plays_better_than_chance() -> None:
    habit = [habitual(f"habit {seed}") for seed in range(4)]
    assert sum(habit) / len(habit) > 55


def habitual(seed: str) -> float:
    """The mean glory of a match that habit plays alone."""
    m = new(3, seed)
    astragal.playout(m, Random(seed), GAME.advice.habit)
    return sum(total(m, seat) for seat in range(3)) / 3


def test_greedy_beats_random() -> None:
    lost = 0
    for seed in range(10):
        m = new(2, f"duel {seed}", feats="random")
        bots: list[Bot] = [GreedyBot(str(seed)), RandomBot(str(seed))]
        if seed % 2:
            bots.reverse()
        while m.options:
            m.choose(bots[m.seat].choose(Seen(m, m.seat), Budget()))
        assert m.result is not None
        lost += m.result[seed % 2] != 1
    assert lost <= 1
