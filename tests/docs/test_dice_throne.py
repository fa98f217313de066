"""docs/games/dice-throne.md names every decision, move and fact of the engine, and no other."""

import re

from astragal.games import game
from astragal.games.dice_throne.moves import MOVES
from astragal.games.dice_throne.rules.moments import MOMENTS
from astragal.packs.yaml import parse
from astragal.proving.run import run
from astragal.proving.scenario import scenarios
from tests.docs.page import blocks, first_column, page
from tests.games.dice_throne.table import load
from tests.games.dice_throne.test_table_words import keys_of_view, reasons

PAGE = "docs/games/dice-throne.md"


def test_every_reason_has_a_row() -> None:
    assert sorted(first_column(PAGE, "Decisions and their moves")) == sorted(reasons())


def test_every_window_has_a_row_among_the_windows() -> None:
    windows = page(PAGE).split("### Windows", 1)[1].split("## Positions", 1)[0]
    assert re.findall(r"^\| `([a-z-]+)` \|", windows, re.MULTILINE) == list(MOMENTS)


def test_every_move_is_shown() -> None:
    moves = page(PAGE).split("## Decisions", 1)[1].split("## Positions", 1)[0]
    assert {verb for verb in MOVES.verbs if f"`{verb}" not in moves} == set()


def test_the_uses_that_are_named_exist() -> None:
    named = set(re.findall(r"`use ([a-z][a-z -]*?)(?: \d)?`", page(PAGE)))
    known = {play.name for play in load().plays}
    assert {"tactical-advantage supplies", "chi prevent"} <= named
    assert named <= known


def test_the_examples_hold() -> None:
    examples = [block.text for block in blocks(PAGE, "yaml") if "moves:" in block.text]
    assert examples
    for example in examples:
        for scenario in scenarios(parse(example, PAGE)):
            run(scenario, game)


def test_every_fact_of_the_view_is_named() -> None:
    paths = page(PAGE).split("## View paths", 1)[1]
    words = set(re.findall(r"[a-z]+", " ".join(re.findall(r"`(.+?)`", paths))))
    assert set(keys_of_view()) - words == set()
