"""Guards before the door: how often somebody calls, and what they bring with them."""

import re
import time
from collections.abc import Callable
from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from astragal.server.limits import MESSAGE_BYTES, RECORD_BYTES, Buckets, Clock, Rates, too_deep
from astragal.server.security import SAFE, Refuse

RECORDS: Final = "/api/records"
OWN_DATA: Final = "/api/me/data"
REPLAYED: Final = re.compile(rf"{RECORDS}/[^/]+(/(moments|draws|review))?")


class RateLimit:
    """Middleware: who calls too often is told when to come back."""

    def __init__(
        self,
        app: ASGIApp,
        refuse: Refuse,
        who: Callable[[Scope], str | None],
        rates: Rates | None = None,
        clock: Clock = time.monotonic,
    ) -> None:
        rates = rates or Rates()
        self.app = app
        self.refuse = refuse
        self.who = who
        self.addresses = Buckets(rates.address, clock)
        self.users = Buckets(rates.user, clock)
        self.changes = Buckets(rates.change, clock)
        self.guests = Buckets(rates.guests, clock)
        self.sockets = Buckets(rates.sockets, clock)
        self.work = Buckets(rates.work, clock)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        wait = self.wait(scope)
        if not wait:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1013, "reason": "too-many"})
        else:
            answer = self.refuse(scope, 429, "too-many", {"retry-after": str(wait)})
            await answer(scope, receive, send)

    def wait(self, scope: Scope) -> int:
        """How many seconds this caller has to wait; 0 if not at all."""
        if scope["type"] not in ("http", "websocket") or not scope["path"].startswith("/api"):
            return 0
        address = (scope.get("client") or ("nobody",))[0]
        user = self.who(scope)
        caller = user or address
        waits = [self.addresses.take(address)]
        # A guest is made for whoever comes without a name.
        waits.append(self.users.take(user) if user else self.guests.take(address))
        if scope["type"] == "websocket":
            waits.append(self.sockets.take(caller))
        elif scope["method"] not in SAFE:
            waits.append(self.changes.take(caller))
        if is_work(scope):
            waits.append(self.work.take(caller))
        return max(waits)


def is_work(scope: Scope) -> bool:
    """Whether a call has whole matches read or played again."""
    if scope["path"] == OWN_DATA:
        return True
    if scope["path"] == RECORDS:
        return scope.get("method") == "POST"
    return REPLAYED.fullmatch(scope["path"]) is not None


class BodyLimit:
    """Middleware: a body is read whole, and refused when it is too large or nests too deep."""

    def __init__(self, app: ASGIApp, refuse: Refuse) -> None:
        self.app = app
        self.refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] in SAFE:
            await self.app(scope, receive, send)
            return
        try:
            most = most_bytes(scope)
            body = None if announced(scope) > most else await read(receive, most)
        except ConnectionError:
            return  # whoever did not say all of it is not answered, and nothing is done
        if body is None:
            await self.refuse(scope, 413, "too-large", {"connection": "close"})(
                scope, receive, send
            )
        elif too_deep(body):
            await self.refuse(scope, 400, "too-deep", {})(scope, receive, send)
        else:
            await self.app(scope, again(body, receive), send)


def most_bytes(scope: Scope) -> int:
    """How large a body may be at this path; a record is longer than anything else."""
    # The text of a record is escaped in JSON: most of it is not, line ends are.
    return 2 * RECORD_BYTES if scope["path"] == RECORDS else MESSAGE_BYTES


def announced(scope: Scope) -> int:
    """How large a body says that it is; 0 when it does not say."""
    said = Headers(scope=scope).get("content-length", "")
    return int(said[:20]) if said.isdecimal() else 0


async def read(receive: Receive, most: int) -> bytes | None:
    """The whole body, or nothing when there is more of it than allowed."""
    parts: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            raise ConnectionError("gone")
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > most:
            return None
        if not message.get("more_body", False):
            return b"".join(parts)


def again(body: bytes, receive: Receive) -> Receive:
    """A body that was read, to be read once more; after it comes what really comes."""
    told = False

    async def replayed() -> Message:
        nonlocal told
        if told:
            return await receive()
        told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return replayed
