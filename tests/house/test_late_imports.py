"""Imports stand at the top of a file: one inside a function hides a cycle."""

import ast
from collections.abc import Iterator

from tests.house.source import SRC, python_files, shown

# Where an import is late for a reason that is no cycle.
SERVER_MAY_BE_MISSING = "the packages of the server are an extra that need not be installed"
SLOW = "loading alembic takes longer than a restart may, and a database in shape does without"
REASONS = {
    "src/astragal/cli/admin_line.py": SERVER_MAY_BE_MISSING,
    "src/astragal/cli/serve.py": SERVER_MAY_BE_MISSING,
    "src/astragal/server/store/migrate.py": SLOW,
}


def late(source: str) -> Iterator[int]:
    """The lines of imports inside functions."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from (
                part.lineno
                for part in ast.walk(node)
                if isinstance(part, ast.Import | ast.ImportFrom)
            )


def test_only_what_stands_inside_a_function_is_late() -> None:
    source = "import a\nif X:\n    import b\nasync def f():\n    if Y:\n        from c import d\n"
    assert list(late(source)) == [6]


def test_no_import_is_late_without_a_reason() -> None:
    found = {
        shown(path): lines
        for path in python_files()
        if path.is_relative_to(SRC / "astragal")
        if (lines := list(late(path.read_text(encoding="utf-8"))))
    }
    wrong = {path: lines for path, lines in found.items() if path not in REASONS}
    assert not wrong, f"imports inside functions; put what is shared below both files: {wrong}"
    assert set(REASONS) == set(found), "reasons for imports that are no longer late"
