"""Connections that keep the server waiting end: real sockets, and little patience."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from astragal.server.limits import Rates
from astragal.server.listener import MOST_WAITING
from astragal.server.settings import ConnectionPatience
from tests.server.doors import Caller, Opened, a_door
from tests.server.tables import spend

LITTLE = ConnectionPatience(headers=0.5, body=0.5, taking=0.5, pong=0.5)
SOON = 5.0
ASKED = ("GET /api/bots HTTP/1.1", "Host: localhost")
TOLD = ("POST /api/me HTTP/1.1", "Host: localhost", "Content-Type: application/json")


def at(
    folder: Path, visit: Callable[[Opened], Awaitable[None]], patience: ConnectionPatience
) -> None:
    async def visited() -> None:
        rates = Rates().times(1000)
        async with a_door(folder, patience=patience, rates=rates) as opened:
            await visit(opened)

    spend(visited())


async def trickle(caller: Caller, piece: str) -> None:
    """Go on saying a little, which is always too little."""
    while not caller.writer.is_closing():
        caller.writer.write(piece.encode())
        await asyncio.sleep(0.1)


@pytest.mark.parametrize(
    ("said", "piece"),
    [
        ((), ""),
        ((), "\r\n"),
        (("GET /api/bots HTTP/1.1",), "X-More: more\r\n"),
        ((*TOLD, "Content-Length: 1000", ""), "{"),
        ((*TOLD, "Transfer-Encoding: chunked", ""), "1\r\n \r\n"),
    ],
)
def test_who_never_comes_to_the_end_is_hung_up_on(
    tmp_path: Path, said: tuple[str, ...], piece: str
) -> None:
    async def visit(opened: Opened) -> None:
        caller = await opened.caller()
        caller.send(*said)
        trickling = asyncio.create_task(trickle(caller, piece))
        assert await caller.ended(SOON) == b""
        trickling.cancel()

    at(tmp_path, visit, LITTLE)


def test_a_second_call_has_no_more_time_than_the_first(tmp_path: Path) -> None:
    async def visit(opened: Opened) -> None:
        for piece in ("X-More: more\r\n", "\r\n"):
            caller = await opened.caller()
            caller.send(*ASKED, "")
            assert (await caller.answer())[0] == 200
            if piece != "\r\n":
                caller.send(*ASKED)
            trickling = asyncio.create_task(trickle(caller, piece))
            assert await caller.ended(SOON) == b""
            trickling.cancel()

    at(tmp_path, visit, LITTLE)


def test_what_was_not_said_to_the_end_is_not_done(tmp_path: Path) -> None:
    async def visit(opened: Opened) -> None:
        seats = '{"game": "pig", "seats": [{"kind": "me"}, {"kind": "open"}]}'
        _, headers, made = await opened.call("POST", "/api/tables", body=seats)
        cookie = headers["set-cookie"].partition(";")[0]
        table = made.decode().split('"id":"')[1].partition('"')[0]
        caller = await opened.caller()
        path = f"POST /api/tables/{table}/leave HTTP/1.1"
        caller.send(path, *TOLD[1:], f"Cookie: {cookie}", "Content-Length: 2", "", body="{")
        await caller.ended(SOON)
        assert (await opened.house.rooms.room(table)).seats[0].kind == "person"

    at(tmp_path, visit, LITTLE)


def test_an_honest_caller_may_take_a_while(tmp_path: Path) -> None:
    async def visit(opened: Opened) -> None:
        caller = await opened.caller()
        for _ in range(2):
            caller.send(*TOLD[:2])
            await asyncio.sleep(0.3)
            caller.send(*TOLD[2:], "Content-Length: 2", "")
            await asyncio.sleep(0.3)
            caller.send(body="{}")
            assert (await caller.answer())[0] == 200

    at(tmp_path, visit, LITTLE)


def test_who_asks_and_never_reads_is_hung_up_on(tmp_path: Path) -> None:
    async def visit(opened: Opened) -> None:
        caller = await opened.caller(buffer=4096)
        for _ in range(200):
            caller.send("GET /api/games/dice-throne/sheet HTTP/1.1", "Host: localhost", "")
        connections = opened.door.server_state.connections
        await gone(lambda: connections)
        await gone(lambda: not connections)

    at(tmp_path, visit, LITTLE)


@pytest.mark.parametrize("piece", ["a" * 9999, "a: b\r\n" * 999], ids=["one", "many"])
@pytest.mark.parametrize("first", [True, False])
def test_headers_without_an_end_are_refused(tmp_path: Path, piece: str, first: bool) -> None:
    async def visit(opened: Opened) -> None:
        caller = await opened.caller()
        if not first:
            caller.send(*ASKED, "")
            assert (await caller.answer())[0] == 200
        caller.send("GET /api/bots HTTP/1.1", "Host: localhost", body="X: ")
        began = time.monotonic()
        pouring = asyncio.create_task(pour(caller, piece))
        assert (await caller.answer())[0] == 431
        assert await caller.ended(SOON) == b""
        assert time.monotonic() - began < SOON
        pouring.cancel()

    at(tmp_path, visit, ConnectionPatience())


async def pour(caller: Caller, piece: str) -> None:
    """Say more and more, as fast as it is taken."""
    with suppress(ConnectionError):
        while not caller.writer.is_closing():
            caller.writer.write(piece.encode())
            await caller.writer.drain()
            await asyncio.sleep(0.001)


@pytest.mark.parametrize(("size", "status"), [(20_000, 200), (40_000, 431), (200_000, 431)])
def test_headers_may_have_so_many_bytes(tmp_path: Path, size: int, status: int) -> None:
    async def visit(opened: Opened) -> None:
        caller = await opened.caller()
        caller.send(*ASKED, f"X: {'a' * size}", "")
        assert (await caller.answer())[0] == status

    at(tmp_path, visit, ConnectionPatience())


def test_many_calls_at_once_are_no_long_headers(tmp_path: Path) -> None:
    async def visit(opened: Opened) -> None:
        caller = await opened.caller()
        for _ in range(3):
            caller.send(*((*ASKED, "X: " + "a" * 200, "") * 200))
            for _ in range(200):
                assert (await caller.answer())[0] == 200

    at(tmp_path, visit, ConnectionPatience())


def test_a_body_that_says_it_is_too_large_is_refused_at_once(tmp_path: Path) -> None:
    async def visit(opened: Opened) -> None:
        for length in ("99999999999", "65537"):
            caller = await opened.caller()
            caller.send(*TOLD, f"Content-Length: {length}", "", body="{")
            assert (await caller.answer())[0] == 413

    at(tmp_path, visit, ConnectionPatience(body=SOON))


async def gone(happened: Callable[[], Any]) -> None:
    end = time.monotonic() + 4 * SOON
    while not happened():
        assert time.monotonic() < end, "it is still there"
        await asyncio.sleep(0.05)


async def at_a_table(opened: Opened, game: str, buffer: int | None = None) -> tuple[Caller, Any]:
    """A socket of somebody who plays, and their table."""
    bot = '{"kind": "bot", "level": "random"}'
    seats = f'{{"game": "{game}", "seats": [{{"kind": "me"}}, {bot}], "start": true}}'
    _, headers, made = await opened.call("POST", "/api/tables", body=seats)
    table = made.decode().split('"id":"')[1].partition('"')[0]
    caller = await opened.caller(buffer)
    await caller.open_socket(table, headers["set-cookie"].partition(";")[0])
    return caller, await opened.house.rooms.room(table)


def test_a_socket_that_never_reads_ends_and_is_kept_little_for(tmp_path: Path) -> None:
    async def visit(opened: Opened) -> None:
        caller, room = await at_a_table(opened, "dice-throne", buffer=4096)
        await gone(lambda: room.play is not None and room.listeners)
        (listener,) = room.listeners
        caller.reader._transport.pause_reading()  # type: ignore[attr-defined]
        most = 0
        for number in range(4000):
            caller.say("again")
            caller.say("say", nonce=str(number), text="well?")
            if number % 20 == 0:
                await asyncio.sleep(0.01)
                most = max(most, len(listener._waiting))
            if not room.listeners:
                break
        await gone(lambda: not room.listeners)
        assert 0 < most <= MOST_WAITING + 1

    patience = ConnectionPatience(taking=2)
    at(tmp_path, visit, patience)


def test_a_socket_whose_other_end_is_gone_ends(tmp_path: Path) -> None:
    async def visit(opened: Opened) -> None:
        # It takes all that comes, but nobody is there to answer a ping.
        caller, room = await at_a_table(opened, "pig")
        await gone(lambda: room.listeners)
        await caller.ended(SOON)
        await gone(lambda: not room.listeners)

    at(tmp_path, visit, ConnectionPatience(pong=0.5))


@pytest.mark.parametrize("pause", [0.05, 60.0], ids=["busy", "idle"])
def test_a_socket_that_answers_pings_lives_on(tmp_path: Path, pause: float) -> None:
    async def visit(opened: Opened) -> None:
        caller, room = await at_a_table(opened, "pig")
        listening = asyncio.create_task(until_the_last(caller))
        talking = asyncio.create_task(chatter(caller, pause))
        await asyncio.sleep(6 * LITTLE.headers)
        talking.cancel()
        assert not caller.reader.at_eof()
        assert not listening.done()
        caller.say("say", nonce="last", text="still here")
        await asyncio.wait_for(listening, SOON)
        assert room.listeners

    at(tmp_path, visit, LITTLE)


async def chatter(caller: Caller, pause: float) -> None:
    while True:
        await asyncio.sleep(pause)
        caller.say("ping")


async def until_the_last(caller: Caller) -> None:
    """Listen until what was said last comes back."""
    while "still here" not in str(await caller.heard()):
        pass
