"""Typed values from YAML, driven by type hints; whatever does not fit is a PackError.

A dataclass is a mapping of its fields (`from_` is read from the key `from`). One that declares
`tag: ClassVar[str]` is a word of a vocabulary: `{gain: {card: 1}}`, or the bare `counter` when
nothing more must be said. With `head: ClassVar[str]` the value of the tag fills that field and
further keys fill the others: `{deal: 4, kind: pure}`. Fields of type Position and Places are never
read: they are filled with the place, and with those of the keys, for errors that are found later.
"""

import dataclasses
import types
from collections import ChainMap
from collections.abc import Mapping
from enum import Enum
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Literal,
    NewType,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    overload,
)

from astragal.packs.bounds import AtMost, Listed, Matches, Named, Range
from astragal.packs.mappings import RecordReader, TaggedReader
from astragal.packs.node import Node, Places, Position
from astragal.packs.readers import (
    PLAIN_READERS,
    BoundedReader,
    CheckedReader,
    DictReader,
    ListReader,
    Reader,
    TupleReader,
    UnionReader,
    WordReader,
)
from astragal.packs.yaml import parse, parse_file

__all__ = [
    "AtMost",
    "Decoder",
    "Listed",
    "Matches",
    "Named",
    "Range",
    "decode",
    "decode_file",
    "decode_text",
]

T = TypeVar("T")


class Decoder:
    """Decodes where some types are slots: wherever one is asked for, any of its words may stand.

    A slot is a class that words, dataclasses with a tag, are derived from; which words there are
    is not said by the class but by the decoder, so that two games have slots in common.
    """

    def __init__(self, slots: Mapping[type, tuple[type, ...]] | None = None) -> None:
        self.slots = dict(slots or {})
        self.readers: dict[Any, Reader] = dict(PLAIN_READERS)
        self.records: dict[Any, RecordReader] = {}

    @overload
    def decode(self, node: Node, kind: type[T]) -> T: ...
    @overload
    def decode(self, node: Node, kind: object) -> Any: ...
    def decode(self, node: Node, kind: Any) -> Any:
        """The node as a value of the type."""
        return (self.readers.get(kind) or Compiler(self).compile(kind)).read(node)

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


class Compiler:
    """Makes readers from types; they are shared only when all of them are finished."""

    def __init__(self, decoder: Decoder) -> None:
        self.decoder = decoder
        self.readers = ChainMap[Any, Reader]({}, decoder.readers)
        self.records = ChainMap[Any, RecordReader]({}, decoder.records)
        self.unfinished: list[RecordReader] = []

    def compile(self, kind: Any) -> Reader:
        reader = self.reader(kind)
        while self.unfinished:
            self.finish(self.unfinished.pop())
        self.decoder.records.update(self.records.maps[0])
        self.decoder.readers.update(self.readers.maps[0])
        return reader

    def reader(self, kind: Any) -> Reader:
        if kind not in self.readers:
            self.readers[kind] = self.make(kind)
        return self.readers[kind]

    def make(self, kind: Any) -> Reader:
        if isinstance(kind, NewType):
            return self.reader(kind.__supertype__)
        if kind in self.decoder.slots:
            return self.union(self.decoder.slots[kind])
        if dataclasses.is_dataclass(kind):
            record = self.record(kind)
            return TaggedReader([record]) if record.tag else record
        if is_closed_list(kind):
            return WordReader(words_in(kind))
        return self.make_generic(kind, get_origin(kind), get_args(kind))

    def make_generic(self, kind: Any, origin: Any, args: tuple[Any, ...]) -> Reader:
        if origin is Annotated:
            return self.checked(*args)
        if origin in (Union, types.UnionType):
            return self.union(args)
        if origin is list or (origin is tuple and args[1:] == (...,)):
            return ListReader(self.reader(args[0]), origin)
        if origin is tuple:
            return TupleReader([self.reader(arg) for arg in args])
        if origin is dict:
            return DictReader(self.reader(args[0]), self.reader(args[1]))
        raise TypeError(f"YAML can't be decoded into {kind!r}")

    def checked(self, kind: Any, *markers: Any) -> Reader:
        reader = self.reader(kind)
        for marker in markers:
            if isinstance(marker, Range | Matches | Named | Listed):
                reader = CheckedReader(reader, marker)
            elif isinstance(marker, AtMost):
                reader = BoundedReader(reader, marker)
        return reader

    def union(self, args: tuple[Any, ...]) -> Reader:
        words = [arg for arg in args if is_closed_list(arg)]
        tagged = [arg for arg in args if dataclasses.is_dataclass(arg) and self.record(arg).tag]
        members = [self.reader(arg) for arg in args if arg not in words and arg not in tagged]
        if words:
            members.append(WordReader(pair for arg in words for pair in words_in(arg)))
        if tagged:
            members.append(TaggedReader([self.record(arg) for arg in tagged]))
        return members[0] if len(members) == 1 else UnionReader(members)

    def record(self, cls: Any) -> RecordReader:
        if cls not in self.records:
            self.records[cls] = RecordReader(cls)
            # Finished later: words that contain each other would otherwise recurse far.
            self.unfinished.append(self.records[cls])
        return self.records[cls]

    def finish(self, record: RecordReader) -> None:
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


def is_closed_list(kind: Any) -> bool:
    return get_origin(kind) is Literal or (isinstance(kind, type) and issubclass(kind, Enum))


def words_in(kind: Any) -> list[tuple[Any, Any]]:
    """Each word as it is written, with the value that it stands for."""
    if get_origin(kind) is Literal:
        return [(word.value if isinstance(word, Enum) else word, word) for word in get_args(kind)]
    return [(member.value, member) for member in kind]


# For types without slots.
PLAIN = Decoder()
decode = PLAIN.decode
decode_text = PLAIN.text
decode_file = PLAIN.file
