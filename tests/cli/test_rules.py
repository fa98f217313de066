"""`astragal rules`: how many rules have a proof, which have none, and one rule in full."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from astragal.cli import main
from astragal.cli import rules as command
from astragal.proving.catalogue import catalogue

SCENARIO = "name: A proof\nproves: [{id}]\ngame: pig\n"


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with one scenario and one marked test."""
    tests = tmp_path / "tests/scenarios"
    tests.mkdir(parents=True)
    (tests / "a.yaml").write_text(SCENARIO.format(id="PIG-1"), "utf-8")
    marked = '@proves("PIG-2", "PIG-1")\ndef test_it() -> None:\n    pass\n'
    (tmp_path / "tests/test_it.py").write_text(marked, "utf-8")
    monkeypatch.setattr(command, "checkout", lambda: tmp_path)
    return tmp_path


def rules(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["rules", *arguments])


def rows(output: str) -> dict[str, list[str]]:
    cells = [line.split() for line in output.splitlines()]
    return {row[0]: row[1:] for row in cells if row}


def test_the_table_counts_proofs_by_game(checkout: Path) -> None:
    result = rules()
    assert result.exit_code == 0
    assert rows(result.output)["pig"] == ["7", "2", "5"]
    assert rows(result.output)["dice-throne"][1] == "0"


def test_the_table_names_proofs_of_unknown_rules(checkout: Path) -> None:
    (checkout / "tests/scenarios/b.yaml").write_text(SCENARIO.format(id="PIG-77"), "utf-8")
    output = rules().output
    assert "tests/scenarios/b.yaml:1  A proof: there is no rule PIG-77" in output
    assert "did you mean PIG-7?" in output


def test_missing_lists_rules_without_a_proof(checkout: Path) -> None:
    one = rules("--missing", "pig").output.splitlines()
    assert [line.split()[0] for line in one] == ["PIG-3", "PIG-4", "PIG-5", "PIG-6", "PIG-7"]
    assert one[1].startswith("PIG-4  roll: A roll of 1\xa0loses the whole turn total")
    every = rules("--missing").output.splitlines()
    assert len(every) == sum(len(found) for found in catalogue().values()) - 2


def test_missing_says_when_there_is_nothing_missing(checkout: Path) -> None:
    every = "".join(f"- {{name: x, game: pig, proves: [PIG-{n}]}}\n" for n in range(1, 8))
    (checkout / "tests/scenarios/b.yaml").write_text(every, "utf-8")
    assert rules("--missing", "pig").output == "Every rule has a proof.\n"


def test_one_rule_with_its_proofs_and_its_functions(checkout: Path) -> None:
    result = rules("pig-2")
    assert result.exit_code == 0
    assert "PIG-2  turn\nrule: In its turn the active seat" in result.output
    assert "ruling: Holding is allowed before the first roll" in result.output
    assert "proofs:\n  tests/test_it.py:2  test_it\n" in result.output
    assert re.search(r"cited by:\n  (src/)?astragal/games/pig/rules/turn\.py:\d", result.output)


def test_a_scenario_is_named_as_a_proof(checkout: Path) -> None:
    assert "  tests/scenarios/a.yaml:1  A proof\n" in rules("PIG-1").output
    assert "proofs: none" in rules("PIG-3").output


def test_a_rule_points_to_its_rulings(checkout: Path) -> None:
    assert "rulings: AMB-10 in docs/rulings.md" in rules("DT-005").output
    assert "rulings: DF-AMB-01 in docs/rulings.md" in rules("DF-041").output


def test_without_a_checkout_proofs_are_said_to_be_elsewhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(command, "checkout", lambda: None)
    for arguments in ([], ["--missing"], ["PIG-1"]):
        result = rules(*arguments)
        assert result.exit_code == 0
        assert "Proofs are only in the repository" in result.output
    assert rows(rules().output)["pig"] == ["7"]


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (["PIG-33"], 1, "there is no rule PIG-33; did you mean PIG-3?"),
        (["nothing-like-it-at-all"], 1, "there is no rule nothing-like-it-at-all"),
        (["--missing", "pgi"], 2, "did you mean “pig”?"),
        (["PIG-1", "--missing"], 2, "give the id of a rule or --missing, not both"),
    ],
)
def test_errors(checkout: Path, arguments: list[str], code: int, message: str) -> None:
    result = rules(*arguments)
    assert result.exit_code == code
    assert message in result.output


def test_a_broken_scenario_is_told_with_its_place(checkout: Path) -> None:
    (checkout / "tests/scenarios/b.yaml").write_text("name: x\n", "utf-8")
    result = rules()
    assert result.exit_code == 1
    assert 'tests/scenarios/b.yaml:1:1: missing key "game"' in result.output
