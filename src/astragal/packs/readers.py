"""Readers of nodes: each knows what it reads, and says what would be right."""

import json
from collections.abc import Callable, Iterable
from copy import copy
from typing import Any, ClassVar, cast

from astragal.errors import PackError
from astragal.packs.bounds import AtMost, Listed, Matches, Named, Range
from astragal.packs.node import Node, Position, describe, plain
from astragal.prose.spelling import nearest, one_of, quoted


def mismatch(node: Node, expected: str) -> PackError:
    return node.at.error("", found=describe(node), expected=expected)


class Reader:
    """Reads nodes of some shapes; the shape of a node is the Python type of its value."""

    # Whether, as a member of a union, it says in its errors what the others read.
    speaks_for_all: ClassVar[bool] = False

    def __init__(self, shapes: Iterable[type], expects: str, yields: Iterable[type] = ()):
        self.shapes = frozenset(shapes)
        self.wants = expects
        # The shapes that it leaves to another member of a union.
        self.yields = frozenset(yields)
        self.union: Reader | None = None

    @property
    def expects(self) -> str:
        """What would be right here, for errors; in a union, what the other members read too."""
        return self.union.expects if self.union else self.wants

    def unknown(self, at: Position, word: str, known: Iterable[str]) -> PackError:
        """An error for a word that is none of the known ones."""
        problem = f"unknown word {quoted(word)}"
        found = f"the text {quoted(word)}"
        return at.error(problem, found=found, expected=self.expects, nearest=nearest(word, known))

    def read(self, node: Node) -> Any:
        raise NotImplementedError


class WholeReader(Reader):
    """Reads any node, by one function."""

    def __init__(self, function: Callable[[Node], Any]):
        shapes = (type(None), bool, int, float, str, list, dict)
        super().__init__(shapes, "anything", yields=shapes)
        self.function = function

    def read(self, node: Node) -> Any:
        return self.function(node)


class ScalarReader(Reader):
    speaks_for_all = True

    def read(self, node: Node) -> Any:
        if type(node.value) not in self.shapes:
            raise mismatch(node, self.expects)
        return node.value


class FloatReader(ScalarReader):
    def read(self, node: Node) -> float:
        return float(super().read(node))


class CheckedReader(Reader):
    """A scalar with a marker from Annotated."""

    speaks_for_all = True

    def __init__(self, base: Reader, marker: Range | Matches | Named | Listed):
        wanted: set[type] = {int, float} if isinstance(marker, Range) else {str}
        if not base.shapes <= wanted:
            raise TypeError(f"{marker!r} can't mark what reads {base.expects}")
        super().__init__(base.shapes, f"{base.expects} {marker}", base.yields)
        self.base = base
        self.marker = marker

    def read(self, node: Node) -> Any:
        if type(node.value) not in self.shapes:
            raise mismatch(node, self.expects)
        value = self.base.read(node)
        if self.marker.holds(value):
            return value
        if isinstance(self.marker, Listed):
            problem = f"unknown {self.marker.noun} {quoted(value)}"
            close = nearest(value, self.marker.names)
            raise node.at.error(problem, expected=self.expects, nearest=close)
        raise mismatch(node, self.expects)


class BoundedReader(Reader):
    """A list or mapping of which not more is read than there may be."""

    def __init__(self, base: Reader, marker: AtMost):
        if not base.shapes <= {list, dict}:
            raise TypeError(f"{marker!r} can't mark what reads {base.expects}")
        super().__init__(base.shapes, base.wants, base.yields)
        self.base = base
        self.marker = marker

    def read(self, node: Node) -> Any:
        value = node.value
        if isinstance(value, list | dict) and len(value) > self.marker.most:
            raise node.at.error("", found=f"{len(value)} of them", expected=str(self.marker))
        return self.base.read(node)


class WordReader(Reader):
    """Literals and enums: a closed list of scalars."""

    speaks_for_all = True

    def __init__(self, values: Iterable[tuple[Any, Any]]):
        # True and 1 are equal in Python, but not here.
        self.values = {(type(word), word): value for word, value in values}
        self.spelled = [w if isinstance(w, str) else json.dumps(w) for _, w in self.values]
        super().__init__((kind for kind, _ in self.values), one_of(self.spelled))

    def read(self, node: Node) -> Any:
        word = node.value
        if type(word) in self.shapes and (type(word), word) in self.values:
            return self.values[type(word), word]
        if isinstance(word, str):
            raise self.unknown(node.at, word, self.spelled)
        raise mismatch(node, self.expects)


class ListReader(Reader):
    def __init__(self, item: Reader, make: type):
        super().__init__((list,), "a list")
        self.item = item
        self.make = make

    def read(self, node: Node) -> Any:
        if not isinstance(node.value, list):
            raise mismatch(node, self.expects)
        read = self.item.read
        return self.make([read(child) for child in node.value])


class TupleReader(Reader):
    def __init__(self, items: list[Reader]):
        super().__init__((list,), f"a list of {len(items)}")
        self.items = items

    def read(self, node: Node) -> Any:
        if not isinstance(node.value, list):
            raise mismatch(node, self.expects)
        if len(node.value) != len(self.items):
            raise node.at.error("", found=f"a list of {len(node.value)}", expected=self.expects)
        return tuple(item.read(child) for item, child in zip(self.items, node.value, strict=True))


class DictReader(Reader):
    def __init__(self, key: Reader, item: Reader):
        super().__init__((dict,), "a mapping")
        self.key = key
        self.item = item

    def read(self, node: Node) -> Any:
        if not isinstance(node.value, dict):
            raise mismatch(node, self.expects)
        key, item = self.key.read, self.item.read
        return {key(cast(Node, child.key)): item(child) for child in node.value.values()}


class UnionReader(Reader):
    """Members that are told apart by the shape of the node."""

    def __init__(self, members: list[Reader]):
        self.table: dict[type, Reader] = {}
        members = [self.joined(member) for member in members]
        for member in sorted(members, key=lambda member: len(member.yields)):
            for shape in member.shapes:
                taken = self.table.setdefault(shape, member) is not member
                if taken and shape not in member.yields:
                    raise TypeError(f"two members of a union read {shape.__name__}")
        super().__init__(self.table, "")
        self.members = members

    def joined(self, member: Reader) -> Reader:
        """A copy for a union: its errors name what the other members read too."""
        if not member.speaks_for_all:
            return member
        member = copy(member)
        member.union = self
        return member

    @property
    def expects(self) -> str:
        return " or ".join(member.wants for member in self.members)

    def read(self, node: Node) -> Any:
        member = self.table.get(type(node.value))
        if member is None:
            raise mismatch(node, self.expects)
        return member.read(node)


PLAIN_READERS: dict[Any, Reader] = {
    bool: ScalarReader((bool,), "true or false"),
    int: ScalarReader((int,), "a whole number"),
    float: FloatReader((int, float), "a number", yields=(int,)),
    str: ScalarReader((str,), "text"),
    type(None): ScalarReader((type(None),), "nothing"),
    Any: WholeReader(plain),
    object: WholeReader(plain),
    Node: WholeReader(lambda node: node),
}
