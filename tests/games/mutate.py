"""Saves and records, spoiled in every way that chance finds."""

from copy import deepcopy
from hashlib import blake2b
from random import Random
from typing import Any

import msgspec

from astragal.kernel.save import MAGIC, SUM, Saved
from astragal.kernel.step import known_steps

NUMBERS = (0, 1, -1, 2, 5, 7, 99, 255, 256, 65536, -(2**63), 2**63 - 1, 2**64 - 1, 1 << 48)
OTHERS: tuple[Any, ...] = (
    None,
    True,
    False,
    1.5,
    float("nan"),
    "",
    "pass",
    "strike",
    "x" * 300,
    b"",
    b"\x00" * 32,
    [],
    {},
    [[]],
    {"polling": "public"},
    [["pass"]],
)
WORDS = ("pass", "strike", "ward", "roll", "hold", "turn", "x")
AGENDA = Saved.__struct_fields__.index("agenda")
LETTERS = "\x00\t\n\r ;:[]{}\"'\\,.-+019azAZ~\x7f\x85\xa0é\u2028ж\ud800\U0001f3b2"


def checksum(body: bytes) -> bytes:
    """What stands behind the body of a save; forging it is no secret."""
    return blake2b(body, digest_size=SUM, person=b"astragal-save").digest()


def sealed(body: bytes) -> bytes:
    """A body as if it had been saved."""
    return MAGIC + body + checksum(body)


def spoiled_save(data: bytes, rng: Random) -> bytes:
    """Bytes to be loaded: noise, a damaged save, or a forged one with a checksum that fits."""
    way = rng.randrange(10)
    if way == 0:
        return rng.randbytes(rng.randrange(200))
    if way == 1:
        return spoiled_bytes(data, rng)
    body = data[len(MAGIC) : -SUM]
    if way == 2:
        return sealed(rng.randbytes(rng.randrange(200)))
    if way < 5:
        return sealed(spoiled_bytes(body, rng))
    tree = msgspec.msgpack.decode(body)
    if way == 9:
        tree[AGENDA].insert(rng.randrange(len(tree[AGENDA]) + 1), random_frame(rng))
        return sealed(msgspec.msgpack.encode(tree))
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        spoil_tree(tree, rng)
    return sealed(msgspec.msgpack.encode(tree))


def random_frame(rng: Random) -> list[Any]:
    """Some step with arguments that might be its own."""
    kinds = (rng.randrange(-1, 9), rng.choice(WORDS), [rng.choice(WORDS)], rng.choice(OTHERS))
    return [rng.choice(list(known_steps())), *rng.choices(kinds, k=rng.randrange(5))]


def spoiled_bytes(data: bytes, rng: Random) -> bytes:
    """Some bytes changed, cut out, doubled or put in."""
    spoiled = bytearray(data)
    for _ in range(rng.choice((1, 1, 2, 4))):
        start = rng.randrange(len(spoiled) + 1)
        end = min(len(spoiled), start + rng.choice((0, 1, 1, 1, 4, 40)))
        piece = rng.choice((rng.randbytes(end - start), b"", rng.randbytes(1), data[start:end] * 2))
        spoiled[start:end] = piece
    return bytes(spoiled)


def spoil_tree(tree: list[Any], rng: Random) -> None:
    """Change one value somewhere in a tree of lists, dicts and scalars."""
    at: Any = tree
    while True:
        keys = list(at) if isinstance(at, dict) else list(range(len(at)))
        if not keys:
            return
        key = rng.choice(keys)
        inner = at[key]
        if not (isinstance(inner, list | dict) and inner) or rng.random() < 0.15:
            break
        at = inner
    spoil_place(at, key, rng)


def spoil_place(at: Any, key: Any, rng: Random) -> None:
    """Replace, remove, double or nest what stands at a place."""
    old = at[key]
    way = rng.randrange(8)
    if way == 0:
        del at[key]
    elif way == 1 and isinstance(at, list):
        at.insert(key, old)
    elif way == 2 and isinstance(old, list):
        at[key] = rng.sample(old, len(old))
    elif way == 3:
        at[key] = nested(old, rng.choice((1, 3, 12, 400)))
    elif isinstance(old, int) and way < 7:
        at[key] = rng.choice((*NUMBERS, old // 2, -(old // 2)))
    elif isinstance(old, str) and way < 7:
        at[key] = rng.choice((*known_steps(), old + "x", old[:-1]))
    else:
        at[key] = deepcopy(rng.choice(OTHERS))


def nested(value: Any, levels: int) -> Any:
    """The value with so many lists around it."""
    for _ in range(levels):
        value = [value]
    return value


def spoiled_text(text: str, rng: Random) -> str:
    """A record with letters, pieces or lines changed; the rest is left so that it gets far."""
    way = rng.randrange(6)
    if way == 0:
        return spoiled_lines(text, rng)
    if way == 1:
        return spoiled_value(text, rng)
    for _ in range(rng.choice((1, 1, 2, 4))):
        start = rng.randrange(len(text) + 1)
        end = min(len(text), start + rng.choice((0, 0, 1, 1, 2, 30)))
        piece = "".join(rng.choices(LETTERS, k=rng.choice((0, 1, 1, 3))))
        text = text[:start] + rng.choice((piece, text[start:end] * 2)) + text[end:]
    return text


def spoiled_lines(text: str, rng: Random) -> str:
    """A line is doubled, lost or moved; the number of decisions is kept in step now and then."""
    lines = text.split("\n")
    line = lines.pop(rng.randrange(len(lines)))
    for _ in range(rng.randrange(3)):
        lines.insert(rng.randrange(len(lines) + 1), line)
    moves = sum(line[:1].isdigit() for line in lines)
    fitting = [f"[Decisions {moves}]" if "Decisions" in line else line for line in lines]
    return "\n".join(rng.choice((lines, fitting)))


def spoiled_value(text: str, rng: Random) -> str:
    """The value of a tag becomes other JSON, or something like it."""
    lines = text.split("\n")
    at = rng.choice([n for n, line in enumerate(lines) if line.startswith("[")])
    name = lines[at].split(" ")[0]
    lines[at] = f"{name} {rng.choice(VALUES)}]"
    return "\n".join(lines)


VALUES = (
    "null",
    "true",
    "1e999",
    "NaN",
    "-1",
    "9" * 5000,
    '""',
    '"pig"',
    '"\\ud800"',
    '"' + "0" * 64 + '"',
    '"é"',
    "[]",
    "{}",
    "[1]",
    '["a"]',
    '["\\ud800"]',
    "[{}, {}]",
    "[[], []]",
    '[{"hero": []}, 1]',
    '{"goal": 1e5}',
    '{"goal": "x"}',
    '{"goal": {}}',
    "[" * 900 + "]" * 900,
    '{"goal":' * 300 + "1" + "}" * 300,
    "[1, 2, 3, 4, 5, 6, 1, 2, 3]",
    "[999999999999999999999]",
)
