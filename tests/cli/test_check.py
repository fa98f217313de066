"""`astragal check`: one line for each scenario, and what it says when something is wrong."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from astragal.cli import main

HOLDS = "name: It holds\ngame: pig\ndice: [3]\nmoves: [1 roll]\nexpect: {total: 3}\n"
FAILS = "name: It fails\ngame: pig\ndice: [3]\nmoves: [1 roll]\nexpect: {total: 4}\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def check(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["check", *arguments])


def check_text(folder: Path, text: str) -> str:
    (folder / "s.yaml").write_text(text, "utf-8")
    result = check("s.yaml")
    assert result.exit_code == 1
    assert "1 scenario, 1 failed" in result.output
    return result.output


def test_a_line_each_and_a_summary(folder: Path) -> None:
    (folder / "a.yaml").write_text(HOLDS, "utf-8")
    (folder / "deep").mkdir()
    (folder / "deep/b.yml").write_text(HOLDS.replace("It", "This"), "utf-8")
    result = check(".")
    assert result.exit_code == 0
    assert result.output.splitlines() == [
        "ok      a.yaml  It holds",
        "ok      deep/b.yml  This holds",
        "2 scenarios, all hold",
    ]


def test_a_failure_shows_path_expected_got_and_the_move(folder: Path) -> None:
    (folder / "a.yaml").write_text(FAILS, "utf-8")
    (folder / "b.yaml").write_text(HOLDS, "utf-8")
    result = check("a.yaml", "b.yaml")
    assert result.exit_code == 1
    assert result.output.splitlines() == [
        "FAILED  a.yaml  It fails",
        '        a.yaml:5:10: at the end, after move 1 "1 roll": total: expected 4, got 3',
        "ok      b.yaml  It holds",
        "2 scenarios, 1 failed",
    ]


def test_quiet_prints_only_failures(folder: Path) -> None:
    (folder / "a.yaml").write_text(HOLDS, "utf-8")
    (folder / "b.yaml").write_text(FAILS, "utf-8")
    assert check("--quiet", "a.yaml").output == ""
    assert "It holds" not in check("--quiet", ".").output
    assert "It fails" in check("--quiet", ".").output


def test_a_file_named_twice_is_run_once(folder: Path) -> None:
    (folder / "a.yaml").write_text(HOLDS, "utf-8")
    assert "1 scenario, all hold" in check("a.yaml", "a.yaml", ".").output


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("name: [x\n", "s.yaml:2:1: not valid YAML: "),
        ("name: x\ngame: pog\n", "s.yaml:2:7: game: there is no game 'pog'"),
        ("name: x\ngame: pig\noptions: {gaol: 9}\n", 's.yaml:3:11: options: unknown option "gaol"'),
        ("name: x\ngame: pig\ndyce: []\n", 's.yaml:3:1: unknown key "dyce"'),
        ("name: x\ngame: pig\ndice: [a]\n", "s.yaml:3:8: dice[0]: expected a whole number"),
        ("name: x\ngame: pig\ndice: []\nmoves: [1 roll]\n", 's.yaml:4:9: at move 1 "1 roll": the '),
        ("name: x\ngame: pig\ndice: [2]\n", "s.yaml:3:8: at the end, after the start: dice were"),
        ("name: x\ngame: pig\nmoves: [2 roll]\n", "seat 2 is not asked: seat 1 must decide"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(folder: Path, text: str, message: str) -> None:
    assert message in check_text(folder, text)


def test_a_broken_file_does_not_stop_the_others(folder: Path) -> None:
    (folder / "a.yaml").write_text("name: [x\n", "utf-8")
    (folder / "b.yaml").write_bytes(b"\xff\xfe\x00")
    (folder / "c.yaml").write_text(HOLDS, "utf-8")
    result = check(".")
    assert result.exit_code == 1
    assert "ok      c.yaml  It holds" in result.output
    assert "3 scenarios, 2 failed" in result.output


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["nowhere.yaml"], "there is no file or folder nowhere.yaml"),
        (["."], "there are no scenarios (*.yaml) in ."),
        ([], "FILE_OR_FOLDER... is missing"),
    ],
)
def test_nothing_to_check_is_an_error(folder: Path, arguments: list[str], message: str) -> None:
    result = check(*arguments)
    assert result.exit_code == 2
    assert message in result.output


def test_a_wrong_scenario_does_not_hide_the_others_of_its_file(folder: Path) -> None:
    wrong = "- name: It is wrong\n  game: pig\n  moevs: []\n"
    listed = "".join(
        f"- {text.strip()}\n".replace("\n", "\n  ").rstrip() + "\n" for text in (HOLDS,)
    )
    (folder / "s.yaml").write_text(listed + wrong + "- game: pig\n" + listed, "utf-8")
    result = check("s.yaml")
    assert result.output.count("ok      s.yaml  It holds") == 2
    assert (
        'FAILED  s.yaml  It is wrong\n        s.yaml:8:3: [1]: unknown key "moevs"' in result.output
    )
    assert "FAILED  s.yaml  without a name\n        s.yaml:9:3: [2]: missing key" in result.output
    assert "4 scenarios, 2 failed" in result.output


def test_the_trace_is_printed(folder: Path) -> None:
    (folder / "s.yaml").write_text(HOLDS, "utf-8")
    result = check("--trace", "s.yaml")
    assert "        seat 1 must decide (turn: roll, hold)\n          > 1 roll\n" in result.output


def test_the_trace_tells_refusals_and_where_an_expectation_failed(folder: Path) -> None:
    moves = "[illegal: {move: 2 roll, rule: DT-029}, expect: {turn: 99}]"
    text = f"name: x\ngame: dice-throne\nposition: {{phase: offensive-roll}}\nmoves: {moves}\n"
    (folder / "s.yaml").write_text(text, "utf-8")
    asked = "seat 1 must decide (rolling: roll, none)"
    rule = "DT-029: roll attempts are made in your own Offensive Roll Phase"
    assert check("--trace", "s.yaml").output.splitlines()[:5] == [
        f"        {asked}",
        "          > illegal: 2 roll",
        f"            refused: {rule}; seat 2 is not asked: {asked}",
        f"        {asked}",
        "FAILED  s.yaml  x",
    ]


def test_a_misspelt_reason_is_told_with_the_right_one(folder: Path) -> None:
    text = "name: x\ngame: dice-throne\nmoves: [pass all until defence]\n"
    told = 'dice-throne asks nobody for "defence"; did you mean "defend"?'
    assert told in check_text(folder, text)
