"""The start of a match: the house gives its word on the dice, the seats add to them, then deal."""

import asyncio
from dataclasses import asdict, replace
from secrets import token_urlsafe
from typing import Any

import msgspec

from astragal.games import game as game_of
from astragal.kernel.setup import Setup
from astragal.records.fairness import commitment, derive_key, new_secret
from astragal.server.clocks import ClockRules, Clocks
from astragal.server.given import GivenMatch, catch_up, given_row, given_setup
from astragal.server.play import begun
from astragal.server.problems import Problem
from astragal.server.room import Room, people_of
from astragal.server.setups import checked_setup, shown_options
from astragal.server.store import ADD_ACT, change_seats, change_table, rows
from astragal.server.store.cabinet import add_match
from astragal.server.store.packs import deal_pack
from astragal.server.vacant import freed
from astragal.version import VERSION


def promise(table: rows.Table) -> None:
    """Choose the secret of the table's next match; from now on its hash is shown."""
    if table.given is not None:
        return
    table.next_match = token_urlsafe(12)
    table.next_secret = new_secret()


async def start(room: Room) -> None:
    """Begin the match that everybody waits for."""
    check_start(room)
    room.starting = True
    room.announce()
    try:
        await _nonces(room)
        async with room.lock:
            check_start(room)
            await _deal(room)
    finally:
        room.starting = False
        room.announce()


async def gather_again(room: Room) -> None:
    """Once more at the same table: what a campaign brings next, or the next seat is to begin."""
    async with room.lock:
        if room.table.status != "over":
            raise Problem("not-over")
        table = replace(room.table, status="gathering", changed=room.now)
        carried = _carried(room)
        if carried is not None:
            table.options = shown_options(carried)
            dealt = zip(room.seats, carried.seats, strict=True)
            seats = [replace(seat, facts=dict(facts)) for seat, facts in dealt]
        else:
            seats = room.seats if table.given is not None else _moved_up(room.seats)
        seats = [freed(seat) for seat in seats]
        changed = change_table(table, "status", "changed", "options")
        await room.write(changed, *change_seats(table.id, seats))
        room.table, room.seats = table, seats
    for listener in room.listeners:
        listener.seat = room.first_eyes(listener.user)


def _carried(room: Room) -> Setup | None:
    """What the match that is over leads to, in a campaign."""
    if room.play is None or room.table.given is not None:
        return None
    return room.play.match.game.carry(room.play.match)


def check_start(room: Room) -> None:
    """Whether the match can begin."""
    if room.table.status == "playing":
        raise Problem("started")
    if room.table.status == "over":
        raise Problem("over")
    room.check_open()
    if any(seat.kind == "open" for seat in room.seats):
        raise Problem("open-seats")
    setup_of(room.table, room.seats)


def setup_of(table: rows.Table, seats: list[rows.Seat]) -> Setup:
    """What a table agreed on, checked by the game."""
    if table.given is not None:
        return given_setup(table.game, msgspec.convert(table.given, GivenMatch))
    facts = [seat.facts for seat in seats]
    return checked_setup(table.game, facts, table.options, people_of(seats))


async def _nonces(room: Room) -> None:
    """Wait a little for every person to add to the dice; who is absent adds nothing."""
    if room.table.given is not None:
        return
    patience = room.house.settings.pace.fair
    end = room.house.time.now() + patience
    timer = asyncio.create_task(room.house.time.until(end))
    while not timer.done() and not room.people <= room.fair.keys():
        room.fair_given.clear()
        given = asyncio.create_task(room.fair_given.wait())
        await asyncio.wait({timer, given}, return_when=asyncio.FIRST_COMPLETED)
        given.cancel()
    timer.cancel()


async def _deal(room: Room) -> None:
    """Make the match and commit it; the lock is held."""
    table = room.table
    if table.given is not None:
        given = msgspec.convert(table.given, GivenMatch)
        await _begin(room, given_row(room, given), given)
        return
    assert table.next_secret is not None
    assert table.next_match is not None
    setup = setup_of(table, room.seats)
    nonces = [room.fair.get(seat.user or "", "") for seat in room.seats]
    row = rows.Match(
        id=table.next_match,
        table=table.id,
        game=table.game,
        seats=[dict(seat) for seat in setup.seats],
        names=[seat.name for seat in room.seats],
        users=[seat.user for seat in room.seats],
        options=dict(setup.options),
        packs=setup.marks(),
        engine=VERSION,
        rules=game_of(table.game).rules,
        key=derive_key(table.next_secret, table.next_match, nonces),
        secret=table.next_secret,
        commit=commitment(table.next_secret),
        nonces=nonces,
        started=room.now,
    )
    await _begin(room, row)


async def _begin(room: Room, row: rows.Match, given: GivenMatch | None = None) -> None:
    play = begun(row, clocks_of(room))
    acts = []
    if given is not None:
        # Hundreds of moves may be given, and other tables don't wait for them.
        acts = await asyncio.to_thread(catch_up, play, given, room.now)
    changed: dict[str, Any] = {"status": "playing", "match": row.id, "changed": room.now}
    changed |= {"next_match": None, "next_secret": None}
    table = replace(room.table, **changed)
    packs = room.house.packs.new_rows(play.match.setup.packs, room.now)
    await room.write(
        *(write for pack in packs for write in deal_pack(pack)),
        *add_match(row),
        *((ADD_ACT, asdict(act)) for act in acts),
        change_table(table, *changed),
    )
    room.house.packs.took(packs)
    room.fair.clear()
    room.table, room.play = table, play
    room.matches.append(row.id)
    for listener in room.listeners:
        listener.told = 0
    room.settle()


def clocks_of(room: Room) -> Clocks | None:
    """Full clocks for the people at the table, if it plays with clocks."""
    rules = msgspec.convert(room.table.clock, ClockRules)
    if rules.kind == "none":
        return None
    return Clocks.new(rules, [seat.number for seat in room.seats if seat.kind == "person"])


def _moved_up(seats: list[rows.Seat]) -> list[rows.Seat]:
    """Everybody one seat up, so that the second seat begins."""
    return [replace(seat, number=n) for n, seat in enumerate([*seats[1:], seats[0]], 1)]
