"""`/api/account`, `/api/login`, `/api/logout`, `/api/tokens`: who comes back, and for whom."""

from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from astragal.server.me import given_name, plain_user
from astragal.server.records import iso
from astragal.server.store.cabinet import Token
from astragal.server.web import body, house_of, reply


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    """A login and its password."""

    login: Annotated[str, Meta(max_length=200)]
    password: Annotated[str, Meta(max_length=1000)]


class NewToken(msgspec.Struct, forbid_unknown_fields=True):
    """What a token is called by its owner."""

    label: Annotated[str, Meta(max_length=40)]


class TokenRow(msgspec.Struct, frozen=True):
    """A token in the list of its owner; the token itself is shown once, when it is made."""

    id: str
    label: str
    created: str


class GivenToken(TokenRow, frozen=True):
    """A token that was just made."""

    token: str


async def make_account(request: Request) -> Response:
    house = house_of(request)
    user = await house.identity.user(request)
    asked = await body(request, Credentials)
    made = await house.accounts.make(user, asked.login, asked.password, address(request))
    return reply(plain_user(made))


async def log_in(request: Request) -> Response:
    house = house_of(request)
    asked = await body(request, Credentials)
    user = await house.accounts.enter(asked.login, asked.password, address(request))
    house.identity.greet(request, user)
    return reply(plain_user(user))


async def log_out(request: Request) -> Response:
    return reply(plain_user(await house_of(request).identity.stranger(request)))


async def give_token(request: Request) -> Response:
    house = house_of(request)
    user = await house.identity.user(request)
    asked = await body(request, NewToken)
    now = int(house.time.now() * 1000)
    token, secret = await house.tokens.give(user, given_name(asked.label), now)
    row = _row(token)
    return reply(GivenToken(row.id, row.label, row.created, secret), 201)


async def list_tokens(request: Request) -> Response:
    house = house_of(request)
    user = await house.identity.reader(request)
    found = [] if user is None else await house.cabinet.tokens(user.id)
    return reply([_row(token) for token in found])


async def take_back(request: Request) -> Response:
    house = house_of(request)
    user = await house.identity.user(request)
    await house.cabinet.drop_token(user.id, request.path_params["token"])
    return reply([_row(token) for token in await house.cabinet.tokens(user.id)])


def address(request: Request) -> str:
    """Where a call comes from."""
    return "nobody" if request.client is None else request.client.host


def _row(token: Token) -> TokenRow:
    return TokenRow(token.id, token.label, iso(token.created) or "")


POST = ["POST"]
routes = [
    Route("/api/account", make_account, methods=POST),
    Route("/api/login", log_in, methods=POST),
    Route("/api/logout", log_out, methods=POST),
    Route("/api/tokens", give_token, methods=POST),
    Route("/api/tokens", list_tokens),
    Route("/api/tokens/{token}", take_back, methods=["DELETE"]),
]
