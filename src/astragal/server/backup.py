"""A copy of the database while the server plays on."""

import shlex
import sqlite3
from contextlib import closing
from pathlib import Path

from astragal.kernel.errors import AstragalError

PAGES = 256  # copied at once; writers get their turn in between
PAUSE = 0.01


class BackupError(AstragalError):
    """A copy that could not be made."""


def back_up(database: Path, target: Path) -> int:
    """Copy a SQLite file that may be in use, whole and checked; gives the size in bytes."""
    if not database.is_file():
        raise BackupError(f"there is no database {database}; name its folder with --data")
    if target.exists():
        raise BackupError(f"{target} is there already; name another file")
    part = target.with_name(f"{target.name}.part")
    try:
        _copy(database, part)
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        raise BackupError(f"{target} can't be written: {error}") from error
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
            raise BackupError(f"the copy is damaged: {verdict}")


def postgres_command(address: str, target: Path) -> str:
    """What to type for a database of PostgreSQL, which has a tool of its own for this."""
    plain = address.replace("+asyncpg", "", 1)
    return shlex.join(["pg_dump", "--format=custom", f"--file={target}", plain])
