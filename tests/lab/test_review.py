"""Reviews: what was better, what luck did, and that nothing hidden speaks in them."""

from random import Random
from typing import cast

import pytest

import astragal
from astragal.bots import Budget, Seen
from astragal.games.pig.advice.evaluation import evaluate
from astragal.games.pig.state import Pig
from astragal.kernel.chance import ScriptedChance
from astragal.lab.judges import JUDGES
from astragal.lab.luck import expected, luck
from astragal.lab.review import MatchReview, Remark, Reviewer, leads, to_json
from astragal.records.record import Record, record
from tests.games.dice_throne.table import table
from tests.kernel.toy.game import SKIRMISH

PIG = astragal.game("pig")
NODES = Budget(nodes=300)


def played(dice: tuple[int, ...], *moves: str, goal: int = 20) -> Record:
    m = PIG.new(2, options={"goal": goal}, chance=ScriptedChance(bytes(32), dice))
    for move in moves:
        m.apply(move)
    return record(m)


def review(kept: Record, level: str = "smart", budget: Budget = NODES) -> MatchReview:
    reviewer = Reviewer(PIG, kept, level, budget)
    return reviewer.whole(list(reviewer.remarks()))


def remark(kept: Record, number: int, level: str = "smart") -> Remark:
    return review(kept, level).decisions[number - 1]


BLUNDER = played((6, 6, 6, 2, 2), "roll", "roll", "roll", "roll", "roll")


@pytest.mark.parametrize("level", JUDGES)
def test_who_rolls_on_with_the_winning_total_is_told_to_hold(level: str) -> None:
    one = remark(BLUNDER, 5, level)
    assert (one.number, one.seat, one.reason, one.move, one.options) == (5, 1, "turn", "roll", 2)
    assert one.better is not None
    assert (one.better.move, one.better.value) == ("hold", 1.0)
    assert one.better.words["pl"].startswith("Zatrzymaj się")
    assert one.loss == pytest.approx(1.0 - one.value)
    assert one.loss > 0.02


def test_the_best_choice_has_nothing_better() -> None:
    won = played((6, 6, 6, 2), "roll", "roll", "roll", "roll", "hold")
    one = remark(won, 5)
    assert (one.value, one.better, one.loss) == (1.0, None, 0.0)
    assert one.after == (1.0, 0.0)


def test_luck_is_what_the_die_gave_over_the_mean_of_all_six() -> None:
    start = cast(Pig, PIG.new(2, chance=ScriptedChance(bytes(32), (1,))))
    hoped = expected(Seen(start, 0), ("roll",), False, Random(1))
    values = []
    for face in range(1, 7):
        after = cast(Pig, PIG.new(2, chance=ScriptedChance(bytes(32), (face,))))
        after.choose(0)
        values.append(evaluate(after, 0))
    assert hoped[0] == pytest.approx(sum(values) / 6)
    kept = played((6, 1), "roll", "roll", goal=100)
    six, one = review(kept).decisions
    assert six.luck[0] == pytest.approx(values[5] - hoped[0], abs=1e-4)
    assert six.luck[0] > 0 > one.luck[0]
    assert one.luck[1] == -one.luck[0]


def test_a_choice_without_dice_has_no_luck() -> None:
    kept = played((6,), "roll", "hold", goal=100)
    assert review(kept).decisions[1].luck == (0.0, 0.0)


def test_luck_sums_to_nothing_over_all_that_dice_may_show() -> None:
    lucks = []
    for face in range(1, 7):
        before = table("{active: 1, phase: offensive-roll}", dice=(1, 1, 1, 1, 2, face))
        before.apply("roll")
        after = before.clone()
        after.apply("keep 1 1 1 1")
        lucks.append(luck(before, after, ("keep", 1, 1, 1, 1), Random(face))[0])
    assert max(lucks) > 0.01
    assert sum(lucks) == pytest.approx(0.0, abs=1e-9)


def test_the_same_nodes_say_the_same() -> None:
    assert to_json(review(BLUNDER)) == to_json(review(BLUNDER))


def test_the_summary_counts_each_seat() -> None:
    found = review(BLUNDER)
    first, second = found.summary
    assert (first.seat, first.decisions, second.decisions) == (1, 5, 0)
    assert first.worst[0] == 5
    assert first.loss == pytest.approx(sum(one.loss for one in found.decisions) / 5, abs=1e-4)
    assert first.luck == pytest.approx(-second.luck)
    assert (second.loss, second.worst) == (0.0, ())


def test_turning_points_name_who_is_ahead_from_there_on() -> None:
    kept = played((6, 6, 6, 1, 6, 6, 5), *["roll"] * 7, goal=50)
    turns = [(one.number, one.turning) for one in review(kept).decisions if one.turning]
    assert turns == [(2, 1), (6, 2)]


def test_partners_are_not_compared_with_each_other() -> None:
    heroes = ("barbarian", "monk", "paladin", "ninja")
    m = table("{}", heroes, mode="teams")
    assert m.side_of[0] == m.side_of[2]
    assert leads(m, (0.7, 0.3, 0.7, 0.3)) == 1
    assert leads(m, (0.55, 0.45, 0.55, 0.45)) == 0


def test_only_decisions_with_a_choice_are_reviewed() -> None:
    m = SKIRMISH.new(2, options={"polling": "public"}, seed="forced")
    rng = Random("forced")
    forced = []
    while m.options and m.number < 60:
        forced.append(len(m.options) == 1)
        m.choose(rng.randrange(len(m.options)))
    assert any(forced)
    remarks = list(Reviewer(SKIRMISH, record(m), "greedy", NODES).remarks())
    assert [one is None for one in remarks] == forced


def test_the_review_does_not_hang_on_hidden_cards() -> None:
    m = SKIRMISH.new(2, seed="hidden")
    for level in JUDGES:
        judge = JUDGES[level]
        other = m.redeal(m.seat, Random(5))
        assert other.to_bytes() != m.to_bytes()
        chosen = m.options[0]
        both = [judge(Seen(one, m.seat), chosen, Budget(nodes=30), "s") for one in (m, other)]
        assert both[0] == both[1]
