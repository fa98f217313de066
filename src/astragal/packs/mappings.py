"""Readers of dataclasses: mappings of their fields, and words of a vocabulary by their tags."""

import dataclasses
from collections.abc import Iterable
from dataclasses import MISSING
from itertools import islice
from typing import Any, cast

from astragal.errors import PackError
from astragal.packs.node import Key, Node, places
from astragal.packs.readers import Reader, mismatch
from astragal.prose.spelling import nearest, one_of, quoted


class RecordReader(Reader):
    """A dataclass; `readers` is filled in by the compiler, since types may refer to themselves."""

    def __init__(self, cls: Any):
        super().__init__((dict,), "a mapping")
        self.cls = cls
        names = {field.name for field in dataclasses.fields(cls)}
        self.tag: str | None = None if "tag" in names else getattr(cls, "tag", None)
        self.head: str | None = None if "head" in names else getattr(cls, "head", None)
        if self.head is not None and (self.tag is None or self.head not in names):
            raise TypeError(f"{cls.__name__}: a head must be a field, beside a tag")
        self.required = [self.key(f.name) for f in dataclasses.fields(cls) if is_required(f)]
        self.readers: dict[Key, tuple[str, Reader]] = {}
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
            raise mismatch(node, self.expects)
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


class TaggedReader(Reader):
    """A union of dataclasses, each known by its tag."""

    speaks_for_all = True

    def __init__(self, records: list[RecordReader]):
        self.records = {str(record.tag): record for record in records}
        if len(self.records) < len(records):
            raise TypeError(f"a tag twice among {[record.cls.__name__ for record in records]}")
        bare = any(not record.required for record in records)
        super().__init__((dict, str) if bare else (dict,), one_of(self.records))

    def read(self, node: Node) -> Any:
        if isinstance(node.value, str):
            return self.read_bare(node, node.value)
        if not isinstance(node.value, dict) or not node.value:
            raise mismatch(node, self.expects)
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
        """The tag of the word; `then` beside `if` is no second tag, since `if` has such a field."""
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


def is_required(field: dataclasses.Field[Any]) -> bool:
    return field.init and field.default is MISSING and field.default_factory is MISSING
