"""A server behind a real door: real sockets on loopback, in the test's own event loop."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from astragal.server.app import app
from astragal.server.door import Door
from astragal.server.house import House
from astragal.server.settings import NO_PAUSE, Settings

PATIENCE = 20.0
PING, PONG = 0x89, 0x8A


class Caller:
    """One connection, and the bytes that go over it."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.host = "localhost"

    def send(self, *lines: str, body: str = "") -> None:
        """Say some lines, as they are."""
        self.writer.write("".join(f"{line}\r\n" for line in lines).encode() + body.encode())

    async def answer(self) -> tuple[int, dict[str, str], bytes]:
        """Status, headers and body of an answer with a length."""
        async with asyncio.timeout(PATIENCE):
            first, *lines = (await self.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")[:-2]
            headers = {name.lower(): value for name, value in (one.split(": ", 1) for one in lines)}
            body = await self.reader.readexactly(int(headers.get("content-length", 0)))
            return int(first.split()[1]), headers, body

    async def ended(self, within: float) -> bytes:
        """What still came before the other end hung up, which it does in time."""
        try:
            async with asyncio.timeout(within):
                return await self.reader.read()
        except ConnectionError:
            return b""

    async def open_socket(self, table: str, cookie: str) -> None:
        """Make this the socket of a table."""
        self.send(
            f"GET /api/tables/{table}/socket HTTP/1.1",
            f"Host: {self.host}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            f"Cookie: {cookie}",
            "",
        )
        status, _, _ = await self.answer()
        assert status == 101

    def say(self, type: str, **facts: Any) -> None:
        """Send a short message over the socket."""
        self._frame(0x81, json.dumps({"type": type, **facts}).encode())

    def _frame(self, kind: int, text: bytes) -> None:
        assert len(text) < 126
        self.writer.write(bytes([kind, 0x80 | len(text), 0, 0, 0, 0]) + text)

    async def heard(self) -> dict[str, Any]:
        """The next message of the socket; pings before it are answered."""
        while True:
            kind, length = await self.reader.readexactly(2)
            if length > 125:
                length = int.from_bytes(await self.reader.readexactly(2 if length == 126 else 8))
            text = await self.reader.readexactly(length)
            if kind == PING:
                self._frame(PONG, text)
            else:
                told: dict[str, Any] = json.loads(text)
                return told


class Opened:
    """A server that is open."""

    def __init__(self, house: House, port: int, door: Door) -> None:
        self.house = house
        self.port = port
        self.door = door
        self._callers: list[Caller] = []

    async def caller(self, buffer: int | None = None) -> Caller:
        """A new connection; it may be one that has room for little."""
        line = socket.socket()
        if buffer is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        line.setblocking(False)
        await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", self.port))
        caller = Caller(*await asyncio.open_connection(sock=line, limit=buffer or 2**16))
        self._callers.append(caller)
        return caller

    async def get(self, path: str, *headers: str) -> tuple[int, dict[str, str], bytes]:
        """The answer to one call on a connection of its own."""
        return await self.call("GET", path, *headers)

    async def call(
        self, method: str, path: str, *headers: str, body: str = ""
    ) -> tuple[int, dict[str, str], bytes]:
        if not any(header.startswith("Host:") for header in headers):
            headers = ("Host: localhost", *headers)
        if body:
            headers += (f"Content-Length: {len(body)}", "Content-Type: application/json")
        caller = await self.caller()
        caller.send(f"{method} {path} HTTP/1.1", *headers, "", body=body)
        return await caller.answer()

    def hang_up(self) -> None:
        for caller in self._callers:
            caller.writer.transport.abort()


@asynccontextmanager
async def a_door(folder: Path, **settings: Any) -> AsyncIterator[Opened]:
    """A server on a free port of loopback."""
    opened = asyncio.Event()
    served = app(chosen := Settings(folder, pace=NO_PAUSE, **settings))
    door = Door(served, chosen, after=opened.set)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        running = asyncio.create_task(door.serve([listener]))
        waiting = asyncio.create_task(opened.wait())
        await asyncio.wait({running, waiting}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
        here = Opened(served.state.house, listener.getsockname()[1], door)
        try:
            yield here
        finally:
            here.hang_up()
            door.should_exit = True
            await running
