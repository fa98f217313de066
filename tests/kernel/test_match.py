"""A match as a value: moves are all or nothing, clones go their own way."""

import pytest

import astragal
from astragal.errors import DiceRanOut, EndlessAgenda, SetupError, UnknownGame
from astragal.kernel.chance import ScriptedChance
from astragal.kernel.match import Match
from astragal.kernel.step import step
from tests.kernel.toy.game import SKIRMISH
from tests.kernel.toy.play import KEY, table
from tests.kernel.toy.state import GEM, STRIKE, WARD
from tests.kernel.toy.turn import end_turn, turn


@step
def forever(m: Match) -> None:
    """Goes on and on."""
    m.do((forever,))


def test_frames_are_done_in_the_order_in_which_they_are_given() -> None:
    m = table([STRIKE], [WARD])
    m.agenda.clear()
    m.do((turn,), (end_turn,), (forever,))
    assert m.agenda == [(forever,), (end_turn,), (turn,)]


def test_an_endless_agenda_is_given_up_and_the_move_undone() -> None:
    m = table([STRIKE], [WARD])
    m.apply("strike 2")
    m.agenda.append((forever,))
    before = m.to_bytes()
    with pytest.raises(EndlessAgenda, match="100000 steps were done and nobody was asked"):
        m.apply("pass")
    assert m.to_bytes() == before


def test_dice_that_run_out_leave_the_match_as_it_was() -> None:
    m = astragal.game("pig").new(2, chance=ScriptedChance(KEY, (4,)), events=True)
    m.apply("roll")
    before = m.to_bytes()
    with pytest.raises(DiceRanOut):
        m.apply("roll")
    assert m.to_bytes() == before
    m.apply("hold")
    assert m.seat == 1


def test_a_move_that_fails_midway_is_taken_back_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    m = table([STRIKE, GEM], [WARD])
    before = m.to_bytes()
    options = m.options

    def interrupted(sides: int = 6) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("astragal.kernel.chance.Chance.die", lambda self, sides=6: interrupted())
    with pytest.raises(KeyboardInterrupt):
        m.apply("roll")
    assert m.to_bytes() == before
    assert m.options == options
    assert m.history is None


def test_an_original_does_not_move_with_its_clone() -> None:
    m = table([STRIKE, GEM], [WARD])
    before = m.hash()
    clone = m.clone()
    for move in ("gem", "draw", "roll"):
        clone.apply(move)
    assert m.hash() == before
    assert clone.hash() != before


def test_a_clone_is_silent_and_the_original_goes_on_telling() -> None:
    m = table([STRIKE], [WARD])
    assert m.clone().events is None
    m.apply("roll")
    assert m.events


def test_history_is_shared_and_grows_apart() -> None:
    m = table([STRIKE], [WARD])
    m.apply("stance 1")
    clone = m.clone()
    m.apply("roll")
    clone.apply("end")
    assert m.history is not None
    assert clone.history is not None
    assert m.history[0] is clone.history[0]
    assert (m.history[1:], clone.history[1:]) == ((0, ("roll",)), (0, ("end",)))


def test_the_decision_can_be_read() -> None:
    m = table([STRIKE], [WARD])
    decision = m.decision
    assert decision is not None
    assert str(decision) == (
        "seat 1, turn: 0 strike 2  1 stance 1  2 stance 2  3 draw  4 roll  5 end"
    )
    assert decision.sentence("pl") == "Miejsce 1: co robisz?"


def test_the_same_seed_gives_the_same_match() -> None:
    one, other = SKIRMISH.new(2, seed="a"), SKIRMISH.new(2, seed="a")
    assert one.hash() == other.hash()
    assert SKIRMISH.new(2, seed="b").hash() != one.hash()
    assert SKIRMISH.new(2).chance.key != SKIRMISH.new(2).chance.key


def test_a_setup_brings_its_options() -> None:
    setup = SKIRMISH.setup(3, {"health": 2})
    assert SKIRMISH.new(setup).setup is setup
    with pytest.raises(SetupError, match="don't give them twice"):
        SKIRMISH.new(setup, options={"health": 3})


def test_an_unknown_game_is_answered_with_the_nearest() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'pgi'.*did you mean .pig."):
        astragal.game("pgi")


def test_polling_is_an_option_of_every_game() -> None:
    for name in astragal.game_ids():
        game = astragal.game(name)
        assert game.options["polling"].default == "legal"
        assert repr(game) == f"Game('{name}')"
