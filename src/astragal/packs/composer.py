"""The tree of one YAML file, built from its events; whatever could surprise is refused."""

import math
import re
from collections.abc import Iterable
from typing import Any, Final, cast

from yaml import events

from astragal.errors import PackError
from astragal.packs.node import Key, Node, Position, YamlScalar
from astragal.prose.spelling import quoted

MAX_DEPTH: Final = 64
MAX_NODES: Final = 200_000
MAX_DIGITS: Final = 32
MAX_WHOLE: Final = 10**18

_PLAIN_WORDS: Final = {"true": True, "false": False, "null": None, "~": None, "": None}
_NUMBER = re.compile(r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?")
# Line breaks that editors don't count and byte order marks are refused like control characters.
FORBIDDEN = re.compile(
    "[^\t\n\r\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]"
    "|\r(?!\n)"
)


class Composer:
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

    def resolved(self, event: Any) -> YamlScalar:
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

    def new_key(self, event: Any, value: YamlScalar) -> Node:
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

    def attach(self, event: Any, value: YamlScalar | list[Node] | dict[Key, Node]) -> Node:
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
