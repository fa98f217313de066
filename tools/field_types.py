"""How a field of each type is copied and saved. Names of types are followed to their meaning."""

import ast
from dataclasses import dataclass, replace
from pathlib import Path

from tools.state_classes import Field, FieldError, StateClass

PLAIN = ("int", "str", "bool", "bytes", "float", "Any", "None")


@dataclass(frozen=True)
class Kind:
    """What is written for a type; `{}` stands for the field."""

    saved: str  # the type of its saved data; empty when it can't be saved
    copy: str = "{}"
    pack: str = "{}"
    fill: str = ""  # where it has fields of its own: how it takes saved data over, as `{0}`, `{1}`

    @property
    def shared(self) -> bool:
        """Whether a clone may hold the same thing, because nothing changes it in place."""
        return self.copy == "{}"


class Kinds:
    """The types that the fields of some classes have."""

    def __init__(self, root: Path, classes: list[StateClass]) -> None:
        self.root = root
        self.classes = {(found.module, found.name): found for found in classes}
        self.trees: dict[Path, ast.Module] = {}

    def ancestors(self, found: StateClass) -> list[StateClass]:
        """The classes with fields that a class is derived from, the nearest first."""
        by_name = {each.name: each for each in self.classes.values()}
        bases = [by_name[base] for base in found.bases if base in by_name]
        return [each for base in bases for each in (base, *self.ancestors(base))]

    def check_declared(self, found: StateClass) -> None:
        """A field that is only assigned would be forgotten by clones and saves: an error."""
        whole = [found, *self.ancestors(found)]
        known = {field.name for each in whole for field in each.fields}
        for name, line in found.assigned.items():
            if name not in known:
                raise FieldError(
                    f"{found.path.name}:{line}: say the type of {name} where it is first set"
                )

    def kind(self, owner: StateClass, field: Field) -> Kind:
        """How a field is copied and saved, or an error that says why that is not known."""
        if not field.copied:
            return Kind("")
        found = self.of(field.type, owner.path)
        where = f"{owner.path.name}:{field.line}: {field.name}: {ast.unparse(field.type)}"
        if found is None:
            raise FieldError(f"{where}: nobody knows how to copy this; use plain or flat data")
        if field.saved and owner.is_saved and not found.saved:
            raise FieldError(f"{where}: this can't be saved; use plain data, or mark it Unsaved")
        if field.mark == "Owned":
            return replace(found, copy="{}[:]")
        return Kind(found.saved) if field.mark == "Shared" else found

    def of(self, node: ast.expr, path: Path) -> Kind | None:
        """The kind of a type that stands in this file."""
        match node:
            case ast.Constant(None):
                return Kind("None")
            case ast.Constant(str(text)):
                return self.of(ast.parse(text, mode="eval").body, path)
            case ast.Name(name):
                return self.named(name, path)
            case ast.BinOp(left, ast.BitOr(), right):
                return self.either(self.of(left, path), self.of(right, path))
            case ast.Subscript(ast.Name(name), inner):
                return self.holding(name, inner, path)
        return None

    def either(self, one: Kind | None, other: Kind | None) -> Kind | None:
        if one is None or other is None or not (one.shared and other.shared):
            return None
        both = one.saved and other.saved
        return Kind(f"{one.saved} | {other.saved}" if both else "")

    def holding(self, name: str, inner: ast.expr, path: Path) -> Kind | None:
        """The kind of a list, a dictionary, a set or a tuple."""
        parts = inner.elts if isinstance(inner, ast.Tuple) else [inner]
        if name == "Callable":
            return Kind("")
        kinds = [Kind("...") if is_dots(part) else self.of(part, path) for part in parts]
        known = [kind for kind in kinds if kind is not None]
        if len(known) < len(kinds):
            return None
        whole = all(kind.saved for kind in known)
        saved = f"{name}[{', '.join(kind.saved for kind in known)}]" if whole else ""
        return self.copied(name, saved, known)

    def copied(self, name: str, saved: str, parts: list[Kind]) -> Kind | None:
        flat = all(kind.shared for kind in parts)
        if name in ("tuple", "frozenset") and flat:
            return Kind(saved)
        if name in ("dict", "set") and flat:
            return Kind(saved, "{}.copy()")
        if name != "list":
            return None
        if flat:
            return Kind(saved, "{}[:]")
        each = parts[0]
        copy = f"[{each.copy.format('each')} for each in {{}}]"
        pack = f"[{each.pack.format('each')} for each in {{}}]" if each.fill else "{}"
        fill = "for each, its in zip({0}, {1}, strict=True):\n        each.unpack(its)"
        return Kind(saved, copy, pack, fill if each.fill else "")

    def named(self, name: str, path: Path) -> Kind | None:
        """The kind of a name: plain, a class with fields, an alias, or a class that is shared."""
        if name in PLAIN:
            return Kind(name)
        for node in self.tree(path).body:
            match node:
                case ast.Assign([ast.Name(target)], value) if target == name:
                    return self.of(value, path)
                case ast.ClassDef(target) if target == name:
                    return self.of_class(name, path)
        return self.imported(name, path)

    def imported(self, name: str, path: Path) -> Kind | None:
        for node in ast.walk(self.tree(path)):
            if isinstance(node, ast.ImportFrom) and name in [part.name for part in node.names]:
                there = self.file_of(node.module or "")
                return self.named(name, there) if there else Kind("")
        return None

    def of_class(self, name: str, path: Path) -> Kind:
        """A class that declares its state is cloned; any other holds what never changes."""
        inside = path.relative_to(self.root).with_suffix("").as_posix()
        module = inside.removeprefix("src/").replace("/", ".")
        if (module, name) in self.classes:
            return Kind(f"Saved{name}", "{}.clone()", "{}.pack()", "{0}.unpack({1})")
        return Kind("")

    def file_of(self, module: str) -> Path | None:
        places = [self.root / top / (module.replace(".", "/") + ".py") for top in ("src", "")]
        return next((path for path in places if path.exists()), None)

    def tree(self, path: Path) -> ast.Module:
        if path not in self.trees:
            self.trees[path] = ast.parse(path.read_text(encoding="utf-8"))
        return self.trees[path]


def is_dots(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is ...
