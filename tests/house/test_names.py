"""No two things that a reader may meet together have one name, and no file another one's plural.

In the rooms that all games share every name stands once. A game, and the server, repeat neither
those nor their own; two games may call alike what each of them has.
"""

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from tests.house.source import SRC, python_files, shown

PACKAGE = SRC / "astragal"
GAMES = sorted(path.parent.name for path in (PACKAGE / "games").glob("*/game.py"))

# What is sent or stored is called as the page and the tables of the database call it; these
# structs are read there, and here always beside the file's name (`rows.Match`, `messages.Act`).
SENT = {
    "server": {"answers.py", "messages.py", "outgoing.py", "calls.py", "openapi.py", "rows.py"},
    "games": {"view.py", "table"},
}
# Classes of a vocabulary are called as the word is that a pack writes: `draw`, `roll`.
WORDS = "packs/words"
# What every game derives from a struct of the kernel, under the same name.
DERIVED = {"Odds"}


def names(source: str) -> Iterator[str]:
    """The public classes and aliases of types that a file defines."""
    for node in ast.parse(source).body:
        match node:
            case (
                ast.ClassDef(name=name)
                | ast.Assign([ast.Name(name)])
                | ast.AnnAssign(ast.Name(name))
            ):
                if name[0].isupper() and not name.isupper() and len(name) > 1:
                    yield name


def is_sent(path: Path) -> bool:
    """Whether a file of a game or the server says what is sent or stored."""
    parts = path.relative_to(PACKAGE).parts
    return bool(SENT.get(parts[0], set()) & set(parts))


def shared() -> list[Path]:
    """The files that belong neither to a game nor to the server."""
    rooms = {path: path.relative_to(PACKAGE).parts[0] for path in python_files()}
    return [path for path, room in rooms.items() if room not in SENT]


def inside(folder: str) -> list[Path]:
    """The files of a game or of the server that are to have names of their own."""
    paths = [path for path in python_files() if path.is_relative_to(PACKAGE / folder)]
    return [path for path in paths if not is_sent(path) and WORDS not in path.as_posix()]


def twice(paths: Iterable[Path]) -> str:
    """The names that are defined in more than one of these files, each with its places."""
    places: dict[str, list[str]] = defaultdict(list)
    for path in paths:
        for name in names(path.read_text(encoding="utf-8")):
            places[name].append(shown(path))
    assert places
    found = {name: where for name, where in places.items() if len(where) > 1}
    return "\n".join(f"{name}: {', '.join(where)}" for name, where in found.items())


def plurals(paths: Iterable[str]) -> list[str]:
    """The files that are told from a neighbour by a plural alone."""
    stems = {path.removesuffix(".py") for path in paths}
    forms = {stem: (f"{stem}s", f"{stem}es", f"{stem.removesuffix('y')}ies") for stem in stems}
    return sorted(stem for stem, plural in forms.items() if stems.intersection(plural))


def test_classes_and_aliases_are_seen() -> None:
    source = "class Aa: pass\nKind = int | str\nOther: TypeAlias = int\nMOST = 3\nx = 1\nT = 2\n"
    assert list(names(source)) == ["Aa", "Kind", "Other"]


def test_plurals_are_seen() -> None:
    files = ["lab/worker.py", "lab/workers.py", "a/story.py", "a/stories.py", "b/workers.py"]
    assert plurals(files) == ["a/story", "lab/worker"]


def test_no_two_things_of_the_house_share_a_name() -> None:
    found = twice(shared())
    assert not found, found


@pytest.mark.parametrize("folder", [*(f"games/{game}" for game in GAMES), "server"])
def test_a_game_and_the_server_call_things_by_names_of_their_own(folder: str) -> None:
    found = twice([*shared(), *inside(folder)])
    wrong = [line for line in found.splitlines() if line.split(":")[0] not in DERIVED]
    assert not wrong, "\n".join(wrong)


def test_no_file_is_told_from_another_by_a_plural() -> None:
    found = plurals(shown(path) for path in python_files())
    assert not found, f"say what each of these and its plural is: {found}"
