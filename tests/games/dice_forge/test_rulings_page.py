"""docs/games/dice-forge-rulings.md and the proofs of its numbers: none without the other."""

import ast
import re
from itertools import groupby
from pathlib import Path

from astragal.proving.scenario import files, load
from tests.docs.page import ROOT, page

PAGE = "docs/games/dice-forge-rulings.md"
SCENARIOS = ROOT / "tests/scenarios/dice-forge/rulings"
TESTS = ROOT / "tests/games/dice_forge/test_rulings.py"
ROW = re.compile(r"^- \*\*(R-([A-Z])(\d+))\*\*: ", re.MULTILINE)
NUMBER = re.compile(r"(R-[A-Z]\d+): ")


def numbers() -> list[str]:
    """The numbers on the page, in its order."""
    return [row[1] for row in ROW.finditer(page(PAGE))]


def names() -> list[str]:
    """The names of all scenarios of rulings."""
    return [scenario.name for path in files(SCENARIOS) for scenario in load(path)]


def docstrings(path: Path) -> list[str]:
    """What the tests of a file say of themselves."""
    nodes = ast.walk(ast.parse(path.read_text("utf-8")))
    tests = [n for n in nodes if isinstance(n, ast.FunctionDef) and n.name.startswith("test_")]
    return [ast.get_docstring(test) or "" for test in tests]


def number_of(said: str) -> str:
    """The number that a proof begins with, or all of what it says."""
    found = NUMBER.match(said)
    return found[1] if found else said


def test_the_numbers_of_each_section_run_on() -> None:
    rows = [(row[2], int(row[3])) for row in ROW.finditer(page(PAGE))]
    sections = {
        letter: [row[1] for row in group] for letter, group in groupby(rows, lambda r: r[0])
    }
    assert len(sections) == page(PAGE).count("\n## ")
    for letter, found in sections.items():
        assert found == list(range(1, len(found) + 1)), f"the numbers R-{letter} have a gap"


def test_every_number_is_proved_and_every_proof_has_a_number() -> None:
    proved = {number_of(said) for said in [*names(), *docstrings(TESTS)]}
    listed = numbers()
    assert len(set(listed)) == len(listed)
    assert sorted(set(listed) - proved) == [], "no scenario or test begins with these numbers"
    assert sorted(proved - set(listed)) == [], f"{PAGE} does not list these"
