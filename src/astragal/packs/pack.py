"""A pack is a value: a name, what its files say, and one number for both.

The number is over the parsed content: comments, layout and the order of keys don't count,
everything that a pack says does. A pack that comes as bytes is as strange as a file: it is bounded,
and its number is reckoned anew.
"""

import math
import re
from collections.abc import Collection, Container, Iterable, Sequence
from hashlib import blake2b
from typing import Any, Final

import msgspec

from astragal.errors import PackError
from astragal.packs.composer import MAX_DEPTH, MAX_NODES, MAX_WHOLE
from astragal.packs.node import Key, Node, Position, plain
from astragal.packs.yaml import FORBIDDEN, MAX_SIZE
from astragal.prose.spelling import quoted

COLON: Final = ":"
NAME: Final = re.compile("[a-z][a-z0-9-]{0,39}")
HASH: Final = re.compile("[0-9a-f]{32}")
MOST_BYTES: Final = 4 * MAX_SIZE
MOST_FILES: Final = 64
AT: Final = Position("<pack>", 1, 1)


class Pack:
    """What somebody wrote for a game; the game's own packs have no name."""

    __slots__ = ("files", "hash", "name", "place")

    def __init__(self, name: str, files: Sequence[Node], place: str = "") -> None:
        self.name = name
        self.files = tuple(files)
        self.place = place or f"pack {name or 'of the game'}"  # where it lies, for errors alone
        self.hash = _hash(name, [plain(file) for file in self.files])

    @property
    def mark(self) -> str:
        """How saves and records name the pack: `lamplighter:0f3a…`, or the bare hash."""
        return f"{self.name}{COLON}{self.hash}" if self.name else self.hash

    def plain(self) -> dict[str, Any]:
        """The pack as plain data, for programs that are no part of the house."""
        files = [plain(file) for file in self.files]
        return {"name": self.name, "hash": self.hash, "files": files}

    def to_bytes(self) -> bytes:
        """The pack on its way to another process, or into a store."""
        return msgspec.msgpack.encode((self.name, [plain(file) for file in self.files]))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pack) and self.hash == other.hash

    def __hash__(self) -> int:
        return hash(self.hash)

    def __repr__(self) -> str:
        return f"<pack {self.name or self.place}, {self.hash}>"


def pack_from_bytes(data: bytes, hash: str | None = None) -> Pack:
    """The pack that `to_bytes` gave; with a hash, that one and no other, or a PackError."""
    pack = _Grower().pack(*_decoded(data))
    if hash is not None and pack.hash != hash:
        raise AT.error(
            f"this pack is not the one of the hash {quoted(hash)}: its own is {pack.hash}"
        )
    return pack


def named_packs(many: Iterable[bytes], named: Container[str]) -> list[Pack]:
    """Of many packs those with the hashes that are named; together they are bounded as one is.

    The others are gone before anything grows of them.
    """
    grower = _Grower()
    found: dict[str, Pack] = {}
    for data in many:
        name, files = _decoded(data)
        hash = _hash_of_strange(name, files)
        if hash in named and hash not in found:
            found[hash] = grower.pack(name, files)
    return list(found.values())


def _decoded(data: bytes) -> tuple[str, list[Any]]:
    """The name of a pack and its files as plain data, whatever they say."""
    if len(data) > MOST_BYTES:
        raise AT.error(f"the pack is too large: over {MOST_BYTES // 1024} KiB")
    try:
        name, files = msgspec.msgpack.decode(data, type=tuple[str, list[Any]])
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise AT.error(f"these bytes are no pack: {error}") from error
    if name and not NAME.fullmatch(name):
        raise bad_name(name, AT)
    if not 0 < len(files) <= MOST_FILES:
        raise AT.error(f"a pack has 1 to {MOST_FILES} files, not {len(files)}")
    return name, files


def _hash_of_strange(name: str, files: list[Any]) -> str:
    try:
        return _hash(name, files)
    except (TypeError, ValueError, RecursionError) as error:  # keys of many kinds, too deep
        raise AT.error(f"these bytes are no pack: {error}") from error


def bad_name(name: str, at: Position) -> PackError:
    """The error for a name that can't stand before a colon."""
    expected = "small letters, digits and dashes, such as my-hero"
    return at.error(f"a pack can't be called {quoted(name)}", expected=expected)


def bare(id: str) -> str:
    """An id without the name of its pack: `flare` for `lamplighter:flare`."""
    return id.rpartition(COLON)[2]


def home_of(id: str) -> str:
    """The name of the pack that an id is from; nothing for the game's own."""
    return id.rpartition(COLON)[0]


def meant(id: str, known: Collection[str], own: Iterable[str] = ()) -> str:
    """The known id that somebody means by a bare one: that of an own pack, else the game's, else
    the only one that there is. What is not known stays as it is.
    """
    for name in own:
        if name and f"{name}{COLON}{id}" in known:
            return f"{name}{COLON}{id}"
    if id in known:
        return id
    found = called(id, known)
    return found[0] if len(found) == 1 else id


def called(id: str, known: Iterable[str]) -> list[str]:
    """The known ids that a bare one may stand for; with several it is not clear which is meant."""
    return sorted(one for one in known if bare(one) == id)


def _hash(name: str, files: Iterable[Any]) -> str:
    told = sorted(msgspec.msgpack.encode(_canonical(file)) for file in files)
    return blake2b(msgspec.msgpack.encode((name, told)), digest_size=16).hexdigest()


def _canonical(value: Any) -> Any:
    """Mappings as sorted pairs, lists marked as such: a mapping never equals a list."""
    if isinstance(value, dict):
        pairs = sorted(value.items(), key=lambda pair: (isinstance(pair[0], str), pair[0]))
        return [True, [[key, _canonical(part)] for key, part in pairs]]
    if isinstance(value, list):
        return [False, [_canonical(part) for part in value]]
    return value


class _Grower:
    """Nodes from plain data, within the bounds that a file has too, however many packs grow."""

    def __init__(self) -> None:
        self.file = ""
        self.count = 0

    def pack(self, name: str, files: list[Any]) -> Pack:
        self.file = f"pack {name or 'of the game'}"
        return Pack(name, [self.node(value) for value in files])

    def node(
        self,
        value: Any,
        parent: Node | None = None,
        key: "Node | int | None" = None,
        depth: int = 0,
    ) -> Node:
        self.count += 1
        if self.count > MAX_NODES or depth > MAX_DEPTH:
            raise self._refused("the pack is too large or nested too deep")
        if not isinstance(value, dict | list):
            return self._leaf(value, parent, key)
        if isinstance(value, list):
            items: list[Node] = []
            node = Node(items, 1, 1, self.file, parent, key)
            items += [self.node(part, node, at, depth + 1) for at, part in enumerate(value)]
            return node
        entries: dict[Key, Node] = {}
        node = Node(entries, 1, 1, self.file, parent, key)
        for name, part in value.items():
            entries[name] = self.node(part, node, self._key(name, node), depth + 1)
        return node

    def _key(self, name: Any, parent: Node) -> Node:
        if isinstance(name, bool) or not isinstance(name, str | int):
            raise self._refused("a key is text or a whole number")
        return self._leaf(name, parent, None)

    def _leaf(self, value: Any, parent: Node | None, key: "Node | int | None") -> Node:
        if isinstance(value, str):
            right = not FORBIDDEN.search(value)
        elif isinstance(value, float):
            right = math.isfinite(value)
        else:
            right = value is None or (isinstance(value, int) and abs(value) <= MAX_WHOLE)
        if not right:
            raise self._refused("a value is no text or number that a file may hold")
        return Node(value, 1, 1, self.file, parent, key)

    def _refused(self, problem: str) -> PackError:
        return Position(self.file, 1, 1).error(problem)
