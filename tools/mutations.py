"""Small ways to break a function, found in its syntax tree and made one at a time."""

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

Function = ast.FunctionDef | ast.AsyncFunctionDef

OPPOSITE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.GtE,
    ast.GtE: ast.Lt,
    ast.Gt: ast.LtE,
    ast.LtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ONE_OFF: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}
OTHER_SUM: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
}
REMOVABLE = (ast.Expr, ast.Assign, ast.AugAssign, ast.Return, ast.Continue, ast.Break, ast.Delete)


@dataclass(frozen=True)
class Mutant:
    """One break: its line, what it changes, and the whole source with it."""

    line: int
    change: str
    source: str


@dataclass(frozen=True)
class Break:
    """A part of the tree that gets another value; `change` says so where before and after don't."""

    node: ast.AST
    part: str
    value: Any
    line: int
    change: str = ""


def mutants(source: str, wanted: Callable[[Function], bool]) -> list[Mutant]:
    """Every break of the wanted functions; no two of them give the same source."""
    tree = ast.parse(source)
    found = {ast.unparse(tree): Mutant(0, "nothing", source)}
    for function in ast.walk(tree):
        if isinstance(function, Function) and wanted(function):
            for each in _breaks(function):
                mutant = _made(tree, each)
                found.setdefault(mutant.source, mutant)
    return sorted(list(found.values())[1:], key=lambda mutant: mutant.line)


def is_step(function: Function) -> bool:
    """Whether a function is marked as a step."""
    return any(getattr(mark, "id", None) == "step" for mark in function.decorator_list)


def _made(tree: ast.Module, each: Break) -> Mutant:
    """Break the tree, write it out, and mend it again."""
    whole = getattr(each.node, each.part)
    before = _short(each.node)
    setattr(each.node, each.part, each.value)
    source = ast.unparse(tree)
    change = each.change or f"{before}  ->  {_short(each.node)}"
    setattr(each.node, each.part, whole)
    return Mutant(each.line, change, source)


def _breaks(function: Function) -> Iterator[Break]:
    start = 0 if ast.get_docstring(function) is None else 1
    early = [*function.body[:start], ast.Return(), *function.body[start:]]
    yield Break(function, "body", early, function.lineno, f"{function.name} returns at once")
    for statement in function.body:
        for node in ast.walk(statement):
            yield from _changes(node)
    for node in ast.walk(function):
        yield from _removals(node)


def _changes(node: ast.AST) -> Iterator[Break]:
    if isinstance(node, ast.Compare):
        yield from _comparisons(node)
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in OTHER_SUM:
        yield Break(node, "op", OTHER_SUM[type(node.op)](), node.lineno)
    elif isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield Break(node, "op", other, node.lineno)
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        change = f"{node.value}  ->  {node.value + 1}"
        yield Break(node, "value", node.value + 1, node.lineno, change)
    elif isinstance(node, ast.If | ast.While | ast.IfExp) and not _is_comparison(node.test):
        yield Break(node, "test", ast.UnaryOp(ast.Not(), node.test), node.lineno)


def _is_comparison(test: ast.expr) -> bool:
    """A single comparison; turning it round negates the condition already."""
    return isinstance(test, ast.Compare) and len(test.ops) == 1


def _comparisons(node: ast.Compare) -> Iterator[Break]:
    for place, op in enumerate(node.ops):
        for table in (OPPOSITE, ONE_OFF):
            if type(op) in table:
                ops = [*node.ops[:place], table[type(op)](), *node.ops[place + 1 :]]
                yield Break(node, "ops", ops, node.lineno)


def _removals(node: ast.AST) -> Iterator[Break]:
    for part in ("body", "orelse", "finalbody"):
        block = getattr(node, part, None)
        if not isinstance(block, list):
            continue
        for place, statement in enumerate(block):
            if isinstance(statement, REMOVABLE) and not _is_docstring(statement):
                rest = [*block[:place], ast.Pass(), *block[place + 1 :]]
                change = f"removed: {_short(statement)}"
                yield Break(node, part, rest, statement.lineno, change)


def _is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _short(node: ast.AST) -> str:
    return ast.unparse(node).splitlines()[0]
