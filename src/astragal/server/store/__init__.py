"""Everything that outlives the process. One class, small methods, every write committed."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, fields
from secrets import token_bytes
from typing import Any, TypeVar

from sqlalchemy import Select, bindparam, delete, event, insert, select, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from astragal.server.store import rows, schema
from astragal.server.store.committer import Committer, Write
from astragal.server.store.migrate import migrate

AnyRow = TypeVar("AnyRow")

ADD_USER = insert(schema.users)
CHANGE_USER = update(schema.users).where(schema.users.c.id == bindparam("of"))
ADD_TABLE = insert(schema.tables)
CHANGE_TABLE = update(schema.tables).where(schema.tables.c.id == bindparam("of"))
ADD_SEAT = insert(schema.seats)
DROP_SEATS = delete(schema.seats).where(schema.seats.c.table == bindparam("of"))
ADD_MATCH = insert(schema.matches)
CHANGE_MATCH = update(schema.matches).where(schema.matches.c.id == bindparam("of"))
ADD_ACT = insert(schema.acts)
DROP_SNAPSHOT = delete(schema.snapshots).where(schema.snapshots.c.match == bindparam("of"))
ADD_SNAPSHOT = insert(schema.snapshots)
DROP_ORDERS = delete(schema.orders).where(
    schema.orders.c.match == bindparam("of"), schema.orders.c.seat == bindparam("at")
)
ADD_ORDERS = insert(schema.orders)
ADD_SAID = insert(schema.chat)
ADD_SETTING = insert(schema.settings)
DROP_SETTING = delete(schema.settings).where(schema.settings.c.name == bindparam("of"))

TRIED = "tried-out"
PATIENCE = 10.0  # seconds in which a database has to answer a new connection
LAST_SAID = 50
MOST_LISTED = 100


class Store:
    """The database of one server."""

    def __init__(self, address: str, patience: float = PATIENCE) -> None:
        # Errors are logged, and parameters are full of secrets.
        self.engine: AsyncEngine = create_async_engine(
            address, hide_parameters=True, connect_args={"timeout": patience}
        )
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _careful)
        self._committer = Committer(self.engine)

    async def open(self) -> None:
        """Bring the database to this version's shape and be ready to write."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)
        self._committer.start()

    async def close(self) -> None:
        """Write what waits, then let go of the database."""
        await self._committer.stop()
        await self.engine.dispose()

    async def write(self, *writes: Write) -> None:
        """All of these or none, on the disk when this returns."""
        await self._committer.commit(writes)

    async def try_out(self) -> None:
        """Write something and read it again; raises what is wrong with the database."""
        values = {"name": TRIED, "value": token_bytes(8)}
        await self.write((DROP_SETTING, {"of": TRIED}), (ADD_SETTING, values))
        if await self.setting(TRIED) is None:
            raise OSError("what was written is not there")

    # -- settings -----------------------------------------------------------------------

    async def setting(self, name: str) -> bytes | None:
        """A value that the server keeps for itself."""
        row = await self._one(select(schema.settings).where(schema.settings.c.name == name))
        return None if row is None else bytes(row["value"])

    async def keep_setting(self, name: str, value: bytes) -> None:
        await self.write((ADD_SETTING, {"name": name, "value": value}))

    # -- users --------------------------------------------------------------------------

    async def user(self, id: str) -> rows.User | None:
        found = await self._one(select(schema.users).where(schema.users.c.id == id))
        return _made(rows.User, found)

    async def add_user(self, user: rows.User) -> None:
        await self.write((ADD_USER, asdict(user)))

    async def change_user(self, id: str, **values: Any) -> None:
        await self.write((CHANGE_USER, {"of": id, **values}))

    # -- tables and seats ---------------------------------------------------------------

    async def table(self, id: str) -> rows.Table | None:
        found = await self._one(select(schema.tables).where(schema.tables.c.id == id))
        return _made(rows.Table, found)

    async def seats(self, table: str) -> list[rows.Seat]:
        seats = schema.seats
        found = await self._all(
            select(seats).where(seats.c.table == table).order_by(seats.c.number)
        )
        return [_row(rows.Seat, row) for row in found]

    async def matches_of(self, table: str) -> list[str]:
        matches = schema.matches
        found = await self._all(
            select(matches.c.id)
            .where(matches.c.table == table)
            .order_by(matches.c.started, matches.c.id)
        )
        return [row["id"] for row in found]

    async def public_tables(self) -> list[str]:
        """Tables that gather or are played and that anybody may see, newest first."""
        tables = schema.tables
        found = await self._all(
            select(tables.c.id)
            .where(tables.c.public, tables.c.status.in_(("gathering", "playing")))
            .order_by(tables.c.changed.desc())
            .limit(MOST_LISTED)
        )
        return [row["id"] for row in found]

    async def tables_of(self, user: str) -> list[str]:
        """Tables where somebody sits, the last changed first."""
        tables, seats = schema.tables, schema.seats
        mine = select(seats.c.table).where(seats.c.user == user)
        found = await self._all(
            select(tables.c.id)
            .where(tables.c.id.in_(mine))
            .order_by(tables.c.changed.desc())
            .limit(MOST_LISTED)
        )
        return [row["id"] for row in found]

    async def unfinished(self, host: str, since: int) -> dict[str, bool]:
        """Tables that somebody made and did not leave, and whether each is public."""
        tables, seats = schema.tables, schema.seats
        left = select(seats.c.table).where(seats.c.user == host, seats.c.stand_in)
        found = await self._all(
            select(tables.c.id, tables.c.public).where(
                tables.c.host == host,
                tables.c.status.in_(("gathering", "playing")),
                tables.c.created > since,
                tables.c.id.not_in(left),
            )
        )
        return {row["id"]: row["public"] for row in found}

    async def playing(self) -> list[rows.Table]:
        """Tables with a match that is not over."""
        found = await self._all(select(schema.tables).where(schema.tables.c.status == "playing"))
        return [_row(rows.Table, row) for row in found]

    async def add_table(self, table: rows.Table, seats: Iterable[rows.Seat]) -> None:
        added = [(ADD_SEAT, asdict(seat)) for seat in seats]
        await self.write((ADD_TABLE, asdict(table)), *added)

    # -- matches ------------------------------------------------------------------------

    async def match(self, id: str) -> rows.Match | None:
        found = await self._one(select(schema.matches).where(schema.matches.c.id == id))
        return _made(rows.Match, found)

    async def acts(self, match: str, start: int = 0) -> list[rows.Act]:
        acts = schema.acts
        found = await self._all(
            select(acts).where(acts.c.match == match, acts.c.n >= start).order_by(acts.c.n)
        )
        return [_row(rows.Act, row) for row in found]

    async def answer(self, match: str, seat: int, nonce: str) -> int | None:
        """The number of the decision that an act with this nonce answered, if there is one."""
        acts = schema.acts
        row = await self._one(
            select(acts.c.number).where(
                acts.c.match == match, acts.c.seat == seat, acts.c.nonce == nonce
            )
        )
        return None if row is None else int(row["number"])

    async def asked(self, match: str) -> int | None:
        """The seat that must decide in a match, 0 when it is over; nothing before the first act."""
        acts = schema.acts
        last = select(acts.c.asks).where(acts.c.match == match).order_by(acts.c.n.desc()).limit(1)
        row = await self._one(last)
        return None if row is None else int(row["asks"])

    async def snapshot(self, match: str) -> rows.Snapshot | None:
        found = await self._one(select(schema.snapshots).where(schema.snapshots.c.match == match))
        return _made(rows.Snapshot, found)

    async def orders(self, match: str) -> dict[int, dict[str, Any]]:
        """The standing orders of a match, by seat."""
        found = await self._all(select(schema.orders).where(schema.orders.c.match == match))
        return {row["seat"]: row["orders"] for row in found}

    async def said(self, table: str) -> list[rows.Said]:
        """The last things that were said at a table, oldest first."""
        chat = schema.chat
        found = await self._all(
            select(chat).where(chat.c.table == table).order_by(chat.c.n.desc()).limit(LAST_SAID)
        )
        return [_row(rows.Said, row) for row in found][::-1]

    # -- reading ------------------------------------------------------------------------

    async def _one(self, query: Select[Any]) -> RowMapping | None:
        found = await self._all(query)
        return found[0] if found else None

    async def _all(self, query: Select[Any]) -> Sequence[RowMapping]:
        async with self.engine.connect() as connection:
            found: Sequence[RowMapping] = (await connection.execute(query)).mappings().all()
            return found


def change_table(table: rows.Table, *names: str) -> Write:
    """Write these columns of a table as they are now."""
    return (CHANGE_TABLE, {"of": table.id, **{name: getattr(table, name) for name in names}})


def change_seats(table: str, seats: Iterable[rows.Seat]) -> list[Write]:
    """Write all seats of a table anew."""
    return [(DROP_SEATS, {"of": table}), *((ADD_SEAT, asdict(seat)) for seat in seats)]


def change_orders(match: str, seat: int, orders: dict[str, Any]) -> list[Write]:
    """Write the orders of a seat anew."""
    return [
        (DROP_ORDERS, {"of": match, "at": seat}),
        (ADD_ORDERS, {"match": match, "seat": seat, "orders": orders}),
    ]


def change_snapshot(snapshot: rows.Snapshot) -> list[Write]:
    """Write the snapshot of a match anew."""
    return [(DROP_SNAPSHOT, {"of": snapshot.match}), (ADD_SNAPSHOT, asdict(snapshot))]


def _row(kind: type[AnyRow], row: RowMapping) -> AnyRow:
    return kind(**{one.name: row[one.name] for one in fields(kind)})  # type: ignore[arg-type]


def _made(kind: type[AnyRow], row: RowMapping | None) -> AnyRow | None:
    return None if row is None else _row(kind, row)


def _careful(connection: Any, _: Any) -> None:
    """A file of SQLite that loses nothing when the power goes, and lets readers read meanwhile."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
