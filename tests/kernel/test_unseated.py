"""Somebody whom nobody plays is chosen for by the game, and nothing else is different."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from astragal.errors import SaveError
from astragal.kernel.game import Game
from astragal.kernel.match import Match, Option
from astragal.kernel.moves import Moves
from astragal.kernel.step import step
from astragal.kernel.view import View, common
from astragal.prose.player import Player
from astragal.records.record import parse, record, write
from astragal.records.replay import verify
from tests.kernel import fields

ONE: Option = ("one",)
TWO: Option = ("two",)
GOAL = 10


class Counting(Match):
    """A seat and somebody without one say one or two in turn; who says ten has won."""

    __slots__ = fields.COUNTING_SLOTS

    def begin(self) -> None:
        self.unseated = 1
        self.total: int = 0

    def clone_state(self, other: "Counting") -> None:
        fields.copy_counting(self, other)

    def pack(self) -> Any:
        return fields.pack_counting(self)

    def unpack(self, state: Any) -> None:
        self.begin()
        fields.unpack_counting(self, state)


@step
def begin_counting(m: Counting) -> None:
    m.begin()
    m.do((count, 0))


@step
def count(m: Counting, seat: int) -> None:
    m.active = seat
    m.ask(seat, "count", (ONE, TWO), counted)


@step
def counted(m: Counting, seat: int, option: Option) -> None:
    m.total += 1 if option == ONE else 2
    m.tell("counted", seat, m.total)
    if m.total >= GOAL:
        m.finish((1 if seat == 0 else 2,))
    else:
        m.do((count, 1 - seat))


def to_three(m: Counting) -> int:
    """Whoever leaves a multiple of three behind can't be caught; the other way around it ends."""
    assert (m.seat, m.reason, m.options) == (1, "count", (ONE, TWO))
    return 0 if m.total % 3 == 0 else 1


class CountingView(View):
    total: int


def seen(m: Counting, viewer: int) -> CountingView:
    return CountingView(**common(m, viewer), seats={"1": {}}, total=m.total)


COUNTING = Game(
    id="counting",
    folder=Path(__file__).parent / "toy",
    seats=range(1, 2),
    match=Counting,
    saved=fields.SavedCounting,
    first=(begin_counting,),
    view=seen,
    moves=Moves({"one": (), "two": ()}),
    events={"counted": ("seat", "total")},
    unseated_choice=to_three,
)


def test_only_seats_are_asked_and_only_their_moves_are_kept() -> None:
    m = COUNTING.new(seed="1", events=True)
    assert m.seat == 0
    m.apply("one")  # 1, and the game's choice makes it 3
    assert isinstance(m, Counting)
    assert (m.seat, m.total, m.number) == (0, 3, 1)
    assert m.events == [(-1, "counted", 0, 1), (-1, "counted", 1, 3)]
    assert [line.move for line in record(m).lines] == ["one"]


def play() -> Match:
    m = COUNTING.new(seed="1")
    while m.options:
        m.apply(m.number % 2)
    return m


def test_a_seat_may_lose_to_nobody() -> None:
    m = play()
    assert m.result == (2,)
    assert COUNTING.load(m.to_bytes()) == m
    assert verify(COUNTING, parse(write(record(m)))).result == (2,)


def test_clones_and_bytes_go_the_same_way() -> None:
    m = COUNTING.new(seed="1")
    m.apply("two")
    for twin in (m.clone(), COUNTING.load(m.to_bytes())):
        twin.apply("one")
        assert twin.active == 0
    assert m.view(0)["total"] == 4


def test_who_has_no_seat_sees_nothing_and_a_save_can_t_ask_them() -> None:
    m = COUNTING.new(seed="1")
    forged = m.clone()
    forged.asked = (count, 1)
    with pytest.raises(SaveError, match="does not ask"):
        COUNTING.load(forged.to_bytes())
    forged.asked = (count, 2)
    with pytest.raises(SaveError, match="no seat 3"):
        COUNTING.load(forged.to_bytes())


def test_a_result_has_a_place_for_each_seat_alone() -> None:
    m = play()
    m.result = (2, 1)
    with pytest.raises(SaveError, match="result"):
        COUNTING.load(m.to_bytes())
    m.result = (3,)
    with pytest.raises(SaveError, match="result"):
        COUNTING.load(m.to_bytes())


def test_views_are_plain() -> None:
    m = COUNTING.new(seed="1")
    assert msgspec.json.decode(msgspec.json.encode(m.view())) == m.view()


def test_without_a_name_they_are_numbered() -> None:
    m = COUNTING.new(1, seed="names")
    assert m.player(1) == Player(2)
    m.names = ("Anna",)
    assert m.called() == ("Anna",)
    assert m.player(1) == Player(2)
