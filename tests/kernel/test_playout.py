"""Playout: a match played to its end in one loop."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import astragal
from astragal.errors import EndlessMatch, IllegalMove, SetupError
from astragal.kernel.match import Match

PIG = astragal.game("pig")
DUELS = astragal.game("dice-throne")


def begun(goal: int = 20) -> Match:
    return PIG.new(2, options={"goal": goal}, seed="playout")


@pytest.mark.parametrize("id", astragal.game_ids())
@pytest.mark.parametrize("habitual", [False, True], ids=["at random", "by habit"])
def test_it_plays_the_match_itself_to_its_end(id: str, habitual: bool) -> None:
    game = astragal.game(id)
    m = game.new(game.setups()[0], seed="to the end")
    assert m.options
    result = astragal.playout(m, Random(1), game.advice.habit if habitual else None)
    assert m.options == ()
    assert result == m.result
    assert sorted(result)[0] == 1


@pytest.mark.parametrize("habit", [None, DUELS.advice.habit], ids=["at random", "by habit"])
def test_the_same_generator_plays_the_same_match(habit: Any) -> None:
    m = DUELS.new([{"hero": "monk"}, {"hero": "ninja"}], seed="playout")
    before = m.hash()
    clones = [m.clone() for _ in range(3)]
    for clone, seed in zip(clones, (7, 7, 8), strict=True):
        astragal.playout(clone, Random(seed), habit)
    assert clones[0] == clones[1] != clones[2]
    assert m.hash() == before


def test_every_option_has_the_same_chance() -> None:
    chosen: Counter[str] = Counter()
    for seed in range(40):
        m = begun(100)
        astragal.playout(m, Random(seed))
        chosen.update(line.move for line in astragal.record(m).lines)
    assert chosen.total() > 4000
    assert abs(chosen["roll"] / chosen.total() - 0.5) < 0.03


def test_a_habit_is_asked_at_each_decision() -> None:
    m = begun()
    asked = []

    def hold_at_ten(m: Any, rng: Random) -> Any:
        asked.append(m.number)
        return m.options.index(("hold",) if m.total >= 10 else ("roll",))

    astragal.playout(m, Random(1), hold_at_ten)
    assert asked == list(range(m.number))


def test_a_match_that_is_over_is_left_as_it_is() -> None:
    m = begun()
    result = astragal.playout(m, Random(1))
    over = m.to_bytes()
    assert astragal.playout(m, Random(2), most=0) == result
    assert m.to_bytes() == over


def test_a_match_that_does_not_end_is_given_up() -> None:
    m = begun()
    m.apply("roll")

    def hold(m: Match, rng: Random) -> int:
        return m.options.index(("hold",))

    told = "the match is not over after 500 decisions; allow more of them, or choose by a habit"
    with pytest.raises(EndlessMatch, match=told):
        astragal.playout(m, Random(1), hold, most=500)
    assert m.number == 501
    assert m.options, "it can be played on"


def test_the_last_decision_allowed_may_end_it() -> None:
    m = begun(100)
    clone = m.clone()
    astragal.playout(m, Random(1))
    assert astragal.playout(clone, Random(1), most=m.number) == m.result
    with pytest.raises(EndlessMatch):
        astragal.playout(begun(100), Random(1), most=m.number - 1)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ((None, Random(1)), "match: expected a match, found None"),
        ((PIG, Random(1)), "match: expected a match, found "),
        ((begun(), None), "rng: expected a random.Random, found None"),
        ((begun(), 5), "rng: expected a random.Random, found 5"),
        (
            (begun(), Random(1), True),
            "habit: expected a function such as match.game.advice.habit, "
            "or None for any option, found True",
        ),
        ((begun(), Random(1), None, -1), "most: expected a number of decisions from 0, found -1"),
        ((begun(), Random(1), None, 1e9), "most: expected a number of decisions from 0, found 1"),
        ((begun(), Random(1), None, True), "most: expected a number of decisions from 0, found Tr"),
    ],
)
def test_what_does_not_fit_is_refused(arguments: tuple[Any, ...], told: str) -> None:
    with pytest.raises(SetupError) as refused:
        astragal.playout(*arguments)
    assert str(refused.value).startswith(told)
    if isinstance(arguments[0], Match):
        assert arguments[0].number == 0


@pytest.mark.parametrize("answer", [-1, 2, "roll", None])
def test_a_habit_chooses_by_index(answer: Any) -> None:
    with pytest.raises(IllegalMove):
        astragal.playout(begun(), Random(1), lambda m, rng: answer)
