"""Acts: checked in one place and one order, done wholly, committed, and only then told.

Who is it, whose seat is it, was it heard before, does the match still wait, for this decision,
of this seat, and is the move legal.
"""

import time
from dataclasses import asdict, replace

from astragal.server.listener import Listener
from astragal.server.messages import Act, Undo
from astragal.server.outgoing import Done
from astragal.server.play import Made, Play
from astragal.server.problems import Problem
from astragal.server.room import Room
from astragal.server.starting import promise
from astragal.server.store import (
    ADD_ACT,
    CHANGE_MATCH,
    change_orders,
    change_snapshot,
    change_table,
    rows,
)
from astragal.server.store.committer import Write
from astragal.server.views import plain_orders
from astragal.table.orders import Orders, standing


async def decide(room: Room, listener: Listener, asked: Act | Undo) -> Done:
    """Answer an act or an undo that came over a socket."""
    began = time.perf_counter()
    await _beat(room)
    async with room.lock:
        known = await heard_before(room, listener.user, asked)
        if known is not None:
            return known
        play = check(room, asked, listener.language)
        if isinstance(asked, Act):
            await perform(room, play, asked.seat, "person", asked.move, asked.nonce)
        else:
            acts = str(play.undoes(asked.seat))
            await perform(room, play, asked.seat, "undo", acts, asked.nonce)
        room.house.metrics.broadcast.observe(time.perf_counter() - began)
        return Done(asked.nonce, True, asked.number)


async def heard_before(room: Room, user: rows.User | None, asked: Act | Undo) -> Done | None:
    """The answer to an act that was done already; a Problem when the seat is not the user's."""
    play = room.play
    if asked.match in room.matches and (play is None or play.row.id != asked.match):
        return await _heard_in_an_earlier_match(room, user, asked)
    room.own_seat(user, asked.seat)
    number = None if play is None else play.answers.get((asked.seat, asked.nonce))
    return None if number is None else Done(asked.nonce, True, number)


async def _heard_in_an_earlier_match(
    room: Room, user: rows.User | None, asked: Act | Undo
) -> Done | None:
    """The same for a match before this one, in which people may have sat elsewhere."""
    row = await room.house.store.match(asked.match)
    users = [] if row is None else row.users
    if user is None or asked.seat > len(users) or users[asked.seat - 1] != user.id:
        raise Problem("not-yours")
    number = await room.house.store.answer(asked.match, asked.seat, asked.nonce)
    return None if number is None else Done(asked.nonce, True, number)


def check(room: Room, asked: Act | Undo, language: str) -> Play:
    """The match that an act is for, if the act can be done now."""
    play = room.playing()
    if asked.match != play.row.id:
        raise Problem("stale")
    if play.over:
        raise Problem("over")
    if room.seat(asked.seat).stand_in:
        raise Problem("stand-in")
    if asked.number != play.match.number:
        raise Problem("stale")
    if isinstance(asked, Undo):
        if not play.undoes(asked.seat):
            raise Problem("undo")
    else:
        if asked.seat != play.asks:
            raise Problem("not-your-turn", seat=play.match.player(play.match.seat))
        why = play.match.why(asked.move)
        if why is not None:
            raise Problem("illegal", rule=why.rule, words=why.sentence(language))
    return play


async def perform(
    room: Room, play: Play, seat: int, kind: rows.Kind, move: str, nonce: str | None = None
) -> None:
    """Do an act, commit it, then tell everybody. The lock is held."""
    made = play.make(seat, kind, move, room.now, nonce)
    orders = _orders_after(play, made)
    writes: list[Write] = [(ADD_ACT, asdict(made.act))]
    for number, order in orders.items():
        writes += change_orders(play.row.id, number, plain_orders(order))
    table, row, kept = room.table, play.row, play.kept
    if made.match.result is not None:
        table, row = _ended(room, play, made)
        writes += _end(table, row)
    elif _snapshot_due(room, play, made):
        writes += change_snapshot(made.snapshot())
        kept = made.act.n + 1
    await room.write(*writes)
    room.house.metrics.acts.labels(kind).inc()
    room.table, play.row, play.kept = table, row, kept
    play.orders.update(orders)
    play.take(made)
    room.settle()
    if play.over:
        room.announce()


def _snapshot_due(room: Room, play: Play, made: Made) -> bool:
    # Only where nothing can be taken back, so that what can be is the same after a restart.
    many = made.act.n + 1 - play.kept >= room.house.settings.snapshot
    return many and made.match.earlier is None


def _orders_after(play: Play, made: Made) -> dict[int, Orders]:
    """Yields end by themselves; an undo resets what the seat had ordered besides its preset."""
    changed = {}
    for seat, orders in play.orders.items():
        now = standing(made.match, seat - 1, orders)
        if made.act.kind == "undo" and seat == made.act.seat:
            now = Orders(preset=orders.preset)
        if now != orders:
            changed[seat] = now
    return changed


def _ended(room: Room, play: Play, made: Made) -> tuple[rows.Table, rows.Match]:
    """Table and match as they are when the match is over; the next one is promised."""
    assert made.match.result is not None
    table = replace(room.table, status="over", changed=room.now)
    promise(table)
    row = replace(play.row, ended=room.now, result=list(made.match.result), moves=made.match.number)
    return table, row


def _end(table: rows.Table, row: rows.Match) -> list[Write]:
    ended = {"ended": row.ended, "result": row.result, "moves": row.moves}
    return [
        (CHANGE_MATCH, {"of": row.id, **ended}),
        change_table(table, "status", "changed", "next_match", "next_secret"),
    ]


async def _beat(room: Room) -> None:
    """Between people an answer in a window comes no sooner than the beat, whoever gives it."""
    play = room.play
    if play is not None and play.match.public and play.window:
        await room.house.time.until(play.asked / 1000 + room.house.settings.pace.beat)
