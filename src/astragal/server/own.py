"""`/api/me/password`, `/api/me/data`, `/api/me/delete`: one's own, to change, take or end."""

from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from astragal.server.entrance import address
from astragal.server.farewell import delete_account
from astragal.server.keeping import end_sockets
from astragal.server.me import plain_user
from astragal.server.own_data import own_data
from astragal.server.store import rows
from astragal.server.web import body, house_of, reply

Password = Annotated[str, Meta(max_length=1000)]


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    """The old password and the new one."""

    old: Password
    new: Password


class Confirmed(msgspec.Struct, forbid_unknown_fields=True):
    """The password once more; a guest has none."""

    password: Password = ""


async def change_password(request: Request) -> Response:
    house = house_of(request)
    user = await house.identity.user(request)
    asked = await body(request, NewPassword)
    await house.accounts.change_password(user, asked.old, asked.new, address(request))
    end_sockets(house, user)
    house.identity.greet(request, user)
    return reply(plain_user(user))


async def show_data(request: Request) -> Response:
    house = house_of(request)
    data = await own_data(house, await _confirmed(request))
    headers = {"content-disposition": 'attachment; filename="astragal.json"'}
    return reply(data, headers=headers)


async def delete(request: Request) -> Response:
    house = house_of(request)
    await delete_account(house, await _confirmed(request))
    return reply(plain_user(await house.identity.stranger(request)))


async def _confirmed(request: Request) -> rows.User:
    house = house_of(request)
    user = await house.identity.user(request)
    asked = await body(request, Confirmed)
    await house.accounts.confirm(user, asked.password, address(request))
    return user


POST = ["POST"]
routes = [
    Route("/api/me/password", change_password, methods=POST),
    Route("/api/me/data", show_data, methods=POST),
    Route("/api/me/delete", delete, methods=POST),
]
