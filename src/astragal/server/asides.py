"""What is said besides the match: questions about moves, standing orders, chat."""

import asyncio
from dataclasses import asdict

import msgspec

from astragal.errors import IllegalMove
from astragal.kernel.match import Match
from astragal.kernel.notation import resolve
from astragal.server import messages
from astragal.server.asked import question
from astragal.server.listener import Listener
from astragal.server.outgoing import Done, ForecastMessage, OddsMessage, WhyMessage
from astragal.server.problems import Problem
from astragal.server.room import Room, twin_of
from astragal.server.store import ADD_SAID, LAST_SAID, change_orders, rows
from astragal.server.views import plain_orders
from astragal.table.orders import Orders

LONGEST_TEXT = 300
PRESETS = ("hello", "luck", "well-played", "thanks", "oops", "thinking", "hurry", "again", "bye")


async def why(room: Room, listener: Listener, asked: messages.Why) -> None:
    """Say why a move is not legal now; nothing when it is."""
    match = _asked_of(room, listener, asked.seat)
    reason = match.why(asked.move)
    rule = None if reason is None else reason.rule
    words = None if reason is None else reason.sentence(listener.language)
    listener.tell(WhyMessage(asked.move, rule, words))


async def forecast(room: Room, listener: Listener, asked: messages.Forecast) -> None:
    """Say what a move would bring."""
    match = _asked_of(room, listener, asked.seat)
    try:
        option = match.options[resolve(match, asked.move)]
    except IllegalMove as refused:
        raise Problem("forecast") from refused
    look = match.game.table.forecast
    twin = twin_of(match)
    lines = await asyncio.to_thread(look, twin, asked.seat - 1, option, listener.language)
    listener.tell(ForecastMessage(asked.move, match.number, lines))


async def odds(room: Room, listener: Listener, asked: messages.Odds) -> None:
    """Say what the dice may bring."""
    room.own_seat(listener.user, asked.seat)
    match = room.playing().match
    poll = question(room, asked.seat)
    twin = twin_of(match if poll is None else poll.match)
    told = await asyncio.to_thread(match.game.table.odds, twin, asked.seat - 1, listener.language)
    listener.tell(OddsMessage(twin.number, told))


def _asked_of(room: Room, listener: Listener, seat: int) -> Match:
    """The match as it asks this seat, if it does and the seat is the listener's."""
    room.own_seat(listener.user, seat)
    play = room.playing()
    if play.over:
        raise Problem("over")
    poll = question(room, seat)
    if poll is not None:
        return poll.match
    if play.asks != seat:
        raise Problem("not-your-turn", seat=play.match.player(play.match.seat))
    return play.match


async def order(room: Room, listener: Listener, asked: messages.Orders) -> Done:
    """Change a seat's standing orders; nobody else is told."""
    async with room.lock:
        room.own_seat(listener.user, asked.seat)
        play = room.playing()
        old = play.orders.get(asked.seat, Orders())
        until = old.until if asked.until is msgspec.UNSET else asked.until
        cards = old.cards if asked.cards is None else asked.cards
        orders = Orders(asked.preset or old.preset, cards, until)
        await room.write(*change_orders(play.row.id, asked.seat, plain_orders(orders)))
        play.orders[asked.seat] = orders
        room.refresh(asked.seat)
        room.changed.set()
        return Done(asked.nonce, True, play.match.number)


async def say(room: Room, listener: Listener, asked: messages.Say) -> Done:
    """Say something to everybody at the table."""
    user = await _speaker(room, listener)
    text = " ".join((asked.text or "").split())
    if asked.preset is not None and asked.preset not in PRESETS:
        raise Problem("no-such-preset", preset=asked.preset)
    if not text and asked.preset is None:
        raise Problem("nothing-said", most=LONGEST_TEXT)
    number = 0 if room.play is None else room.play.match.number
    async with room.lock:
        if not any(s.user == user.id and s.nonce == asked.nonce for s in room.said):
            await _said(room, user, text, asked)
    return Done(asked.nonce, True, number)


async def _speaker(room: Room, listener: Listener) -> rows.User:
    """Who speaks, if they may; as the disk knows them, for the socket may be older than a mute."""
    user = None if listener.user is None else await room.house.store.user(listener.user.id)
    if user is None:
        raise Problem("who")
    if user.muted is not None:
        raise Problem("muted")
    if not room.seats_of(user) and (wait := room.house.murmurs.take(user.id)):
        raise Problem("too-many-words", wait=wait)
    return user


async def _said(room: Room, user: rows.User, text: str, asked: messages.Say) -> None:
    mine = room.seats_of(user)
    said = rows.Said(
        table=room.table.id,
        n=room.said[-1].n + 1 if room.said else 0,
        user=user.id,
        seat=mine[0].number if mine else 0,
        name=mine[0].name if mine else user.name,
        text=text if asked.preset is None else "",
        preset=asked.preset,
        nonce=asked.nonce,
        at=room.now,
    )
    await room.write((ADD_SAID, asdict(said)))
    room.said = [*room.said, said][-LAST_SAID:]
    room.repeat(said)
