"""The board, drawn from plain data."""

from typing import Any

import pytest
from rich.console import Console

import astragal
from astragal.prose.text import LANGUAGES, Text
from astragal.terminal.board import BoardWords, board
from astragal.terminal.screen import FOLDER

COMMON = {"game": "chess", "options": {}, "number": 0, "active": 1, "result": None}


def drawn(view: dict[str, Any], players: list[str] | None = None, width: int = 80) -> str:
    console = Console(width=width, highlight=False)
    with console.capture() as capture:
        console.print(board({**COMMON, **view}, Text("en", FOLDER), players))
    return capture.get()


def test_pig() -> None:
    game = astragal.game("pig")
    console = Console(width=80)
    text = Text("en", FOLDER, game.folder / "text")
    with console.capture() as capture:
        console.print(board(game.new(2, seed="a").view(0), text, ["you", "bot"]))
    assert capture.get() == (
        "Pig · Goal: 100\n"
        "╭──────┬────────┬───────╮\n"
        "│ Seat │ Player │ Score │\n"
        "├──────┼────────┼───────┤\n"
        "│ ▶ 1  │ you    │     0 │\n"
        "│   2  │ bot    │     0 │\n"
        "╰──────┴────────┴───────╯\n"
        "Turn total: 0\n"
    )


def test_what_is_nested_stands_under_the_seats() -> None:
    out = drawn(
        {
            "seats": {
                "1": {"health": 50, "hand": ["six-it", "double-up"], "statuses": {"burn": 2}},
                "2": {"health": 48, "hand": [], "stunned": True},
            },
            "last_roll": [1, 2, 3],
            "deck": 15,
            "round": 2,
        }
    )
    assert "│ Seat │ Health │ Stunned │" in out
    assert "│   2  │     48 │ yes     │" in out
    assert "\nDeck: 15 · Round: 2\nLast roll: 1, 2, 3\n" in out
    assert "Seat 1 · Hand: six-it, double-up\n" in out
    assert "Seat 1 · Statuses: Burn 2\n" in out
    assert "Seat 2 · Hand" not in out


def test_with_many_counters_the_seats_stand_side_by_side() -> None:
    row = {f"counter-{n}": n for n in range(9)}
    out = drawn({"seats": {"1": row, "2": row}}, ["you", "bot"])
    assert "│ Player    │ you │ bot │" in out
    assert "│ Counter 8 │ 8   │ 8   │" in out
    assert max(map(len, out.splitlines())) <= 80


def test_brackets_in_a_view_are_shown_and_not_taken_for_markup() -> None:
    out = drawn({"seats": {"1": {"hero": "[bold]x"}}, "note": "[red]y"})
    assert "[bold]x" in out
    assert "[red]y" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_yes_and_no_are_words(language: str) -> None:
    text = Text(language, FOLDER)
    told = BoardWords(text).value("answers", [True, False])
    assert told == f"{text.message('table-yes')}, {text.message('table-no')}"


def test_what_is_not_there_is_not_told() -> None:
    facts = {"roller": 0, "faces": [], "open": False, "attempts": 2, "last": True}
    out = drawn(
        {"seats": {"1": {"side": "", "cp": 0}, "2": {"side": None, "cp": 0}}, "dice": facts}
    )
    assert "Side" not in out
    assert "│ Seat │ Cp │" in out
    assert "Dice: Attempts 2, Last\n" in out
    assert "Attack" not in drawn({"attack": None, "incoming": []})


def test_of_a_long_list_the_last_are_shown() -> None:
    out = drawn({"pile": list(range(20))})
    assert "Pile: (20) …, 12, 13, 14, 15, 16, 17, 18, 19\n" in out


def test_things_are_called_by_their_names() -> None:
    game = astragal.game("dice-throne")
    match = game.new([{"hero": "moon-elf"}, {"hero": "barbarian"}])
    seat = {
        "hero": "moon-elf",
        "hand": ["six-it"],
        "tokens": {"evasive": 2},
        "levels": {"smack": 2},
    }
    console = Console(width=80)
    with console.capture() as capture:
        view = {**COMMON, "phase": "main-1", "seats": {"1": seat}}
        console.print(board(view, Text("pl", FOLDER, game.folder / "text"), m=match))
    out = capture.get()
    assert "Księżycowa Elfka" in out
    assert "Teraz: Faza Główna (1)" in out
    assert "Miejsce 1 · Ręka: Rzut na szóstkę" in out
    assert "Miejsce 1 · Żetony: Unik ×2" in out
    assert "smack" not in out
