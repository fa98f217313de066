"""The shapes of what the HTTP API answers; docs/protocol.md tells them to people."""

from typing import Any, Literal

import msgspec

from astragal.kernel.facts import Scalar, Value
from astragal.kernel.view import View
from astragal.server.clocks import ClockRules

Facts = dict[str, Value]


class Me(msgspec.Struct):
    """The caller; `login` is null for a guest."""

    id: str
    name: str
    language: Literal["en", "ru", "pl"]
    login: str | None


class FactValue(msgspec.Struct):
    """One value of a fact, in words; for how many seats it is, where that differs."""

    value: Scalar
    label: str
    counts: list[int] | msgspec.UnsetType = msgspec.UNSET


class Choice(msgspec.Struct, tag_field="kind", tag="choice"):
    """Something to choose before a match."""

    name: str
    label: str
    help: str
    default: Scalar
    values: list[FactValue]


class Amount(msgspec.Struct, tag_field="kind", tag="number"):
    """A number to agree on before a match."""

    name: str
    label: str
    help: str
    default: int
    low: int
    high: int


class Deck(msgspec.Struct, tag_field="kind", tag="cards"):
    """Cards to choose before a match: how many, how often each, and which there are."""

    name: str
    label: str
    help: str
    default: list[str]
    low: int
    high: int
    most_of_one: int
    values: list[FactValue]


class Campaign(msgspec.Struct, tag_field="kind", tag="progress"):
    """How far a campaign has come; it is carried from match to match, not typed."""

    name: str
    label: str
    help: str
    default: dict[str, Any]


AnyFact = Choice | Amount | Deck | Campaign


class GameCover(msgspec.Struct):
    """A game as the lobby offers it."""

    id: str
    name: str
    tagline: str
    seats: tuple[int, int]
    counts: list[int]
    hidden: bool
    tour: bool
    options: list[AnyFact]
    seat_facts: list[AnyFact]


class RuleText(msgspec.Struct):
    """A rule and how it was ruled on."""

    id: str
    area: str
    area_name: str
    rule: str
    ruling: str | None


class BotLevel(msgspec.Struct):
    """A level of bots."""

    level: str
    name: str


class Seat(msgspec.Struct):
    """A seat of a table."""

    number: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: str | None
    facts: Facts
    mine: bool
    away: bool
    stand_in: bool
    link: str | None


class Table(msgspec.Struct):
    """A table as one viewer sees it; `host` says whether it is theirs, `host_name` whose it is."""

    id: str
    game: str
    status: Literal["gathering", "playing", "over", "closed"]
    public: bool
    host: bool
    host_name: str
    options: Facts
    clock: ClockRules
    seats: list[Seat]
    match: str | None
    matches: list[str]
    commit: str | None
    spectators: int
    paused: bool
    lost: str | None
    tour: bool
    watch: str | None
    starting: bool


class OwnTable(msgspec.Struct):
    """A table where the caller sits; `offered`: whether a draw waits for their answer."""

    table: Table
    my_turn: bool
    offered: bool
    changed: str


class RecordRow(msgspec.Struct):
    """A record in a list."""

    id: str
    game: str
    seats: list[Facts]
    names: list[str]
    result: list[int] | None
    points: list[str] | None
    ended: str | None
    moves: int
    lost: str | None


class Imported(msgspec.Struct):
    """Under which id an imported record is kept."""

    id: str


class Word(msgspec.Struct):
    """The word that was given on the dice."""

    match: str
    commit: str
    nonces: list[str]
    secret: str | None


class RecordHead(msgspec.Struct):
    """A record without its decisions."""

    id: str
    game: str
    seats: list[Facts]
    names: list[str]
    options: Facts
    result: list[int] | None
    moves: int
    over: bool
    lost: str | None
    turns: list[int]
    chances: list[list[float]]  # of each seat, at each of these turns and at the end
    fairness: Word | None


class LogEntry(msgspec.Struct):
    """A line of the log."""

    n: int
    number: int
    kind: str
    seat: int | None
    words: str
    facts: dict[str, Any]


class MatchStory(msgspec.Struct):
    """What is told of a match without playing it again."""

    id: str
    game: str
    seats: list[Facts]
    names: list[str]
    result: list[int] | None
    log: list[LogEntry]


class Moment(msgspec.Struct):
    """A position of a record, and the decision that led to it."""

    number: int
    seat: int | None
    move: str | None
    words: str | None
    view: View
    log: list[LogEntry]


class Drawn(msgspec.Struct):
    """One random draw."""

    stream: Literal["dice", "deck"]
    sides: int
    drawn: int
    number: int


class ReviewState(msgspec.Struct, omit_defaults=True):
    """How far a review is, or the review."""

    state: Literal["running", "done"]
    done: int = 0
    of: int = 0
    review: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
