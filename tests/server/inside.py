"""A whole server inside the test's own process and event loop: HTTP, sockets, restarts, no net."""

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

import httpx2
import msgspec
from starlette.applications import Starlette
from starlette.types import Message, Receive, Scope, Send

from astragal.server.app import app
from astragal.server.house import House
from astragal.server.settings import Settings

PATIENCE = 60.0  # on a busy machine; whatever hangs ends by it
HOST = "localhost"
Told = dict[str, Any]


class Inside:
    """A server that can be stopped, or simply be gone, and opened again on the same data."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.sockets: set[Socket] = set()
        self._app: Starlette | None = None
        self._life: AbstractAsyncContextManager[Any] | None = None

    @property
    def house(self) -> House:
        assert self._app is not None
        house: House = self._app.state.house
        return house

    async def __aenter__(self) -> "Inside":
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        assert self._app is not None
        await self._app(scope, receive, send)

    async def open(self) -> None:
        """Start, with whatever is on the disk."""
        self._app = app(self.settings)
        self._life = self._app.router.lifespan_context(self._app)
        await self._life.__aenter__()

    async def close(self) -> None:
        """Stop in good order."""
        for socket in list(self.sockets):
            await socket.close()
        if self._life is not None:
            await self._life.__aexit__(None, None, None)
        self._life = None

    async def vanish(self) -> None:
        """Be gone, as after kill -9: whatever was being done is not finished."""
        me = asyncio.current_task()
        tasks = [task for task in asyncio.all_tasks() if task is not me]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.house.thinkers.close()
        await self.house.hold.release()
        await self.house.store.engine.dispose()
        self.sockets.clear()
        self._life = None

    def person(self) -> "Person":
        """Somebody new, who has no cookie yet."""
        return Person(self)


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, server: Inside) -> None:
        self.server = server
        transport = httpx2.ASGITransport(app=server)
        self.http = httpx2.AsyncClient(transport=transport, base_url=f"http://{HOST}")

    async def get(self, path: str, status: int = 200) -> Any:
        return _checked(await self.http.get(path), status)

    async def post(self, path: str, status: int = 200, **body: Any) -> Any:
        return _checked(await self.http.post(path, json=body), status)

    async def socket(
        self,
        table: str,
        language: str = "en",
        accepted: Callable[[], None] = lambda: None,
        key: str = "",
    ) -> "Socket":
        """An open socket of a table; something may happen just when it is accepted."""
        pairs = [f"{name}={value}" for name, value in self.http.cookies.items()]
        socket = Socket(self.server, table, "; ".join(pairs), language, key)
        socket.accepted = accepted
        await socket.open()
        return socket


def _checked(answer: httpx2.Response, status: int) -> Any:
    assert answer.status_code == status, f"{answer.status_code}: {answer.text}"
    return answer.json()


class Socket:
    """One socket, seen from the browser's end; everything that came is kept."""

    def __init__(
        self, server: Inside, table: str, cookie: str, language: str = "en", key: str = ""
    ) -> None:
        self.raw: list[bytes] = []
        self.told: list[Told] = []
        self.asked: Counter[str] = Counter()  # how often each nonce was sent
        self.closed: int | None = None
        self.accepted: Callable[[], None] = lambda: None
        self._server = server
        self._scope = _scope(table, cookie, language, key)
        self._in: asyncio.Queue[Message] = asyncio.Queue()
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect and wait until the server has taken the call."""
        self._server.sockets.add(self)
        self._in.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(self._server(self._scope, self._in.get, self._take))
        await self.until(lambda: self._accepted or self.closed is not None)

    _accepted = False

    async def _take(self, message: Message) -> None:
        if message["type"] == "websocket.accept":
            self._accepted = True
            self.accepted()
        elif message["type"] == "websocket.close":
            self.closed = message.get("code", 1000)
        else:
            data = message.get("bytes") or message["text"].encode()
            self.raw.append(data)
            self.told.append(msgspec.json.decode(data))
        self._news.set()

    def send(self, data: bytes | str) -> None:
        """Send anything at all."""
        kind = "text" if isinstance(data, str) else "bytes"
        self._in.put_nowait({"type": "websocket.receive", kind: data})

    def say(self, type: str, **facts: Any) -> None:
        """Send a message."""
        self.asked[facts.get("nonce", "")] += 1
        self.send(msgspec.json.encode({"type": type, **facts}).decode())

    async def until(self, true: Callable[[], Any]) -> None:
        """Wait for what comes until something holds."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                self._news.clear()
                if self._task is not None and self._task.done():
                    self._task.result()
                    raise AssertionError("the socket ended")
                await self._news.wait()

    async def answer(self, nonce: str) -> Told:
        """The answer to what was sent with a nonce."""
        await self.until(lambda: self.done(nonce))
        done = self.done(nonce)
        assert done is not None
        return done

    async def pong(self) -> None:
        """Wait until everything sent so far has been dealt with."""
        before = sum(told["type"] == "pong" for told in self.told)
        self.say("ping")
        await self.until(lambda: sum(told["type"] == "pong" for told in self.told) > before)

    def done(self, nonce: str, after: int = 0) -> Told | None:
        """The answer to a nonce, if it has come since so many messages."""
        found = (t for t in self.told[after:][::-1] if t["type"] == "done" and t["nonce"] == nonce)
        return next(found, None)

    @property
    def answered_too_often(self) -> Counter[str]:
        """The nonces that have more answers than were asked for."""
        return Counter(t["nonce"] for t in self.told if t["type"] == "done") - self.asked

    @property
    def view(self) -> Told | None:
        """The newest view."""
        return max(
            (told for told in self.told if told["type"] == "view"),
            key=lambda told: told["version"],
            default=None,
        )

    async def close(self) -> None:
        """Hang up."""
        self._server.sockets.discard(self)
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        if self._task is not None:
            await self._task


def _scope(table: str, cookie: str, language: str, key: str) -> Scope:
    return {
        "type": "websocket",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": "ws",
        "path": f"/api/tables/{table}/socket",
        "raw_path": f"/api/tables/{table}/socket".encode(),
        "root_path": "",
        "query_string": f"lang={language}&key={key}".encode(),
        "headers": [(b"host", HOST.encode()), (b"cookie", cookie.encode())],
        "client": ("127.0.0.1", 1),
        "server": (HOST, 80),
        "subprotocols": [],
        "state": {},
    }
