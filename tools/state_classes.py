"""The classes that declare the state of a match, read from their source."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

MARKS = ("Shared", "Owned", "Unsaved", "Uncopied")


class FieldError(Exception):
    """A declaration that can't be understood: where, what, and what would be right."""


@dataclass(frozen=True)
class Field:
    """One field: its name, its type, and the mark around the type, if any."""

    name: str
    line: int
    type: ast.expr
    mark: str

    @property
    def copied(self) -> bool:
        return self.mark != "Uncopied"

    @property
    def saved(self) -> bool:
        return self.mark in ("", "Shared", "Owned")


@dataclass(frozen=True)
class StateClass:
    """A class with its fields, in the order in which they are declared."""

    name: str
    path: Path
    module: str
    fields: tuple[Field, ...]
    is_saved: bool
    bases: tuple[str, ...]
    assigned: dict[str, int]  # what its methods assign without a type, and in which line

    @property
    def short(self) -> str:
        """`DiceThrone` is `dice_throne` in the names of functions."""
        return short_name(self.name)


def short_name(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def state_classes(path: Path, root: Path) -> Iterator[StateClass]:
    """The classes of a file whose slots come from `fields`."""
    source = path.read_text(encoding="utf-8")
    if "__slots__ = fields." not in source:
        return
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) and has_slots_from_fields(node):
            saved = f"fields.pack_{short_name(node.name)}(" in source
            fields = tuple(declarations(node, path.name))
            bases = tuple(ast.unparse(base) for base in node.bases)
            module = module_of(path, root)
            yield StateClass(node.name, path, module, fields, saved, bases, assigned(node))


def has_slots_from_fields(node: ast.ClassDef) -> bool:
    return any(ast.unparse(part).startswith("__slots__ = fields.") for part in node.body)


def module_of(path: Path, root: Path) -> str:
    inside = path.relative_to(root).with_suffix("").as_posix()
    return inside.removeprefix("src/").replace("/", ".")


def declarations(node: ast.ClassDef, file: str) -> Iterator[Field]:
    """Each `self.name: type = value` of a class, in order; one declared twice is an error."""
    seen: dict[str, int] = {}
    for found in sorted(annotated(node), key=lambda field: field.line):
        if found.name in seen:
            first = seen[found.name]
            raise FieldError(
                f"{file}:{found.line}: {found.name} is declared in line {first} already"
            )
        seen[found.name] = found.line
        yield found


def annotated(node: ast.ClassDef) -> Iterator[Field]:
    for part in ast.walk(node):
        match part:
            case ast.AnnAssign(ast.Attribute(ast.Name("self"), name), kind):
                yield marked(name, part.lineno, kind)


def assigned(node: ast.ClassDef) -> dict[str, int]:
    return {
        target.attr: part.lineno
        for part in ast.walk(node)
        if isinstance(part, ast.Assign)
        for whole in part.targets
        for target in ast.walk(whole)
        if isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self"
    }


def marked(name: str, line: int, kind: ast.expr) -> Field:
    """A field without the mark around its type."""
    match kind:
        case ast.Subscript(ast.Name(mark), inner) if mark in MARKS:
            return Field(name, line, inner, mark)
    return Field(name, line, kind, "")
