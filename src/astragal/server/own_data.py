"""Everything that is stored of somebody, for themselves: words and moves, no keys and no hashes."""

from typing import Any

from astragal.records.record import write
from astragal.server.house import House
from astragal.server.records import iso, kept_match, match_summary
from astragal.server.store import rows
from astragal.version import VERSION


async def own_data(house: House, user: rows.User) -> dict[str, Any]:
    """What a user may take home."""
    tables = await house.people.tables(user.id, closed=True)
    tokens = await house.cabinet.tokens(user.id)
    reports = await house.people.reports_of(user.id)
    return {
        "astragal": VERSION,
        "written": iso(int(house.time.now() * 1000)),
        "user": _user(user),
        "tokens": [{"label": one.label, "created": iso(one.created)} for one in tokens],
        "tables": [await _table(house, user, id) for id in tables],
        "matches": [await _match(house, user, one) for one in await house.people.matches(user.id)],
        "imports": [
            {"id": one["id"], "created": iso(one["created"]), "text": one["text"]}
            for one in await house.people.imports(user.id)
        ],
        "packs": [_pack(one) for one in await house.packs.brought_by(user.id)],
        "said": [_said(one) for one in await house.people.said(user.id)],
        "reports": [_report(one) for one in reports if one.by == user.id],
        "reported": [_report(one) for one in reports if one.about == user.id],
    }


def _user(user: rows.User) -> dict[str, Any]:
    return {
        "id": user.id,
        "name": user.name,
        "language": user.language,
        "login": user.login,
        "created": iso(user.created),
        "muted": iso(user.muted),
    }


async def _table(house: House, user: rows.User, id: str) -> dict[str, Any]:
    room = await house.rooms.glance(id)
    table = room.table
    return {
        "id": table.id,
        "game": table.game,
        "status": table.status,
        "public": table.public,
        "host": table.host == user.id,
        "options": table.options,
        "clock": table.clock,
        "created": iso(table.created),
        "seats": [
            {"number": seat.number, "name": seat.name, "facts": seat.facts}
            for seat in room.seats_of(user)
        ],
    }


async def _match(house: House, user: rows.User, row: rows.Match) -> dict[str, Any]:
    """A match with one's own moves; when it is over, with its record."""
    acts = await house.store.acts(row.id)
    mine = [number for number, of in enumerate(row.users, 1) if of == user.id]
    orders = await house.store.orders(row.id)
    nonces = row.nonces or []
    return {
        **match_summary(row, user.language),
        "started": iso(row.started),
        "mine": mine,
        "acts": [
            {
                "seat": act.seat,
                "number": act.number,
                "kind": act.kind,
                "move": act.move,
                "at": iso(act.at),
            }
            for act in acts
            if act.seat in mine
        ],
        "orders": {seat: orders[seat] for seat in mine if seat in orders},
        "nonces": {seat: nonces[seat - 1] for seat in mine if seat <= len(nonces)},
        "record": None if row.result is None else write(kept_match(row, acts).record),
    }


def _pack(pack: rows.Pack) -> dict[str, Any]:
    """A pack that came with an imported record."""
    size = len(pack.data)
    return {"hash": pack.hash, "name": pack.name, "size": size, "created": iso(pack.created)}


def _said(said: rows.Said) -> dict[str, Any]:
    return {
        "table": said.table,
        "at": iso(said.at),
        "name": said.name,
        "text": said.text,
        "preset": said.preset,
    }


def _report(report: rows.Report) -> dict[str, Any]:
    """A report, without who made it or of whom it is."""
    return {
        "at": iso(report.at),
        "table": report.table,
        "kind": report.kind,
        "name": report.name,
        "text": report.text,
        "settled": iso(report.settled),
    }
