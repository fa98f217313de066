"""No line ends between a number and its unit, nor in Polish after a word of one letter."""

import re
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

import astragal
from astragal.prose.text import HARD_SPACE, LANGUAGES, unbroken
from tests.games.test_language import FILES

GAME = astragal.game("dice-throne")
SEAT = {"en": "Seat", "ru": "Место"}


def said(language: str, message: str, **arguments: object) -> str:
    """A message of Dice Throne as people see it."""
    seats: Any = {"PLAYER": lambda seat, form: f"{SEAT[language]} {seat}"}
    bundle = FluentBundle([language], functions=seats, use_isolating=False)
    for path in sorted((GAME.folder / "text" / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(unbroken(path.read_text("utf-8"), language)))
    pattern = bundle.get_message(message).value
    assert pattern is not None
    words, problems = bundle.format_pattern(pattern, arguments)
    assert not problems
    return str(words)


@pytest.mark.parametrize(
    ("language", "message", "arguments", "words"),
    [
        ("en", "option-play", {"what": "X", "cost": 2}, "Play X (2_CP)"),
        ("ru", "option-play", {"what": "X", "cost": 2}, "Разыграть карту «X» (2_БС)"),
        ("pl", "option-play", {"what": "X", "cost": 2}, "Zagraj kartę „X” (2_PW)"),
        ("ru", "option-sell", {"what": "X"}, "Продать карту «X» за 1_БС"),
        ("ru", "event-drew", {"seat": 1, "count": 5}, "Место 1 берёт 5_карт."),
        ("ru", "quantity-damage", {"n": 2, "adjectives": "чистого "}, "2_чистого урона"),
        ("pl", "symbol-some", {"n": 2, "symbol": "[Miecz]"}, "2_[Miecz]"),
        ("ru", "phase-main-1", {}, "основная фаза_1"),
        ("pl", "phase-main-1", {}, "Faza Główna_(1)"),
        ("pl", "timing-upkeep", {}, "w_swojej Fazie Utrzymania"),
        ("pl", "list-and", {"first": "A", "last": "B"}, "A i_B"),
    ],
)
def test_what_belongs_together_is_not_parted(
    language: str, message: str, arguments: dict[str, object], words: str
) -> None:
    assert said(language, message, **arguments).replace(HARD_SPACE, "_") == words


@pytest.mark.parametrize("words", ["Faza Główna", "Fazy Głównej", "Fazę Główną"])
def test_a_phase_keeps_its_number_in_every_case(words: str) -> None:
    assert unbroken(f"{words} (1)", "pl") == f"{words}{HARD_SPACE}(1)"


def test_a_seat_is_no_quantity() -> None:
    assert said("en", "event-held-back", seat=2) == "Seat 2 declares no ability."


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_file_has_a_number_apart_from_its_unit(language: str) -> None:
    apart = re.compile(r"\{ \$(?:n|count|cp) \} [^\W\d_]|(?<![\w$.])\d+ [^\W\d_]")
    for path in FILES:
        if language in (path.stem, path.parent.name):
            source = path.read_text("utf-8")
            laid = unbroken(source, language)
            assert not apart.findall(laid), path
            assert laid.replace(HARD_SPACE, " ") == source, path
            FluentBundle([language]).add_resource(FluentResource(laid))


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_hold_no_hidden_spaces_of_their_own(language: str) -> None:
    assert not [path for path in FILES if HARD_SPACE in path.read_text("utf-8")]
