"""Copies of a database that is being written to."""

import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from astragal.server.backup import BackupError, back_up, postgres_command


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "astragal.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("CREATE TABLE acts (n INTEGER PRIMARY KEY, move TEXT)")
        connection.executemany(
            "INSERT INTO acts VALUES (?, ?)", [(n, "roll" * 50) for n in range(5000)]
        )
        connection.commit()
    return path


def numbers(path: Path) -> list[int]:
    with closing(sqlite3.connect(path)) as connection:
        return [n for (n,) in connection.execute("SELECT n FROM acts ORDER BY n")]


def test_a_copy_holds_everything(database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    assert back_up(database, copy) == copy.stat().st_size
    assert numbers(copy) == list(range(5000))
    assert [path.name for path in tmp_path.glob("copy*")] == ["copy.sqlite"]


def test_a_copy_is_of_one_moment_while_others_write(database: Path, tmp_path: Path) -> None:
    stop = threading.Event()

    def write() -> None:
        with closing(sqlite3.connect(database, timeout=10)) as connection:
            for n in range(5000, 5200):
                if stop.is_set():
                    break
                with connection:  # two at a time: a copy has both or neither
                    connection.execute("INSERT INTO acts VALUES (?, 'a')", (2 * n,))
                    connection.execute("INSERT INTO acts VALUES (?, 'b')", (2 * n + 1,))

    writer = threading.Thread(target=write)
    writer.start()
    back_up(database, tmp_path / "copy.sqlite")
    stop.set()
    writer.join()
    found = numbers(tmp_path / "copy.sqlite")
    assert found[:5000] == list(range(5000))
    late = found[5000:]
    assert late == list(range(10_000, 10_000 + len(late)))
    assert len(late) % 2 == 0


def test_a_file_is_never_written_over(database: Path, tmp_path: Path) -> None:
    taken = tmp_path / "precious"
    taken.write_text("do not touch")
    with pytest.raises(BackupError, match="already exists"):
        back_up(database, taken)
    assert taken.read_text() == "do not touch"


def test_what_is_no_database_is_not_copied(tmp_path: Path) -> None:
    with pytest.raises(BackupError, match="no database"):
        back_up(tmp_path / "missing.sqlite", tmp_path / "copy")
    (tmp_path / "text").write_text("no database at all " * 100)
    with pytest.raises(BackupError, match="can't be written"):
        back_up(tmp_path / "text", tmp_path / "copy")
    with pytest.raises(BackupError, match="can't be written"):
        back_up(tmp_path / "text", tmp_path / "no folder" / "copy")
    assert not (tmp_path / "copy").exists()


def test_postgres_has_a_tool_of_its_own() -> None:
    command = postgres_command("postgresql+asyncpg://me@host/my db", Path("a b"))
    assert command == "pg_dump --format=custom '--file=a b' 'postgresql://me@host/my db'"
