"""Undo by the four nevers."""

import pytest

from astragal.errors import UndoRefused
from tests.kernel.toy.play import table
from tests.kernel.toy.state import FEINT, GEM, STRIKE, WARD, Skirmish


def cannot_be_undone(m: Skirmish) -> None:
    before = m.to_bytes()
    with pytest.raises(UndoRefused, match="nothing can be taken back"):
        m.undo()
    assert m.to_bytes() == before


def test_a_move_that_tells_nothing_can_be_taken_back() -> None:
    m = table([GEM], [WARD])
    before, options = m.to_bytes(), m.options
    m.apply("stance 2")
    assert m.stances[0] == 2
    m.undo()
    assert m.to_bytes() == before
    assert m.options == options
    cannot_be_undone(m)


def test_several_moves_can_be_taken_back_one_by_one() -> None:
    m = table([GEM], [WARD])
    before = m.to_bytes()
    m.apply("stance 2")
    between = m.to_bytes()
    m.apply("stance 1")
    m.undo()
    assert m.to_bytes() == between
    m.undo()
    assert m.to_bytes() == before


def test_history_and_events_are_taken_back_too() -> None:
    m = table([GEM], [WARD])
    m.apply("stance 2")
    m.undo()
    assert m.history is None
    assert m.events == []
    m.apply("stance 1")
    assert m.stances[0] == 1


def test_never_past_the_turn() -> None:
    m = table([GEM], [WARD])
    m.apply("stance 2")
    m.apply("end")
    cannot_be_undone(m)


def test_never_past_another_seat() -> None:
    m = table([STRIKE], [WARD])
    m.apply("strike 2")
    cannot_be_undone(m)  # seat 2 is asked
    m.apply("pass")
    cannot_be_undone(m)  # and what seat 2 did is not for seat 1 to take back


def test_never_past_something_revealed() -> None:
    m = table([GEM, STRIKE], [FEINT])
    m.apply("gem")
    assert m.seat == 0
    cannot_be_undone(m)


def test_never_past_a_card_revealed_while_another_is_hidden() -> None:
    m = table([GEM, WARD], [FEINT])
    m.apply("gem")
    m.apply("swap ward")
    assert (m.hands[0], m.discard) == ([GEM], [WARD])
    cannot_be_undone(m)


def test_never_past_a_card_drawn() -> None:
    m = table([GEM], [WARD])
    m.apply("draw")
    assert m.chance.position() == table([GEM], [WARD]).chance.position()
    cannot_be_undone(m)


def test_never_past_a_random_result() -> None:
    m = table([GEM], [WARD])
    m.apply("roll")
    cannot_be_undone(m)


def test_moves_after_a_random_result_can_be_taken_back_as_far_as_it() -> None:
    m = table([GEM], [WARD])
    m.apply("roll")
    rolled = m.chance.position()
    before = m.to_bytes()
    m.apply("stance 2")
    m.undo()
    assert m.to_bytes() == before
    assert m.chance.position() == rolled
    cannot_be_undone(m)


def test_never_out_of_a_match_that_is_over() -> None:
    m = table([STRIKE], [])
    m.health[1] = 1
    m.apply("strike 2")
    assert m.result == (1, 2)
    cannot_be_undone(m)


def test_a_clone_has_nothing_to_take_back() -> None:
    m = table([GEM], [WARD])
    m.apply("stance 2")
    with pytest.raises(UndoRefused):
        m.clone().undo()
    m.undo()
