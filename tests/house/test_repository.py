"""Limits that keep the repository readable, and files that must not be in it."""

import ast
import re
import tomllib
from collections.abc import Iterator

from tests.house.source import ROOT, SRC, python_files, shown

LONGEST_FILE = 400
LONGEST_FUNCTION = 60
WRITTEN = "fields.py"  # by a program; nobody has to read it
SMALLEST_GAME = 165  # lines of Pig's rules and words, blank ones not counted


def function_lengths(source: str) -> Iterator[tuple[str, int, int]]:
    """Name, line and number of lines of each function, those inside classes and functions too."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            last = node.end_lineno or node.lineno
            yield node.name, node.lineno, last - node.lineno + 1


def test_function_lengths_counts_from_def_to_the_last_line() -> None:
    source = "class A:\n    @cached\n    def f(self):\n        x = 1\n\n        return x\n"
    assert list(function_lengths(source)) == [("f", 3, 4)]


def test_function_lengths_sees_async_and_nested_functions() -> None:
    source = "async def outer():\n    def inner():\n        pass\n    inner()\n"
    assert sorted(function_lengths(source)) == [("inner", 2, 2), ("outer", 1, 4)]


def test_no_function_is_too_long() -> None:
    long = [
        f"{shown(path)}:{line} {name} has {length} lines"
        for path in python_files()
        if path.name != WRITTEN
        for name, line, length in function_lengths(path.read_text(encoding="utf-8"))
        if length > LONGEST_FUNCTION
    ]
    assert not long, f"functions over {LONGEST_FUNCTION} lines, split them:\n" + "\n".join(long)


def test_no_file_is_too_long() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in python_files()}
    assert lengths, f"no Python file found under {SRC}"
    long = [f"{shown(path)} has {n} lines" for path, n in lengths.items() if n > LONGEST_FILE]
    assert not long, f"files over {LONGEST_FILE} lines, split them:\n" + "\n".join(long)


def test_the_smallest_game_stays_small() -> None:
    folder = SRC / "astragal/games/pig"
    extras = ("advice", "table")  # what bots and the table are told is no rule
    skipped = ("table.ftl", "__init__.py", WRITTEN)
    files = [path for path in folder.rglob("*") if path.relative_to(folder).parts[0] not in extras]
    said = [path for path in files if path.suffix in (".py", ".ftl") and path.name not in skipped]
    texts = [path.read_text(encoding="utf-8").splitlines() for path in said]
    lines = sum(bool(line.strip()) for text in texts for line in text)
    assert 0 < lines <= SMALLEST_GAME, f"Pig has {lines} lines: a game should be quickly written"


def test_no_compiled_module_shadows_the_source() -> None:
    compiled = [shown(path) for path in SRC.rglob("*.so")]
    assert not compiled, f"compiled modules hide edits of the source, remove them: {compiled}"


def test_nobody_elses_file_lies_in_the_repository() -> None:
    names = ("vendor", "third_party", "node_modules")
    tops = [ROOT / top for top in ("src", "tests", "tools", "benchmarks", "docs", "web/src")]
    found = [path for top in tops for path in top.rglob("*") if path.name in names]
    minified = [path for top in tops[1:] for path in top.rglob("*.min.*")]
    assert not found + minified, "name it as a dependency instead, pinned with its hash"


def test_dependencies_are_pinned_without_addresses() -> None:
    assert not (ROOT / "uv.lock").exists(), "uv.lock records addresses: use `make requirements`"
    pins = sorted((ROOT / "requirements").glob("*.txt"))
    assert pins, "no requirements/*.txt found"
    with_address = [shown(path) for path in pins if "://" in path.read_text(encoding="utf-8")]
    assert not with_address, f"pins that name an address, run `make requirements`: {with_address}"


def test_what_the_package_needs_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for file in ("base.txt", "bench.txt", "dev.txt", "server.txt"):
        extra = asked_for(file.removesuffix(".txt"), project["optional-dependencies"])
        needed = {distribution(line) for line in [*project["dependencies"], *extra]}
        missing = needed - pinned((ROOT / "requirements" / file).read_text(encoding="utf-8"))
        assert not missing, f"requirements/{file} lacks {missing}: run `make requirements`"


def asked_for(extra: str, extras: dict[str, list[str]]) -> Iterator[str]:
    """What an extra asks for, with what the extras of ours ask for that it names."""
    for line in extras.get(extra, []):
        own = re.fullmatch(r"astragal\[(.+)\]", line)
        if own:
            for name in own[1].split(","):
                yield from asked_for(name, extras)
        else:
            yield line


def test_an_extra_may_name_others_of_ours() -> None:
    extras = {"dev": ["astragal[server,lab]", "pytest<9"], "server": ["a"], "lab": ["b", "c"]}
    assert list(asked_for("dev", extras)) == ["a", "b", "c", "pytest<9"]


def distribution(requirement: str) -> str:
    """The normal form of the name that a requirement begins with."""
    name = re.split(r"[^A-Za-z0-9._-]", requirement, maxsplit=1)[0]
    return re.sub(r"[-_.]+", "-", name).lower()


def pinned(requirements: str) -> set[str]:
    return {distribution(line) for line in requirements.splitlines() if "==" in line}
