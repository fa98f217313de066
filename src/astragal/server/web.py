"""What all HTTP calls share: reading a body, answering, refusing."""

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import Scope

from astragal.server.access import room_for
from astragal.server.house import House
from astragal.server.identity import language_of
from astragal.server.limits import has_nul
from astragal.server.problems import Problem
from astragal.server.room import Room

Body = TypeVar("Body")
JSON = "application/json"


def house_of(request: Request) -> House:
    """The house that a request came to."""
    house: House = request.app.state.house
    return house


async def room_of(request: Request, key: str = "") -> Room:
    """The table that a request names in its path, for somebody who may see it."""
    return await room_for(house_of(request), request, request.path_params["table"], key)


async def body(request: Request, kind: type[Body], nul: bool = False) -> Body:
    """The body of a request, decoded strictly; NUL only where it is looked for later."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != JSON:
        raise Problem("unreadable", detail=f"Content-Type: {JSON}")
    return decoded(await request.body(), kind, nul)


def decoded(data: bytes, kind: type[Body], nul: bool = False) -> Body:
    """JSON as the type that is wanted, or a Problem that says what does not fit."""
    if not nul and has_nul(data):
        raise Problem("unreadable", detail="\\u0000")
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
    wait = problem.arguments.get("wait")
    headers = None if wait is None else {"retry-after": str(wait)}
    return reply({"problem": problem.said(language(request))}, problem.status, headers)


async def refuse_disk(request: Request, error: Exception) -> Response:
    """The answer when the disk, or the way to it, fails."""
    house_of(request).log.error("the disk failed", path=request.url.path, error=str(error))
    return await refuse(request, Problem("storage"))


async def refuse_path(request: Request, error: Exception) -> Response:
    """The answer to a call of a path or method that there is not."""
    assert isinstance(error, HTTPException)
    allowed = (error.headers or {}).get("Allow")
    path = Problem("not-found", what=request.url.path)
    problem = path if allowed is None else Problem("method", allowed=allowed)
    headers = None if allowed is None else {"allow": allowed}
    return reply({"problem": problem.said(language(request))}, problem.status, headers)


def refusal(scope: Scope, status: int, code: str, headers: Mapping[str, str]) -> Response:
    """The answer to a call that is refused at the door."""
    spoken = language_of(HTTPConnection(scope), None)
    return reply({"problem": Problem(code).said(spoken)}, status, dict(headers))
