"""Write how matches are copied and saved, from the fields that they declare: `make fields`.

A class that begins with `__slots__ = fields.SOMETHING` declares its state: each `self.name: type =
value` in its methods is a field, its type says how it is copied and saved, and a mark around the
type (`astragal.kernel.marks`) what is different with it. Beside the class stands `fields.py`,
written by this program. It is text and not worked out at import, so that it can be read and
compiled. Fields of the class that it is derived from are copied and saved with its own; the kernel
saves those of `Match`.
"""

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from tools.field_types import Kind, Kinds
from tools.state_classes import Field, StateClass, state_classes

ROOT = Path(__file__).parents[1]
HOMES = ("src/astragal", "tests")
HEAD = '''"""How {what} copied and saved.

Written by `make fields` from {files}; don't edit it.
"""

from typing import {typing}
'''
IMPORTS = """
if TYPE_CHECKING:
    {imports}
"""


def declared() -> list[StateClass]:
    """Every class of the house that declares its state."""
    files = sorted(path for home in HOMES for path in (ROOT / home).rglob("*.py"))
    return [found for path in files for found in state_classes(path, ROOT)]


def pages(classes: list[StateClass], root: Path) -> dict[Path, str]:
    """The text of each `fields.py`, by its path."""
    kinds = Kinds(root, classes)
    folders: dict[Path, list[StateClass]] = {}
    for found in classes:
        kinds.check_declared(found)
        folders.setdefault(found.path.parent, []).append(found)
    return {folder / "fields.py": page(group, kinds) for folder, group in folders.items()}


def page(classes: list[StateClass], kinds: Kinds) -> str:
    """One `fields.py`, for the classes of one folder."""
    saved = [found for found in classes if found.is_saved]
    names = [f"`{found.name}`" for found in classes]
    head = HEAD.format(
        what=f"{listed(names)} {'is' if len(names) == 1 else 'are'}",
        files=listed(sorted({found.path.name for found in classes})),
        typing="TYPE_CHECKING, Any, Final" if saved else "Final",
    )
    imports = "\n    ".join(f"from {found.module} import {found.name}" for found in saved)
    parts = [head, IMPORTS.format(imports=imports) if saved else ""]
    parts += [section(found, kinds) for found in classes]
    return formatted("\n\n".join(part.strip() for part in parts if part))


def section(found: StateClass, kinds: Kinds) -> str:
    """What is written for one class: its slots, and how it is copied and saved."""
    parts = [f"{found.short.upper()}_SLOTS: Final = {sorted_names(found.fields)}"]
    if found.is_saved:
        whole = [found, *kinds.ancestors(found)][::-1]
        copied = [(f, kinds.kind(each, f)) for each in whole for f in each.fields if f.copied]
        kept = [each for each in whole if each.is_saved]
        saved = [(f, kinds.kind(each, f)) for each in kept for f in each.fields if f.saved]
        parts.append(saved_type(found, saved))
        parts += [copying(found, copied), packing(found, saved), unpacking(found, saved)]
    return "\n\n".join(parts)


def sorted_names(fields: Iterable[Field]) -> str:
    return repr(tuple(sorted(field.name for field in fields)))


def saved_type(found: StateClass, fields: list[tuple[Field, Kind]]) -> str:
    """The type of the saved data; a save that does not fit it is refused."""
    types = "".join(f"{kind.saved},  # {f.name}\n" for f, kind in fields)
    return f"Saved{found.name} = tuple[\n{types}]"


def copying(found: StateClass, fields: list[tuple[Field, Kind]]) -> str:
    lines = [f"other.{f.name} = {kind.copy.format(f'this.{f.name}')}" for f, kind in fields]
    return function(
        f'copy_{found.short}(this: "{found.name}", other: "{found.name}") -> None',
        f"Make another {found.name} equal to this one.",
        lines,
    )


def packing(found: StateClass, fields: list[tuple[Field, Kind]]) -> str:
    values = ", ".join(kind.pack.format(f"this.{f.name}") for f, kind in fields)
    return function(
        f'pack_{found.short}(this: "{found.name}") -> list[Any]',
        f"What is saved of a {found.name}, as plain data.",
        [f"return [{values}]"],
    )


def unpacking(found: StateClass, fields: list[tuple[Field, Kind]]) -> str:
    """Plain data goes to its places; what has fields of its own takes its part over itself."""
    places = ", ".join(f.name if kind.fill else f"this.{f.name}" for f, kind in fields)
    filled = [kind.fill.format(f"this.{f.name}", f.name) for f, kind in fields if kind.fill]
    return function(
        f'unpack_{found.short}(this: "{found.name}", saved: Any) -> None',
        "Take over what was packed, once it fits the type.",
        [f"[{places}] = saved", *filled],
    )


def function(signature: str, docstring: str, lines: list[str]) -> str:
    body = "\n".join(f"    {line}" for line in [f'"""{docstring}"""', *lines])
    return f"def {signature}:\n{body}\n"


def listed(names: list[str]) -> str:
    return " and ".join(filter(None, [", ".join(names[:-1]), names[-1]]))


def formatted(text: str) -> str:
    ruff = [sys.executable, "-m", "ruff", "format", "--stdin-filename", "fields.py", "-"]
    done = subprocess.run(ruff, input=text, capture_output=True, text=True, check=True, cwd=ROOT)
    return done.stdout


def main() -> None:
    for path, text in pages(declared(), ROOT).items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(f"Written: {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
