"""The examples of docs/record.md and docs/notation.md are true."""

import re
from pathlib import Path

import pytest

import astragal
from astragal.kernel.view import story
from astragal.records.record import KINDS, MOST_TEXT, NEEDED, Record
from astragal.records.replay import moments
from tests.cli.run import astragal_command

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "record.md").read_text("utf-8")


def block(page: str, language: str, number: int = 0) -> str:
    """A fenced block of a page."""
    fenced = re.compile(rf"^```{language}\n(.*?)^```", re.DOTALL | re.MULTILINE)
    return [found[1] for found in fenced.finditer(page)][number]


@pytest.fixture
def example() -> Record:
    return astragal.parse(block(PAGE, "text"))


def test_the_example_holds(example: Record) -> None:
    match = astragal.verify(astragal.game("pig"), example)
    assert match.result == example.result == (2, 1)
    assert [line.comment for line in example.lines if line.comment] == ["a 1 again"]


def test_the_die_recomputed_by_hand_is_the_one_rolled(
    example: Record, capsys: pytest.CaptureFixture[str]
) -> None:
    code = block(PAGE, "python")
    exec(code, {})
    told = [line for m, _ in moments(astragal.game("pig"), example) for line in story(m)]
    rolled = [int(line[-2]) for line in told if " rolls a " in line]
    assert capsys.readouterr().out == f"{rolled}\n"
    assert f": {rolled}\n" in code


def test_the_page_lists_every_tag_and_which_are_needed() -> None:
    rows = re.findall(r"^\| (`[A-Z].*?) \| .*? \| (yes)? ?\|", PAGE, re.MULTILINE)
    tags = {name: needed for names, needed in rows for name in re.findall(r"`(\w+)`", names)}
    assert set(tags) == set(KINDS)
    assert {name for name, needed in tags.items() if needed} == set(NEEDED)
    assert f"{MOST_TEXT:,} characters" in PAGE


def test_the_table_answers_as_the_page_on_notation_says() -> None:
    page = (DOCS / "notation.md").read_text("utf-8")
    answer = block(page, "text", 2).splitlines()[1]
    assert answer in astragal_command("play", "pig", "--lang", "en", typed="rol\n").output
