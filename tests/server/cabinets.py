"""A store in a temporary folder, for tests of what lies beside the tables."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from astragal.server.store import Store, rows
from astragal.server.store.cabinet import Cabinet

Result = TypeVar("Result")


def on_a_store(folder: Path, work: Callable[[Store, Cabinet], Awaitable[Result]]) -> Result:
    """What some work gives that needs a database; Anna and Ben are known there."""

    async def done() -> Result:
        store = Store(f"sqlite+aiosqlite:///{folder / 'test.sqlite'}")
        await store.open()
        try:
            for name in ("anna", "ben"):
                if await store.user(name) is None:
                    await store.add_user(rows.User(name, name.title(), "en", 0))
            return await work(store, Cabinet(store))
        finally:
            await store.close()

    return asyncio.run(done())


async def user(store: Store, id: str) -> rows.User:
    """Somebody who is known."""
    found = await store.user(id)
    assert found is not None
    return found
