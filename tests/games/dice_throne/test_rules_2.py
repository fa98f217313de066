"""Rules of cards, upgrades and tokens that a scenario can't say: what packs may hold at all."""

from typing import cast

import pytest

import astragal
from astragal.errors import PackError
from astragal.games.dice_throne.effects.tokens import pick_token
from astragal.games.dice_throne.packs.links import check_hero
from astragal.games.dice_throne.packs.pack import Hero
from astragal.games.dice_throne.packs.vocabulary import decode_text
from astragal.games.dice_throne.rules.cards import upgrade_cost
from astragal.games.dice_throne.rules.supply import draw_cards
from astragal.games.dice_throne.state import DiceThrone
from astragal.proving.proof import proves
from tests.games.dice_throne.sample import SAMPLE
from tests.games.dice_throne.table import load


def begun(first: str = "barbarian", second: str = "shadow-thief") -> DiceThrone:
    seats = [{"hero": first}, {"hero": second}]
    return cast(DiceThrone, astragal.game("dice-throne").new(seats=seats, seed="two by the fire"))


@proves("DT-107")
def test_every_card_is_an_upgrade_or_an_action_card_of_one_type() -> None:
    types = set()
    for card in load().cards:
        assert (card.upgrade is None) != (card.play is None), card.id
        if card.play is not None:
            types.add(card.play.type)
    assert types == {"main", "roll", "instant"}


@proves("DT-107")
@pytest.mark.parametrize("other", ["upgrade", "reaction", "Main"])
def test_a_card_of_another_type_is_refused(other: str) -> None:
    with pytest.raises(PackError, match="expected one of main, roll, instant"):
        decode_text(SAMPLE.replace("type: main", f"type: {other}"), Hero)


@proves("DT-093", "DT-101")
def test_every_status_is_positive_negative_or_unique() -> None:
    kinds = {status.kind for status in load().statuses.values()}
    assert kinds == {"positive", "negative", "unique"}


@proves("DT-116", "DT-115")
def test_every_upgrade_is_of_the_kind_of_its_slot() -> None:
    kinds = set()
    for hero in load().heroes.values():
        slots = {ability.id: ability.kind for ability in hero.abilities}
        for upgrade in hero.upgrades:
            assert upgrade.ability.kind == slots[upgrade.of], upgrade.id
            kinds.add(upgrade.ability.kind)
    assert kinds == {"offensive", "defensive", "passive"}


@proves("DT-116")
def test_an_upgrade_of_another_kind_is_refused() -> None:
    better = "names: {en: Punch II, ru: Удар II, pl: Cios II}\n      icon: punch\n      kind: "
    assert better in SAMPLE
    text = SAMPLE.replace(f"{better}offensive", f"{better}ultimate")
    with pytest.raises(PackError, match=r'keeps the kind.*expected "offensive"'):
        check_hero(decode_text(text, Hero), ["bruise"])


@proves("DT-116")
def test_an_ultimate_has_no_upgrade() -> None:
    text = SAMPLE.replace("kind: offensive", "kind: ultimate")
    with pytest.raises(PackError, match="which can't be upgraded"):
        check_hero(decode_text(text, Hero), ["bruise"])


@proves("DT-120")
def test_no_upgrade_costs_less_than_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    m = begun()
    who = m.fighters[0]
    card = next(c for c in who.board.deck if m.content.cards[c].id == "smack-3")
    who.levels["smack"] = 2
    assert upgrade_cost(m, 0, card) == 1
    for cost in (2, 1):  # as dear as level II, and cheaper
        monkeypatch.setattr(m.content.cards[card], "cost", cost)
        assert upgrade_cost(m, 0, card) == 0


@proves("DT-097")
@pytest.mark.parametrize(("held", "left"), [(1, 0), (3, 1)])
def test_two_tokens_are_removed_or_as_many_as_there_are(held: int, left: int) -> None:
    m = begun()
    poison = m.content.token_numbers["poison"]
    m.fighters[0].tokens[poison] = held
    m.agenda.clear()
    m.do((pick_token, 1, 0, 2, False))
    while m.agenda:
        frame = m.agenda.pop()
        frame[0](m, *frame[1:])
    assert m.fighters[0].tokens[poison] == left


@proves("DT-113")
def test_nothing_is_drawn_when_both_piles_are_empty() -> None:
    m = begun()
    who = m.fighters[0]
    who.hand, who.deck, who.discard = who.board.deck[:], [], []
    draw_cards(m, 0, 3)
    assert who.hand == who.board.deck
    assert who.deck == who.discard == []
