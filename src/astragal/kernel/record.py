"""Records: a match as text, one decision a line, comments allowed, as PGN is for chess.

    [Astragal 1]
    [Game "pig"]
    …
    1 roll          ; a comment
    1 hold

The value of a tag is JSON. A match that is still going on leaves the house without its key.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from astragal.kernel.errors import RecordError
from astragal.kernel.match import History, Match
from astragal.kernel.words import nearest
from astragal.version import VERSION

FORMAT = 1
MOST_TEXT = 4 * 1024 * 1024
TAG = re.compile(r"\[([A-Za-z]+) (.*)\]")
MOVE = re.compile(r"([1-9][0-9]?) (.+)")


@dataclass(frozen=True, slots=True)
class Fairness:
    """How the key came about: the house's word before the match and each seat's nonce."""

    match_id: str
    commit: str
    nonces: tuple[str, ...]
    secret: bytes | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """One decision: the seat (from 1), its notation, a comment, and the line it stands on."""

    seat: int
    move: str
    comment: str = ""
    number: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Record:
    """Enough to replay a match to the same hash, anywhere."""

    game: str
    seats: list[dict[str, Any]]
    options: dict[str, Any]
    content: str
    engine: str = VERSION
    key: bytes | None = None
    dice: tuple[int, ...] | None = None
    fairness: Fairness | None = None
    lines: tuple[Line, ...] = ()
    result: tuple[int, ...] | None = None
    hash: str | None = None

    def public(self) -> "Record":
        """The record without what would tell the dice to come."""
        fairness = self.fairness and replace(self.fairness, secret=None)
        return replace(self, key=None, dice=None, hash=None, fairness=fairness)


def record(m: Match, fairness: Fairness | None = None) -> Record:
    """The record of a match so far, with its key."""
    script = getattr(m.chance, "faces", None)
    return Record(
        game=m.game.id,
        seats=[dict(seat) for seat in m.setup.seats],
        options=dict(m.setup.options),
        content=m.game.content_hash(),
        key=m.chance.key,
        dice=script,
        fairness=fairness,
        lines=tuple(lines(m)),
        result=m.result,
        hash=m.hash(),
    )


def lines(m: Match) -> list[Line]:
    """The decisions of a match so far."""
    found = []
    at: History | None = m.history
    while at is not None:
        at, seat, option = at
        found.append(Line(seat + 1, m.game.write(option)))
    if len(found) != m.number:
        raise RecordError("this match was loaded from bytes; its history is in its record")
    return found[::-1]


def write(record: Record) -> str:
    """The record as text."""
    tags = [f"[{name} {json.dumps(value, ensure_ascii=False)}]" for name, value in _tags(record)]
    moves = [
        f"{line.seat} {line.move}" + (f"  ; {line.comment}" if line.comment else "")
        for line in record.lines
    ]
    return "\n".join([*tags, "", *moves, ""])


def parse(text: str) -> Record:
    """The record that a text holds; a RecordError names the line that is wrong."""
    if len(text) > MOST_TEXT:
        raise RecordError(f"a record has at most {MOST_TEXT} characters, this has {len(text)}")
    tags: dict[str, Any] = {}
    moves: list[Line] = []
    for number, line in enumerate(text.split("\n"), 1):
        line = line.strip()
        if line.startswith("[") and not moves:
            _read_tag(line, number, tags)
        elif line and not line.startswith(";"):
            moves.append(_read_move(line, number))
    return _assembled(tags, tuple(moves))


def _tags(record: Record) -> Iterator[tuple[str, Any]]:
    yield "Astragal", FORMAT
    yield "Engine", record.engine
    yield "Game", record.game
    yield "Options", record.options
    yield "Seats", record.seats
    yield "Content", record.content
    if record.fairness is not None:
        yield "Match", record.fairness.match_id
        yield "Commit", record.fairness.commit
        yield "Nonces", list(record.fairness.nonces)
        if record.fairness.secret is not None:
            yield "Secret", record.fairness.secret.hex()
    if record.key is not None:
        yield "Key", record.key.hex()
    if record.dice is not None:
        yield "Dice", list(record.dice)
    yield "Decisions", len(record.lines)
    if record.result is not None:
        yield "Result", list(record.result)
    if record.hash is not None:
        yield "Hash", record.hash


KINDS: dict[str, type] = {
    "Astragal": int,
    "Engine": str,
    "Game": str,
    "Options": dict,
    "Seats": list,
    "Content": str,
    "Match": str,
    "Commit": str,
    "Nonces": list,
    "Secret": str,
    "Key": str,
    "Dice": list,
    "Decisions": int,
    "Result": list,
    "Hash": str,
}
NEEDED = ("Astragal", "Engine", "Game", "Options", "Seats", "Content", "Decisions")


def _read_tag(line: str, number: int, tags: dict[str, Any]) -> None:
    match = TAG.fullmatch(line)
    if match is None:
        raise RecordError(f'line {number}: expected a tag like [Game "pig"], found {line[:60]!r}')
    name, text = match.groups()
    if name not in KINDS:
        close = nearest(name, KINDS)
        raise RecordError(
            f"line {number}: unknown tag {name}" + (f"; nearest: {close}" if close else "")
        )
    if name in tags:
        raise RecordError(f"line {number}: the tag {name} stands here a second time")
    try:
        value = json.loads(text)
        json.dumps(value, ensure_ascii=False).encode()  # refuses halves of characters
    except (ValueError, RecursionError) as error:
        raise RecordError(f"line {number}: the value of {name} is not JSON: {error}") from error
    if not isinstance(value, KINDS[name]) or isinstance(value, bool):
        raise RecordError(f"line {number}: {name} is of the wrong type: {text[:60]}")
    tags[name] = value


def _read_move(line: str, number: int) -> Line:
    head, _, comment = line.partition(";")
    match = MOVE.fullmatch(head.rstrip())
    if match is None:
        raise RecordError(
            f"line {number}: expected a seat and a move like '1 roll', found {line[:60]!r}"
        )
    seat, move = match.groups()
    return Line(int(seat), " ".join(move.split()), comment.strip(), number)


def _assembled(tags: dict[str, Any], moves: tuple[Line, ...]) -> Record:
    for name in NEEDED:
        if name not in tags:
            raise RecordError(f"this is no record: the tag {name} is missing")
    if tags["Astragal"] != FORMAT:
        raise RecordError(
            f"record format {tags['Astragal']} is not known here; this reads {FORMAT}"
        )
    if tags["Decisions"] != len(moves):
        raise RecordError(
            f"this record is cut off or was edited: {len(moves)} decisions stand in it, "
            f"its head says {tags['Decisions']}"
        )
    return Record(
        game=tags["Game"],
        seats=tags["Seats"],
        options=tags["Options"],
        content=tags["Content"],
        engine=tags["Engine"],
        key=_hex(tags, "Key"),
        dice=_numbers(tags, "Dice"),
        fairness=_fairness(tags),
        lines=moves,
        result=_numbers(tags, "Result"),
        hash=tags.get("Hash"),
    )


def _fairness(tags: dict[str, Any]) -> Fairness | None:
    given = [name for name in ("Match", "Commit", "Nonces") if name in tags]
    if not given:
        return None
    if len(given) < 3 or not all(isinstance(nonce, str) for nonce in tags["Nonces"]):
        raise RecordError("Match, Commit and Nonces (a list of texts) stand together or not at all")
    return Fairness(tags["Match"], tags["Commit"], tuple(tags["Nonces"]), _hex(tags, "Secret"))


def _hex(tags: dict[str, Any], name: str) -> bytes | None:
    if name not in tags:
        return None
    try:
        data = bytes.fromhex(tags[name])
    except ValueError as error:
        raise RecordError(f"{name} is not hexadecimal: {error}") from error
    if len(data) != 32:
        raise RecordError(f"{name} has 32 bytes, this one {len(data)}")
    return data


def _numbers(tags: dict[str, Any], name: str) -> tuple[int, ...] | None:
    if name not in tags:
        return None
    if not all(type(number) is int for number in tags[name]):
        raise RecordError(f"{name} is a list of whole numbers")
    return tuple(tags[name])
