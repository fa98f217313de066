"""What `astragal admin` may ask for, and how it is answered: one order, one answer, in JSON."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from astragal.server import keeping
from astragal.server.house import House
from astragal.server.limits import has_nul
from astragal.server.problems import Problem
from astragal.server.records import iso
from astragal.server.store import rows

OrderWord = Annotated[str, Meta(max_length=200)]
OrderAnswer = dict[str, Any]


class Order(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """One thing that whoever keeps the house wants; `language` is that of the answer."""

    language: Annotated[str, Meta(max_length=2)] = "en"


class Tables(Order, tag="tables"):
    closed: bool = False


class CloseTable(Order, tag="close-table"):
    table: OrderWord
    why: Annotated[str, Meta(max_length=500)] = ""


class Users(Order, tag="users"):
    search: OrderWord = ""


class Ban(Order, tag="ban"):
    user: OrderWord


class Unban(Order, tag="unban"):
    user: OrderWord


class Mute(Order, tag="mute"):
    user: OrderWord


class Unmute(Order, tag="unmute"):
    user: OrderWord


class ResetPassword(Order, tag="reset-password"):
    user: OrderWord


class Reports(Order, tag="reports"):
    settled: bool = False


class Settle(Order, tag="settle"):
    report: OrderWord


class ListPacks(Order, tag="packs"):
    pass


HouseOrder = Tables | CloseTable | ListPacks
AnyOrder = HouseOrder | Users | Ban | Unban | Mute | Unmute | ResetPassword | Reports | Settle
decoder: msgspec.json.Decoder[AnyOrder] = msgspec.json.Decoder(AnyOrder)


async def obey(house: House, data: bytes) -> bytes:
    """Do what an order says; whatever is wrong with it is answered too."""
    language = "en"
    try:
        if has_nul(data):
            raise Problem("unreadable", detail="\\u0000")
        order = decoder.decode(data)
        language = order.language
        answer = await _DO[type(order)](house, order)
        house.log.info("an order of the administrator", do=type(order).__name__)
    except msgspec.MsgspecError as error:
        answer = {"problem": Problem("unreadable", detail=str(error)).said(language)}
    except Problem as problem:
        answer = {"problem": problem.said(language)}
    return msgspec.json.encode(answer)


async def _tables(house: House, order: Tables) -> OrderAnswer:
    found = await house.people.every_table(order.closed)
    hosts = await house.people.names({table.host for table in found})
    return {"tables": [await _table(house, table, hosts) for table in found]}


async def _table(house: House, table: rows.Table, hosts: dict[str, str]) -> OrderAnswer:
    seats = await house.store.seats(table.id)
    return {
        "id": table.id,
        "game": table.game,
        "status": table.status,
        "public": table.public,
        "host": hosts.get(table.host, ""),
        "seats": [seat.name for seat in seats if seat.kind != "open"],
        "changed": iso(table.changed),
        "closed": table.closed,
    }


async def _close_table(house: House, order: CloseTable) -> OrderAnswer:
    await keeping.close_table(house, order.table, " ".join(order.why.split()))
    return {"table": order.table}


async def _packs(house: House, order: ListPacks) -> OrderAnswer:
    uses = await house.packs.uses()
    return {"packs": [_pack(pack, uses[pack.hash]) for pack in await house.packs.kept()]}


def _pack(pack: rows.Pack, matches: int) -> OrderAnswer:
    return {
        "hash": pack.hash,
        "name": pack.name,
        "size": len(pack.data),
        "matches": matches,
        "user": pack.user,
        "created": iso(pack.created),
    }


async def _users(house: House, order: Users) -> OrderAnswer:
    return {"users": [_user(user) for user in await house.people.search(order.search)]}


def _user(user: rows.User) -> OrderAnswer:
    return {
        "id": user.id,
        "name": user.name,
        "login": user.login,
        "created": iso(user.created),
        "banned": iso(user.banned),
        "muted": iso(user.muted),
    }


def _to_user(act: Callable[[House, rows.User], Awaitable[None]]) -> Any:
    async def done(house: House, order: Ban | Unban | Mute | Unmute) -> OrderAnswer:
        user = await keeping.find_user(house, order.user)
        await act(house, user)
        return {"user": _user(await keeping.find_user(house, user.id))}

    return done


async def _reset_password(house: House, order: ResetPassword) -> OrderAnswer:
    user = await keeping.find_user(house, order.user)
    password = await keeping.reset_password(house, user)
    return {"user": _user(user), "password": password}


async def _reports(house: House, order: Reports) -> OrderAnswer:
    found = await house.people.reports(order.settled)
    names = await house.people.names({one.by for one in found} | {one.about for one in found})
    return {"reports": [_report(one, names) for one in found]}


def _report(report: rows.Report, names: dict[str, str]) -> OrderAnswer:
    return {
        "id": report.id,
        "at": iso(report.at),
        "kind": report.kind,
        "about": report.about,
        "name": report.name,
        "text": report.text,
        "table": report.table,
        "by": report.by,
        "by_name": names.get(report.by, ""),
        "settled": iso(report.settled),
    }


async def _settle(house: House, order: Settle) -> OrderAnswer:
    known = {report.id for report in await house.people.reports()}
    if order.report not in known:
        raise Problem("no-such-report", report=order.report)
    await house.people.settle(order.report, int(house.time.now() * 1000))
    return {"report": order.report}


_DO: dict[type, Callable[[House, Any], Awaitable[OrderAnswer]]] = {
    Tables: _tables,
    CloseTable: _close_table,
    ListPacks: _packs,
    Users: _users,
    Ban: _to_user(keeping.ban),
    Unban: _to_user(keeping.unban),
    Mute: _to_user(keeping.mute),
    Unmute: _to_user(keeping.unmute),
    ResetPassword: _reset_password,
    Reports: _reports,
    Settle: _settle,
}
