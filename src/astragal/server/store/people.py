"""What the database knows of one person, to be told to them or taken away with them."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import BindParameter, Select, bindparam, delete, insert, or_, select, union, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import IntegrityError

from astragal.server.store import CHANGE_MATCH, CHANGE_USER, Store, rows, schema
from astragal.server.store.cabinet import DROP_TOKENS
from astragal.server.store.committer import Write

MOST_LISTED = 200
BY: BindParameter[str] = bindparam("by")
ADD_REPORT = insert(schema.reports)
SETTLE = update(schema.reports).where(schema.reports.c.id == bindparam("of"))
UNSAY = update(schema.chat).where(
    schema.chat.c.user == BY, schema.chat.c.table == bindparam("at_table")
)
FORGET: tuple[Any, ...] = (
    DROP_TOKENS,
    delete(schema.reviews).where(
        schema.reviews.c.record.in_(select(schema.imports.c.id).where(schema.imports.c.user == BY))
    ),
    delete(schema.imports).where(schema.imports.c.user == BY),
    delete(schema.players).where(schema.players.c.user == BY),
    delete(schema.reports).where(or_(schema.reports.c.by == BY, schema.reports.c.about == BY)),
)


def unsay(user: str, table: str, name: str) -> Write:
    """Take away what somebody said at a table; that something was said stays."""
    return (
        UNSAY,
        {"by": user, "at_table": table, "name": name, "text": "", "user": "", "nonce": ""},
    )


def unname(match: rows.Match, user: str, name: str) -> Write:
    """Let a match no longer know who somebody was."""
    names = [name if of == user else old for of, old in zip(match.users, match.names, strict=True)]
    users = [None if of == user else of for of in match.users]
    return (CHANGE_MATCH, {"of": match.id, "names": names, "users": users})


def forget(user: rows.User, name: str, now: int) -> list[Write]:
    """Take away what is somebody's alone; their name is no name then, and nobody can be them."""
    gone = {"name": name, "login": None, "password": None, "muted": None, "deleted": now}
    changed = {"of": user.id, **gone, "sessions": user.sessions + 1}
    return [*((each, {"by": user.id}) for each in FORGET), (CHANGE_USER, changed)]


class People:
    """Questions about people to the database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def search(self, words: str) -> list[rows.User]:
        """Users whose name, login or id has these words in it, the newest first."""
        users = schema.users
        query = select(users).where(users.c.deleted.is_(None))
        if words:
            columns = (users.c.name, users.c.login, users.c.id)
            query = query.where(or_(*(c.icontains(words, autoescape=True) for c in columns)))
        query = query.order_by(users.c.created.desc(), users.c.id).limit(MOST_LISTED)
        return [rows.User(**row) for row in await self._all(query)]

    async def tables(self, user: str, closed: bool = False) -> list[str]:
        """Every table where somebody sits or is the host; closed ones only when asked for."""
        tables, seats = schema.tables, schema.seats
        sits = tables.c.id.in_(select(seats.c.table).where(seats.c.user == user))
        query = select(tables.c.id).where(sits | (tables.c.host == user))
        if not closed:
            query = query.where(tables.c.status != "closed")
        return [row["id"] for row in await self._all(query)]

    async def traces(self, user: str) -> list[str]:
        """Every table where somebody is, or was and left a trace."""
        seats, chat, tables = schema.seats, schema.chat, schema.tables
        matches, players = schema.matches, schema.players
        played = select(matches.c.table).join(players).where(players.c.user == user)
        found = await self._all(
            union(
                select(seats.c.table.label("id")).where(seats.c.user == user),
                select(chat.c.table).where(chat.c.user == user),
                select(tables.c.id).where(tables.c.host == user),
                played.where(matches.c.table.is_not(None)),
            )
        )
        return [row["id"] for row in found]

    async def matches(self, user: str) -> list[rows.Match]:
        """All matches that somebody sat in, the first one first."""
        matches, players = schema.matches, schema.players
        query = select(matches).join(players).where(players.c.user == user)
        found = await self._all(query.order_by(matches.c.started, matches.c.id))
        return [rows.Match(**row) for row in found]

    async def said(self, user: str) -> list[rows.Said]:
        """Everything that somebody said."""
        chat = schema.chat
        found = await self._all(select(chat).where(chat.c.user == user).order_by(chat.c.at))
        return [rows.Said(**row) for row in found]

    async def imports(self, user: str) -> Sequence[RowMapping]:
        imports = schema.imports
        query = select(imports.c.id, imports.c.text, imports.c.created)
        return await self._all(query.where(imports.c.user == user).order_by(imports.c.created))

    # -- reports ------------------------------------------------------------------------

    async def report(self, report: rows.Report) -> None:
        """Keep a report; the same one twice is one."""
        try:
            await self._store.write((ADD_REPORT, asdict(report)))
        except IntegrityError:
            return

    async def reports(self, settled: bool = False) -> list[rows.Report]:
        """What was reported and is not settled, or all of it, the newest first."""
        reports = schema.reports
        query = select(reports) if settled else select(reports).where(reports.c.settled.is_(None))
        return await self._reports(query.order_by(reports.c.at.desc()).limit(MOST_LISTED))

    async def reports_of(self, user: str) -> list[rows.Report]:
        """What somebody reported, and what was reported of them."""
        reports = schema.reports
        mine = or_(reports.c.by == user, reports.c.about == user)
        return await self._reports(select(reports).where(mine).order_by(reports.c.at))

    async def _reports(self, query: Select[Any]) -> list[rows.Report]:
        return [rows.Report(**row) for row in await self._all(query)]

    async def settle(self, id: str, now: int) -> None:
        await self._store.write((SETTLE, {"of": id, "settled": now}))

    # -- tables -------------------------------------------------------------------------

    async def every_table(self, closed: bool) -> list[rows.Table]:
        """The tables of the house that were changed last."""
        tables = schema.tables
        query = select(tables) if closed else select(tables).where(tables.c.status != "closed")
        query = query.order_by(tables.c.changed.desc(), tables.c.id).limit(MOST_LISTED)
        return [rows.Table(**row) for row in await self._all(query)]

    async def names(self, users: Iterable[str]) -> dict[str, str]:
        """What these users are called."""
        known = schema.users
        query = select(known.c.id, known.c.name).where(known.c.id.in_(list(users)))
        return {row["id"]: row["name"] for row in await self._all(query)}

    async def _all(self, query: Any) -> Sequence[RowMapping]:
        async with self._store.engine.connect() as connection:
            return (await connection.execute(query)).mappings().all()
