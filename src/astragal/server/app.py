"""The application: routes, middleware, and the house that opens and closes with it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from astragal.games import game_ids
from astragal.server import (
    calls,
    entrance,
    games,
    me,
    own,
    pages,
    record_calls,
    side_door,
    socket,
    tables,
)
from astragal.server.guards import BodyLimit, RateLimit
from astragal.server.health import health_route
from astragal.server.house import House
from astragal.server.identity import SendCookie
from astragal.server.logs import LogCalls
from astragal.server.metrics import CountCalls, metrics_route
from astragal.server.problems import Problem
from astragal.server.security import KnownHost, NoNul, SameOrigin, SecurityHeaders
from astragal.server.settings import Settings
from astragal.server.thinkers import USUAL
from astragal.server.web import refusal, refuse, refuse_disk, refuse_path

RUSH = 3.0  # seconds in which everybody comes back after a restart


def app(settings: Settings) -> Starlette:
    """A server with these settings."""
    house = House(settings)

    @asynccontextmanager
    async def open_house(app: Starlette) -> AsyncIterator[None]:
        if not house.is_open:  # whoever says what is wrong with a start has opened it before
            await house.open()
        if settings.warm:
            house.spawn(warm_up(house))
        try:
            async with side_door.side_door(house):
                yield
        finally:
            await house.close()

    made = Starlette(
        routes=routes_of(house),
        middleware=at_the_door(house),
        exception_handlers={
            Problem: refuse,
            HTTPException: refuse_path,
            SQLAlchemyError: refuse_disk,
            OSError: refuse_disk,
        },
        lifespan=open_house,
    )
    made.state.house = house
    return made


def routes_of(house: House) -> list[BaseRoute]:
    """Every path and who answers there; what is nobody's is the app's."""
    return [
        *me.routes,
        *own.routes,
        *entrance.routes,
        *games.routes,
        *tables.routes,
        *record_calls.routes,
        *calls.routes,
        *socket.routes,
        *side_door.routes,
        health_route(house.health),
        metrics_route(house.metrics, house.count, house.settings.metrics),
        Route("/api/{path:path}", nothing_here, methods=["GET", "POST"]),
        *pages.routes(house.settings.web),
    ]


async def warm_up(house: House) -> None:
    """Make words and a bot ready, once whoever waited for this server is back at their table."""
    await house.time.until(house.time.now() + RUSH)
    await asyncio.to_thread(games.warm_up)
    await house.thinkers.warm_up(USUAL, game_ids())


def at_the_door(house: House) -> list[Middleware]:
    """What every call passes, the outermost first."""
    return [
        Middleware(SecurityHeaders),
        Middleware(CountCalls, metrics=house.metrics),
        Middleware(LogCalls, refuse=refusal),
        Middleware(KnownHost, refuse=refusal, names=house.settings.hosts),
        Middleware(SameOrigin, refuse=refusal),
        Middleware(NoNul),
        Middleware(
            RateLimit,
            refuse=refusal,
            who=house.identity.name_for_limits,
            rates=house.settings.rates,
        ),
        Middleware(BodyLimit, refuse=refusal),
        Middleware(SendCookie),
    ]


async def nothing_here(request: Request) -> Response:
    raise Problem("not-found", what=request.url.path)
