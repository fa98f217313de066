"""Standing orders: which windows are passed for a seat, when yields end, and time-outs."""

from typing import Any

import pytest

import astragal
from astragal.kernel.match import PASS
from astragal.kernel.table import CONCERNED, LETHAL, UNCONCERNED, Table
from astragal.table.orders import Orders, default_move, may_pass, standing
from tests.kernel.toy.game import skirmish
from tests.kernel.toy.play import table
from tests.kernel.toy.state import FEINT, GEM, STRIKE, WARD, Skirmish

ASK, SMART, FAST = Orders("ask"), Orders("smart"), Orders("fast")


def struck(health: int = 4, *hands: list[int], polling: str = "legal") -> Skirmish:
    """Seat 1 has struck seat 2, which is asked; seat 3 looks on."""

    def concern(m: Any, seat: int) -> int:
        if m.target != seat:
            return UNCONCERNED
        return LETHAL if m.damage >= m.health[seat] else CONCERNED

    told = Table(
        concern=concern, under_way=lambda m: "strike" if m.damage else "", endings=("end",)
    )
    game = skirmish(table=told)
    m = table(*(hands or ([STRIKE], [WARD, GEM], [WARD])), polling=polling, game=game)
    m.health[1] = health
    m.apply("strike 2")
    return m


def test_only_a_window_is_passed_and_only_for_the_seat_that_is_asked() -> None:
    m = struck()
    assert not may_pass(m, 0, FAST)
    m.apply("pass")
    assert (m.seat, PASS in m.options) == (0, False)
    assert not may_pass(m, 0, FAST)


def test_what_is_no_window_is_not_passed_though_one_may_say_pass() -> None:
    """Cerberus may be kept for a better roll: a question of one's own, not an answer to others."""
    m = astragal.game("dice-forge").new(2, seed="a")
    m.options = (PASS, ("use", 0))
    assert not may_pass(m, m.seat, FAST)


@pytest.mark.parametrize("orders", [ASK, SMART, FAST])
def test_a_seat_without_an_answer_is_always_passed_for(orders: Orders) -> None:
    m = struck(4, [STRIKE], [FEINT], polling="public")
    assert (m.seat, m.options) == (1, (PASS,))
    assert may_pass(m, 1, orders)


@pytest.mark.parametrize(("orders", "passed"), [(ASK, False), (SMART, False), (FAST, True)])
def test_what_concerns_the_seat_stops_smart_but_not_fast(orders: Orders, passed: bool) -> None:
    assert may_pass(struck(), 1, orders) is passed


@pytest.mark.parametrize(("orders", "passed"), [(ASK, False), (SMART, True), (FAST, True)])
def test_what_does_not_concern_the_seat_stops_only_ask(orders: Orders, passed: bool) -> None:
    m = struck(4, [STRIKE, FEINT], [GEM])
    assert m.seat == 0
    assert may_pass(m, 0, orders) is passed


@pytest.mark.parametrize("orders", [ASK, SMART, FAST, Orders("fast", until="over")])
def test_a_lethal_blow_stops_everybody_who_has_an_answer(orders: Orders) -> None:
    assert not may_pass(struck(2), 1, orders)


def test_a_marked_card_stops_even_a_yield_at_full_speed() -> None:
    assert not may_pass(struck(), 1, Orders("fast", {"gem": "always"}, "over"))


def test_a_card_switched_off_is_no_answer() -> None:
    m = struck()
    assert not may_pass(m, 1, Orders("ask", {"ward": "never"}))
    assert may_pass(m, 1, Orders("ask", {"ward": "never", "gem": "never"}))


def test_a_card_switched_to_ask_counts_as_any_other() -> None:
    assert not may_pass(struck(), 1, Orders("smart", {"ward": "ask", "gem": "never"}))


def test_what_goes_on_is_passed_as_a_whole_and_the_yield_ends_with_it() -> None:
    m = struck()
    orders = Orders("ask", until="over")
    assert may_pass(m, 1, orders)
    assert standing(m, 1, orders) == orders
    m.apply("pass")
    assert standing(m, 1, orders) == ASK


def test_a_yield_to_the_end_of_it_ends_when_the_blow_would_be_lethal() -> None:
    m = struck(2)
    assert standing(m, 1, Orders("smart", until="over")) == SMART


def test_the_yield_to_ones_turn_lasts_while_nothing_concerns_the_seat() -> None:
    m = struck()
    orders = Orders("ask", until="turn")
    assert standing(m, 2, orders) == orders
    assert standing(m, 1, orders) == ASK  # it is the target
    assert not may_pass(m, 1, orders)
    m.apply("pass")
    m.apply("end")
    assert m.active == 1
    m.apply("end")
    assert standing(m, 2, orders) == ASK  # its turn has come


def test_a_yield_ends_with_the_match() -> None:
    m = struck(2, [STRIKE], [WARD])
    m.apply("pass")
    assert m.result is not None
    assert standing(m, 0, Orders(until="turn")).until is None


def test_when_time_is_up_a_window_is_passed() -> None:
    assert default_move(struck()) == PASS


def test_when_time_is_up_a_question_is_ended_as_the_game_says() -> None:
    m = struck()
    m.apply("pass")
    assert default_move(m) == ("end",)


def test_when_time_is_up_and_nothing_ends_the_question_it_is_answered_by_habit() -> None:
    m = struck()
    m.apply("pass")
    m.options = tuple(option for option in m.options if option != ("end",))
    assert default_move(m) in m.options
    assert default_move(m) == default_move(m.clone())
