"""A copy of the database while the server plays on."""

import shlex
import sqlite3
from contextlib import closing
from pathlib import Path

from astragal.errors import ToldError
from astragal.server.private import owned

PAGES = 256  # copied at once; writers get their turn in between
PAUSE = 0.01


class BackupError(ToldError):
    """A copy that could not be made."""


def back_up(database: Path, target: Path) -> int:
    """Copy a SQLite file that may be in use, whole and checked; gives the size in bytes."""
    if not database.is_file():
        raise BackupError("backup-no-database", path=str(database))
    if target.exists():
        raise BackupError("file-there", path=str(target))
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        owned(part)
        _copy(database, part)
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        raise BackupError("file-write", path=str(target), reason=str(error)) from error
    finally:
        part.unlink(missing_ok=True)
    return target.stat().st_size


def _copy(database: Path, part: Path) -> None:
    source = sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True, timeout=10)
    with closing(source), closing(sqlite3.connect(part)) as copy:
        source.backup(copy, pages=PAGES, sleep=PAUSE)
        # One file, to be carried anywhere, without a log beside it.
        copy.execute("PRAGMA journal_mode=DELETE")
        (verdict,) = copy.execute("PRAGMA integrity_check").fetchone()
        if verdict != "ok":
            raise BackupError("backup-damaged", reason=verdict)


def postgres_command(address: str, target: Path) -> str:
    """What to type for a database of PostgreSQL, which has a tool of its own for this."""
    plain = address.replace("+asyncpg", "", 1)
    return shlex.join(["pg_dump", "--format=custom", f"--file={target}", plain])
