"""Options: tokens are spent, so many of them, and to decline is said as it was asked."""

import pytest

from astragal.games.dice_throne.state import DiceThrone
from tests.games.dice_throne.table import GAME, played, table


def said(m: DiceThrone, move: str, language: str) -> str:
    """The words of the option that is written so."""
    option = next(option for option in m.options if m.notation(option) == move)
    return GAME.describe(m, option, language).words


@pytest.mark.parametrize(
    ("language", "one", "three"),
    [
        ("en", "Spend 1 Tactical Advantage", "Spend 3 Tactical Advantage"),
        (
            "ru",
            "Израсходовать жетон «Тактическое преимущество»",
            "Израсходовать жетон «Тактическое преимущество» ×3",
        ),
        ("pl", "Wydaj żeton „Przewaga taktyczna”", "Wydaj żeton „Przewaga taktyczna” ×3"),
    ],
)
def test_an_option_says_how_many_tokens_it_spends(language: str, one: str, three: str) -> None:
    m = table("{seats: {1: {tokens: {tactical-advantage: 5}}}}", ("tactician", "monk"))
    assert said(m, "use tactical-advantage supplies", language) == one
    assert said(m, "use tactical-advantage intelligence", language) == three


@pytest.mark.parametrize(
    ("language", "spent", "used"),
    [
        ("en", "Spend 1 Sapling Spirit", "Use Nanobot"),
        ("ru", "Израсходовать компаньона «Дух саженца»", "Использовать компаньона «Нанобот»"),
        ("pl", "Odrzuć towarzysza „Duch sadzonki”", "Użyj towarzysza „Nanobot”"),
    ],
)
def test_a_companion_is_spent_or_used(language: str, spent: str, used: str) -> None:
    m = table("{seats: {1: {tokens: {sapling-spirit: 1}}}}", ("treant", "monk"))
    assert said(m, "use sapling-spirit heal", language) == spent
    upkeep = (
        "{phase: upkeep, seats: {1: {tokens: {synth: 3, nanobot: 1}}, 2: {tokens: {nanite: 1}}}}"
    )
    assert said(table(upkeep, ("artificer", "monk")), "use nanobot", language) == used


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Don't do it"), ("ru", "Не делать"), ("pl", "Nie rób tego")],
)
def test_who_is_asked_whether_to_do_it_may_leave_it(language: str, words: str) -> None:
    hand = "{seats: {1: {hand: [smoke-offering, six-it]}}}"
    m = played(table(hand, ("ninja", "monk")), "play smoke-offering")
    assert m.reason == "may"
    assert said(m, "done", language) == words


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Roll the die"), ("ru", "Бросить кубик"), ("pl", "Rzuć kością")],
)
def test_one_die_is_not_all_dice(language: str, words: str) -> None:
    m = table(
        "{phase: offensive-roll, seats: {1: {tokens: {synth: 1}}}}",
        ("artificer", "monk"),
        (1, 1, 1, 4, 4),
    )
    played(m, "roll", "ability spanner-strike")
    while m.reason != "roll-or-pick":
        played(m, "pass")
    assert said(m, "roll", language) == words
