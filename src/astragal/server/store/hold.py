"""The hold on a folder and its database: while a server has it, no other one opens them."""

import os
import sqlite3
import sys
from contextlib import suppress
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from astragal.server.opening import StartError
from astragal.server.private import owned

if sys.platform != "win32":  # where there is no such thing; the lock beside the file must do there
    from fcntl import LOCK_EX, LOCK_NB, flock

LOCK = "astragal.lock"
KEY = 0x61_73_74_72_61_67_61_6C  # "astragal": PostgreSQL knows its locks by numbers
LOCKED = "locked"
# A machine that is simply gone lets go of PostgreSQL's lock in half a minute, not in two hours.
NOTICE = ("tcp_keepalives_idle = 15", "tcp_keepalives_interval = 5", "tcp_keepalives_count = 3")


class Hold:
    """Taken before anything is read, let go after everything is written.

    It ends with the process, however that ends: nothing has to be cleared up afterwards.
    """

    def __init__(self, folder: Path, engine: AsyncEngine) -> None:
        self._folder = folder
        self._engine = engine
        self._locks: list[sqlite3.Connection] = []
        self._open: int | None = None
        self._session: AsyncConnection | None = None

    async def take(self) -> None:
        """Have it, or a StartError that says who has."""
        self._locks.append(_locked(self._folder / LOCK))
        if self._engine.dialect.name == "postgresql":
            await self._take_postgres()
        else:
            self._take_file(Path(self._engine.url.database or ""))

    def _take_file(self, given: Path) -> None:
        """A file is the same by whatever path it is reached: through links, from any folder."""
        file = given.resolve()
        self._locks.append(_locked(file.with_name(f"{file.name}.lock")))
        owned(file)
        if sys.platform == "win32":
            return
        # A hard link has another name, but it is the same file; SQLite locks in another way.
        self._open = os.open(file, os.O_RDWR)
        try:
            flock(self._open, LOCK_EX | LOCK_NB)
        except BlockingIOError as error:
            raise StartError("start-held", place=str(given)) from error

    async def release(self) -> None:
        """Let somebody else have it."""
        for lock in self._locks:
            lock.close()
        self._locks = []
        if self._open is not None:
            os.close(self._open)
        self._open = None
        if self._session is not None:
            with suppress(OSError, SQLAlchemyError):
                await self._session.invalidate()
                await self._session.close()
        self._session = None

    async def _take_postgres(self) -> None:
        session = await self._engine.connect()
        self._session = await session.execution_options(isolation_level="AUTOCOMMIT")
        for notice in NOTICE:
            await session.execute(text(f"SET {notice}"))
        if not await session.scalar(text("SELECT pg_try_advisory_lock(:key)"), {"key": KEY}):
            name = self._engine.url.database
            raise StartError("start-held", place=str(name))


def _locked(file: Path) -> sqlite3.Connection:
    """SQLite locks a file in the same way on every system, and nothing is written to it."""
    try:
        owned(file)
        lock = sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)
        lock.execute("BEGIN EXCLUSIVE")
    except (OSError, sqlite3.Error) as error:
        if LOCKED in str(error):
            kept = file.parent if file.name == LOCK else file.with_suffix("")
            raise StartError("start-held", place=str(kept)) from error
        raise StartError("file-write", path=str(file), reason=str(error)) from error
    return lock
