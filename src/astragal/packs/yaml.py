"""Strict YAML: text from strangers becomes a small tree of nodes that know where they stand.

Only the plain part of YAML is read: mappings, lists and scalars of YAML 1.2 (`true`, `false`,
`null`, decimal numbers, else text; what is quoted is text). Whatever could surprise, such as
anchors, tags, merge or duplicate keys, is refused with a PackError that says where.
"""

import math
import re
import stat
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias, cast

import yaml
from yaml import events

from astragal.errors import PackError
from astragal.prose.spelling import nearest, one_of, quoted

MAX_SIZE: Final = 1024 * 1024
MAX_DEPTH: Final = 64
MAX_NODES: Final = 200_000
MAX_DIGITS: Final = 32
MAX_WHOLE: Final = 10**18

Key: TypeAlias = str | int
Scalar: TypeAlias = str | int | float | bool | None
Kind: TypeAlias = Literal["mapping", "sequence", "scalar"]

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_PLAIN_WORDS: Final = {"true": True, "false": False, "null": None, "~": None, "": None}
_NUMBER = re.compile(r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?")
# Line breaks that editors don't count and byte order marks are refused like control characters.
FORBIDDEN = re.compile(
    "[^\t\n\r\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]"
    "|\r(?!\n)"
)
_DIRECTIVE = re.compile("^%", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Position:
    """A place in a file, for people: line and column count from 1."""

    file: str
    line: int
    column: int
    path: str = ""

    def error(
        self, problem: str, *, found: str = "", expected: str = "", nearest: str | None = None
    ) -> PackError:
        """An error to raise at this place; without a problem it reads "expected …, found …"."""
        return PackError(
            problem, self.file, self.line, self.column, self.path, found, expected, nearest
        )

    def unknown(self, noun: str, word: str, candidates: Iterable[str]) -> PackError:
        """An error to raise at this place for a word that is none of the candidates."""
        known = list(candidates)
        name = quoted(word)
        return self.error(
            f"unknown {noun} {name}",
            found=f"the text {name}",
            expected=one_of(known) if known else "",
            nearest=nearest(word, known),
        )


NOWHERE: Final = Position("<code>", 0, 0)


class Places(dict[tuple[Key, ...], Position]):
    """Where what stands in a mapping stands, two keys deep; for errors that are found later."""

    def inside(self, *keys: Key) -> Position:
        """The place of what these keys lead to, or the closest one that is known."""
        known = (self[keys[:n]] for n in range(len(keys), -1, -1) if keys[:n] in self)
        return next(known, NOWHERE)


@dataclass(frozen=True, slots=True, eq=False)
class Node:
    """A mapping, sequence or scalar of a YAML file, and where it stands."""

    value: "Scalar | list[Node] | dict[Key, Node]"
    line: int
    column: int
    file: str
    parent: "Node | None"
    key: "Node | int | None"

    @property
    def kind(self) -> Kind:
        """Which of the three kinds of node this is."""
        if isinstance(self.value, dict):
            return "mapping"
        return "sequence" if isinstance(self.value, list) else "scalar"

    @property
    def at(self) -> Position:
        """The place of the node, with its path from the top of the file."""
        return Position(self.file, self.line, self.column, self._path())

    def _path(self) -> str:
        if self.parent is None:
            return ""
        above = self.parent._path()
        if self.key is None:
            return above
        if isinstance(self.key, int):
            return f"{above}[{self.key}]"
        return _joined(above, str(self.key.value))

    def __repr__(self) -> str:
        return f"Node({plain(self)!r}, {self.line}:{self.column})"


def _joined(path: str, key: Key) -> str:
    name = str(key)
    word = name if re.fullmatch(r"[\w-]{1,40}", name) else quoted(name)
    return f"{path}.{word}" if path else word


def places(node: Node) -> Places:
    """Where the mapping, its values and the values of mappings in it stand."""
    found = Places({(): node.at})
    for key, child in _entries(node):
        found[key,] = child.at
        found.update(((key, inner), value.at) for inner, value in _entries(child))
    return found


def _entries(node: Node) -> Iterable[tuple[Key, Node]]:
    return node.value.items() if isinstance(node.value, dict) else ()


def plain(node: Node) -> Any:
    """The node as plain Python data: dicts, lists and scalars."""
    value = node.value
    if isinstance(value, dict):
        return {key: plain(child) for key, child in value.items()}
    if isinstance(value, list):
        return [plain(child) for child in value]
    return value


def describe(node: Node) -> str:
    """What an error says was found."""
    match node.value:
        case None:
            return "nothing"
        case bool(truth):
            return "true" if truth else "false"
        case int(number):
            return f"the whole number {number}"
        case float(number):
            return f"the number {number}"
        case str(text):
            return f"the text {quoted(text)}"
        case items:
            name = "a mapping" if isinstance(items, dict) else "a list"
            return name if items else name.replace("a ", "an empty ")


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
    return _Composer(name).compose(_events(text, name))


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


class _Composer:
    """Builds the tree from the events of one file, without recursion."""

    def __init__(self, file: str):
        self.file = file
        self.root: Node | None = None
        self.parent: Node | None = None
        self.key: Node | None = None
        self.depth = 0
        self.nodes = 0

    def compose(self, stream: Iterable[Any]) -> Node:
        for event in stream:
            if isinstance(event, events.NodeEvent):
                self.node(event)
            elif isinstance(event, events.CollectionEndEvent):
                self.close()
            elif isinstance(event, events.DocumentStartEvent) and self.root:
                raise self.place(event).error("a second document begins; only one is allowed")
        return self.root or Node(None, 1, 1, self.file, None, None)

    def place(self, event: Any) -> Position:
        path = self.parent.at.path if self.parent else ""
        mark = event.start_mark
        return Position(self.file, mark.line + 1, mark.column + 1, path)

    def node(self, event: Any) -> None:
        self.nodes += 1
        if self.nodes > MAX_NODES:
            raise self.place(event).error(f"the file is too large: over {MAX_NODES} values")
        if event.anchor is not None:
            mark = "*" if isinstance(event, events.AliasEvent) else "&"
            raise self.place(event).error(f"anchors and aliases are not allowed ({mark})")
        if event.tag is not None:
            raise self.place(event).error(f"tags are not allowed ({quoted(event.tag)})")
        if isinstance(event, events.ScalarEvent):
            self.scalar(event)
        else:
            self.open(event, {} if isinstance(event, events.MappingStartEvent) else [])

    def scalar(self, event: Any) -> None:
        value = self.text(event) if event.style else self.resolved(event)
        if self.wants_key():
            self.key = self.new_key(event, value)
        else:
            self.attach(event, value)

    def wants_key(self) -> bool:
        return self.key is None and self.parent is not None and isinstance(self.parent.value, dict)

    def text(self, event: Any) -> str:
        """What is quoted; an escape could have named a character that is not allowed."""
        text: str = event.value
        if event.style == '"' and (control := FORBIDDEN.search(text)):
            problem = f"the control character U+{ord(control[0]):04X} is not allowed"
            raise self.place(event).error(problem)
        return text

    def resolved(self, event: Any) -> Scalar:
        text: str = event.value
        if text in _PLAIN_WORDS:
            return _PLAIN_WORDS[text]
        if not _NUMBER.fullmatch(text):
            return text
        if len(text) > MAX_DIGITS:
            raise self.place(event).error("this number is too long")
        value = int(text) if text.lstrip("+-").isdigit() else float(text)
        # Larger whole numbers could be chosen so that a dict of them becomes very slow.
        if not math.isfinite(value) or (isinstance(value, int) and abs(value) > MAX_WHOLE):
            raise self.place(event).error("this number is too large")
        return value

    def new_key(self, event: Any, value: Scalar) -> Node:
        assert self.parent is not None
        assert isinstance(self.parent.value, dict)
        if isinstance(value, (bool, float)) or value is None:
            raise self.bad_key(event, quoted(event.value) if event.value else "nothing")
        if value == "<<" and not event.style:
            raise self.place(event).error("merge keys are not allowed (<<)")
        if (first := self.parent.value.get(value)) and isinstance(first.key, Node):
            problem = f"duplicate key {quoted(str(value))}; it is first on line {first.key.line}"
            raise self.place(event).error(problem)
        mark = event.start_mark
        return Node(value, mark.line + 1, mark.column + 1, self.file, self.parent, None)

    def bad_key(self, event: Any, found: str) -> PackError:
        return self.place(event).error("", found=found, expected="text or a whole number as key")

    def open(self, event: Any, value: list[Node] | dict[Key, Node]) -> None:
        self.depth += 1
        if self.depth > MAX_DEPTH:
            raise self.place(event).error(f"nested too deep: over {MAX_DEPTH} levels")
        if self.wants_key():
            raise self.bad_key(event, "a mapping" if isinstance(value, dict) else "a list")
        self.parent = self.attach(event, value)

    def close(self) -> None:
        assert self.parent is not None
        self.depth -= 1
        self.parent = self.parent.parent

    def attach(self, event: Any, value: Scalar | list[Node] | dict[Key, Node]) -> Node:
        mark, parent, key = event.start_mark, self.parent, self.key
        items = parent.value if parent else None
        where = len(items) if isinstance(items, list) else key
        node = Node(value, mark.line + 1, mark.column + 1, self.file, parent, where)
        if isinstance(items, list):
            items.append(node)
        elif isinstance(items, dict) and key:
            items[cast(Key, key.value)] = node
            self.key = None
        else:
            self.root = node
        return node
