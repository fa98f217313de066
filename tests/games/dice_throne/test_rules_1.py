"""Rules of setup that a scenario can't say: what is hidden, and what belongs to whom."""

from typing import Any, cast

import astragal
from astragal.games.dice_throne.state import DiceThrone
from astragal.kernel.chance import Chance, ScriptedChance, key_of_seed
from astragal.kernel.match import REFEREE, SPECTATOR
from astragal.proving.proof import proves
from tests.games.dice_throne.table import load

HEROES = ("barbarian", "shadow-thief")
SEED = "a table by the window"


def begun(seed: str = SEED, faces: tuple[int, ...] = (6, 1)) -> DiceThrone:
    """A duel before its first decision; the first seat begins unless the dice say otherwise."""
    chance = ScriptedChance(key_of_seed(seed), faces)
    seats = [{"hero": hero} for hero in HEROES]
    return cast(DiceThrone, astragal.game("dice-throne").new(seats=seats, chance=chance))


def ids(m: DiceThrone, cards: list[int]) -> list[str]:
    return [m.content.cards[card].id for card in cards]


@proves("DT-001")
def test_each_seat_owns_the_cards_and_the_board_of_its_hero() -> None:
    m = begun()
    for seat, hero in zip(m.fighters, HEROES, strict=True):
        facts = m.content.boards[hero]
        assert seat.board is facts
        assert sorted(seat.hand + seat.deck) == facts.deck
    first, second = m.fighters
    for zone in ("hand", "deck", "discard", "table", "tokens", "levels"):
        assert getattr(first, zone) is not getattr(second, zone)


@proves("DT-001", "DT-083")
def test_dice_bear_the_symbols_of_the_hero_who_rolls_them() -> None:
    faces = {hero: load().boards[hero].faces for hero in HEROES}
    assert faces["barbarian"].count("sword", (1, 2, 3, 4, 5)) == 3
    assert faces["shadow-thief"].count("dagger", (1, 2, 3, 4, 5)) == 2
    assert faces["shadow-thief"].count("sword", (1, 2, 3, 4, 5)) == 0


@proves("DT-004")
def test_the_opening_hand_is_the_top_of_the_shuffled_deck() -> None:
    m = begun()
    chance = Chance(key_of_seed(SEED))
    for seat in m.fighters:
        shuffled = seat.board.deck[:]
        chance.shuffle(shuffled)
        assert shuffled != seat.board.deck
        assert seat.hand == shuffled[:-5:-1]
        assert seat.deck == shuffled[:-4]


@proves("DT-004")
def test_another_seed_gives_another_hand() -> None:
    hands = {tuple(sorted(begun(f"seed {number}").fighters[0].hand)) for number in range(5)}
    assert len(hands) > 1


@proves("DT-004")
def test_no_view_shows_the_order_of_a_deck_and_none_but_ones_own_shows_a_hand() -> None:
    m = begun()
    for viewer in (0, 1, SPECTATOR):
        for number, seat in enumerate(m.fighters):
            shown: dict[str, Any] = m.view(viewer)["seats"][str(number + 1)]
            assert shown["deck"] == len(seat.deck)
            assert shown["cards"] == len(seat.hand)
            assert ("hand" in shown) == (viewer == number)
    assert m.view(0)["seats"]["1"]["hand"] == ids(m, sorted(m.fighters[0].hand))


@proves("DT-004")
def test_turning_a_deck_over_changes_nothing_that_anybody_sees() -> None:
    m, other = begun(), begun()
    other.fighters[0].deck.reverse()
    other.fighters[1].deck.reverse()
    for viewer in (0, 1, SPECTATOR, REFEREE):
        assert m.view(viewer) == other.view(viewer)


@proves("DT-068")
def test_sold_cards_lie_face_up_for_everybody() -> None:
    m = begun()
    card = m.fighters[0].hand[0]
    while m.reason != "main-1":
        m.apply("pass")
    m.apply(("sell", card))
    for viewer in (0, 1, SPECTATOR):
        assert m.view(viewer)["seats"]["1"]["discard"] == ids(m, [card])
