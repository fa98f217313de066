"""Records: a match as text, one decision a line, comments allowed, as PGN is for chess.

    [Astragal 2]
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
from typing import Any, NoReturn

from astragal.errors import RecordError
from astragal.kernel.match import History, Match
from astragal.kernel.speaking import noted
from astragal.prose.spelling import LONGEST_QUOTE, nearest, quoted
from astragal.version import VERSION

FORMAT = 2  # raised whenever a text of the format before would be read wrongly
MOST_TEXT = 4 * 1024 * 1024
MOST_DIGITS = 9  # of a number; no game counts further
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
class RecordLine:
    """One decision: the seat (from 1), its notation, a comment, and the line it stands on.

    What a seat says outside decisions stands there in the same way.
    """

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
    packs: tuple[str, ...]
    rules: int
    engine: str = VERSION  # a remark: nothing depends on it
    key: bytes | None = None
    dice: tuple[int, ...] | None = None
    fairness: Fairness | None = None
    lines: tuple[RecordLine, ...] = ()
    result: tuple[int, ...] | None = None
    hash: str | None = None

    def public(self) -> "Record":
        """The record without what would tell the dice to come."""
        fairness = self.fairness and replace(self.fairness, secret=None)
        return replace(self, key=None, dice=None, hash=None, fairness=fairness)


def expect(given: object, kind: type, message: str) -> None:
    """Refuse what somebody gave by mistake: a RecordError says what is wanted."""
    if not isinstance(given, kind):
        raise RecordError(message, found=quoted(repr(given)))


def record(m: Match, fairness: Fairness | None = None) -> Record:
    """The record of a match so far, with its key."""
    expect(m, Match, "record-no-match")
    script = getattr(m.chance, "faces", None)
    return Record(
        game=m.game.id,
        seats=[dict(seat) for seat in m.setup.seats],
        options=dict(m.setup.options),
        packs=tuple(m.setup.marks()),
        rules=m.game.rules,
        key=m.chance.key,
        dice=script,
        fairness=fairness,
        lines=tuple(lines(m)),
        result=m.result,
        hash=m.hash(),
    )


def lines(m: Match) -> list[RecordLine]:
    """The decisions of a match so far, and what was said outside them."""
    found = []
    at: History | None = m.history
    while at is not None:
        at, seat, option = at
        found.append(RecordLine(seat + 1, noted(m, option)))
    if len(found) != m.number:
        raise RecordError("record-loaded")
    return found[::-1]


def write(record: Record) -> str:
    """The record as text."""
    expect(record, Record, "record-no-record")
    tags = [f"[{name} {json.dumps(value, ensure_ascii=False)}]" for name, value in _tags(record)]
    moves = [
        f"{line.seat} {line.move}" + (f"  ; {line.comment}" if line.comment else "")
        for line in record.lines
    ]
    return "\n".join([*tags, "", *moves, ""])


def first_line(record: Record) -> int:
    """The line on which `write` puts the first decision."""
    return len(list(_tags(record))) + 2


def parse(text: str) -> Record:
    """The record that a text holds; a RecordError names the line that is wrong."""
    expect(text, str, "record-no-text")
    if len(text) > MOST_TEXT:
        raise RecordError("record-long", most=MOST_TEXT, count=len(text))
    head = Head()
    moves: list[RecordLine] = []
    for number, line in enumerate(text.split("\n"), 1):
        line = line.strip()
        if "\0" in line:  # text that no database keeps
            raise RecordError("record-move", line=str(number), found=quoted(repr(line)[1:-1]))
        if line.startswith("[") and not moves:
            head.read(line, number)
        elif line and not line.startswith(";"):
            moves.append(_read_move(line, number))
    return _assembled(head, tuple(moves))


def _tags(record: Record) -> Iterator[tuple[str, Any]]:
    yield "Astragal", FORMAT
    yield "Engine", record.engine
    yield "Game", record.game
    yield "Rules", record.rules
    yield "Options", record.options
    yield "Seats", record.seats
    yield "Packs", list(record.packs)
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
    "Rules": int,
    "Options": dict,
    "Seats": list,
    "Packs": list,
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
NEEDED = ("Astragal", "Engine", "Game", "Rules", "Options", "Seats", "Packs", "Decisions")


class OddNumber(Exception):
    """A number that no record holds."""


def _whole(written: str) -> int:
    """A whole number of a record, of which none is large."""
    if len(written.lstrip("-")) > MOST_DIGITS:
        raise OddNumber(written)
    return int(written)


def _odd(written: str) -> NoReturn:
    raise OddNumber(written)


class Head:
    """The tags of a record, and the line on which each stands."""

    def __init__(self) -> None:
        self.tags: dict[str, Any] = {}
        self.lines: dict[str, int] = {}

    def read(self, line: str, number: int) -> None:
        """Take in one more tag."""
        match = TAG.fullmatch(line)
        if match is None:
            raise RecordError("record-tag", line=str(number), found=quoted(line))
        name, text = match.groups()
        self._check_name(name, number)
        self.lines[name] = number
        value = self._value(name, text)
        kind = KINDS[name]
        if not isinstance(value, kind) or isinstance(value, bool):
            found = json.dumps(value)[:LONGEST_QUOTE]
            raise self.wrong(name, "record-tag-kind", kind=kind.__name__, found=found)
        self.tags[name] = value
        if name == "Astragal" and value != FORMAT:
            raise self.wrong(name, "record-format", format=str(value), known=FORMAT)

    def _value(self, name: str, text: str) -> Any:
        try:
            value = json.loads(text, parse_int=_whole, parse_float=_odd, parse_constant=_odd)
            json.dumps(value, ensure_ascii=False).encode()  # refuses halves of characters
        except OddNumber as odd:
            found = quoted(str(odd))
            raise self.wrong(name, "record-tag-number", most=MOST_DIGITS, found=found) from odd
        except (ValueError, RecursionError) as error:
            raise self.wrong(name, "record-tag-json", found=quoted(text)) from error
        return value

    def _check_name(self, name: str, number: int) -> None:
        facts = {"line": str(number), "tag": name}
        if name in self.tags:
            raise RecordError("record-tag-twice", **facts)
        if name not in KINDS:
            close = nearest(name, KINDS)
            if close is None:
                raise RecordError("record-tag-unknown", **facts)
            raise RecordError("record-tag-unknown-near", near=close, **facts)

    def wrong(self, name: str, message: str, **facts: str | int) -> RecordError:
        """An error about a tag, with its line; of one that is missing, where the head ends."""
        line = self.lines.get(name) or max(self.lines.values(), default=0) + 1
        return RecordError(message, line=str(line), tag=name, **facts)

    def data(self, name: str) -> bytes | None:
        """The bytes that a tag gives, if it stands there."""
        if name not in self.tags:
            return None
        try:
            data = bytes.fromhex(self.tags[name])
        except ValueError as error:
            raise self.wrong(name, "record-hex") from error
        if len(data) != 32:
            raise self.wrong(name, "record-bytes", count=len(data))
        return data

    def texts(self, name: str) -> tuple[str, ...]:
        """The texts that a tag gives."""
        if not all(isinstance(text, str) for text in self.tags[name]):
            raise self.wrong(name, "record-texts")
        return tuple(self.tags[name])

    def numbers(self, name: str) -> tuple[int, ...] | None:
        """The numbers that a tag gives, if it stands there."""
        if name not in self.tags:
            return None
        if not all(type(number) is int for number in self.tags[name]):
            raise self.wrong(name, "record-numbers")
        return tuple(self.tags[name])


def _read_move(line: str, number: int) -> RecordLine:
    head, _, comment = line.partition(";")
    match = MOVE.fullmatch(head.rstrip())
    if match is None:
        raise RecordError("record-move", line=str(number), found=quoted(line))
    seat, move = match.groups()
    return RecordLine(int(seat), " ".join(move.split()), comment.strip(), number)


def _assembled(head: Head, moves: tuple[RecordLine, ...]) -> Record:
    tags = head.tags
    for name in NEEDED:
        if name not in tags:
            raise head.wrong(name, "record-tag-missing")
    if tags["Decisions"] != len(moves):
        said = str(tags["Decisions"])
        raise head.wrong("Decisions", "record-cut-off", count=len(moves), said=said)
    return Record(
        game=tags["Game"],
        seats=tags["Seats"],
        options=tags["Options"],
        packs=head.texts("Packs"),
        rules=tags["Rules"],
        engine=tags["Engine"],
        key=head.data("Key"),
        dice=head.numbers("Dice"),
        fairness=_fairness(head),
        lines=moves,
        result=head.numbers("Result"),
        hash=tags.get("Hash"),
    )


def _fairness(head: Head) -> Fairness | None:
    tags = head.tags
    given = [name for name in ("Match", "Commit", "Nonces") if name in tags]
    if not given:
        return None
    if len(given) < 3 or not all(isinstance(nonce, str) for nonce in tags["Nonces"]):
        raise head.wrong(given[-1], "record-word-whole")
    return Fairness(tags["Match"], tags["Commit"], tuple(tags["Nonces"]), head.data("Secret"))
