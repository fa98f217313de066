"""The door of a server: it is opened when the house is, and shut on whoever keeps it waiting."""

from asyncio import AbstractEventLoop, BaseTransport, TimerHandle, Transport
from collections.abc import Callable
from socket import socket
from typing import Final, cast

import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from astragal.server.settings import Settings

MOST_HEADERS: Final = 32 * 1024  # bytes, with the line before them
TOO_MANY: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"connection: close\r\ncontent-length: 0\r\n\r\n"
)
LINGER: Final = 1.0  # seconds in which whoever is refused may read that they are


class Door(uvicorn.Server):
    """Lets callers in once the house is open, and says so then."""

    def __init__(
        self,
        app: Starlette,
        settings: Settings,
        before: Callable[[], None] = lambda: None,
        after: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__(Config(app, settings))
        self._house = app.state.house
        self._before, self._after = before, after

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Open the house first: what is wrong with it is not the web server's to tell."""
        await self._house.open()
        self._before()
        await super().startup(sockets)
        self._after()


class Config(uvicorn.Config):
    """How the web server is run."""

    def __init__(self, app: Starlette, settings: Settings) -> None:
        self.patience = settings.patience
        super().__init__(
            app,
            http=Http,
            ws=Sockets,
            log_config=None,
            access_log=False,
            # Who called is what the connection says, or a proxy that was named.
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=list(settings.proxies),
            timeout_graceful_shutdown=5,
            ws_max_size=128 * 1024,
            ws_ping_interval=self.patience.pong,
            ws_ping_timeout=self.patience.pong,
            ws_per_message_deflate=False,  # views are small, and packing them costs more
        )


class Watch:
    """Looks at a connection now and then: when nothing of what was sent is taken, it ends."""

    def __init__(self, transport: Transport, loop: AbstractEventLoop, patience: float) -> None:
        self._transport = transport
        self._loop = loop
        self._patience = patience
        self._timer = loop.call_later(patience, self._look, 0)

    def _look(self, before: int) -> None:
        waiting = self._transport.get_write_buffer_size()
        if 0 < before <= waiting:
            self._transport.abort()
        else:
            self._timer = self._loop.call_later(self._patience, self._look, waiting)

    def end(self) -> None:
        """The connection is somebody else's, or gone."""
        self._timer.cancel()


class Http(HttpToolsProtocol):
    """A connection on which headers and bodies have to arrive in good time, and headers be few."""

    config: Config

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._watch = Watch(transport, self.loop, self.config.patience.taking)
        self._left = False  # to a socket, or for good: nothing is waited for here any more
        self._refused = False  # what still comes is thrown away
        self._head: int | None = 0  # bytes of headers that are not complete
        self._asked: list[RequestResponseCycle] = []  # calls that have no whole answer
        self._arriving = False  # a call of which not everything is here
        self._due: TimerHandle | None = None
        self._wait(self.config.patience.headers)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        for cycle in self._asked:  # several may wait, one behind the other
            cycle.disconnected = True
            cycle.message_event.set()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        if self._head is not None:
            self._head += len(data)
        super().data_received(data)
        if self._head is not None and self._head > MOST_HEADERS:
            self._refuse()
            return
        answered = getattr(self.cycle, "response_complete", True)  # there is none at first
        if self._due is None and (self._arriving or answered):
            self._wait(self.config.patience.headers)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._arriving = True

    def on_headers_complete(self) -> None:
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > MOST_HEADERS:
            self._head = size
            raise ValueError("more headers than anybody needs")
        self._head = None
        super().on_headers_complete()
        self._asked = [one for one in self._asked if not one.response_complete]
        if self.cycle is not None:  # a socket has none
            self._asked.append(self.cycle)
        self._wait(self.config.patience.body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._arriving = False
        self._head = 0
        self._stop()

    def send_400_response(self, msg: str) -> None:
        """What could not be read: too many headers, or no HTTP at all."""
        if self._head is not None and self._head > MOST_HEADERS:
            return  # it is refused by whoever asked for it to be read
        super().send_400_response(msg)

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        super().handle_websocket_upgrade()

    def _refuse(self) -> None:
        """Say that these are too many headers, and hear no more."""
        self._refused = True
        if any(not one.response_complete for one in self._asked):
            self.transport.abort()  # an answer is under way, and nothing may stand in it
            return
        self.transport.write(TOO_MANY)
        self._wait(LINGER)

    def _wait(self, seconds: float) -> None:
        self._stop()
        if not self._left:
            self._due = self.loop.call_later(seconds, self.transport.abort)

    def _stop(self) -> None:
        if self._due is not None:
            self._due.cancel()
        self._due = None

    def _leave(self) -> None:
        self._left = True
        self._stop()
        self._watch.end()


class Sockets(WebSocketsSansIOProtocol):
    """A socket that ends when nothing is taken from it; whether it lives, pings ask."""

    config: Config

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        patience = self.config.patience.taking
        self._watch = Watch(cast(Transport, transport), self.loop, patience)

    def connection_lost(self, exc: Exception | None) -> None:
        self._watch.end()
        super().connection_lost(exc)
