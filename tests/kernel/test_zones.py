"""Zones and counters."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from astragal.kernel.chance import Chance, key_of_seed
from astragal.kernel.zones import draw, lowered, move, raised, refill

zones = st.lists(st.integers(0, 50), max_size=12)


def test_draw_takes_from_the_top_which_is_the_end() -> None:
    deck, hand = [1, 2, 3], [9]
    assert draw(deck, hand, 2) == [3, 2]
    assert (deck, hand) == ([1], [9, 3, 2])


@given(zones, zones, st.integers(-2, 20))
def test_draw_conserves_cards_and_stops_at_an_empty_deck(
    deck: list[int], hand: list[int], count: int
) -> None:
    before, size = Counter(deck + hand), len(deck)
    taken = draw(deck, hand, count)
    assert len(taken) == max(0, min(count, size))
    assert Counter(deck + hand) == before


def test_move_moves_one_of_equal_cards() -> None:
    source, target = [4, 4, 5], [6]
    move(4, source, target)
    assert (source, target) == ([4, 5], [6, 4])


def test_move_needs_the_card_to_be_there() -> None:
    source, target = [1], [2]
    with pytest.raises(ValueError, match="not in list"):
        move(3, source, target)
    assert (source, target) == ([1], [2])


def test_refill_shuffles_the_discard_pile_into_an_empty_deck() -> None:
    deck: list[int] = []
    discard = list(range(30))
    refill(deck, discard, Chance(key_of_seed("refill")))
    assert discard == []
    assert sorted(deck) == list(range(30))
    assert deck != list(range(30))


def test_refill_leaves_a_deck_that_has_cards() -> None:
    chance = Chance(key_of_seed("refill"))
    deck, discard = [1], [2, 3]
    refill(deck, discard, chance)
    assert (deck, discard, chance.position()) == ([1], [2, 3], (0, 0))


@pytest.mark.parametrize(
    ("counter", "amount", "limit", "after"),
    [(3, 2, 9, 5), (8, 5, 9, 9), (9, 1, 9, 9), (12, 1, 9, 12), (0, 0, 9, 0)],
)
def test_a_gain_keeps_the_limit_and_never_lowers(
    counter: int, amount: int, limit: int, after: int
) -> None:
    assert raised(counter, amount, limit) == after


@pytest.mark.parametrize(("counter", "amount", "after"), [(5, 2, 3), (1, 5, 0), (0, 0, 0)])
def test_a_loss_stops_at_nothing(counter: int, amount: int, after: int) -> None:
    assert lowered(counter, amount) == after
