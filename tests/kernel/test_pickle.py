"""Matches on their way between processes, and equal matches."""

import copy
import pickle
from collections.abc import Iterator
from multiprocessing import get_context
from random import Random
from typing import Any

import pytest

import astragal
from astragal import errors
from astragal.errors import AstragalError, RecordError, SaveError, UndoRefused
from astragal.kernel.match import Match
from tests.kernel.toy.play import table
from tests.kernel.toy.state import GEM, STRIKE, WARD


def through(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))


def positions(name: str) -> Iterator[Match]:
    """A match of each setup of a game, somewhere on its way."""
    for number, setup in enumerate(astragal.game(name).setups()):
        rng = Random(number)
        match = astragal.game(name).new(setup, seed=f"pickle {number}")
        for _ in range(rng.randrange(120)):
            if match.options:
                match.choose(rng.randrange(len(match.options)))
        yield match


def played_out(match: Match) -> Match:
    """What becomes of a match when everybody takes any option."""
    astragal.playout(match, Random(match.number))
    return match


@pytest.mark.parametrize("name", astragal.game_ids())
def test_a_match_of_every_game_can_be_pickled_at_any_decision(name: str) -> None:
    for match in positions(name):
        there = through(match)
        assert there == match
        assert there.game is match.game
        assert (there.seat, there.reason, there.options) == (
            match.seat,
            match.reason,
            match.options,
        )
        assert played_out(there) == played_out(match)


def test_a_match_that_is_over_can_be_pickled() -> None:
    match = played_out(astragal.game("pig").new(2, options={"goal": 20}, seed="over"))
    assert match.result is not None
    assert through(match).result == match.result


def test_matches_go_to_another_process_and_come_back() -> None:
    matches = [next(positions(name)) for name in astragal.game_ids()]
    with get_context("spawn").Pool(1) as pool:
        there = pool.map_async(played_out, matches).get(timeout=120)
    assert there == [played_out(match) for match in matches]


def test_neither_history_nor_undo_nor_events_travel() -> None:
    match = astragal.game("dice-throne").new(2, seed="undo", events=True)
    while match.earlier is None:
        match.apply(0)
    there = through(match)
    assert there == match
    assert there.events is None
    with pytest.raises(UndoRefused):
        there.undo()
    with pytest.raises(RecordError, match="loaded"):
        astragal.record(there)


def test_a_match_that_is_in_a_list_twice_stays_one() -> None:
    match = astragal.game("pig").new(2, seed="twice")
    one, other = through([match, match])
    assert one is other


def test_a_copy_is_a_clone() -> None:
    match = astragal.game("pig").new(2, seed="copy")
    match.apply("roll")
    for other in (copy.copy(match), copy.deepcopy(match), copy.deepcopy([match])[0]):
        assert other == match
        assert other.history is match.history
        other.apply(0)
        assert other != match


def test_games_are_not_copied_on_the_way() -> None:
    game = astragal.game("dice-throne")
    assert through(game) is game
    assert copy.deepcopy(game) is game


def test_a_game_of_another_house_says_how_its_matches_travel() -> None:
    with pytest.raises(SaveError, match=r"skirmish is no game of this house.*to_bytes\(\)"):
        pickle.dumps(table([STRIKE], [WARD]))


def test_equal_matches_are_equal_however_they_came_about() -> None:
    one, other = table([STRIKE, GEM], [WARD]), table([STRIKE, GEM], [WARD])
    assert one == other == one.clone()
    one.apply("stance 1")
    assert one != other
    one.undo()
    assert one == other
    assert one != "a match"
    assert one != astragal.game("pig").new(2)


def test_matches_change_and_so_have_no_place_in_sets() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        {astragal.game("pig").new(2)}


RAISED = [
    errors.SpokenError("there is no bot", "unknown-bot", bot="x", known="a, b"),
    errors.ToldError("unknown-rule", rule="PIG-99"),
    errors.IllegalMove("rol", "there is no such move", "PIG-001", "roll"),
    errors.SpokenError("no such bot", "unknown-bot", name="smrat"),
    errors.UnknownGame("there is no game"),
    errors.UnknownSeat("there is no seat"),
    errors.SetupError("no such hero", "setup-unknown", name="hero", known="a, b"),
    errors.SaveError("these bytes are no match"),
    errors.RecordError("record-loaded"),
    errors.LacksPacks("record-packs", packs="x", help="", made=""),
    errors.ScriptError("the script is wrong"),
    errors.DiceRanOut(3, 6),
    errors.UndoRefused("nothing can be taken back"),
    errors.EndlessAgenda("on and on"),
    errors.EndlessMatch("it is not over"),
    errors.PackError("unknown word", "hero.yaml", 3, 7, "hero.dice", "x", "y", "z"),
]


def test_no_error_of_the_house_is_forgotten() -> None:
    kinds = {kind for kind in vars(errors).values() if isinstance(kind, type)}
    assert {type(error) for error in RAISED} == kinds - {AstragalError}


@pytest.mark.parametrize("error", RAISED, ids=lambda error: type(error).__name__)
def test_errors_come_back_as_they_were_raised(error: AstragalError) -> None:
    there = through(error)
    assert type(there) is type(error)
    assert there.said("ru") == error.said("ru")
    assert str(there) == str(error)
    assert vars(there) == vars(error)
