"""Typed values from YAML, driven by type hints; whatever does not fit is a PackError.

A dataclass is a mapping of its fields (`from_` is read from the key `from`). One that declares
`tag: ClassVar[str]` is a word of a vocabulary: `{gain: {card: 1}}`, or the bare `counter` when
nothing more must be said. With `head: ClassVar[str]` the value of the tag fills that field and
further keys fill the others: `{deal: 4, kind: pure}`. Fields of type Position and Places are never
read: they are filled with the place, and with those of the keys, for errors that are found later.
"""

import dataclasses
import json
import re
import types
from collections import ChainMap
from collections.abc import Callable, Iterable, Mapping
from copy import copy
from dataclasses import MISSING, dataclass
from enum import Enum
from itertools import islice
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Literal,
    NewType,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
    overload,
)

from astragal.errors import PackError
from astragal.packs.yaml import (
    Key,
    Node,
    Places,
    Position,
    describe,
    parse,
    parse_file,
    places,
    plain,
)
from astragal.prose.spelling import nearest, one_of, quoted

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Range:
    """Marks a number: `Annotated[int, Range(0, 20)]`, both ends included."""

    low: float | None = None
    high: float | None = None

    def holds(self, value: float) -> bool:
        """Whether the number lies in the range."""
        return (self.low is None or value >= self.low) and (self.high is None or value <= self.high)

    def __str__(self) -> str:
        if self.low is not None and self.high is not None:
            return f"from {self.low} to {self.high}"
        return f"of at most {self.high}" if self.low is None else f"of at least {self.low}"


@dataclass(frozen=True, slots=True)
class Matches:
    """Marks text that must match the whole pattern: `Annotated[str, Matches("[a-z-]+")]`."""

    pattern: str
    meaning: str = ""

    def holds(self, value: str) -> bool:
        """Whether the whole text matches."""
        return re.fullmatch(self.pattern, value) is not None

    def __str__(self) -> str:
        return self.meaning or f"like {self.pattern}"


@dataclass(frozen=True, slots=True)
class Listed:
    """Marks text that must be in a long list: `Annotated[str, Listed("icon", ICONS, "…")]`."""

    noun: str
    names: frozenset[str]
    meaning: str

    def holds(self, value: str) -> bool:
        """Whether the text is in the list."""
        return value in self.names

    def __str__(self) -> str:
        return self.meaning


class Decoder:
    """Decodes where some types are slots: wherever one is asked for, any of its words may stand.

    A slot is a class that words, dataclasses with a tag, are derived from; which words there are
    is not said by the class but by the decoder, so that two games have slots in common.
    """

    def __init__(self, slots: Mapping[type, tuple[type, ...]] | None = None) -> None:
        self.slots = dict(slots or {})
        self.readers: dict[Any, _Reader] = dict(_READERS)
        self.records: dict[Any, _Record] = {}

    @overload
    def decode(self, node: Node, kind: type[T]) -> T: ...
    @overload
    def decode(self, node: Node, kind: object) -> Any: ...
    def decode(self, node: Node, kind: Any) -> Any:
        """The node as a value of the type."""
        return (self.readers.get(kind) or _Compiler(self).compile(kind)).read(node)

    @overload
    def text(self, text: str, kind: type[T], name: str = ...) -> T: ...
    @overload
    def text(self, text: str, kind: object, name: str = ...) -> Any: ...
    def text(self, text: str, kind: Any, name: str = "<text>") -> Any:
        """YAML text as a value of the type; errors call it by `name`."""
        return self.decode(parse(text, name), kind)

    @overload
    def file(self, path: str | Path, kind: type[T], name: str | None = ...) -> T: ...
    @overload
    def file(self, path: str | Path, kind: object, name: str | None = ...) -> Any: ...
    def file(self, path: str | Path, kind: Any, name: str | None = None) -> Any:
        """A YAML file as a value of the type; errors call it by `name`, or else by its path."""
        return self.decode(parse_file(path, name), kind)


def _mismatch(node: Node, expected: str) -> PackError:
    return node.at.error("", found=describe(node), expected=expected)


class _Reader:
    """Reads nodes of some shapes; the shape of a node is the Python type of its value."""

    def __init__(self, shapes: Iterable[type], expects: str, yields: Iterable[type] = ()):
        self.shapes = frozenset(shapes)
        self.wants = expects
        # The shapes that it leaves to another member of a union.
        self.yields = frozenset(yields)
        self.union: _Reader | None = None

    @property
    def expects(self) -> str:
        """All that would be right here: as a member of a union, what the others read too."""
        return self.union.expects if self.union else self.wants

    def unknown(self, at: Position, word: str, known: Iterable[str]) -> PackError:
        """An error for a word that is none of the known ones."""
        problem = f"unknown word {quoted(word)}"
        found = f"the text {quoted(word)}"
        return at.error(problem, found=found, expected=self.expects, nearest=nearest(word, known))

    def read(self, node: Node) -> Any:
        raise NotImplementedError


class _Whole(_Reader):
    """Reads any node, by one function."""

    def __init__(self, function: Callable[[Node], Any]):
        shapes = (type(None), bool, int, float, str, list, dict)
        super().__init__(shapes, "anything", yields=shapes)
        self.function = function

    def read(self, node: Node) -> Any:
        return self.function(node)


class _Scalar(_Reader):
    def read(self, node: Node) -> Any:
        if type(node.value) not in self.shapes:
            raise _mismatch(node, self.expects)
        return node.value


class _Float(_Scalar):
    def read(self, node: Node) -> float:
        return float(super().read(node))


class _Checked(_Reader):
    """A scalar with a marker from Annotated."""

    def __init__(self, base: _Reader, marker: Range | Matches | Listed):
        wanted: set[type] = {int, float} if isinstance(marker, Range) else {str}
        if not base.shapes <= wanted:
            raise TypeError(f"{marker!r} can't mark what reads {base.expects}")
        super().__init__(base.shapes, f"{base.expects} {marker}", base.yields)
        self.base = base
        self.marker = marker

    def read(self, node: Node) -> Any:
        if type(node.value) not in self.shapes:
            raise _mismatch(node, self.expects)
        value = self.base.read(node)
        if self.marker.holds(value):
            return value
        if isinstance(self.marker, Listed):
            problem = f"unknown {self.marker.noun} {quoted(value)}"
            close = nearest(value, self.marker.names)
            raise node.at.error(problem, expected=self.expects, nearest=close)
        raise _mismatch(node, self.expects)


class _Words(_Reader):
    """Literals and enums: a closed list of scalars."""

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
        raise _mismatch(node, self.expects)


class _List(_Reader):
    def __init__(self, item: _Reader, make: type):
        super().__init__((list,), "a list")
        self.item = item
        self.make = make

    def read(self, node: Node) -> Any:
        if not isinstance(node.value, list):
            raise _mismatch(node, self.expects)
        read = self.item.read
        return self.make([read(child) for child in node.value])


class _Tuple(_Reader):
    def __init__(self, items: list[_Reader]):
        super().__init__((list,), f"a list of {len(items)}")
        self.items = items

    def read(self, node: Node) -> Any:
        if not isinstance(node.value, list):
            raise _mismatch(node, self.expects)
        if len(node.value) != len(self.items):
            raise node.at.error("", found=f"a list of {len(node.value)}", expected=self.expects)
        return tuple(item.read(child) for item, child in zip(self.items, node.value, strict=True))


class _Dict(_Reader):
    def __init__(self, key: _Reader, item: _Reader):
        super().__init__((dict,), "a mapping")
        self.key = key
        self.item = item

    def read(self, node: Node) -> Any:
        if not isinstance(node.value, dict):
            raise _mismatch(node, self.expects)
        key, item = self.key.read, self.item.read
        return {key(cast(Node, child.key)): item(child) for child in node.value.values()}


class _Record(_Reader):
    """A dataclass; `readers` is filled in by the compiler, since types may refer to themselves."""

    def __init__(self, cls: Any):
        super().__init__((dict,), "a mapping")
        self.cls = cls
        names = {field.name for field in dataclasses.fields(cls)}
        self.tag: str | None = None if "tag" in names else getattr(cls, "tag", None)
        self.head: str | None = None if "head" in names else getattr(cls, "head", None)
        if self.head is not None and (self.tag is None or self.head not in names):
            raise TypeError(f"{cls.__name__}: a head must be a field, beside a tag")
        self.required = [self.key(f.name) for f in dataclasses.fields(cls) if _is_required(f)]
        self.readers: dict[Key, tuple[str, _Reader]] = {}
        self.at: str | None = None
        self.places: str | None = None

    def key(self, name: str) -> str:
        """The key that a field is read from."""
        return self.tag if self.tag and name == self.head else name.removesuffix("_")

    def takes(self, keys: Iterable[Key]) -> bool:
        """Whether all these keys can stand in one mapping with the tag."""
        return self.head is not None and all(key in self.readers for key in keys)

    def read(self, node: Node) -> Any:
        return self.fill(node, node)

    def fill(self, node: Node, place: Node) -> Any:
        """Read the fields from the mapping; the place is where the value as a whole begins."""
        if not isinstance(node.value, dict):
            raise _mismatch(node, self.expects)
        values = {}
        for key, child in node.value.items():
            if key not in self.readers:
                raise self.unknown_key(node.value, child)
            name, reader = self.readers[key]
            values[name] = reader.read(child)
        for key in self.required:
            if key not in node.value:
                raise node.at.error(f"missing key {quoted(key)}", expected=self.expected(key))
        if self.places is not None:
            values[self.places] = places(node)
        return self.make(values, place)

    def finish(self) -> None:
        """All readers are there: say which keys there may be."""
        if self.readers:
            self.wants = f"a mapping ({', '.join(map(str, self.readers))})"

    def expected(self, key: str) -> str:
        return self.readers[key][1].expects

    def make(self, values: dict[str, Any], place: Node) -> Any:
        if self.at is not None:
            values[self.at] = place.at
        try:
            return self.cls(**values)
        except ValueError as error:
            raise place.at.error(str(error)) from error

    def unknown_key(self, entries: dict[Key, Node], child: Node) -> PackError:
        key = cast(Node, child.key)
        unused = [str(name) for name in self.readers if name not in entries]
        return key.at.unknown("key", str(key.value), unused)


class _Tagged(_Reader):
    """A union of dataclasses, each known by its tag."""

    def __init__(self, records: list[_Record]):
        self.records = {str(record.tag): record for record in records}
        if len(self.records) < len(records):
            raise TypeError(f"a tag twice among {[record.cls.__name__ for record in records]}")
        bare = any(not record.required for record in records)
        super().__init__((dict, str) if bare else (dict,), one_of(self.records))

    def read(self, node: Node) -> Any:
        if isinstance(node.value, str):
            return self.read_bare(node, node.value)
        if not isinstance(node.value, dict) or not node.value:
            raise _mismatch(node, self.expects)
        tag = self.find_tag(node, node.value)
        record = self.records[tag]
        if record.head is not None:
            return record.read(node)
        for key, child in node.value.items():
            if key != tag:
                problem = f"the key {quoted(str(key))} must stand inside {quoted(tag)}"
                raise cast(Node, child.key).at.error(problem)
        return record.fill(node.value[tag], node)

    def read_bare(self, node: Node, word: str) -> Any:
        record = self.records.get(word)
        if record is None:
            raise self.unknown(node.at, word, self.records)
        if record.required:
            key = record.required[0]
            needs = record.expected(key) if key == word else f"the key {quoted(key)}"
            raise node.at.error(f"{quoted(word)} can't stand alone: it needs {needs}")
        return record.make({}, node)

    def find_tag(self, node: Node, entries: dict[Key, Node]) -> str:
        """The one tag; a second one may be a field of the first, such as `then` of `if`."""
        tags = [key for key in entries if key in self.records]
        if not tags:
            raise self.unknown_tag(entries)
        if len(tags) > 1:
            heads = [tag for tag in tags if self.records[tag].takes(tags)]
            if len(heads) != 1:
                found = " and ".join(tags)
                raise node.at.error("", found=found, expected="exactly one of these words")
            tags = heads
        return tags[0]

    def unknown_tag(self, entries: dict[Key, Node]) -> PackError:
        # Only the first few keys: comparing words is slow, and there may be very many.
        keys = [cast(Node, child.key) for child in islice(entries.values(), 8)]
        meant = next((key for key in keys if nearest(str(key.value), self.records)), keys[0])
        return self.unknown(meant.at, str(meant.value), self.records)


class _Union(_Reader):
    """Members that are told apart by the shape of the node."""

    def __init__(self, members: list[_Reader]):
        self.table: dict[type, _Reader] = {}
        members = [self.joined(member) for member in members]
        for member in sorted(members, key=lambda member: len(member.yields)):
            for shape in member.shapes:
                taken = self.table.setdefault(shape, member) is not member
                if taken and shape not in member.yields:
                    raise TypeError(f"two members of a union read {shape.__name__}")
        super().__init__(self.table, "")
        self.members = members

    def joined(self, member: _Reader) -> _Reader:
        """A member of its own, that says in its errors what the others read."""
        if not isinstance(member, _Scalar | _Checked | _Words | _Tagged):
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
            raise _mismatch(node, self.expects)
        return member.read(node)


_READERS: dict[Any, _Reader] = {
    bool: _Scalar((bool,), "true or false"),
    int: _Scalar((int,), "a whole number"),
    float: _Float((int, float), "a number", yields=(int,)),
    str: _Scalar((str,), "text"),
    type(None): _Scalar((type(None),), "nothing"),
    Any: _Whole(plain),
    object: _Whole(plain),
    Node: _Whole(lambda node: node),
}
# For types without slots.
PLAIN = Decoder()
decode = PLAIN.decode
decode_text = PLAIN.text
decode_file = PLAIN.file


class _Compiler:
    """Makes readers from types; they are shared only when all of them are finished."""

    def __init__(self, decoder: Decoder) -> None:
        self.decoder = decoder
        self.readers = ChainMap[Any, _Reader]({}, decoder.readers)
        self.records = ChainMap[Any, _Record]({}, decoder.records)
        self.unfinished: list[_Record] = []

    def compile(self, kind: Any) -> _Reader:
        reader = self.reader(kind)
        while self.unfinished:
            self.finish(self.unfinished.pop())
        self.decoder.records.update(self.records.maps[0])
        self.decoder.readers.update(self.readers.maps[0])
        return reader

    def reader(self, kind: Any) -> _Reader:
        if kind not in self.readers:
            self.readers[kind] = self.make(kind)
        return self.readers[kind]

    def make(self, kind: Any) -> _Reader:
        if isinstance(kind, NewType):
            return self.reader(kind.__supertype__)
        if kind in self.decoder.slots:
            return self.union(self.decoder.slots[kind])
        if dataclasses.is_dataclass(kind):
            record = self.record(kind)
            return _Tagged([record]) if record.tag else record
        if _is_words(kind):
            return _Words(_words(kind))
        return self.make_generic(kind, get_origin(kind), get_args(kind))

    def make_generic(self, kind: Any, origin: Any, args: tuple[Any, ...]) -> _Reader:
        if origin is Annotated:
            return self.checked(*args)
        if origin in (Union, types.UnionType):
            return self.union(args)
        if origin is list or (origin is tuple and args[1:] == (...,)):
            return _List(self.reader(args[0]), origin)
        if origin is tuple:
            return _Tuple([self.reader(arg) for arg in args])
        if origin is dict:
            return _Dict(self.reader(args[0]), self.reader(args[1]))
        raise TypeError(f"YAML can't be decoded into {kind!r}")

    def checked(self, kind: Any, *markers: Any) -> _Reader:
        reader = self.reader(kind)
        for marker in markers:
            if isinstance(marker, Range | Matches | Listed):
                reader = _Checked(reader, marker)
        return reader

    def union(self, args: tuple[Any, ...]) -> _Reader:
        words = [arg for arg in args if _is_words(arg)]
        tagged = [arg for arg in args if dataclasses.is_dataclass(arg) and self.record(arg).tag]
        members = [self.reader(arg) for arg in args if arg not in words and arg not in tagged]
        if words:
            members.append(_Words(pair for arg in words for pair in _words(arg)))
        if tagged:
            members.append(_Tagged([self.record(arg) for arg in tagged]))
        return members[0] if len(members) == 1 else _Union(members)

    def record(self, cls: Any) -> _Record:
        if cls not in self.records:
            self.records[cls] = _Record(cls)
            # Finished later: words that contain each other would otherwise recurse far.
            self.unfinished.append(self.records[cls])
        return self.records[cls]

    def finish(self, record: _Record) -> None:
        hints = get_type_hints(record.cls, include_extras=True)
        for field in dataclasses.fields(record.cls):
            if hints[field.name] is Position:
                record.at = field.name
            elif hints[field.name] is Places:
                record.places = field.name
            elif field.init:
                reader = self.reader(hints[field.name])
                record.readers[record.key(field.name)] = (field.name, reader)
        record.finish()


def _is_required(field: dataclasses.Field[Any]) -> bool:
    return field.init and field.default is MISSING and field.default_factory is MISSING


def _is_words(kind: Any) -> bool:
    return get_origin(kind) is Literal or (isinstance(kind, type) and issubclass(kind, Enum))


def _words(kind: Any) -> list[tuple[Any, Any]]:
    """Each word as it is written, with the value that it stands for."""
    if get_origin(kind) is Literal:
        return [(word.value if isinstance(word, Enum) else word, word) for word in get_args(kind)]
    return [(member.value, member) for member in kind]
