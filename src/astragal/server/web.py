"""What all HTTP calls share: reading a body, answering, refusing."""

from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from astragal.server.house import House
from astragal.server.identity import language_of
from astragal.server.problems import Problem
from astragal.server.room import Room

Body = TypeVar("Body")
JSON = "application/json"


def house_of(request: Request) -> House:
    """The house that a request came to."""
    house: House = request.app.state.house
    return house


async def room_of(request: Request) -> Room:
    """The table that a request names in its path."""
    return await house_of(request).rooms.room(request.path_params["table"])


async def body(request: Request, kind: type[Body]) -> Body:
    """The body of a request, decoded strictly."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != JSON:
        raise Problem("unreadable", detail=f"Content-Type: {JSON}")
    return decoded(await request.body(), kind)


def decoded(data: bytes, kind: type[Body]) -> Body:
    """JSON as the type that is wanted, or a Problem that says what does not fit."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Problem("unreadable", detail=str(error)) from error


def reply(data: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """An answer in JSON."""
    return Response(msgspec.json.encode(data), status, headers, JSON)


def language(request: Request) -> str:
    """The language to answer in."""
    return language_of(request, getattr(request.state, "user", None))


async def refuse(request: Request, problem: Exception) -> Response:
    """The answer to a call that is refused."""
    assert isinstance(problem, Problem)
    return reply({"problem": problem.said(language(request))}, problem.status)
