"""The database: careful with what it is given, and shaped as the migrations shape it."""

import asyncio
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from astragal.server.settings import Settings
from astragal.server.store import ADD_USER, Store, rows
from astragal.server.store.committer import Committer
from astragal.server.store.migrate import migrate
from astragal.server.store.schema import metadata
from tests.server.tables import spend


def user(id: str) -> tuple[Any, dict[str, Any]]:
    return ADD_USER, asdict(rows.User(id, "Anna", "en", 0))


async def opened(folder: Path) -> Store:
    store = Store(Settings(data=folder).address)
    await store.open()
    return store


def test_migrations_lead_to_the_schema_and_can_run_twice(tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[Any]:
        migrate(connection)
        found: list[Any] = compare_metadata(MigrationContext.configure(connection), metadata)
        return found

    async def look() -> None:
        store = await opened(tmp_path)
        async with store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await store.close()

    spend(look())


def test_sqlite_is_told_to_lose_nothing(tmp_path: Path) -> None:
    async def look() -> None:
        store = await opened(tmp_path)
        async with store.engine.connect() as connection:
            found = {
                name: (await connection.execute(text(f"PRAGMA {name}"))).scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            }
        assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
        await store.close()

    spend(look())


def test_what_waits_together_is_committed_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    batches: list[int] = []
    written = Committer._write_batch

    async def counted(self: Committer, connection: Any, batch: Any) -> None:
        batches.append(len(batch))
        await written(self, connection, batch)

    async def write() -> None:
        monkeypatch.setattr(Committer, "_write_batch", counted)
        store = await opened(tmp_path)
        await asyncio.gather(*(store.write(user(f"u{n}")) for n in range(20)))
        assert sum(batches) == 20
        assert len(batches) <= 2
        assert await store.user("u19") is not None
        await store.close()

    spend(write())


def test_a_unit_that_can_not_be_written_spoils_nothing_for_the_others(tmp_path: Path) -> None:
    async def write() -> None:
        store = await opened(tmp_path)
        await store.write(user("there"))
        units = [(user("a"),), (user("b"), user("there")), (user("c"),)]
        answers = await asyncio.gather(
            *(store.write(*unit) for unit in units), return_exceptions=True
        )
        assert [type(answer) for answer in answers] == [type(None), IntegrityError, type(None)]
        found = [await store.user(id) is not None for id in ("a", "b", "c")]
        assert found == [True, False, True]
        await store.close()

    spend(write())


def test_a_connection_that_broke_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gone(connection: AsyncConnection) -> None:
        raise OSError("the database went away")

    async def write() -> None:
        store = await opened(tmp_path)
        await store.write(user("before"))
        with monkeypatch.context() as broken:
            broken.setattr(AsyncConnection, "commit", gone)
            broken.setattr(AsyncConnection, "rollback", gone)
            with pytest.raises(OSError, match="went away"):
                await asyncio.wait_for(store.write(user("lost")), 5)
        await asyncio.wait_for(store.write(user("after")), 5)
        found = [await store.user(id) is not None for id in ("before", "lost", "after")]
        assert found == [True, False, True]
        await store.close()

    spend(write())


def test_closing_writes_what_waits(tmp_path: Path) -> None:
    async def write() -> None:
        store = await opened(tmp_path)
        writing = asyncio.create_task(store.write(user("last")))
        await asyncio.sleep(0)
        await store.close()
        await writing
        store = await opened(tmp_path)
        assert await store.user("last") is not None
        await store.close()

    spend(write())


@pytest.mark.parametrize(
    ("given", "address"),
    [
        ("", "sqlite+aiosqlite:////data/astragal.sqlite"),
        ("sqlite:////elsewhere/a.db", "sqlite+aiosqlite:////elsewhere/a.db"),
        ("postgresql://me@host/name", "postgresql+asyncpg://me@host/name"),
        ("postgres://me@host/name", "postgresql+asyncpg://me@host/name"),
    ],
)
def test_addresses_are_named_as_people_name_them(given: str, address: str) -> None:
    assert Settings(data=Path("/data"), db=given).address == address
