"""Strict YAML: text from strangers becomes a small tree of nodes that know where they stand.

Only the plain part of YAML is read: mappings, lists and scalars of YAML 1.2 (`true`, `false`,
`null`, decimal numbers, else text; what is quoted is text). Whatever could surprise, such as
anchors, tags, merge or duplicate keys, is refused with a PackError that says where.
"""

import re
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import yaml

from astragal.errors import PackError
from astragal.packs.composer import FORBIDDEN, MAX_DEPTH, Composer
from astragal.packs.node import NOWHERE, Node, Places, Position, places, plain

__all__ = [
    "FORBIDDEN",
    "MAX_DEPTH",
    "MAX_SIZE",
    "NOWHERE",
    "Node",
    "Places",
    "Position",
    "parse",
    "parse_bytes",
    "parse_file",
    "places",
    "plain",
]

MAX_SIZE: Final = 1024 * 1024

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_DIRECTIVE = re.compile("^%", re.MULTILINE)


def parse_file(path: str | Path, name: str | None = None, max_size: int = MAX_SIZE) -> Node:
    """Read a file; errors call it by `name`, or else by its path."""
    start = Position(name or str(path), 1, 1)
    try:
        # Opening a pipe or a device could wait for ever.
        if not stat.S_ISREG(Path(path).stat().st_mode):
            raise start.error("this is not a file")
        with Path(path).open("rb") as file:
            data = file.read(max_size + 1)
    except FileNotFoundError:
        raise start.error("there is no such file") from None
    except (OSError, ValueError) as error:
        raise start.error(f"the file can't be read: {error}") from None
    return parse_bytes(data, start.file, max_size)


def parse_bytes(data: bytes, name: str = "<bytes>", max_size: int = MAX_SIZE) -> Node:
    """Read the bytes of a file, which must be UTF-8."""
    _check_size(len(data), name, max_size)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8")
        raise _place(before, len(before), name).error(
            f"byte 0x{data[error.start]:02x} is not UTF-8"
        ) from None
    return parse(text, name, max_size)


def parse(text: str, name: str = "<text>", max_size: int = MAX_SIZE) -> Node:
    """Read YAML text; no text at all gives a node of nothing."""
    _check_size(len(text), name, max_size)
    text = text.removeprefix("\ufeff")
    if control := FORBIDDEN.search(text):
        code = ord(control[0])
        problem = f"the control character U+{code:04X} is not allowed"
        raise _place(text, control.start(), name).error(problem)
    # Looked for beforehand: the YAML library takes very long over thousands of tag directives.
    if directive := _DIRECTIVE.search(text):
        place = _place(text, directive.start(), name)
        raise place.error("a line can't begin with %: directives are not allowed")
    return Composer(name).compose(_events(text, name))


def _check_size(size: int, name: str, max_size: int) -> None:
    if size > max_size:
        raise Position(name, 1, 1).error(f"the file is too large: over {max_size // 1024} KiB")


def _place(text: str, index: int, name: str) -> Position:
    line = text.count("\n", 0, index) + 1
    return Position(name, line, index - text.rfind("\n", 0, index))


def _events(text: str, name: str) -> Iterator[Any]:
    try:
        yield from yaml.parse(text, Loader=_LOADER)
    except yaml.MarkedYAMLError as error:
        raise _syntax_error(error, text, name) from None
    # The loader without the C library lets these out of escapes that name no character.
    except (yaml.YAMLError, ValueError, OverflowError) as error:
        raise Position(name, 1, 1).error(f"not valid YAML: {error}") from None


def _syntax_error(error: yaml.MarkedYAMLError, text: str, name: str) -> PackError:
    mark = error.problem_mark or error.context_mark
    if mark is None:
        return Position(name, 1, 1).error(f"not valid YAML: {error.problem}")
    lines = text.split("\n")
    if mark.line >= len(lines):
        place = Position(name, len(lines), len(lines[-1]) + 1)
    else:
        place = Position(name, mark.line + 1, mark.column + 1)
        if lines[mark.line].startswith("\t", mark.column):
            return place.error("not valid YAML: a tab can't indent; use spaces")
    context = f" {error.context}" if error.context else ""
    return place.error(f"not valid YAML: {error.problem}{context}")
