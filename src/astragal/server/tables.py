"""`/api/tables`: making tables, sitting down, agreeing, starting, leaving."""

from dataclasses import replace
from secrets import token_urlsafe
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from astragal.games import game as game_of
from astragal.games import game_ids
from astragal.kernel.facts import LARGEST
from astragal.server import seating, starting
from astragal.server.access import check_record, key_of, turn_out
from astragal.server.answers import OwnTable, Table
from astragal.server.clocks import ClockRules
from astragal.server.given import GivenMatch, given_by_record, given_by_tour, given_setup
from astragal.server.house import House
from astragal.server.keeping import at_hand, close_table
from astragal.server.me import given_name
from astragal.server.problems import Problem
from astragal.server.quota import made_public, one_more
from astragal.server.records import MOST_DECISIONS
from astragal.server.room import Room
from astragal.server.setups import checked_setup, shown_options
from astragal.server.store import change_table, rows
from astragal.server.talk import offered
from astragal.server.vacant import new_secret
from astragal.server.web import body, house_of, language, reply, room_of

Name = Annotated[str, Meta(max_length=40)]
LevelName = Annotated[str, Meta(max_length=40)]
Whole = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]
GivenWord = Annotated[str, Meta(max_length=100)]
GivenIds = Annotated[list[GivenWord], Meta(max_length=200)]  # a deck that somebody built
State = Annotated[dict[GivenWord, Any], Meta(max_length=200)]  # how far a campaign has come
GivenFacts = Annotated[
    dict[GivenWord, GivenWord | Whole | bool | GivenIds | State], Meta(max_length=40)
]
SeatNumber = Annotated[int, Meta(ge=1, le=100)]


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of a table that is made."""

    kind: Literal["me", "open", "bot"]
    level: LevelName | None = None
    facts: GivenFacts = {}
    name: Name | None = None


class From(msgspec.Struct, forbid_unknown_fields=True):
    """A moment of a record, to play on from."""

    record: Annotated[str, Meta(max_length=64)]
    number: Annotated[int, Meta(ge=0, le=MOST_DECISIONS)]


class NewTable(msgspec.Struct, forbid_unknown_fields=True, rename={"since": "from"}):
    """What a table is made of."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=20)] = []
    options: GivenFacts = {}
    public: bool = False
    clock: ClockRules = ClockRules()
    start: bool = False
    tour: bool = False
    since: From | None = None


class SeatChange(msgspec.Struct, forbid_unknown_fields=True):
    """What is to be different about a seat."""

    seat: SeatNumber
    kind: Literal["me", "open", "bot"] | None = None
    level: LevelName | None = None
    facts: GivenFacts | None = None
    name: Name | None = None


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """A seat by number, or by the secret of its link."""

    seat: SeatNumber | None = None
    secret: Annotated[str, Meta(max_length=64)] | None = None


class Agreed(msgspec.Struct, forbid_unknown_fields=True):
    """What the host may change before the start."""

    options: GivenFacts | None = None
    clock: ClockRules | None = None
    public: bool | None = None


async def listed(request: Request) -> Response:
    house = house_of(request)
    user = await house.identity.known(request)
    rooms = [await house.rooms.glance(id) for id in await house.store.public_tables()]
    return reply([_shown(room, user, language(request)) for room in rooms])


async def mine(request: Request) -> Response:
    house = house_of(request)
    user = await house.identity.reader(request)
    if user is None:
        return reply([])
    rooms = [await house.rooms.glance(id) for id in await house.store.tables_of(user.id)]
    return reply([await _own(room, user, language(request)) for room in rooms])


async def _own(room: Room, user: rows.User, spoken: str) -> OwnTable:
    asks: list[int] = []
    if room.table.status == "playing" and await room.house.rooms.can_go_on(room):
        asks = await room.asks()
    mine = [seat.number for seat in room.seats_of(user) if not seat.stand_in]
    table = _shown(room, user, spoken)
    table.paused = any(map(room.pauses, asks))
    return OwnTable(table, not set(asks).isdisjoint(mine), offered(room, mine), room.changed_text)


def _shown(room: Room, user: rows.User | None, spoken: str, key: str = "") -> Table:
    """A table from afar: also one whose match is known to be lost, and why."""
    lost = room.house.rooms.lost(room)
    shown = room.plain(user, key)
    shown.lost = None if lost is None else lost.said(spoken).words
    return shown


async def make(request: Request) -> Response:
    house = house_of(request)
    user = await house.identity.user(request)
    asked = await body(request, NewTable)
    if asked.game not in game_ids():
        raise Problem("not-found", what=asked.game)
    room = await make_table(house, user, asked)
    if asked.start:
        starting.check_start(room)
        house.spawn(starting.start(room))
    return reply(room.plain(user), 201)


async def make_table(house: House, user: rows.User, asked: NewTable) -> Room:
    """A table as it was asked for, with nobody invited yet."""
    given = await _given(house, user, asked)
    now = int(house.time.now() * 1000)
    table = rows.Table(
        id=token_urlsafe(9),
        game=asked.game,
        host=user.id,
        status="gathering",
        public=asked.public,
        tour=asked.tour,
        options=dict(asked.options if given is None else given.options),
        clock=msgspec.to_builtins(asked.clock),
        created=now,
        changed=now,
        given=None if given is None else msgspec.to_builtins(given),
    )
    starting.promise(table)
    seats = _seats(table.id, asked, user, given)
    seating.name_apart(seats)
    if given is None:
        asked_for = [dict(seat.facts) for seat in seats]
        setup = checked_setup(table.game, asked_for, table.options, set())
    else:
        setup = given_setup(table.game, given)
    table.options = shown_options(setup)
    for seat, facts in zip(seats, setup.seats, strict=True):
        seat.facts = dict(facts)
    async with one_more(house, user.id, table.public):
        await house.store.add_table(table, seats)
    for level in {seat.level for seat in seats if seat.level is not None}:
        if not house.thinkers.hired(level):
            house.spawn(house.thinkers.warm_up(level, [table.game]))
    return await house.rooms.room(table.id)


async def _given(house: House, user: rows.User, asked: NewTable) -> GivenMatch | None:
    """What the match begins with, if not at the beginning."""
    if asked.tour:
        return given_by_tour(asked.game)
    if asked.since is None:
        return None
    kept = await house.records.find(asked.since.record)
    await check_record(house, kept, user)
    if house.packs.strange(game_of(asked.game), kept.record.packs):
        raise Problem("strange-packs")
    return given_by_record(kept.shown(), asked.game, asked.since.number)


def _seats(
    table: str, asked: NewTable, user: rows.User, given: GivenMatch | None
) -> list[rows.Seat]:
    wanted = asked.seats
    if given is not None and not wanted:
        wanted = [NewSeat("me"), *(NewSeat("bot", "easy") for _ in given.seats[1:])]
    if given is not None and len(wanted) != len(given.seats):
        raise Problem("seat-count", count=len(given.seats))
    seats = [_seat(table, number, seat, user) for number, seat in enumerate(wanted, 1)]
    if given is not None:
        for seat, facts in zip(seats, given.seats, strict=True):
            seat.facts = dict(facts)
    return seats


def _seat(table: str, number: int, asked: NewSeat, user: rows.User) -> rows.Seat:
    seat = rows.Seat(table, number, "open", new_secret(), facts=dict(asked.facts))
    if asked.kind == "me":
        seat.kind, seat.user = "person", user.id
        seat.name = given_name(asked.name) if asked.name else user.name
    elif asked.kind == "bot":
        seating.seat_bot(seat, asked.level or "greedy", user.language)
    return seat


async def show(request: Request) -> Response:
    house = house_of(request)
    user = await house.identity.known(request)
    try:
        room = await room_of(request)
    except Problem as problem:
        if problem.code != "lost":
            raise
        room = await house.rooms.glance(request.path_params["table"])
    return reply(_shown(room, user, language(request), key_of(request)))


async def change_seat(request: Request) -> Response:
    user = await house_of(request).identity.user(request)
    asked = await body(request, SeatChange)
    room = await room_of(request)
    name = None if asked.name is None else given_name(asked.name)
    facts = None if asked.facts is None else dict(asked.facts)
    await seating.change(room, user, asked.seat, asked.kind, asked.level, facts, name)
    return reply(room.plain(user))


async def sit(request: Request) -> Response:
    user = await house_of(request).identity.user(request)
    asked = await body(request, Sit)
    room = await _linked(request, asked.secret)
    await seating.sit(room, user, asked.seat, asked.secret)
    return reply(room.plain(user))


async def _linked(request: Request, secret: str | None) -> Room:
    """The table of a seat; a link that opens nothing tells nobody whether the table is there."""
    try:
        return await room_of(request, secret or "")
    except Problem as problem:
        if secret is None or problem.code != "not-found":
            raise
        raise Problem("wrong-link") from problem


async def leave(request: Request) -> Response:
    user = await house_of(request).identity.user(request)
    try:
        room = await room_of(request)
    except Problem as problem:
        if problem.code != "lost":
            raise
        return reply((await _leave_lost(request, user)).plain(user))
    await seating.leave(room, user)
    if room.table.status == "gathering" and not room.people:
        await close_table(room.house, room.table.id)
    return reply(room.plain(user))


async def _leave_lost(request: Request, user: rows.User) -> Room:
    """Off one's list with it; when nobody is left, the table is closed."""
    house = house_of(request)
    async with at_hand(house, request.path_params["table"]) as room:
        await seating.leave_lost(room, user)
    if not room.people:
        await close_table(house, room.table.id)
    return room


async def agree(request: Request) -> Response:
    user = await house_of(request).identity.user(request)
    asked = await body(request, Agreed)
    room = await _hosted(request, user)
    if asked.public:
        async with made_public(room.house, user, room.table.id):
            await _agree(room, asked)
    else:
        await _agree(room, asked)
    return reply(room.plain(user))


async def _agree(room: Room, asked: Agreed) -> None:
    async with room.lock:
        if room.table.status == "playing":
            raise Problem("started")
        table = replace(room.table, changed=room.now)
        options: dict[str, Any] = table.options if asked.options is None else dict(asked.options)
        facts = [dict(seat.facts) for seat in room.seats]
        table.options = shown_options(checked_setup(table.game, facts, options, set()))
        if asked.clock is not None:
            table.clock = msgspec.to_builtins(asked.clock)
        if asked.public is not None:
            table.public = asked.public
        await room.write(change_table(table, "options", "clock", "public", "changed"))
        room.table = table
    turn_out(room)
    room.announce()


async def start(request: Request) -> Response:
    user = await house_of(request).identity.user(request)
    room = await _hosted(request, user)
    await starting.start(room)
    return reply(room.plain(user))


async def rematch(request: Request) -> Response:
    user = await house_of(request).identity.user(request)
    room = await room_of(request)
    if not room.seats_of(user):
        raise Problem("not-yours")
    await _once_more(room, user)
    if any(seat.kind == "open" for seat in room.seats):
        room.announce()  # whoever resigned has left a seat to be taken first
    else:
        await starting.start(room)
    return reply(room.plain(user))


async def _once_more(room: Room, user: rows.User) -> None:
    """A finished table gathers again, if its host may have one more that is not finished."""
    try:
        async with one_more(room.house, room.table.host, room.table.public):
            await starting.gather_again(room)
    except Problem as problem:
        if user.id == room.table.host or problem.code not in ("too-many-tables", "too-many-public"):
            raise
        raise Problem("host-too-many") from problem


async def _hosted(request: Request, user: rows.User) -> Room:
    room = await room_of(request)
    if room.table.host != user.id:
        raise Problem("host-only")
    return room


POST = ["POST"]
routes = [
    Route("/api/tables", listed),
    Route("/api/tables", make, methods=POST),
    Route("/api/mine", mine),
    Route("/api/tables/{table}", show),
    Route("/api/tables/{table}/seat", change_seat, methods=POST),
    Route("/api/tables/{table}/sit", sit, methods=POST),
    Route("/api/tables/{table}/leave", leave, methods=POST),
    Route("/api/tables/{table}/options", agree, methods=POST),
    Route("/api/tables/{table}/start", start, methods=POST),
    Route("/api/tables/{table}/rematch", rematch, methods=POST),
]
