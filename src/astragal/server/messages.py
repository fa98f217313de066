"""The messages that the server reads from the socket; docs/protocol.md tells what each is for."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from astragal.table.orders import Preset, Switch, Until

Number = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=1, le=100)]
Nonce = Annotated[str, Meta(min_length=1, max_length=64)]
Id = Annotated[str, Meta(max_length=64)]
Move = Annotated[str, Meta(max_length=200)]


class FromClient(msgspec.Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """A message that the server reads."""


class Look(FromClient):
    seat: Annotated[int, Meta(ge=0, le=100)]


class Again(FromClient):
    pass


class Fair(FromClient):
    nonce: Annotated[str, Meta(max_length=64, pattern="^[0-9a-fA-F]*$")]


class Act(FromClient):
    match: Id
    seat: SeatNumber
    number: Number
    since: Number
    nonce: Nonce
    move: Move


class Undo(FromClient):
    match: Id
    seat: SeatNumber
    since: Number
    nonce: Nonce


class Resign(FromClient):
    match: Id
    seat: SeatNumber
    nonce: Nonce


class MakeOffer(FromClient, tag="offer"):
    match: Id
    seat: SeatNumber
    nonce: Nonce
    what: Literal["draw"]


class OfferAnswer(FromClient, tag="answer"):
    match: Id
    seat: SeatNumber
    nonce: Nonce
    what: Literal["draw"]
    yes: bool


class Orders(FromClient):
    seat: SeatNumber
    nonce: Nonce
    preset: Preset | None = None
    cards: Annotated[dict[Id, Switch], Meta(max_length=200)] | None = None
    until: Until | msgspec.UnsetType | None = msgspec.UNSET


class Why(FromClient):
    seat: SeatNumber
    move: Move


class Forecast(FromClient):
    seat: SeatNumber
    move: Move


class Odds(FromClient):
    seat: SeatNumber


class Say(FromClient):
    nonce: Nonce
    text: Annotated[str, Meta(max_length=300)] | None = None
    preset: Annotated[str, Meta(max_length=40)] | None = None


class Report(FromClient):
    nonce: Nonce
    said: Number | None = None
    seat: SeatNumber | None = None
    name: bool = False


class Return(FromClient):
    seat: SeatNumber


class Language(FromClient):
    language: Literal["en", "ru", "pl"]


class Ping(FromClient):
    pass


Incoming = (
    Look
    | Again
    | Fair
    | Act
    | Undo
    | Resign
    | MakeOffer
    | OfferAnswer
    | Orders
    | Why
    | Forecast
    | Odds
    | Say
    | Report
    | Return
    | Language
    | Ping
)
decoder: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming, strict=True)
