"""The application: routes, middleware, and the house that opens and closes with it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from astragal.server import games, me, pages, socket, tables
from astragal.server.house import House
from astragal.server.identity import SendCookie
from astragal.server.metrics import metrics_route
from astragal.server.problems import Problem
from astragal.server.settings import Settings
from astragal.server.web import refuse


def app(settings: Settings) -> Starlette:
    """A server with these settings."""
    house = House(settings)

    @asynccontextmanager
    async def open_house(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    routes: list[BaseRoute] = [
        *me.routes,
        *games.routes,
        *tables.routes,
        *socket.routes,
        metrics_route(house.metrics),
        Route("/api/{path:path}", nothing_here, methods=["GET", "POST"]),
        *pages.routes(settings.web),
    ]
    made = Starlette(
        routes=routes,
        middleware=[Middleware(SendCookie)],
        exception_handlers={Problem: refuse},
        lifespan=open_house,
    )
    made.state.house = house
    return made


async def nothing_here(request: Request) -> Response:
    raise Problem("not-found", what=request.url.path)
