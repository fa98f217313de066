"""Packs by their hash: what matches and records were dealt from stays as long as the house."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import bindparam, delete, exists, func, insert, select, update
from sqlalchemy.engine import RowMapping

from astragal.server.store import Store, rows, schema
from astragal.server.store.committer import Write

PACKS = schema.packs
# The same pack is kept once, whoever comes with it again.
ADD_PACK = insert(PACKS).from_select(
    [column.name for column in PACKS.columns],
    select(*(bindparam(column.name, type_=column.type) for column in PACKS.columns)).where(
        ~exists().where(PACKS.c.hash == bindparam("hash", type_=PACKS.c.hash.type))
    ),
)

MINE = (PACKS.c.hash == bindparam("of"), PACKS.c.user == bindparam("by"))
# The house may have dealt from a pack meanwhile: then it is nobody's, and stays.
DROP_PACK = delete(PACKS).where(*MINE)
DISOWN_PACK = update(PACKS).where(*MINE)
OWN_PACK = update(PACKS).where(PACKS.c.hash == bindparam("of"))
SOMEBODY = ""  # who brought a pack and is gone


def add_pack(pack: rows.Pack) -> Write:
    """Keep a pack, unless it is kept already."""
    return ADD_PACK, {**asdict(pack), "size": len(pack.data)}


def deal_pack(pack: rows.Pack) -> list[Write]:
    """Keep a pack that the house deals from; whoever brought it first, it is the house's now."""
    return [add_pack(pack), (OWN_PACK, {"of": pack.hash, "user": None})]


def drop_pack(hash: str, user: str) -> Write:
    """Take away a pack that somebody brought."""
    return DROP_PACK, {"of": hash, "by": user}


def disown_pack(hash: str, user: str) -> Write:
    """Keep a pack, and no longer know who brought it."""
    return DISOWN_PACK, {"of": hash, "by": user, "user": SOMEBODY}


class PackRows:
    """Questions about packs to the database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def all(self, user: str | None = None) -> list[rows.Pack]:
        """Every pack that is kept, or that somebody brought, the oldest first."""
        columns = [column for column in PACKS.columns if column.name != "size"]
        query = select(*columns).order_by(PACKS.c.created, PACKS.c.hash)
        if user is not None:
            query = query.where(PACKS.c.user == user)
        return [rows.Pack(**{**row, "data": bytes(row["data"])}) for row in await self._all(query)]

    async def dealt(self) -> list[str]:
        """The marks of the packs of every match, one after the other."""
        found = await self._all(select(schema.matches.c.packs))
        return [mark for row in found for mark in row["packs"]]

    async def named(self, hash: str) -> bool:
        """Whether an imported record names the pack with this hash."""
        text = schema.imports.c.text
        return bool(await self._all(select(text).where(text.contains(hash)).limit(1)))

    async def brought_bytes(self, user: str | None = None) -> int:
        """How many bytes strangers' packs take up: those of one of them, or all together."""
        query = select(func.coalesce(func.sum(PACKS.c.size), 0).label("size"))
        whose = PACKS.c.user.is_not(None) if user is None else PACKS.c.user == user
        return int((await self._all(query.where(whose)))[0]["size"])

    async def _all(self, query: Any) -> Sequence[RowMapping]:
        async with self._store.engine.connect() as connection:
            return (await connection.execute(query)).mappings().all()
