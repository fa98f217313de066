"""What effects are worth to bots: no word of the vocabulary is forgotten."""

from typing import Any

import pytest

from astragal.games.dice_throne.advice.worth import WorthReader, nothing, token_worths, worth_of
from astragal.games.dice_throne.packs.vocabulary import DICE_THRONE
from astragal.games.dice_throne.packs.words.companions import Flip, RemoveCompanions
from astragal.games.dice_throne.packs.words.compose import Choose, PayAny, Then
from astragal.games.dice_throne.packs.words.damage import Deal, Prevent, ShareDamage
from astragal.games.dice_throne.packs.words.dice import (
    ExtraAttempt,
    Reroll,
    RerollWhenSpent,
    SetDie,
    ShiftDie,
    Skip,
)
from astragal.games.dice_throne.packs.words.players import (
    Draw,
    GainCp,
    Heal,
    LookAtHand,
    StealCp,
    StealHealth,
)
from astragal.games.dice_throne.packs.words.rolls import OnValues, Otherwise, Roll
from astragal.games.dice_throne.packs.words.tokens import (
    Detonate,
    PassThis,
    RemoveOwn,
    RemoveThis,
    Transfer,
)
from astragal.games.dice_throne.packs.words.word import Effect
from tests.games.dice_throne.table import load, table

# Words whose worth hangs wholly on the match, or that only order others.
WORTHLESS = {
    *(RemoveOwn, RemoveThis, Transfer, PassThis, RemoveCompanions),
    *(Reroll, SetDie, ShiftDie, ExtraAttempt, RerollWhenSpent),
    *(LookAtHand, Skip, Flip, ShareDamage),
    *(Then, Otherwise, PayAny, Detonate),
}
VOCABULARY = set(DICE_THRONE.effects)


def test_every_word_is_valued_or_known_to_be_worth_nothing() -> None:
    forgotten = VOCABULARY - set(DICE_THRONE.worths)
    assert not forgotten, f"value these in worth.py, or name them as worthless: {names(forgotten)}"


def test_no_word_is_listed_twice_or_gone() -> None:
    found = {word for word, worth in DICE_THRONE.worths.items() if worth is nothing}
    assert names(found) == names(WORTHLESS)
    assert not names(set(DICE_THRONE.worths) - VOCABULARY)


def names(words: set[Any]) -> list[str]:
    return sorted(word.__name__ for word in words)


def reader() -> WorthReader:
    return WorthReader(load(), table("{}").fighters[0].board.faces)


@pytest.mark.parametrize(
    ("more", "less"),
    [
        (Deal(4), Deal(3)),
        (Deal(4, kind="undefendable"), Deal(4)),
        (Deal(1), Deal(1, to="me")),
        (Heal(2), Heal(1)),
        (StealHealth(2), Heal(2)),
        (StealCp(2), GainCp(2)),
        (Draw(2), Draw(1)),
        (Prevent("all"), Prevent("half")),
        (Choose([[Deal(1)], [Deal(5)]]), Deal(4)),
    ],
)
def test_more_is_worth_more(more: Effect, less: Effect) -> None:
    assert reader().one(more, ()) > reader().one(less, ())


def test_dice_that_an_effect_throws_are_counted_out() -> None:
    effect = Roll(1, [OnValues([5, 6], [Deal(3)])])
    assert reader().one(effect, ()) == pytest.approx(reader().one(Deal(3), ()) / 3)


@pytest.mark.parametrize("hero", load().heroes)
def test_every_hero_can_attack_and_defend(hero: str) -> None:
    seat = table("{}", (hero, "monk")).fighters[0]
    worth = worth_of(load(), seat.lay, seat.board.faces)
    assert 1.0 < worth.start < 20.0
    assert 0.0 < worth.defence < 10.0


def test_tokens_help_or_hurt_their_holder() -> None:
    content = load()
    worths = token_worths(content)
    assert len(worths) == len(content.tokens)
    for token, worth in zip(content.tokens, worths, strict=True):
        negative = token.status is not None and token.status.kind == "negative"
        assert (worth < 0) == negative
