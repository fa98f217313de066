"""`astragal backup`: a file that can be carried away, or the command that makes one."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.run import astragal_command


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of a server that kept one thing."""
    folder = tmp_path / "data"
    folder.mkdir()
    with closing(sqlite3.connect(folder / "astragal.sqlite")) as connection, connection:
        connection.execute("CREATE TABLE users (id TEXT)")
        connection.execute("INSERT INTO users VALUES ('anna')")
    return folder


def users(path: Path) -> list[tuple[str]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT id FROM users").fetchall()


def test_a_copy_is_made(data: Path, tmp_path: Path) -> None:
    done = astragal_command("backup", tmp_path / "copy", "--data", data)
    assert done.exit_code == 0
    assert done.output.startswith(f"A full copy is in {tmp_path / 'copy'}")
    assert users(tmp_path / "copy") == [("anna",)]


def test_the_database_may_be_named_itself(data: Path, tmp_path: Path) -> None:
    address = f"sqlite:///{data / 'astragal.sqlite'}"
    assert astragal_command("backup", tmp_path / "copy", "--db", address).exit_code == 0
    assert users(tmp_path / "copy") == [("anna",)]


def test_a_copy_is_never_written_over_something(data: Path, tmp_path: Path) -> None:
    astragal_command("backup", tmp_path / "copy", "--data", data)
    again = astragal_command("backup", tmp_path / "copy", "--data", data)
    assert again.exit_code == 1
    assert "already exists" in again.stderr


def test_without_a_database_it_says_where_it_looked(tmp_path: Path) -> None:
    done = astragal_command("backup", tmp_path / "copy", "--data", tmp_path)
    assert done.exit_code == 1
    assert str(tmp_path / "astragal.sqlite") in done.stderr


def test_for_postgres_the_command_is_told_in_every_language(tmp_path: Path) -> None:
    address = "postgresql://me@localhost/table"
    for language, word in (("en", "Type"), ("ru", "Наберите"), ("pl", "Wpisz")):
        done = astragal_command("backup", "copy.dump", "--db", address, "--lang", language)
        assert done.exit_code == 1
        assert f"{word}: pg_dump --format=custom --file=copy.dump {address}" in done.stderr
