"""Windows in which a seat must answer, and in which the inactive seat is first."""

from typing import cast

import pytest

from astragal.errors import IllegalMove
from astragal.kernel.match import PASS, Option
from astragal.table.orders import Orders, may_pass
from tests.games.table import POLLING, Case
from tests.games.twins import Playthrough
from tests.kernel.omens.game import OMENS
from tests.kernel.omens.state import BELL, CROW, OWL, Omens


def played(*moves: str, seats: int = 2) -> Omens:
    m = cast(Omens, OMENS.new(seats, seed="omens", events=True))
    m.taken = []
    for move in moves:
        m.apply(move)
    return m


def said(m: Omens) -> list[str]:
    return m.decision.notations() if m.decision else []


def test_nobody_passes_what_must_be_answered() -> None:
    m = played("toll")
    assert said(m) == ["declare bell", "declare owl", "decline owl"]
    assert PASS not in m.options
    with pytest.raises(IllegalMove):
        m.apply("pass")


def test_the_inactive_seat_is_first_and_answers_all_it_has() -> None:
    m = played("toll")
    assert (m.active, m.seat) == (0, 1)
    m.apply("declare owl")
    assert m.seat == 0, "its last omen, the bell, must be declared: nobody has to be asked"
    assert m.queue == [(1, OWL), (1, BELL)]


def test_three_seats_answer_in_turn_order_behind_the_active_one() -> None:
    m = played("hoot", seats=3)
    order = []
    while m.reason == "omens":
        order.append(m.seat)
        m.apply("declare owl")
    assert order == [1, 1, 2, 2, 0, 0]


def test_the_only_answer_is_taken_without_asking() -> None:
    m = played("caw")
    assert (m.seat, m.reason, m.points) == (1, "turn", [-1, -1])
    assert m.taken == [(1, ("declare", CROW)), (0, ("declare", CROW))]


def test_what_is_declined_is_gone() -> None:
    m = played("hoot", "decline owl", "declare owl", "decline owl", "decline owl")
    assert (m.reason, m.points) == ("turn", [0, 1])


def test_the_active_seat_does_not_forestall_a_duty() -> None:
    m = played("toll", "declare bell")
    assert m.queue == [(1, BELL)], "it is declared at once"
    assert (m.seat, m.reason) == (1, "omens"), "and the same seat goes on"


def test_what_is_set_off_meanwhile_is_declared_before_the_queue_goes_on() -> None:
    m = played("toll", "declare bell", "declare owl", "decline owl")
    came = [event[2:] for event in m.events or [] if event[1] == "came"]
    crows = [(1, CROW), (0, CROW)]
    assert came == [(1, BELL), (1, OWL), (0, BELL), *crows, *crows]
    assert m.points == [-2, -1]


def test_a_quiet_moment_asks_no_seat_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def answers(m: Omens, seat: int, moment: str) -> tuple[Option, ...]:
        asked.append(seat)
        return Omens.answers(m, seat, moment)

    monkeypatch.setattr(OMENS, "reactions", answers)
    assert played("wait").turns == 1
    assert asked == []
    played("caw")
    assert asked


def test_standing_orders_pass_no_duty() -> None:
    m = played("toll")
    assert not may_pass(m, m.seat, Orders(preset="fast"))


@pytest.mark.parametrize("polling", POLLING)
@pytest.mark.parametrize("seats", [2, 3])
def test_such_matches_keep_every_promise(seats: int, polling: str) -> None:
    case = Case(OMENS, OMENS.setup(seats, {"polling": polling}))
    for seed in range(10):
        assert Playthrough(case, seed).play()
