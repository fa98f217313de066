"""The board, drawn from plain data."""

from typing import Any

import pytest
from rich.console import Console

import astragal
from astragal.kernel.text import LANGUAGES, Text
from astragal.terminal.board import board, worded
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
        "Pig · Goal 100\n"
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
    assert "Seat 2 · Hand: —\n" in out


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
    assert worded([True, False], text) == f"{text.message('table-yes')}, {text.message('table-no')}"
