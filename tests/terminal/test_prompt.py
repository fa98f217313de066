"""The options of a decision, listed with words where they fit."""

from rich.console import Console

from astragal.kernel.match import Match
from astragal.prose.text import Text
from astragal.terminal.prompt import listed
from astragal.terminal.screen import FOLDER
from tests.games.dice_throne.table import GAME, table


def shown(m: Match, language: str = "en") -> str:
    console = Console(width=80, highlight=False)
    with console.capture() as capture:
        console.print(listed(m, Text(language, FOLDER, GAME.folder / "text")))
    return capture.get()


def test_a_card_stands_with_its_cost_and_its_text() -> None:
    out = shown(table("{seats: {1: {cp: 2, hand: [double-up]}}}"), "ru")
    assert "Разыграть карту «Двойной добор!» (1 БС)" in out
    assert "Возьмите 2 карты." in out
    assert "play double-up" in out


def test_of_too_many_options_of_a_kind_the_notation_is_enough() -> None:
    position = "{phase: offensive-roll, dice: [1, 2, 3, 4, 6], attempts: 1}"
    out = shown(table(position))
    assert "Declare Mighty Blow" in out
    assert "Deal 9 damage." in out
    assert "reroll the rest" not in out
    assert "2  keep 1 2 3 4" in out
    assert max(map(len, out.splitlines())) <= 80


def test_few_options_all_stand_with_words() -> None:
    out = shown(table("{phase: offensive-roll, dice: [1, 1, 1, 1, 2], attempts: 1}"))
    assert "Keep 1 1 1 1, reroll the rest" in out
