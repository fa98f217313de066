"""How many tables somebody may have that are not finished, and how many of them public."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from astragal.server.clocks import DAY
from astragal.server.house import House
from astragal.server.problems import Problem
from astragal.server.store import rows

FORGOTTEN: Final = 30 * DAY  # seconds after which a table counts no longer


@asynccontextmanager
async def one_more(house: House, user: str, public: bool) -> AsyncIterator[None]:
    """While a table is made, or begins anew: it must not be one too many, whatever else is made."""
    async with house.making:
        tables = await _unfinished(house, user)
        if len(tables) >= house.settings.tables:
            raise Problem("too-many-tables", most=house.settings.tables)
        if public:
            _check_public(house, tables, "")
        yield


@asynccontextmanager
async def made_public(house: House, user: rows.User, table: str) -> AsyncIterator[None]:
    """While a table that there is becomes public."""
    async with house.making:
        _check_public(house, await _unfinished(house, user.id), table)
        yield


def _check_public(house: House, tables: dict[str, bool], besides: str) -> None:
    shown = [id for id, public in tables.items() if public and id != besides]
    if len(shown) >= house.settings.public_tables:
        raise Problem("too-many-public", most=house.settings.public_tables)


async def _unfinished(house: House, user: str) -> dict[str, bool]:
    since = int((house.time.now() - FORGOTTEN) * 1000)
    return await house.store.unfinished(user, since)
