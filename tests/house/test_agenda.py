"""No game touches its agenda but by what the kernel offers."""

import ast
from collections.abc import Iterator

from tests.house.source import SRC, python_files, shown

WRITTEN = "fields.py"  # by a program: it copies the agenda with the other fields


def touched(source: str) -> Iterator[int]:
    """The lines in which something called `agenda` is taken from an object."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and node.attr == "agenda":
            yield node.lineno


def test_the_list_itself_is_noticed() -> None:
    assert sorted(touched("m.agenda.clear()\nagenda = 1\nx = m.agenda[0]")) == [1, 3]
    assert not list(touched("from astragal.kernel.agenda import cut"))


def test_games_leave_the_list_alone() -> None:
    games = [path for path in python_files() if path.is_relative_to(SRC / "astragal/games")]
    wrong = [
        f"{shown(path)}:{line}"
        for path in games
        if path.name != WRITTEN
        for line in touched(path.read_text(encoding="utf-8"))
    ]
    assert games
    assert not wrong, f"use `do`, `then` or astragal.kernel.agenda: {wrong}"
