"""In the rooms that all games share, no two things have one name."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from tests.house.source import SRC, python_files, shown

# A game's own classes are called as the rulebook calls things, and the server's as the wire does.
APART = ("games", "server")


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


def shared() -> list[Path]:
    rooms = [path.relative_to(SRC / "astragal").parts[0] for path in python_files()]
    return [p for p, room in zip(python_files(), rooms, strict=True) if room not in APART]


def test_classes_and_aliases_are_seen() -> None:
    source = "class Aa: pass\nKind = int | str\nOther: TypeAlias = int\nMOST = 3\nx = 1\nT = 2\n"
    assert list(names(source)) == ["Aa", "Kind", "Other"]


def test_no_two_things_of_the_house_share_a_name() -> None:
    places: dict[str, list[str]] = defaultdict(list)
    for path in shared():
        for name in names(path.read_text(encoding="utf-8")):
            places[name].append(shown(path))
    twice = {name: where for name, where in places.items() if len(where) > 1}
    assert places
    assert not twice, "\n".join(f"{name}: {', '.join(where)}" for name, where in twice.items())
