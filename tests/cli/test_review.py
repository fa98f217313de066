"""`astragal review` as people type it, and what it refuses."""

import json
from pathlib import Path

import pytest

from tests.cli.run import astragal_command, edited, finished_record, tag

TINY = ("--nodes", "40")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return finished_record(tmp_path, seed="ab")


def test_every_decision_has_a_line_and_every_seat_a_summary(file: Path) -> None:
    result = astragal_command("review", file, *TINY)
    assert result.exit_code == 0
    head, *lines = result.output.splitlines()
    assert head.startswith("Reviewed by smart (40 nodes per decision).")
    end = lines.index("")
    assert [int(line.split()[0]) for line in lines[:end]] == list(range(1, 14))
    assert lines[0].split()[:4] == ["1", "1", "roll", "60:40"]
    assert lines[end + 1].startswith("Seat 1: 6 decisions, mean loss ")
    assert any(line.startswith("Seat 2: 7 decisions, mean loss ") for line in lines)


def test_luck_and_turning_points_are_told(file: Path) -> None:
    output = astragal_command("review", file, "--level", "greedy").output
    assert "luck +4" in output
    assert "turning point: seat 2 is ahead" in output
    assert "better: roll (+4)" in output


def test_the_shape_for_programs(file: Path, tmp_path: Path) -> None:
    kept = tmp_path / "review.json"
    assert astragal_command("review", file, *TINY, "--json", kept).exit_code == 0
    found = json.loads(kept.read_text("utf-8"))
    assert list(found) == [
        *("review", "engine", "game", "seats", "options", "level", "nodes", "ms", "result"),
        *("decisions", "summary"),
    ]
    assert (found["review"], found["game"], found["level"]) == (1, "pig", "smart")
    assert (found["nodes"], found["ms"], found["result"]) == (40, None, [2, 1])
    assert list(found["decisions"][0]) == [
        *("number", "seat", "reason", "move", "options", "before", "after", "value", "better"),
        *("loss", "luck", "turning"),
    ]
    assert list(found["summary"][0]) == ["seat", "decisions", "loss", "luck", "worst"]


def test_a_dash_prints_json_alone_and_the_same_each_time(file: Path) -> None:
    first, second = (astragal_command("review", file, *TINY, "--json", "-") for _ in range(2))
    assert json.loads(first.stdout)["decisions"][0]["move"] == "roll"
    assert first.stdout == second.stdout


def test_it_speaks_the_language_asked_for(file: Path) -> None:
    for language, words in (("ru", "средняя потеря"), ("pl", "średnia strata")):
        output = astragal_command("review", file, "--level", "greedy", "--lang", language).output
        assert words in output


def test_a_clock_may_be_the_budget(file: Path) -> None:
    output = astragal_command("review", file, "--ms", "0.5").output
    assert "(0.5 ms per decision)" in output


@pytest.mark.parametrize(
    ("name", "new", "told"),
    [
        ("Key", "", "this record has no key: the match was still in progress"),
        ("Hash", '[Hash "00"]', "the last position differs from the recorded one"),
        ("Result", "[Result [1, 2]]", "by the rules, but 1, 2 in the record"),
        ("Packs", '[Packs ["lamp:00"]]', "made with packs that are not here: lamp (00)"),
        ("Game", '[Game "pigs"]', 'did you mean "pig"?'),
    ],
)
def test_a_record_that_does_not_hold_is_refused(file: Path, name: str, new: str, told: str) -> None:
    edited(file, tag(file, name), new)
    result = astragal_command("review", file, *TINY)
    assert result.exit_code == (3 if name == "Packs" else 1)
    assert told in result.stderr
    assert result.stdout == ""


def test_a_missing_file(tmp_path: Path) -> None:
    result = astragal_command("review", tmp_path / "missing")
    assert result.exit_code == 1
    assert "can't be read: no such file or directory" in result.stderr


def test_the_record_is_never_written_over(file: Path, tmp_path: Path) -> None:
    before = file.read_text("utf-8")
    result = astragal_command("review", file, "--json", file)
    assert result.exit_code == 2
    assert "--json names the record itself" in result.stderr
    assert file.read_text("utf-8") == before
    for target in (tmp_path, tmp_path / "no" / "review.json"):
        result = astragal_command("review", file, "--json", target)
        assert result.exit_code == 2
        assert "can't be written: choose a file in an existing folder" in result.stderr


def test_a_bot_without_an_opinion_is_no_judge(file: Path) -> None:
    result = astragal_command("review", file, "--level", "random")
    assert result.exit_code == 2
    assert "--level must be one of greedy, smart" in result.stderr
