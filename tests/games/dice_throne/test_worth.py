"""What effects are worth to bots: no word of the vocabulary is forgotten."""

from typing import Any, get_args

import pytest

from astragal.games.dice_throne.advice.worth import WORDS, Reader, token_worths, worth_of
from astragal.games.dice_throne.packs import vocabulary as v
from astragal.games.dice_throne.packs.words import pieces as piece
from astragal.games.dice_throne.packs.words import players as player
from astragal.games.dice_throne.packs.words.attack import RerollWhenSpent, ShareDamage
from tests.games.dice_throne.table import load, table

# Words whose worth hangs wholly on the match, or that only order others.
WORTHLESS = {
    *(piece.RemoveOwn, piece.RemoveThis, piece.Transfer, piece.PassThis, piece.RemoveCompanions),
    *(piece.Reroll, piece.SetDie, piece.ShiftDie, piece.ExtraAttempt, RerollWhenSpent),
    *(player.LookAtHand, piece.Skip, piece.Flip, ShareDamage),
    *(v.Then, v.Otherwise, v.PayAny, piece.Detonate),
}
VOCABULARY = set(get_args(v.Effect))


def test_every_word_is_valued_or_known_to_be_worth_nothing() -> None:
    forgotten = VOCABULARY - set(WORDS) - WORTHLESS
    assert not forgotten, f"value these in worth.py, or list them here: {names(forgotten)}"


def test_no_word_is_listed_twice_or_gone() -> None:
    assert not names(WORTHLESS & set(WORDS))
    assert not names((WORTHLESS | set(WORDS)) - VOCABULARY)


def names(words: set[Any]) -> list[str]:
    return sorted(word.__name__ for word in words)


def reader() -> Reader:
    return Reader(load(), table("{}").fighters[0].board.faces)


@pytest.mark.parametrize(
    ("more", "less"),
    [
        (player.Deal(4), player.Deal(3)),
        (player.Deal(4, kind="undefendable"), player.Deal(4)),
        (player.Deal(1), player.Deal(1, to="me")),
        (player.Heal(2), player.Heal(1)),
        (player.StealHealth(2), player.Heal(2)),
        (player.StealCp(2), player.GainCp(2)),
        (player.Draw(2), player.Draw(1)),
        (player.Prevent("all"), player.Prevent("half")),
        (v.Choose([[player.Deal(1)], [player.Deal(5)]]), player.Deal(4)),
    ],
)
def test_more_is_worth_more(more: v.Effect, less: v.Effect) -> None:
    assert reader().one(more, ()) > reader().one(less, ())


def test_dice_that_an_effect_throws_are_counted_out() -> None:
    effect = v.Roll(1, [v.OnValues([5, 6], [player.Deal(3)])])
    assert reader().one(effect, ()) == pytest.approx(reader().one(player.Deal(3), ()) / 3)


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
