"""`/healthz`: whether the database can be read and written."""

import asyncio
import time

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from astragal.server.store import Store

EVERY = 2.0  # a try costs a flush of the disk: whoever asks more often hears the last answer
PATIENCE = 5.0


class Health:
    """Tries the disk when somebody asks, but not at everybody's pace."""

    def __init__(self, store: Store, every: float = EVERY) -> None:
        self._store = store
        self._every = every
        self._one = asyncio.Lock()
        self._until = 0.0
        self._wrong: str | None = None

    async def wrong(self) -> str | None:
        """What is wrong with the database, if anything is."""
        async with self._one:
            if time.monotonic() >= self._until:
                self._wrong = await self._tried()
                self._until = time.monotonic() + self._every
            return self._wrong

    async def _tried(self) -> str | None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.try_out()
        except TimeoutError:
            return "the database does not answer"
        except (OSError, SQLAlchemyError):
            return "the database can't be written"
        return None


def health_route(health: Health) -> Route:
    """`GET /healthz`."""

    async def well(request: Request) -> Response:
        wrong = await health.wrong()
        return PlainTextResponse("ok") if wrong is None else PlainTextResponse(wrong, 503)

    return Route("/healthz", well)
