"""The texts of all content: complete, whole, and as the golden files have them."""

import pytest

from astragal.prose.text import LANGUAGES
from tests.games.dice_throne.golden_texts import golden, leaflets, whole_text
from tests.games.dice_throne.table import load


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_are_as_reviewed(language: str) -> None:
    written = golden(language).read_text(encoding="utf-8")
    difference = f"the texts in {language} have changed; read them and run `make goldens`"
    assert whole_text(language).splitlines() == written.splitlines(), difference


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_a_hole(language: str) -> None:
    said = whole_text(language)
    holes = [line for line in said.splitlines() if any(mark in line for mark in "⟨⟩{}$")]
    assert not holes
    assert "None" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_a_sentence(language: str) -> None:
    lines = [line.partition(" · ")[0] for line in whole_text(language).splitlines()]
    rules = [line.strip(" •") for line in lines if line[:2] == "  "]
    faces = [line for line in rules if line[:1].isdigit() and "[" not in line]
    cut = [line for line in rules if line not in faces and not line.endswith((".", ":"))]
    assert not cut
    assert not [line for line in rules if ".." in line or "  " in line or " ." in line]
    assert not [line for line in rules if line[0].islower()]


def test_everything_that_can_be_done_stands_beside_its_text_as_it_is_written() -> None:
    entries = [e for leaflet in leaflets("en") for s in leaflet.sections for e in s.entries]
    written = {e.move for e in entries} | {row.move for e in entries for row in e.rows}
    content = load()
    plays = {
        f"use {p.name}" + (" N" if p.any_number else "") for p in content.plays if p.type == "use"
    }
    cards = {f"{'upgrade' if card.upgrade else 'play'} {card.id}" for card in content.cards}
    boards = [slot.id for hero in content.boards.values() for slot in hero.slots]
    abilities = {f"ability {id}" for id in boards} | {f"defend {id}" for id in boards} | set(boards)
    tokens = set(content.token_numbers)
    assert plays | cards <= written
    assert written <= plays | cards | abilities | tokens | {""}
    assert all(written & {f"ability {id}", f"defend {id}", id} for id in boards)
