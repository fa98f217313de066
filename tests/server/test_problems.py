"""Every refusal has words in every language, and no words wait for a refusal that is never made."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from astragal.prose.text import LANGUAGES
from astragal.server import problems
from astragal.server.problems import STATUS, Problem, spoken, text

SERVER = Path(problems.__file__).parent
FILES = ("server.ftl", "service.ftl", "keeping.ftl")
MESSAGE = re.compile(r"^problem-([\w-]+) =(.*(?:\n[ }].*)*)", re.MULTILINE)
VARIABLE = re.compile(r"\$(\w+)")
IN_ITS_OWN_WORDS = {"illegal"}  # a game says why

Found = tuple[str, frozenset[str], str]


def calls() -> Iterator[tuple[ast.Call, str]]:
    """Every call in the server's code, and where it is."""
    for file in sorted(SERVER.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield node, f"{file.name}:{node.lineno}"


def made() -> Iterator[Found]:
    """Every refusal that is made: its code, what it tells, and where."""
    for call, place in calls():
        name = call.func.id if isinstance(call.func, ast.Name) else ""
        if name == "Problem" and isinstance(call.args[0], ast.Constant):
            told = frozenset(word.arg for word in call.keywords if word.arg) - {"rule", "words"}
            yield str(call.args[0].value), told, place
        elif isinstance(call.func, ast.Attribute) and call.func.attr == "refuse":
            yield from ((code, frozenset(), place) for code in named(call))


def objections() -> Iterator[Found]:
    """What is said of where a call comes from."""
    tree = ast.parse((SERVER / "security.py").read_text(encoding="utf-8"))
    asked = next(
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name == "objection"
    )
    for node in ast.walk(asked):
        if isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple):
            yield from ((code, frozenset(), "security.py") for code in named(node.value))


def named(node: ast.AST) -> Iterator[str]:
    """The code among the parts of a call or a pair, if one is written out there."""
    for part in ast.iter_child_nodes(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def words(language: str) -> dict[str, frozenset[str]]:
    """The codes that there are words for, and what these want to be told."""
    found = {}
    for name in FILES:
        said = (problems.FOLDER / language / name).read_text(encoding="utf-8")
        for code, pattern in MESSAGE.findall(said):
            assert code not in found, f"problem-{code} stands twice in {language}"
            found[code] = frozenset(VARIABLE.findall(pattern))
    return found


REFUSALS = [*made(), *objections()]
CODES = {code for code, _, _ in REFUSALS} - IN_ITS_OWN_WORDS


def test_refusals_are_found() -> None:
    assert {"stale", "origin", "too-many", "broken", "storage", "illegal"} <= CODES | {"illegal"}
    assert len(REFUSALS) > len(CODES) > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words_and_all_words_are_used(language: str) -> None:
    assert set(words(language)) == CODES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_tells_what_its_words_want(language: str) -> None:
    wanted = words(language)
    for code, told, place in REFUSALS:
        if code not in IN_ITS_OWN_WORDS:
            assert wanted[code] == told, f"{place}: {code} in {language}"
            facts: dict[str, Any] = dict.fromkeys(told, 3)
            said = Problem(code, **facts).said(language)
            assert said.words
            assert "⟨" not in said.words


def test_no_detail_is_an_error_in_english() -> None:
    """What people come across says itself in their language; `unreadable` is for programs."""
    details = [
        (word.value, place)
        for call, place in calls()
        if isinstance(call.func, ast.Name) and call.func.id == "Problem"
        if isinstance(call.args[0], ast.Constant) and call.args[0].value != "unreadable"
        for word in call.keywords
        if word.arg == "detail"
    ]
    assert details
    for value, place in details:
        assert not ast.unparse(value).startswith(("str(", "repr(", "f'")), place


def test_every_status_belongs_to_a_refusal() -> None:
    assert set(STATUS) <= CODES
    assert all(400 <= status < 600 for status in STATUS.values())


def test_languages_say_different_things() -> None:
    for code, told, _ in REFUSALS:
        if code not in IN_ITS_OWN_WORDS:
            facts = dict.fromkeys(told, "x")
            said = {text(language).message(f"problem-{code}", **facts) for language in LANGUAGES}
            assert len(said) == len(LANGUAGES), code


@pytest.mark.parametrize(
    ("asked", "given"),
    [((None, "ru-RU,ru;q=0.9"), "ru"), (("pl", "ru"), "pl"), (("de", "PL"), "pl"), (("de",), "en")],
)
def test_who_speaks_another_language_is_answered_in_one_of_the_house(
    asked: tuple[str | None, ...], given: str
) -> None:
    assert spoken(*asked) == given
