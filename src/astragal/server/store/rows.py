"""Rows of the database as the rest of the server knows them."""

from dataclasses import dataclass, field
from typing import Any, Literal

Kind = Literal["person", "bot", "auto", "timeout", "stand-in", "undo", "given"]


@dataclass(slots=True)
class User:
    """Somebody who was here: a guest, or the owner of an account."""

    id: str
    name: str
    language: str
    created: int
    login: str | None = None
    password: str | None = None
    sessions: int = 0
    banned: int | None = None
    muted: int | None = None
    deleted: int | None = None


@dataclass(slots=True)
class Table:
    """Where seats are filled and matches are played, one after another."""

    id: str
    game: str
    host: str
    status: Literal["gathering", "playing", "over", "closed"]
    public: bool
    tour: bool
    options: dict[str, Any]
    clock: dict[str, Any]
    created: int
    changed: int
    match: str | None = None
    next_match: str | None = None
    next_secret: bytes | None = None
    given: dict[str, Any] | None = None
    closed: str | None = None


@dataclass(slots=True)
class Seat:
    """One seat of a table, counted from 1."""

    table: str
    number: int
    kind: Literal["person", "bot", "open"]
    secret: str
    user: str | None = None
    name: str = ""
    level: str | None = None
    facts: dict[str, Any] = field(default_factory=dict)
    stand_in: bool = False

    @property
    def by_bot(self) -> bool:
        """Whether a bot decides here: its own, or one that stands in for somebody who left."""
        return self.kind == "bot" or self.stand_in


@dataclass(slots=True)
class Match:
    """A match: what was agreed, where its dice come from, how it ended."""

    id: str
    table: str | None
    game: str
    seats: list[dict[str, Any]]
    names: list[str]
    users: list[str | None]
    options: dict[str, Any]
    packs: list[str]
    engine: str
    rules: int
    key: bytes
    started: int
    secret: bytes | None = None
    commit: str | None = None
    nonces: list[str] | None = None
    ended: int | None = None
    result: list[int] | None = None
    points: list[int] | None = None
    moves: int = 0


@dataclass(frozen=True, slots=True)
class Pack:
    """A pack as it is kept: what it is called, and the bytes that it travels as."""

    hash: str
    name: str
    data: bytes
    created: int
    user: str | None = None


@dataclass(slots=True)
class Act:
    """One entry of a match; `n` counts from 0, seats from 1.

    `number` is the decision that it answers, `asks` the seat that must decide then, 0 for none.
    The move of an undo is how many moves it takes back.
    """

    match: str
    n: int
    seat: int
    number: int
    asks: int
    kind: Kind
    move: str
    at: int
    events: bytes
    hash: str
    nonce: str | None = None
    clock: dict[str, int] | None = None


@dataclass(slots=True)
class Snapshot:
    """A match as it stood after so many acts."""

    match: str
    acts: int
    data: bytes


@dataclass(slots=True)
class Said:
    """Something that was said at a table."""

    table: str
    n: int
    user: str
    seat: int
    name: str
    text: str
    preset: str | None
    nonce: str
    at: int


@dataclass(slots=True)
class Report:
    """Something that a player found wrong: what somebody said, or how they are called."""

    id: str
    at: int
    by: str
    about: str
    table: str
    kind: Literal["message", "name"]
    number: int
    name: str
    text: str
    settled: int | None = None
