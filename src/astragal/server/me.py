"""`/api/me`: who the caller is."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from astragal.prose.names import tidy_name
from astragal.server.problems import Problem
from astragal.server.store import rows
from astragal.server.web import body, house_of, reply

LONGEST_NAME = 40


class Changes(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What somebody may change about themselves."""

    name: Annotated[str, Meta(max_length=LONGEST_NAME)] | None = None
    language: Literal["en", "ru", "pl"] | None = None


def plain_user(user: rows.User) -> dict[str, Any]:
    """A user as they see themselves."""
    return {"id": user.id, "name": user.name, "language": user.language, "login": user.login}


def given_name(name: str) -> str:
    """A name on one line; one with nothing in it is refused."""
    tidy = tidy_name(name)
    if not tidy:
        raise Problem("no-name", most=LONGEST_NAME)
    return tidy


async def show(request: Request) -> Response:
    return reply(plain_user(await house_of(request).identity.user(request)))


async def change(request: Request) -> Response:
    house = house_of(request)
    user = await house.identity.user(request)
    changes = await body(request, Changes)
    if changes.name is not None:
        user.name = given_name(changes.name)
    if changes.language is not None:
        user.language = changes.language
    await house.store.change_user(user.id, name=user.name, language=user.language)
    return reply(plain_user(user))


routes = [Route("/api/me", show), Route("/api/me", change, methods=["POST"])]
