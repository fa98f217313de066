"""What README.md shows is true."""

import ast
import re
import shlex
import tomllib
from pathlib import Path

import pytest

import astragal
from astragal.cli import COMMANDS
from tests.cli.run import astragal_command, read_only
from tests.docs.page import ROOT, blocks, page

PAGE = "README.md"


def test_the_example_in_python_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = blocks(PAGE, "python")
    exec(example.text, {})
    assert sorted(ast.literal_eval(capsys.readouterr().out)) == [1, 2]


def test_the_scenario_holds(tmp_path: Path) -> None:
    (example,) = blocks(PAGE, "yaml")
    file = tmp_path / "smack.yaml"
    file.write_text(example.text, "utf-8")
    result = astragal_command("check", str(file))
    assert result.exit_code == 0, result.output


def commands() -> list[list[str]]:
    lines = [line for block in blocks(PAGE, "sh") for line in block.text.splitlines()]
    return [words for line in lines if (words := shlex.split(line, comments=True))]


@pytest.mark.parametrize("words", [line for line in commands() if line[0] == "astragal"])
def test_a_command_is_understood(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    if words[1] == "serve":  # it would go on for ever
        assert read_only(*words[1:]).command.name == "serve"
        return
    playing = words[1] == "play"
    result = astragal_command(*words[1:], typed="\nquit\n" if playing else "")
    assert result.exit_code == 0, result.output


def test_the_other_commands_are_targets_of_make() -> None:
    targets = re.findall(r"^([a-z-]+):.*##", page("Makefile"), re.MULTILINE)
    made = [words[1] for words in commands() if words[0] == "make"]
    assert made == ["play", "test"]
    assert set(made) <= set(targets)
    assert set(re.findall(r"`make ([a-z-]+)`", page(PAGE))) <= set(targets)


def test_commands_named_in_the_text_exist() -> None:
    assert set(re.findall(r"`astragal ([a-z]+)", page(PAGE))) <= set(COMMANDS)


def test_the_games_and_heroes_are_counted_right() -> None:
    heroes = list((ROOT / "src/astragal/games/dice_throne/content/heroes").glob("*.yaml"))
    game = astragal.game("dice-throne")
    assert f"{len(heroes)} heroes" in page(PAGE)
    assert f"{game.seats[0]} to {game.seats[-1]} seats" in page(PAGE)
    names = [astragal.game(id).text().message("game-name") for id in astragal.game_ids()]
    assert [name for name in names if f"**{name}**" not in page(PAGE)] == []


def test_it_belongs_to_the_package() -> None:
    project = tomllib.loads(page("pyproject.toml"))["project"]
    assert project["readme"] == PAGE
