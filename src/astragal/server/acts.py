"""Acts: checked in one place and one order, done wholly, committed, and only then told.

Who is it, whose seat is it, was it heard before, does the match still wait, for this decision,
of this seat, and is the move legal.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, replace
from typing import Any

from astragal.kernel.speaking import is_saying
from astragal.server.asked import ready
from astragal.server.beat import Beat, Poll, PollAnswer
from astragal.server.listener import Listener
from astragal.server.messages import Act, MakeOffer, OfferAnswer, Resign, Undo
from astragal.server.outgoing import Done
from astragal.server.play import Intent, Made, Play
from astragal.server.pondering import ponder
from astragal.server.problems import Problem
from astragal.server.results import points_of
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
from astragal.server.winding import wind
from astragal.table.orders import Orders, standing

FromSeat = Act | Undo | Resign | MakeOffer | OfferAnswer


async def decide(room: Room, listener: Listener, asked: Act | Undo) -> Done | None:
    """Answer an act or an undo that came over a socket; not yet one that waits for others."""
    began = time.perf_counter()
    async with room.lock:
        known = await heard_before(room, listener.user, asked)
        if known is not None:
            return known
        if _waits_already(room, listener, asked):
            return None
        with remembering(room, asked):
            play = check(room, asked, listener.language)
        if isinstance(asked, Act) and room.beat:
            await _give(room, listener, asked)
            return None
        await perform(room, play, _intent(play, asked))
        room.house.metrics.broadcast.observe(time.perf_counter() - began)
        return Done(asked.nonce, True, play.answers[asked.seat, asked.nonce])


def _intent(play: Play, asked: Act | Undo) -> Intent:
    """What somebody asked for, as it is done."""
    if isinstance(asked, Undo):
        return Intent(asked.seat, "undo", str(play.undoes(asked.seat)), asked.nonce)
    return Intent(asked.seat, "person", asked.move, asked.nonce)


def _waits_already(room: Room, listener: Listener, asked: Act | Undo) -> bool:
    """Whether an answer came before, perhaps by another socket, and waits for those of others."""
    given = None if room.play is None else room.beat.heard(asked.seat, asked.nonce)
    if given is not None:
        others = room.listeners.intersection(given.sockets) - {listener}
        given.sockets = [*others, listener]
    return given is not None


async def _give(room: Room, listener: Listener, asked: Act) -> None:
    """Keep an answer to a poll, and go on if it was the last one; else only its seat is told."""
    poll = _asked(room, room.playing(), asked)
    room.beat.give(poll, PollAnswer("person", asked.move, asked.nonce, [listener]))
    room.refresh(asked.seat)
    with suppress(Problem):  # whoever's answer came to nothing has been told so
        await go_on(room)


async def go_on(room: Room) -> None:
    """Make the moves that a poll was answered with, once its beat has run. The lock is held."""
    beat = room.beat
    if not beat.over:
        return
    answers = ready(room, beat)
    if not answers:
        _wait_on(room)
        return
    began = time.perf_counter()
    try:
        with beat.making(answers):
            for poll, given in answers:
                await _make(room, beat, poll, given)
    finally:
        _settle(room)
    room.house.metrics.broadcast.observe(time.perf_counter() - began)


async def _make(room: Room, beat: Beat, poll: Poll, given: PollAnswer) -> None:
    """Make the move that a poll was answered with, and say that it is written."""
    if given.kind == "person" and given.passes:
        beat.play.passed.setdefault(poll.seat, set()).update(poll.match.options)
    await _commit(room, beat.play, Intent(poll.seat, given.kind, given.move, given.nonce))
    given.acknowledge(poll.number)


def _wait_on(room: Room) -> None:
    """Somebody thinks about a poll: from now on that takes their time."""
    play = room.playing()
    if play.clocks is None:
        return
    before = play.clocks.running
    wind(room, room.now)
    if play.clocks.running != before:
        room.refresh()
        room.changed.set()


async def heard_before(room: Room, user: rows.User | None, asked: FromSeat) -> Done | None:
    """The answer to an act that was done or refused already, or a Problem: not the user's seat."""
    play = room.play
    if asked.match in room.matches and (play is None or play.row.id != asked.match):
        return await _heard_in_an_earlier_match(room, user, asked)
    room.own_seat(user, asked.seat)
    if play is None or play.row.id != asked.match:
        return None
    play.refusals.check(asked.seat, asked.nonce)
    number = play.answers.get((asked.seat, asked.nonce))
    return None if number is None else Done(asked.nonce, True, number)


@contextmanager
def remembering(room: Room, asked: FromSeat) -> Iterator[None]:
    """What is refused here is refused again, whenever the same comes once more."""
    try:
        yield
    except Problem as problem:
        if room.play is not None and room.play.row.id == asked.match:
            room.play.refusals.note(asked.seat, asked.nonce, problem)
        raise


async def _heard_in_an_earlier_match(
    room: Room, user: rows.User | None, asked: FromSeat
) -> Done | None:
    """The same for a match before this one, in which people may have sat elsewhere."""
    row = await room.house.store.match(asked.match)
    users = [] if row is None else row.users
    if user is None or asked.seat > len(users) or users[asked.seat - 1] != user.id:
        raise Problem("not-yours")
    number = await room.house.store.answer(asked.match, asked.seat, asked.nonce)
    return None if number is None else Done(asked.nonce, True, number)


def going_on(room: Room, asked: FromSeat) -> Play:
    """The match that something is asked for, if it goes on and nobody stands in."""
    play = room.playing()
    if asked.match != play.row.id:
        raise Problem("stale")
    if play.over:
        raise Problem("over")
    if room.seat(asked.seat).stand_in:
        raise Problem("stand-in")
    return play


def check(room: Room, asked: Act | Undo, language: str) -> Play:
    """The match that an act is for, if the act can be done now."""
    play = going_on(room, asked)
    if isinstance(asked, Undo):
        if not play.still_asks(asked.since):
            raise Problem("stale")
        if not play.undoes(asked.seat):
            raise Problem("undo")
        return play
    if is_saying(asked.move):
        raise Problem("said-otherwise")
    why = _asked(room, play, asked).match.why(asked.move)
    if why is not None:
        raise Problem("illegal", rule=why.rule, words=why.sentence(language))
    return play


def _asked(room: Room, play: Play, asked: Act) -> Poll:
    """The decision that an act answers: that of now, or one later in this beat."""
    number = asked.number + play.acts - asked.since  # what was said meanwhile counts, too
    if not play.still_asks(asked.since):
        raise Problem("stale")
    poll = room.beat.poll(asked.seat, number)
    if poll is not None:
        return poll
    if number != play.match.number:
        raise Problem("stale")
    if asked.seat != play.asks:
        raise Problem("not-your-turn", seat=play.match.player(play.match.seat))
    return Poll(play.asks, play.match)


async def perform(room: Room, play: Play, intent: Intent, *besides: Write) -> None:
    """Do an act, commit it, then tell everybody. The lock is held."""
    await _commit(room, play, intent, *besides)
    _settle(room)


def _settle(room: Room) -> None:
    """After acts that were committed: everybody sees what came of them."""
    room.settle()
    if room.playing().over:
        room.announce()


async def _commit(room: Room, play: Play, intent: Intent, *besides: Write) -> None:
    """Do an act and write it, with all that follows from it."""
    made = play.make(intent, room.now)
    orders = _orders_after(play, made)
    writes: list[Write] = [(ADD_ACT, asdict(made.act)), *besides]
    for number, order in orders.items():
        writes += change_orders(play.row.id, number, plain_orders(order))
    table, row, kept = room.table, play.row, play.kept
    if made.match.result is not None:
        table, row = _ended(room, play, made)
        writes += _end(table, row)
    elif _snapshot_due(room, play, made):
        writes += change_snapshot(made.snapshot())
        kept = made.act.n + 1
    await ponder(room, made.match)
    await room.write(*writes)
    room.house.metrics.acts.labels(intent.kind).inc()
    room.table, play.row, play.kept = table, row, kept
    play.orders.update(orders)
    play.take(made)


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
    ended: dict[str, Any] = {"ended": room.now, "moves": made.match.number}
    ended |= {"result": list(made.match.result), "points": points_of(made.match)}
    return table, replace(play.row, **ended)


def _end(table: rows.Table, row: rows.Match) -> list[Write]:
    ended = {name: getattr(row, name) for name in ("ended", "result", "points", "moves")}
    return [
        (CHANGE_MATCH, {"of": row.id, **ended}),
        change_table(table, "status", "changed", "next_match", "next_secret"),
    ]
