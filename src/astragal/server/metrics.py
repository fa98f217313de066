"""Figures for Prometheus: what the server is doing, and how quickly. Never about whom."""

from collections.abc import Callable

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

# An act is meant to reach every view within 100 ms.
SECONDS = (0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)


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


def metrics_route(metrics: Metrics, look: Callable[[], None]) -> Route:
    """`GET /metrics`; `look` counts what is only counted when somebody asks."""

    async def show(request: Request) -> Response:
        look()
        return Response(metrics.text(), media_type=CONTENT_TYPE_LATEST)

    return Route("/metrics", show)
