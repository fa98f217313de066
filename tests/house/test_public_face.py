"""The house knows its games by `Game` alone.

No module, no id, no class and no word of one is known outside its folder.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import astragal
from tests.house.source import ROOT, SRC, python_files, shown
from tests.house.test_names import names

GAMES = sorted(
    path.name for path in (SRC / "astragal/games").iterdir() if (path / "game.py").exists()
)
WEB = ROOT / "web/src"
# Words of a game that mean something else where they are compared, and what that is.
OTHERWISE = {
    "pass": "a poll is passed in every game with windows",
    "none": "nobody or nothing, as an option's value",
    "done": "a job or an order that is over",
    "lose": "what a bot does that fails, in an arena",
    "heal": "the tone of a line that says what good comes",
}


def tags(source: str) -> Iterator[str]:
    """The words that the classes of a vocabulary stand for: `tag: ClassVar[str] = "deal"`."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.AnnAssign(target=ast.Name("tag"), value=ast.Constant(str(word))):
                yield word


@cache
def all_words() -> frozenset[str]:
    """What packs and moves of the games are written with: tags, and verbs of moves."""
    files = [path for path in python_files() if not outside(path)]
    said = {tag for path in files for tag in tags(path.read_text(encoding="utf-8"))}
    verbs = {verb for id in astragal.game_ids() for verb in astragal.game(id).moves.verbs}
    return frozenset(said | verbs)


def words() -> frozenset[str]:
    """Those that mean nothing else."""
    return all_words() - set(OTHERWISE)


def compared(source: str) -> Iterator[str]:
    """The texts that Python code compares something with, or tells cases apart by."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Compare(comparators=parts):
                found = [leaf for part in parts for leaf in ast.walk(part)]
            case ast.MatchValue(value=part):
                found = [part]
            case _:
                continue
        for leaf in found:
            if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str):
                yield leaf.value


def compared_in_the_app(source: str) -> list[str]:
    """The same for the browser app."""
    return re.findall(r"(?:[=!]==\s*|\bcase\s+)'([^']*)'", source)


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


def app_files() -> list[Path]:
    """The files of the app that belong to no game."""
    files = [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte")]
    files = [path for path in files if not path.is_relative_to(WEB / "games")]
    return [path for path in files if not path.name.endswith((".test.ts", ".generated.ts"))]


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
    files = app_files()
    wrong = {
        shown(path): games
        for path in files
        if (games := known_to_the_app(path.read_text(encoding="utf-8")))
    }
    assert files
    assert not wrong, f"let the game's plug-in do it: {wrong}"


def test_compared_words_are_noticed() -> None:
    assert list(tags('class A:\n    tag: ClassVar[str] = "deal"')) == ["deal"]
    assert {"deal", "reroll", "feat", "hold"} <= words()
    assert list(compared('if verb == "roll" or kind in ("deal", x): pass')) == ["roll", "deal"]
    assert list(compared('match verb:\n    case "feat": pass')) == ["feat"]
    assert not list(compared('told["roll"] = say("deal")'))
    assert compared_in_the_app("if (verb === 'roll') {} switch (x) { case 'feat': }")
    assert not compared_in_the_app("const roll = words['roll'];")


def test_no_python_file_compares_with_a_word_of_a_game() -> None:
    wrong = {
        shown(path): sorted(found)
        for path in python_files()
        if outside(path)
        and (found := words().intersection(compared(path.read_text(encoding="utf-8"))))
    }
    assert not wrong, f"let the Game tell: {wrong}"


def test_the_app_compares_with_no_word_of_a_game() -> None:
    wrong = {
        shown(path): sorted(found)
        for path in app_files()
        if (found := words().intersection(compared_in_the_app(path.read_text(encoding="utf-8"))))
    }
    assert not wrong, f"let the game's plug-in tell: {wrong}"


def test_exceptions_are_words_of_a_game() -> None:
    assert set(OTHERWISE) <= all_words(), "some of these are no words of a game any more"


def test_no_class_of_a_game_is_named_outside_it() -> None:
    """Not even as text, as in a comparison of `type(x).__name__`."""
    own = {
        name
        for path in python_files()
        if not outside(path)
        for name in names(path.read_text(encoding="utf-8"))
    }
    known = {name for path in python_files() if outside(path) for name in names(path.read_text())}
    wrong = {
        shown(path): sorted(found)
        for path in python_files()
        if outside(path)
        and (found := (own - known).intersection(compared(path.read_text(encoding="utf-8"))))
    }
    assert not wrong, f"let the Game tell: {wrong}"
