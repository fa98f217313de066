"""What clones share of fighters, what is known of them, and the one door to change them."""

from random import Random

import pytest

from astragal.games.dice_throne.rules.moments import BITS, UNKNOWN
from astragal.games.dice_throne.rules.tokens import put
from astragal.games.dice_throne.state import DiceThrone
from tests.games.dice_throne.table import GAME, table

INSTANT = "seats: {1: {cp: 2, hand: [six-it]}}"


def opened(m: DiceThrone, seat: int, moment: str) -> bool:
    """Whether a fighter might do something at a moment."""
    return bool(m.fighters[seat].look() & BITS[moment])


def test_clones_share_their_fighters() -> None:
    m = table(INSTANT)
    assert all(one is other for one, other in zip(m.fighters, m.clone().fighters, strict=True))


@pytest.mark.parametrize("writer", ["original", "clone"])
def test_whoever_writes_writes_for_itself_alone(writer: str) -> None:
    m = table(INSTANT)
    other = m.clone()
    one, left = (m, other) if writer == "original" else (other, m)
    before = left.to_bytes()
    one.own(0).cp = 9
    one.own(1).hand.append(one.own(1).deck.pop())
    assert one.fighters[0].cp == 9
    assert left.to_bytes() == before


def test_a_fighter_is_copied_once_and_not_at_every_write() -> None:
    m = table(INSTANT).clone()
    assert m.own(0) is m.own(0)


def test_a_redeal_leaves_the_match_alone_that_it_was_dealt_from() -> None:
    m = table("{seats: {2: {hand: [six-it, samesies]}}}")
    before = m.to_bytes()
    m.redeal(0, Random(1))
    assert m.to_bytes() == before


def test_what_is_known_of_a_fighter_is_forgotten_by_a_write() -> None:
    m = table("seats: {1: {cp: 0, hand: [six-it]}}")
    assert not opened(m, 0, "rolling")
    m.own(0).cp = 2
    assert m.fighters[0].open == UNKNOWN
    assert opened(m, 0, "rolling")


def test_tokens_are_known_as_bits() -> None:
    m = table(INSTANT)
    stun = m.content.token_numbers["stun"]
    put(m, 1, stun, 1)
    assert m.has(1, "no-actions")
    m.own(1).lose(stun, 1)
    assert not m.has(1, "no-actions")


def test_a_write_that_went_astray_is_found() -> None:
    m = table(INSTANT)
    assert GAME.broken(m) == []
    m.fighters[1].tokens[m.content.token_numbers["stun"]] = 1
    assert GAME.broken(m) == ["seat 2: what is known of the fighter is not what is there"]


def test_what_could_be_played_is_found_to_be_stale() -> None:
    m = table(INSTANT)
    m.fighters[0].look()
    m.fighters[0].cp = 0
    assert GAME.broken(m) == ["seat 1: what is known of the fighter is not what is there"]


def test_a_poll_is_quiet_when_nobody_holds_anything_for_it() -> None:
    m = table("seats: {1: {cp: 2, hand: [six-it]}}")
    assert m.is_quiet("income")
    assert not m.is_quiet("dice")


def test_with_public_polling_no_poll_is_quiet() -> None:
    m = table("turn: 3", polling="public")
    assert not m.is_quiet("income")
