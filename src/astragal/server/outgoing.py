"""The messages that the server sends over the socket; docs/protocol.md tells what each is for."""

from typing import Any

import msgspec

from astragal.kernel.table import Line, Odds
from astragal.kernel.view import View
from astragal.server.answers import LogEntry, Table
from astragal.server.problems import Said
from astragal.table.orders import Orders


class Offer(msgspec.Struct, frozen=True):
    """An option of a decision: its notation, what it is and would bring in words, and as data.

    `does` has the verb and what it is done with, by names: `{"verb": "play", "card": "six-it"}`.
    """

    move: str
    words: str
    effect: str
    does: dict[str, Any]


class Decision(msgspec.Struct, frozen=True):
    """What is being decided, said to everybody in `sentence`.

    The seat that decides gets `question`, which does not say its name, `options`, `default`, and
    in `advised` the move that the game finds sensible, if any. `open` says that the question is
    answered by what lies open, and `passing` that the server is about to pass for that seat. Where
    something goes on that can be passed as a whole, `until_over` has the game's words for that.

    `since` says after how many acts it is asked: they are never the same again, as numbers may be,
    which are foretold in polls and come back after an undo. An answer says it, too.
    """

    seat: int
    number: int
    since: int
    reason: str
    sentence: str
    question: str | None
    mine: bool
    options: list[Offer] | None
    default: str | None
    advised: str | None
    open: bool
    passing: bool
    about: list[Line]
    waiting: list[int]
    until_over: str | None


class Undoing(msgspec.Struct, frozen=True):
    """Whether the last move can be taken back, or why not."""

    can: bool
    words: str


class ClockState(msgspec.Struct, frozen=True):
    """What is left to each seat, whose time runs, and when that was so, in milliseconds."""

    seats: dict[str, int]
    running: list[int]
    at: int


class Talking(msgspec.Struct, frozen=True):
    """What a seat can say outside decisions now, as it is written: `resign`, `offer draw`.

    `ends`: whether the match would be over if it resigned; else a bot would play its seat.
    """

    can: list[str]
    ends: bool


class Over(msgspec.Struct, frozen=True):
    """How a match ended, what each seat had in the game's words, and what its dice came from."""

    result: list[int]
    words: str
    points: list[str] | None
    secret: str | None
    key: str
    record: str


class ToClient(msgspec.Struct, frozen=True, tag_field="type"):
    """A message that the server sends."""


class TableMessage(ToClient, frozen=True, tag="table"):
    """How the table stands."""

    table: Table


class ViewMessage(ToClient, frozen=True, tag="view"):
    """Everything that a seat, or with 0 whoever watches, may know of the match."""

    match: str
    version: int
    seat: int
    view: View
    decision: Decision | None
    log: list[LogEntry]
    log_from: int
    undo: Undoing
    orders: Orders | None
    over: Over | None
    talk: Talking | None
    commit: str | None
    clock: ClockState | None = None


class Done(ToClient, frozen=True, tag="done"):
    """The answer to an act, undo, orders, say or report."""

    nonce: str
    ok: bool
    number: int
    problem: Said | msgspec.UnsetType = msgspec.UNSET


class WhyMessage(ToClient, frozen=True, tag="why"):
    """Why a move is not legal now; both are null when it is."""

    move: str
    rule: str | None
    words: str | None


class ForecastMessage(ToClient, frozen=True, tag="forecast"):
    """What would come of a move."""

    move: str
    number: int
    lines: list[Line]


class OddsMessage(ToClient, frozen=True, tag="odds"):
    """What chance may bring; of the game's own shape."""

    number: int
    odds: Odds | None


class ChatMessage(ToClient, frozen=True, tag="chat"):
    """Something that was said, by a seat or, where that is null, by who watches."""

    n: int
    seat: int | None
    name: str
    text: str
    preset: str | None
    at: int
    mine: bool


class ThinkingMessage(ToClient, frozen=True, tag="thinking"):
    """A bot thinks."""

    seat: int


class ProblemMessage(ToClient, frozen=True, tag="problem"):
    """Something was refused."""

    problem: Said


class PongMessage(ToClient, frozen=True, tag="pong"):
    """The answer to a ping."""


Outgoing = (
    TableMessage
    | ViewMessage
    | Done
    | WhyMessage
    | ForecastMessage
    | OddsMessage
    | ChatMessage
    | ThinkingMessage
    | ProblemMessage
    | PongMessage
)


def written(message: ToClient) -> bytes:
    """A message as it goes over the wire."""
    return msgspec.json.encode(message)
