"""Figures for Prometheus: what the server is doing, and how quickly. Never about whom."""

from collections.abc import Callable
from hmac import compare_digest
from ipaddress import ip_address

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from astragal.server.problems import Problem
from astragal.server.security import LOCALHOST, host_name, is_address

FORWARDED = (
    "forwarded",
    "via",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-real-ip",
)

# An act is meant to reach every view within 100 ms.
SECONDS = (0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)

# A bot of the highest level thinks for a second or two.
WAITS = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)


class Metrics:
    """The figures of one server; each server has its own registry."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self.registry = registry
        self.tables = Gauge(
            "astragal_tables", "Tables in memory, by status", ["status"], registry=registry
        )
        self.sockets = Gauge("astragal_sockets", "Open sockets", registry=registry)
        self.acts = Counter(
            "astragal_acts", "Acts on the disk, by who made them", ["kind"], registry=registry
        )
        self.refusals = Counter(
            "astragal_refusals", "Refused acts, by code", ["code"], registry=registry
        )
        self.broadcast = Histogram(
            "astragal_act_to_broadcast_seconds",
            "From an act's arrival to the last view sent",
            buckets=SECONDS,
            registry=registry,
        )
        self.paused = Gauge(
            "astragal_tables_paused", "Tables where bots wait for somebody", registry=registry
        )
        self.thinking_queue = Gauge(
            "astragal_thinking_queue",
            "Decisions that wait for a bot, by its level",
            ["bot"],
            registry=registry,
        )
        self.thinking_wait = Histogram(
            "astragal_thinking_wait_seconds",
            "How long a decision waited before a bot thought about it",
            buckets=WAITS,
            registry=registry,
        )
        self.bot_faults = Gauge(
            "astragal_bot_faults", "Moves for which a bot was replaced", registry=registry
        )
        self.calls = Counter(
            "astragal_http_calls", "HTTP calls, by status", ["status"], registry=registry
        )
        ProcessCollector(registry=registry)

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)


class CountCalls:
    """Middleware that counts HTTP calls by their status."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.metrics.calls.labels(str(message["status"])).inc()
            await send(message)

        await self.app(scope, receive, counted if scope["type"] == "http" else send)


def metrics_route(metrics: Metrics, look: Callable[[], None], token: str = "") -> Route:
    """`GET /metrics`; `look` counts what is only counted when somebody asks."""

    async def show(request: Request) -> Response:
        if not (brings(request, token) or from_here(request)):
            raise Problem("metrics")
        look()
        return Response(metrics.text(), media_type=CONTENT_TYPE_LATEST)

    return Route("/metrics", show)


def brings(request: Request, token: str) -> bool:
    """Whether a call brings the token of the figures, if there is one."""
    shown = request.headers.get("authorization", "").encode()
    return bool(token) and compare_digest(shown, f"Bearer {token}".encode())


def from_here(request: Request) -> bool:
    """Whether a call comes from this machine itself, and not through a proxy that stands on it."""
    forwarded = any(name in request.headers for name in FORWARDED)
    names = [host_name(request.headers.get("host", LOCALHOST))]
    names.append("" if request.client is None else request.client.host)
    return not forwarded and all(map(_here, names))


def _here(name: str) -> bool:
    return name == LOCALHOST or (is_address(name) and ip_address(name).is_loopback)
