"""The side door: how whoever keeps the house speaks to it while it is open.

A socket in the data folder, which only the owner of the folder can use, or `POST /api/admin`
with a token, where one was set.
"""

import asyncio
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hmac import compare_digest
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from astragal.server.admin_orders import obey
from astragal.server.house import House
from astragal.server.problems import Problem
from astragal.server.settings import Settings
from astragal.server.tokens import SCHEME
from astragal.server.web import JSON, house_of

NAME: Final = "admin.sock"
PATIENCE: Final = 10.0
OWNER_ONLY: Final = 0o177


@asynccontextmanager
async def side_door(house: House) -> AsyncIterator[None]:
    """Hear orders at the socket in the data folder for as long as the house is open."""
    path = house.settings.data / NAME
    try:
        door = listening(path)
    except (OSError, AttributeError) as error:  # a path too long, or a system without such sockets
        house.log.warning("no socket for astragal admin", path=str(path), error=str(error))
        yield
        return

    async def heard(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            order = await asyncio.wait_for(reader.readline(), PATIENCE)
            writer.write(await obey(house, order) + b"\n")
            await writer.drain()
        except (TimeoutError, ValueError, OSError) as error:
            house.log.info("an order was not heard", error=repr(error))
        finally:
            writer.close()

    server = await asyncio.start_unix_server(heard, sock=door)
    try:
        yield
    finally:
        server.close()
        path.unlink(missing_ok=True)


def listening(path: Path) -> socket.socket:
    """A socket there that only its owner can use, from its first moment on."""
    path.unlink(missing_ok=True)  # left by a server that was killed: a running one is not here
    door = socket.socket(socket.AF_UNIX)
    usual = os.umask(OWNER_ONLY)
    try:
        door.bind(str(path))
    except OSError:
        door.close()
        raise
    finally:
        os.umask(usual)
    return door


async def by_itself(settings: Settings, order: bytes) -> bytes:
    """Obey an order where no server runs: nothing begins to move, only the disk changes."""
    house = House(settings)
    await house.open_disk()
    try:
        return await obey(house, order)
    finally:
        await house.close_disk()


async def order(request: Request) -> Response:
    """`POST /api/admin`: an order by somebody who has the token."""
    house = house_of(request)
    if not house.settings.admin_token:
        raise Problem("not-found", what=request.url.path)
    shown = request.headers.get("authorization", "")
    expected = SCHEME + house.settings.admin_token
    given = shown[: len(SCHEME)].lower() + shown[len(SCHEME) :]
    if not compare_digest(given.encode(), expected.encode()):
        raise Problem("wrong-token")
    return Response(await obey(house, await request.body()), media_type=JSON)


routes = [Route("/api/admin", order, methods=["POST"])]
