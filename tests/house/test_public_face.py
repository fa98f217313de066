"""The house knows its games by `Game` alone: no module and no id of one outside its folder."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import astragal
from tests.house.source import ROOT, SRC, python_files, shown

GAMES = sorted(
    path.name for path in (SRC / "astragal/games").iterdir() if (path / "game.py").exists()
)
WEB = ROOT / "web/src"


def known(source: str) -> Iterator[str]:
    """The games that Python code imports from, or names by their ids."""
    ids = set(astragal.game_ids())
    for node in ast.walk(ast.parse(source)):
        names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        yield from (part for name in names for part in name.split(".") if part in GAMES)
        if isinstance(node, ast.Constant) and node.value in ids:
            yield str(node.value)


def known_to_the_app(source: str) -> list[str]:
    """The same for the browser app: imports from a game's folder, and quoted ids."""
    ids = "|".join(astragal.game_ids())
    return re.findall(rf"games/({ids})\b|['\"`]({ids})['\"`]", source)


def outside(path: Path) -> bool:
    return not path.is_relative_to(SRC / "astragal/games")


def test_imports_and_ids_are_noticed() -> None:
    assert list(known("from astragal.games.pig.state import Pig")) == ["pig"]
    assert list(known("import astragal.games.dice_forge.game")) == ["dice_forge"]
    assert list(known('if game.id == "dice-throne": pass')) == ["dice-throne"]
    assert not list(known("from astragal.games import game"))
    assert known_to_the_app("import x from '../games/pig/Board.svelte'")
    assert known_to_the_app("if (game === 'dice-throne') draw();")
    assert not known_to_the_app("import generic from '../games/generic';")


def test_no_python_file_knows_a_game() -> None:
    found = {
        shown(path): sorted(set(known(path.read_text(encoding="utf-8"))))
        for path in python_files()
        if outside(path)
    }
    wrong = {path: games for path, games in found.items() if games}
    assert not wrong, f"ask the Game instead: {wrong}"


def test_the_app_knows_a_game_only_in_its_folder() -> None:
    files = [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte")]
    files = [path for path in files if not path.is_relative_to(WEB / "games")]
    files = [path for path in files if not path.name.endswith((".test.ts", ".generated.ts"))]
    wrong = {
        shown(path): games
        for path in files
        if (games := known_to_the_app(path.read_text(encoding="utf-8")))
    }
    assert files
    assert not wrong, f"let the game's plug-in do it: {wrong}"
