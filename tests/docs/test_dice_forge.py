"""docs/games/dice-forge.md names every decision, move and fact of the engine, and no other."""

import re

from astragal.games import game
from astragal.games.dice_forge.events import EVENTS
from astragal.games.dice_forge.moves import MOVES
from astragal.kernel.facts import POLLING
from astragal.packs.yaml import parse
from astragal.proving.run import run
from astragal.proving.scenario import scenarios
from tests.docs.page import blocks, first_column, page
from tests.games.dice_forge.table import load
from tests.games.dice_forge.test_words import keys_of_view, reasons

PAGE = "docs/games/dice-forge.md"


def section(title: str) -> str:
    return page(PAGE).split(f"## {title}", 1)[1].split("\n## ", 1)[0]


def test_every_reason_has_a_row() -> None:
    rows = first_column(PAGE, "Decisions and their moves")
    assert sorted(rows) == sorted(reasons())


def test_every_move_is_shown() -> None:
    moves = section("Decisions and their moves")
    assert {verb for verb in MOVES.verbs if f"`{verb}" not in moves} == set()


def test_every_face_feat_and_slot_is_named() -> None:
    content = load()
    named = set(re.findall(r"`([a-z0-9-]+)`", section("Names")))
    assert {face.id for face in content.faces} <= named
    assert {feat.id for feat in content.feats} <= named
    assert {slot.id for slot in content.slots} <= named


def test_every_option_of_a_match_is_named() -> None:
    named = set(re.findall(r"`([a-z0-9_]+)`", section("Options of a match")))
    assert set(game("dice-forge").options) - set(POLLING) <= named


def test_the_examples_hold() -> None:
    examples = [block.text for block in blocks(PAGE, "yaml") if "moves:" in block.text]
    assert examples
    for example in examples:
        for scenario in scenarios(parse(example, PAGE)):
            run(scenario, game)


def test_every_fact_of_the_view_is_named() -> None:
    words = set(re.findall(r"[a-z]+", " ".join(re.findall(r"`(.+?)`", section("View paths")))))
    assert set(keys_of_view()) - words == set()


def test_every_event_is_named() -> None:
    assert {kind for kind in EVENTS if f"`{kind}`" not in section("Events")} == set()
