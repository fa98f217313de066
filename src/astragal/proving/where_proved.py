"""Where rules are proved and where they live: scenarios, marked tests, functions that cite them.

Nothing is imported for it: Python files are read as syntax trees.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from astragal.errors import AstragalError
from astragal.proving.actions import ExpectedRefusal
from astragal.proving.catalogue import ids, unknown
from astragal.proving.proof import RULE_ID
from astragal.proving.scenario import files, load

PACKAGE = Path(__file__).parent.parent
_FUNCTION = ast.FunctionDef | ast.AsyncFunctionDef
_CITED = re.compile(rf"\b{RULE_ID}")


@dataclass(frozen=True, slots=True)
class Proof:
    """Something that names a rule: a scenario, a test, or a function that carries it out."""

    rule: str
    file: str
    line: int
    name: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}  {self.name}"


def checkout() -> Path | None:
    """The root of the repository, when the package runs from one or inside one."""
    for root in (PACKAGE.parent.parent, Path.cwd()):
        if (root / "src/astragal").is_dir() and (root / "tests").is_dir():
            return root
    return None


def proofs(root: Path) -> list[Proof]:
    """All proofs in the tests of a repository."""
    tests = root / "tests"
    python = [proof for file in sorted(tests.rglob("*.py")) for proof in _marked(file, root)]
    scenarios = [proof for file in files(tests / "scenarios") for proof in _proved(file, root)]
    return scenarios + python


def citations(package: Path = PACKAGE) -> list[Proof]:
    """The functions of the package whose docstring names a rule."""
    installed = package.parent.name != "src"
    root = package.parent if installed else package.parent.parent
    return [
        Proof(id, _shown(file, root), function.lineno, function.name)
        for file in sorted(package.rglob("*.py"))
        for function in _functions(file)
        for id in dict.fromkeys(_CITED.findall(ast.get_docstring(function) or ""))
    ]


def strays(root: Path) -> list[str]:
    """Every place in the tests that names a rule which is not in the catalogue."""
    known = set(ids())
    named = [*proofs(root), *_reasons(root)]
    return [f"{stray}: {unknown(stray.rule)}" for stray in named if stray.rule not in known]


def by_rule(found: Iterable[Proof]) -> dict[str, list[Proof]]:
    """The same, by the rule that they name."""
    grouped: dict[str, list[Proof]] = {}
    for proof in found:
        grouped.setdefault(proof.rule, []).append(proof)
    return grouped


def _proved(file: Path, root: Path) -> Iterator[Proof]:
    shown = _shown(file, root)
    for scenario in load(file, shown):
        for id in scenario.proves:
            yield Proof(id, shown, scenario.at.line, scenario.name)


def _reasons(root: Path) -> Iterator[Proof]:
    """The rules that scenarios name as the reason of a refusal; by themselves no proof."""
    for file in files(root / "tests/scenarios"):
        shown = _shown(file, root)
        for scenario in load(file, shown):
            for action in scenario.actions():
                if isinstance(action, ExpectedRefusal) and action.rule:
                    yield Proof(action.rule, shown, action.at.line, scenario.name)


def _marked(file: Path, root: Path) -> Iterator[Proof]:
    shown = _shown(file, root)
    for function in _functions(file):
        for mark in filter(_is_mark, function.decorator_list):
            assert isinstance(mark, ast.Call)
            for argument in mark.args:
                yield Proof(_id(argument, shown), shown, function.lineno, function.name)


def _is_mark(decorator: ast.expr) -> bool:
    if not isinstance(decorator, ast.Call):
        return False
    called = decorator.func
    name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", None)
    return name == "proves"


def _id(argument: ast.expr, file: str) -> str:
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    text = ast.unparse(argument)
    raise AstragalError(f'{file}:{argument.lineno}: @proves({text}): write the id as "DT-045"')


def _functions(file: Path) -> Iterator[_FUNCTION]:
    try:
        tree = ast.parse(file.read_text("utf-8"))
    except SyntaxError as error:
        raise AstragalError(f"{file}:{error.lineno}: this is not Python: {error.msg}") from error
    for node in ast.walk(tree):
        if isinstance(node, _FUNCTION):
            yield node


def _shown(file: Path, root: Path) -> str:
    return file.relative_to(root).as_posix() if file.is_relative_to(root) else str(file)
