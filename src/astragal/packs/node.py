"""A tree of nodes that know where they stand: what YAML text becomes."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from astragal.errors import PackError
from astragal.prose.spelling import nearest, one_of, quoted

Key: TypeAlias = str | int
YamlScalar: TypeAlias = str | int | float | bool | None
Kind: TypeAlias = Literal["mapping", "sequence", "scalar"]


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
    """The places of a mapping's values, two keys deep, for errors that are found later."""

    def inside(self, *keys: Key) -> Position:
        """The place of what these keys lead to, or the closest one that is known."""
        known = (self[keys[:n]] for n in range(len(keys), -1, -1) if keys[:n] in self)
        return next(known, NOWHERE)


@dataclass(frozen=True, slots=True, eq=False)
class Node:
    """A mapping, sequence or scalar of a YAML file, and where it stands."""

    value: "YamlScalar | list[Node] | dict[Key, Node]"
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
