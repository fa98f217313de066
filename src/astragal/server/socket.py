"""The socket of a table: messages in, one after the other, and whatever there is to tell out."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from astragal.server import asides, messages, reporting, seating, talk
from astragal.server.access import check_space, key_of, room_for
from astragal.server.acts import decide
from astragal.server.house import House
from astragal.server.identity import language_of
from astragal.server.limits import SocketLimit, has_nul, too_deep, too_large
from astragal.server.listener import NO_SUCH_TABLE, REFUSED, Listener
from astragal.server.outgoing import Done, PongMessage, ProblemMessage, TableMessage, written
from astragal.server.problems import Problem
from astragal.server.room import Room

TOO_MANY = 1008
FOR_GOOD = (
    "banned",
    "closed",
    "lost",
    "too-many-watchers",
)  # there is a table, but not for this caller
FAREWELL = 2.0  # seconds in which the last messages are sent


async def socket(connection: WebSocket) -> None:
    """Serve one socket from its first to its last message."""
    house: House = connection.app.state.house
    user, language = None, language_of(connection, None)
    await connection.accept()
    try:
        user = await house.identity.known(connection)
        language = language_of(connection, user)
        room = await room_for(house, connection, connection.path_params["table"])
        check_space(room, user)
    except Problem as problem:
        refused = written(ProblemMessage(problem.said(language)))
        await connection.send_text(refused.decode())
        await connection.close(REFUSED if problem.code in FOR_GOOD else NO_SUCH_TABLE)
        return
    # Nothing is waited for in between, or a table that nobody has open yet could be dropped.
    listener = Listener(room, user, language, key_of(connection))
    room.join(listener)
    house.metrics.sockets.inc()
    try:
        await _converse(connection, listener)
    finally:
        room.part(listener)
        house.metrics.sockets.dec()


async def _converse(connection: WebSocket, listener: Listener) -> None:
    """Hear and tell at the same time; when either ends, so does the other."""

    async def send(data: bytes) -> None:
        await connection.send_text(data.decode())

    telling = asyncio.create_task(listener.pump(send))
    hearing = asyncio.create_task(_hear(connection, listener))
    try:
        await asyncio.wait({telling, hearing}, return_when=asyncio.FIRST_COMPLETED)
        code = hearing.result() if hearing.done() else listener.code
        if code is not None:
            await asyncio.wait({telling}, timeout=FAREWELL)
            with suppress(RuntimeError, WebSocketDisconnect):
                await connection.close(code)
    finally:
        for task in (telling, hearing):
            task.cancel()
        for task in (await asyncio.wait({telling, hearing}))[0]:
            if not task.cancelled() and (error := task.exception()) is not None:
                # Whoever is gone can't be told anything.
                listener.room.house.log.info("a socket broke off", error=repr(error))


async def _hear(connection: WebSocket, listener: Listener) -> int | None:
    """Answer what comes; gives the code to close with, or nothing when the other end is gone."""
    limit = SocketLimit(listener.room.house.settings.rates.messages)
    while True:
        received = await connection.receive()
        if received["type"] == "websocket.disconnect":
            return None
        if not limit.take():
            too_many = Problem("too-many").said(listener.language)
            listener.tell(ProblemMessage(too_many))
            if limit.exhausted():
                listener.close()
                return TOO_MANY
            continue
        data = received.get("bytes") or (received.get("text") or "").encode()
        # What was begun is finished, even when the one who asked is gone: memory and disk agree.
        await asyncio.shield(asyncio.create_task(answer(listener, data)))


async def answer(listener: Listener, data: bytes) -> None:
    """Read one message and do what it asks for; whatever is wrong with it is answered too."""
    try:
        asked = read(data)
        await HANDLERS[type(asked)](listener.room, listener, asked)
    except Problem as problem:
        listener.tell(ProblemMessage(problem.said(listener.language)))
    except Exception:
        listener.room.house.log.exception("a message could not be answered")
        said = Problem("internal").said(listener.language)
        listener.tell(ProblemMessage(said))


def read(data: bytes) -> messages.Incoming:
    """A message, decoded strictly."""
    if too_large(data):
        raise Problem("too-large")
    if too_deep(data):
        raise Problem("too-deep")
    if has_nul(data):
        raise Problem("unreadable", detail="\\u0000")
    try:
        return messages.decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Problem("unreadable", detail=str(error)) from error


async def _done(listener: Listener, nonce: str, work: Awaitable[Done | None]) -> None:
    """Answer something that carries a nonce, at once or later; after a refusal the view follows."""
    try:
        done = await work
    except Problem as problem:
        listener.room.house.metrics.refusals.labels(problem.code).inc()
        play = listener.room.play
        number = 0 if play is None else play.match.number
        done = Done(nonce, False, number, problem.said(listener.language))
        if problem.code in ("stale", "not-your-turn", "over", "storage"):
            listener.see()
    if done is not None:
        listener.answer(written(done))


async def _decide(room: Room, listener: Listener, asked: messages.Act | messages.Undo) -> None:
    await _done(listener, asked.nonce, decide(room, listener, asked))


async def _speak(room: Room, listener: Listener, asked: talk.Saying) -> None:
    await _done(listener, asked.nonce, talk.speak(room, listener, asked))


async def _look(room: Room, listener: Listener, asked: messages.Look) -> None:
    if asked.seat:
        room.own_seat(listener.user, asked.seat)
    listener.look_at(asked.seat)


async def _again(room: Room, listener: Listener, _: messages.Again) -> None:
    listener.tell(TableMessage(room.plain(listener.user, listener.key)))
    listener.see(whole=True)


async def _fair(room: Room, listener: Listener, asked: messages.Fair) -> None:
    # Only before the match, after the house has given its word, and once each.
    if room.table.next_secret is not None and room.seats_of(listener.user):
        assert listener.user is not None
        room.fair.setdefault(listener.user.id, asked.nonce)
        room.fair_given.set()


async def _orders(room: Room, listener: Listener, asked: messages.Orders) -> None:
    await _done(listener, asked.nonce, asides.order(room, listener, asked))


async def _say(room: Room, listener: Listener, asked: messages.Say) -> None:
    await _done(listener, asked.nonce, asides.say(room, listener, asked))


async def _report(room: Room, listener: Listener, asked: messages.Report) -> None:
    await _done(listener, asked.nonce, reporting.report(room, listener, asked))


async def _return(room: Room, listener: Listener, asked: messages.Return) -> None:
    await seating.come_back(room, listener.user, asked.seat)


async def _language(room: Room, listener: Listener, asked: messages.Language) -> None:
    listener.language = asked.language
    listener.see(whole=True)


async def _ping(room: Room, listener: Listener, _: messages.Ping) -> None:
    listener.tell(PongMessage())


HANDLERS: dict[type, Callable[[Room, Listener, Any], Awaitable[None]]] = {
    messages.Look: _look,
    messages.Again: _again,
    messages.Fair: _fair,
    messages.Act: _decide,
    messages.Undo: _decide,
    messages.Resign: _speak,
    messages.MakeOffer: _speak,
    messages.OfferAnswer: _speak,
    messages.Orders: _orders,
    messages.Why: asides.why,
    messages.Forecast: asides.forecast,
    messages.Odds: asides.odds,
    messages.Say: _say,
    messages.Report: _report,
    messages.Return: _return,
    messages.Language: _language,
    messages.Ping: _ping,
}

routes = [WebSocketRoute("/api/tables/{table}/socket", socket)]
