"""The arguments of a step and their types, for plain and for compiled functions.

A compiled function tells the names of its arguments but not their types. Those are read from its
source, which lies beside it, as syntax trees.
"""

import ast
import inspect
import sys
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple, get_type_hints


class Argument(NamedTuple):
    """One argument of a function: its name, its type, and whether it must be given."""

    name: str
    kind: Any
    needed: bool


def arguments(function: Callable[..., object]) -> tuple[Argument, ...]:
    """All arguments of a function of a module, in order; a ValueError if they can't be told."""
    try:
        parameters = inspect.signature(function).parameters.values()
        kinds = types(function)
    except (KeyError, NameError, OSError, TypeError, ValueError) as error:
        raise ValueError(f"the arguments of {function.__name__} are not known") from error
    return tuple(
        Argument(one.name, kinds.get(one.name, Any), one.default is one.empty) for one in parameters
    )


def types(function: Callable[..., object]) -> Mapping[str, Any]:
    """The types of a function's arguments, by name."""
    if not inspect.isbuiltin(function):
        return get_type_hints(function)
    module = sys.modules[function.__module__]
    return written_types(function.__name__, Path(str(module.__file__)), vars(module))


def written_types(name: str, module: Path, names: dict[str, Any]) -> Mapping[str, Any]:
    """The types of the arguments as the source beside a module writes them, in its names."""
    annotations = _annotations(module.with_name(f"{module.name.partition('.')[0]}.py"))
    return get_type_hints(SimpleNamespace(__annotations__=annotations[name]), names)


@cache
def _annotations(source: Path) -> dict[str, dict[str, str]]:
    """The annotations of the functions of a file, as they are written there."""
    return {
        node.name: {
            one.arg: ast.unparse(one.annotation) for one in node.args.args if one.annotation
        }
        for node in ast.parse(source.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef)
    }
