"""What keeps strangers out: headers for the browser, and a look at where a call comes from."""

import re
from collections.abc import Callable, Collection, Mapping
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

# How a refusal is worded: scope, status, code, headers.
Refuse = Callable[[Scope, int, str, Mapping[str, str]], Response]

POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "same-origin",  # a join link is a secret
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
FOR_A_YEAR: Final = "max-age=31536000"
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
JSON: Final = "application/json"
LOCALHOST: Final = "localhost"
HOST: Final = re.compile(r"(?:\[([0-9a-f:.]+)\]|([^:\[\]/\s]+))(?::[0-9]*)?")


class SecurityHeaders:
    """Middleware: the same strict headers on everything that leaves the house."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                add_headers(MutableHeaders(scope=message), scope)
            await send(message)

        await self.app(scope, receive, guarded if scope["type"] == "http" else send)


def add_headers(headers: MutableHeaders, scope: Scope) -> None:
    """What every answer carries; what is said by /api is never kept by a cache unasked."""
    for name, value in HEADERS.items():
        headers[name] = value
    if scope["scheme"] == "https":
        headers["strict-transport-security"] = FOR_A_YEAR
    if scope["path"].startswith("/api/"):
        headers.setdefault("cache-control", "no-store")


class KnownHost:
    """Middleware: a name that somebody else made point here is not answered to."""

    def __init__(self, app: ASGIApp, refuse: Refuse, names: Collection[str] = ()) -> None:
        self.app = app
        self.refuse = refuse
        self.names = frozenset(name.lower() for name in names)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = scope["type"] in ("http", "websocket")
        if not asked or known_host(Headers(scope=scope).get("host"), self.names):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": "host"})
        else:
            await self.refuse(scope, 400, "host", {})(scope, receive, send)


def known_host(header: str | None, names: Collection[str]) -> bool:
    """Whether a Host header is an address, localhost, or one of these names."""
    if header is None:  # a program; every browser sends one
        return True
    name = host_name(header)
    return name == LOCALHOST or name in names or is_address(name)


def host_name(header: str) -> str:
    """A Host header without its port, or the brackets of an address."""
    found = HOST.fullmatch(header.strip().lower())
    return "" if found is None else (found[1] or found[2]).removesuffix(".")


def is_address(name: str) -> bool:
    """Whether a name is a bare address, which nobody else can make point elsewhere."""
    try:
        return bool(ip_address(name))
    except ValueError:
        return False


class NoNul:
    """Middleware: no database keeps this character, so nothing is ever found by a name with it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if "\0" in scope.get("path", ""):
            scope = {**scope, "path": scope["path"].replace("\0", "%00")}
        await self.app(scope, receive, send)


class SameOrigin:
    """Middleware: a page of another site can neither post here nor open a socket."""

    def __init__(self, app: ASGIApp, refuse: Refuse) -> None:
        self.app = app
        self.refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        wrong = objection(scope)
        if wrong is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": wrong[1]})
        else:
            await self.refuse(scope, *wrong, {})(scope, receive, send)


def objection(scope: Scope) -> tuple[int, str] | None:
    """Status and code of what is wrong with where a call comes from; nothing if all is well."""
    if scope["type"] not in ("http", "websocket"):
        return None
    headers = Headers(scope=scope)
    changes = scope["type"] == "http" and scope["method"] not in SAFE
    if (changes or scope["type"] == "websocket") and not same_origin(headers):
        return 403, "origin"
    if changes and scope["path"].startswith("/api/") and not json_or_empty(headers):
        return 415, "not-json"
    return None


def same_origin(headers: Headers) -> bool:
    """Whether the page that calls is ours; programs, which send no Origin, are no pages."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
    except ValueError:
        return False


def json_or_empty(headers: Headers) -> bool:
    """Whether a call brings JSON. A form of another site can't, which is why it is asked for."""
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind:
        return kind == JSON
    return headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
