"""The agenda, beyond putting frames on top of it."""

import pytest

from astragal.kernel.agenda import abandon, cut, exchange, lastly, only_last, skip, waiting
from astragal.kernel.match import Match
from tests.kernel.toy.game import SKIRMISH


def noted(m: Match, note: str) -> None:
    """A step that says that it was done."""
    m.tell(note)


A, B, C, D = ((noted, note) for note in "abcd")


@pytest.fixture
def m() -> Match:
    """A match with A to be done first, then B, then C."""
    m = SKIRMISH.unstarted(2)
    m.events = []
    m.do(A, B, C)
    return m


def done(m: Match) -> str:
    """What is done, in order, when the agenda is run down."""
    m.run()
    return "".join(event[1] for event in m.events or [])


def test_what_is_next_waits_first(m: Match) -> None:
    assert waiting(m) == (A, B, C)
    assert done(m) == "abc"


def test_waiting_is_a_picture_and_no_handle(m: Match) -> None:
    before = waiting(m)
    m.do(D)
    assert before == (A, B, C)


def test_what_is_done_lastly_comes_after_what_is_put_there_since(m: Match) -> None:
    lastly(m, D)
    m.do(C)
    assert done(m) == "cabcd"


@pytest.mark.parametrize(("place", "order"), [(0, "dbc"), (1, "adc"), (2, "abd")])
def test_a_frame_is_exchanged_where_it_waits(m: Match, place: int, order: str) -> None:
    exchange(m, place, D)
    assert done(m) == order


def test_there_is_nothing_to_exchange_beyond_the_last(m: Match) -> None:
    with pytest.raises(IndexError):
        exchange(m, 3, D)


@pytest.mark.parametrize(("count", "left"), [(0, "abc"), (1, "bc"), (3, "")])
def test_the_next_frames_are_skipped(m: Match, count: int, left: str) -> None:
    skip(m, count)
    assert done(m) == left


@pytest.mark.parametrize(("place", "left"), [(0, ""), (1, "a"), (2, "ab"), (3, "abc")])
def test_the_agenda_is_cut_from_a_place_on(m: Match, place: int, left: str) -> None:
    cut(m, place)
    assert done(m) == left


def test_only_the_last_is_left(m: Match) -> None:
    only_last(m)
    assert done(m) == "c"
    only_last(m)
    assert waiting(m) == ()


def test_everything_is_abandoned(m: Match) -> None:
    abandon(m)
    m.do(D)
    assert done(m) == "d"


def test_up_to_four_frames_are_done_in_their_order() -> None:
    m = SKIRMISH.unstarted(2)
    m.events = []
    m.do(A, B, C, D)
    assert done(m) == "abcd"


def test_a_list_of_frames_is_done_in_its_order(m: Match) -> None:
    m.do_all([C, D])
    assert done(m) == "cdabc"


def test_what_comes_then_comes_at_once_where_nothing_is_before_it(m: Match) -> None:
    m.do_then([C], D)
    assert waiting(m) == (C, D, A, B, C)
    m.do_then([], B)
    assert done(m) == "bcdabc"


def test_what_is_done_now_waits_for_nothing(m: Match) -> None:
    m.now(D)
    assert waiting(m) == (A, B, C)
    assert m.asked == D
    assert done(m) == "dabc"
