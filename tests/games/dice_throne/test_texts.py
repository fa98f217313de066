"""The texts of all content: complete, whole, and as the golden files have them."""

import pytest

from astragal.kernel.text import LANGUAGES
from tests.games.dice_throne.golden_texts import golden, whole_text


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
    rules = [line.strip(" •") for line in whole_text(language).splitlines() if line[:2] == "  "]
    faces = [line for line in rules if line[:1].isdigit() and "[" not in line]
    cut = [line for line in rules if line not in faces and not line.endswith((".", ":"))]
    assert not cut
    assert not [line for line in rules if ".." in line or "  " in line or " ." in line]
    assert not [line for line in rules if line[0].islower()]
