"""What a program asks for by mistake is refused in the house's own words."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import astragal
from astragal.errors import (
    IllegalMove,
    RecordError,
    SaveError,
    SetupError,
    UnknownGame,
    UnknownSeat,
)
from astragal.kernel import view
from astragal.kernel.match import Match

PIG = astragal.game("pig")


def begun() -> Match:
    return PIG.new(2, seed="mistakes", events=True)


@pytest.mark.parametrize("index", [-1, -2, 2, 99, 10**30])
def test_an_index_that_is_no_option_changes_nothing(index: int) -> None:
    match = begun()
    before = match.to_bytes()
    with pytest.raises(IllegalMove, match="there are 2 options, numbered from 0 to 1"):
        match.choose(index)
    assert match.to_bytes() == before
    assert match.history is None
    match.choose(0)


@pytest.mark.parametrize("index", [0, -1])
def test_in_a_match_that_is_over_there_is_nothing_to_choose(index: int) -> None:
    match = PIG.new(2, options={"goal": 2}, seed="over")
    while match.options:
        match.choose(match.number % 2)
    with pytest.raises(IllegalMove, match="the match is over"):
        match.choose(index)


@pytest.mark.parametrize("viewer", [2, 7, -3, "nonsense", "1", None, 0.5, True])
def test_who_is_not_there_sees_nothing(viewer: Any) -> None:
    looks: list[Callable[[Match], Any]] = [
        lambda m: m.view(viewer),
        lambda m: view.events(m, viewer),
        lambda m: view.story(m, viewer),
        lambda m: view.view_hash(m, viewer),
    ]
    for look in looks:
        with pytest.raises(UnknownSeat) as told:
            look(begun())
        assert str(told.value) == (
            f"there is no viewer {viewer!r}; give a seat from 0 to 1, "
            "SPECTATOR (-1) or REFEREE (-2)"
        )


@pytest.mark.parametrize("seat", [2, -2, "1", None])
def test_only_who_does_not_know_all_can_be_dealt_for(seat: Any) -> None:
    with pytest.raises(
        UnknownSeat, match=r"there is no seat .*; give one from 0 to 1, or SPECTATOR"
    ):
        begun().redeal(seat, Random(1))


@pytest.mark.parametrize("seed", [5, b"5", 0, 1.5, ("a",)])
def test_a_seed_is_a_text(seed: Any) -> None:
    with pytest.raises(SetupError) as told:
        PIG.new(2, seed=seed)
    assert str(told.value) == f'seed: expected a text, as "5", found {seed!r}'


@pytest.mark.parametrize(
    ("seats", "told"),
    [
        (9, "this game has 2 to 8 seats, not 9"),
        (1000, "this game has 2 to 8 seats, not 1000"),
        (10**30, f"this game has 2 to 8 seats, not {10**30}"),
        (-1, "this game has 2 to 8 seats, not -1"),
        ([{}] * 12, "this game has 2 to 8 seats, not 12"),
        (True, "seats: expected how many there are, or a list of what each begins with"),
        (2.0, "seats: expected how many there are, or a list of what each begins with"),
        ("two", "seats: expected how many there are, or a list of what each begins with"),
        ({"goal": 3}, "seats: expected how many there are, or a list of what each begins with"),
        ([None, {}], "seat 1: expected names with values, found None"),
    ],
)
def test_seats_that_cannot_be_are_told_as_they_were_given(seats: Any, told: str) -> None:
    with pytest.raises(SetupError) as error:
        PIG.new(seats)
    assert told in str(error.value)


@pytest.mark.parametrize("options", [5, "goal", [("goal", 3)]])
def test_options_are_names_with_values(options: Any) -> None:
    with pytest.raises(SetupError, match="options: expected names with values"):
        PIG.new(2, options=options)


@pytest.mark.parametrize("data", ["ASTRAGAL", None, 5])
def test_only_bytes_can_be_loaded(data: Any) -> None:
    with pytest.raises(SaveError, match="expected the bytes that to_bytes"):
        PIG.load(data)


@pytest.mark.parametrize("move", [True, None, 1.0, [0]])
def test_a_move_is_an_index_an_option_or_its_notation(move: Any) -> None:
    match = begun()
    with pytest.raises(IllegalMove, match="a move is an index, an option or its notation"):
        match.apply(move)
    assert match.number == 0


def test_a_game_is_called_by_its_id() -> None:
    one: Any = 1
    with pytest.raises(UnknownGame, match="there is no game 1"):
        astragal.game(one)


def test_a_match_tells_what_it_is() -> None:
    assert repr(begun()) == "<match of pig, 0 moves, seat 1 is asked: turn>"


def test_what_is_dealt_afresh_needs_a_source_of_chance() -> None:
    with pytest.raises(SetupError, match=r"rng: expected a random\.Random, found None"):
        begun().redeal(0, None)


@pytest.mark.parametrize("index", [None, "roll", [0], 1.0])
def test_what_is_no_index_is_not_chosen(index: Any) -> None:
    match = begun()
    before = match.to_bytes()
    with pytest.raises(IllegalMove, match="chosen by its index; apply takes options and text too"):
        match.choose(index)
    assert match.to_bytes() == before


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (True, "an action id is a whole number"),
        (1.0, "an action id is a whole number"),
        (None, "an action id is a whole number"),
        (-1, r"action ids go from 0 to \d+"),
        (10**9, r"action ids go from 0 to \d+"),
    ],
)
def test_what_is_no_action_id_says_which_there_are(action: Any, words: str) -> None:
    with pytest.raises(IllegalMove, match=words):
        begun().option_index(action)


def test_why_takes_a_move_as_apply_does() -> None:
    match = begun()
    assert match.why(0) is None
    assert match.why(match.options[1]) is None
    assert match.why(("dance",)) is not None
    for wrong in (None, 7):
        with pytest.raises(IllegalMove):
            match.why(wrong)


@pytest.mark.parametrize("decisions", [-1, 10**6])
def test_a_record_is_replayed_only_so_far(decisions: int) -> None:
    match = begun()
    match.choose(0)
    with pytest.raises(RecordError, match=f"decisions go from 0 to 1, found {decisions}"):
        astragal.replay(PIG, astragal.record(match), decisions)


def test_nothing_is_no_record() -> None:
    nothing: Any = None
    for call in (astragal.write, lambda one: astragal.verify(PIG, one)):
        with pytest.raises(RecordError, match="expected a record"):
            call(nothing)
    with pytest.raises(RecordError, match="expected the text of a record"):
        astragal.parse(nothing)
    with pytest.raises(RecordError, match="expected a match"):
        astragal.record(nothing)


@pytest.mark.parametrize("packs", ["text", ["text"], [None]])
def test_what_comes_along_with_a_save_are_packs(packs: Any) -> None:
    with pytest.raises(SaveError, match="packs that come along are a list of packs"):
        PIG.load(begun().to_bytes(), packs)
