"""docs/adding-a-hero.md and docs/adding-a-card.md show a hero that can be read, and every word."""

from pathlib import Path
from typing import Any, get_args

import pytest

import astragal
from astragal.games import game
from astragal.games.dice_throne.packs.conditions import Amount, Condition
from astragal.games.dice_throne.packs.pack import CommonCards, Hero, Statuses, Timing
from astragal.games.dice_throne.packs.reading import FOLDER, content_of
from astragal.games.dice_throne.packs.vocabulary import (
    DICE_THRONE,
    decode,
    decode_file,
)
from astragal.games.dice_throne.packs.words.word import Effect
from astragal.games.dice_throne.prose.leaflet import hero_leaflet
from astragal.packs.yaml import parse
from astragal.proving.run import run
from astragal.proving.scenario import scenarios
from tests.cli.run import astragal_command
from tests.docs.page import ROOT, blocks, first_column, page

HERO = "docs/adding-a-hero.md"
CARD = "docs/adding-a-card.md"
EXAMPLE = "docs/examples/lamplighter.yaml"


def said_lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


def test_the_page_shows_the_whole_example_in_order() -> None:
    shown = "\n".join(block.text for block in blocks(HERO) if block.title == EXAMPLE)
    assert said_lines(shown) == said_lines(page(EXAMPLE))


def test_the_example_holds_together() -> None:
    result = astragal_command("content", "check", str(ROOT / EXAMPLE))
    assert result.exit_code == 0, result.output


def test_its_text_is_the_one_that_the_page_shows() -> None:
    hero = decode_file(ROOT / EXAMPLE, Hero)
    common = decode_file(FOLDER / "common.yaml", CommonCards).cards
    shared = decode_file(FOLDER / "statuses.yaml", Statuses).statuses
    leaflet = hero_leaflet(hero, "en", content_of([hero], shared, common))
    card = next(e for s in leaflet.sections for e in s.entries if e.title == "More Oil!")
    assert card.lines[-3:] == blocks(HERO, "text")[0].text.splitlines()


def test_the_card_is_the_one_of_the_example() -> None:
    (card,) = (block for block in blocks(CARD) if block.title)
    assert card.text in page(card.title)


def test_the_scenario_of_the_card_holds() -> None:
    (example,) = (block for block in blocks(CARD, "yaml") if not block.title)
    (scenario,) = scenarios(parse(example.text, CARD))
    run(scenario, game)


@pytest.mark.parametrize(("heading", "kind"), [("Effects", Effect), ("Conditions", Condition)])
def test_every_word_is_there_with_an_example_that_can_be_read(heading: str, kind: Any) -> None:
    read = [decode(parse(cell, CARD), kind) for cell in first_column(CARD, heading)]
    assert [type(word).tag for word in read] == list(
        dict.fromkeys(type(word).tag for word in read)
    ), "a word is there twice"
    assert {type(word) for word in read} == set(DICE_THRONE.decoder.slots[kind])


def test_every_moment_and_every_count_is_there() -> None:
    assert first_column(CARD, "Moments")[1:] == list(get_args(Timing))
    section = page(CARD).split("## Amounts", 1)[1].split("## ", 1)[0]
    for count in get_args(Amount.__dataclass_fields__["count"].type):
        assert f"`{count}`" in section


def test_the_page_says_where_the_heroes_of_the_house_are() -> None:
    heroes = (FOLDER / "heroes").relative_to(Path(astragal.__file__).parent)
    assert (ROOT / "src/astragal" / heroes).is_dir()
    assert f"`src/astragal/{heroes.as_posix()}/`" in page(HERO)
