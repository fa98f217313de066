"""Starts of `astragal serve` that can't be: each says in one sentence what is wrong, and ends."""

import re
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest
from click.testing import CliRunner

from astragal.cli.serve import serve as serve_command
from astragal.server.backup import back_up
from tools.postgres import free_port, temporary_cluster
from tools.system_packages import Lacking

PATIENCE = 60


def serve(data: Path, *said: str | Path) -> list[str]:
    words = [str(word) for word in said]
    port = [] if "--port" in words else ["--port", "0"]
    return [sys.executable, "-m", "astragal", "serve", "--data", str(data), *port, *words]


def refused(data: Path, *said: str | Path) -> str:
    """The one sentence of a server that does not start."""
    told = subprocess.run(serve(data, *said), capture_output=True, text=True, timeout=PATIENCE)
    assert (told.returncode, told.stdout) == (1, ""), told
    (sentence,) = told.stderr.splitlines()
    assert sentence.startswith("Error: ")
    return sentence


@contextmanager
def running(data: Path, *said: str | Path) -> Iterator[str]:
    """A server that did start, by the address that it told."""
    with subprocess.Popen(serve(data, *said), stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found is not None
            yield found[0]
        finally:
            server.terminate()


def well(address: str) -> bool:
    with urlopen(f"{address}/healthz", timeout=PATIENCE) as answer:
        return bool(answer.read() == b"ok")


# -- where to listen --------------------------------------------------------------------


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = refused(tmp_path, "--port", str(port))
    assert f"port {port}" in said
    assert "--port" in said


@pytest.mark.parametrize("host", ["no such host", "table.invalid", "203.0.113.7", "::1::2"])
def test_a_host_that_is_not_here(tmp_path: Path, host: str) -> None:
    said = refused(tmp_path, "--host", host)
    assert host in said
    assert "--host" in said
    assert "--port" not in said


@pytest.mark.parametrize("given", ["nginx", "10.0.0.0/99", "127.0.0.1:80"])
def test_a_proxy_that_is_no_address(tmp_path: Path, given: str) -> None:
    said = refused(tmp_path, "--trusted-proxy", given)
    assert given in said
    assert "10.0.0.0/8" in said


# -- what to keep and to serve -----------------------------------------------------------


def test_a_folder_that_can_not_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("here already")
    for folder in (tmp_path / "file", tmp_path / "file" / "below", Path("/proc/astragal")):
        said = refused(folder)
        assert str(folder) in said
        assert "--data" in said


def test_an_app_that_is_not_there(tmp_path: Path) -> None:
    for folder in (tmp_path / "nowhere", tmp_path):
        said = refused(tmp_path / "data", "--web", folder)
        assert str(folder) in said
        assert "index.html" in said


# -- the database -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "given",
    [
        "garbage",
        "mysql://me@localhost/table",
        "postgresql://",
        "://",
        "sqlite:///:memory:",
        "postgresql://me@localhost:99999/table",
    ],
)
def test_an_address_that_is_none(tmp_path: Path, given: str) -> None:
    said = refused(tmp_path, "--db", given)
    assert f"“{given}”" in said
    assert "postgresql://USER@HOST/NAME" in said


def test_an_address_that_is_empty(tmp_path: Path) -> None:
    assert "--db is empty" in refused(tmp_path, "--db", "")


def test_a_token_that_can_be_guessed(tmp_path: Path) -> None:
    assert "at least 16" in refused(tmp_path, "--admin-token", "short")


@pytest.mark.parametrize("option", ["--pace", "--rates", "--db-patience"])
@pytest.mark.parametrize("given", ["nan", "inf"])
def test_a_number_that_is_none(option: str, given: str) -> None:
    told = CliRunner().invoke(serve_command, [option, given])
    assert told.exit_code == 2
    assert option in told.output


def test_a_database_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "astragal.sqlite").write_bytes(b"no database at all, " * 1000)
    said = refused(tmp_path)
    assert str(tmp_path / "astragal.sqlite") in said
    assert "damaged" in said


def test_a_database_with_a_hole(tmp_path: Path) -> None:
    with running(tmp_path) as address:
        assert well(address)
    file = tmp_path / "astragal.sqlite"
    sqlite3.connect(file).execute("PRAGMA wal_checkpoint(TRUNCATE)").close()
    whole = file.read_bytes()
    file.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))
    assert "damaged" in refused(tmp_path)


def test_a_file_that_is_a_folder(tmp_path: Path) -> None:
    (tmp_path / "astragal.sqlite").mkdir()
    assert str(tmp_path / "astragal.sqlite") in refused(tmp_path)


def test_a_database_of_a_newer_program(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "astragal.sqlite") as newer:
        newer.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        newer.execute("INSERT INTO alembic_version VALUES ('ninetieth')")
    newer.close()
    said = refused(tmp_path)
    assert "newer" in said
    assert "ninetieth" in said


def test_a_database_that_refuses(tmp_path: Path) -> None:
    port = free_port()
    said = refused(tmp_path, "--db", f"postgresql://me:secret@127.0.0.1:{port}/table")
    assert f"127.0.0.1:{port}" in said
    assert "refused" in said
    assert "secret" not in said


def test_a_database_that_never_answers(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"127.0.0.1:{silent.getsockname()[1]}"
        began = time.monotonic()
        said = refused(tmp_path, "--db", f"postgresql://me@{address}/table", "--db-patience", "1")
    assert address in said
    assert "1 second" in said
    assert time.monotonic() - began < 20


def test_the_patience_with_a_database_is_ten_seconds() -> None:
    from astragal.server.settings import Settings

    assert Settings(Path("nowhere")).database == 10


# -- two servers ------------------------------------------------------------------------


def test_a_second_server_on_a_folder_is_refused(tmp_path: Path) -> None:
    with running(tmp_path) as address:
        said = refused(tmp_path)
        assert str(tmp_path) in said
        assert "another server" in said
        assert well(address)
    with running(tmp_path) as address:
        assert well(address)


def test_a_second_server_on_a_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "shared.sqlite"
    with running(tmp_path / "one", "--db", f"sqlite:///{file}"):
        assert str(file) in refused(tmp_path / "other", "--db", f"sqlite:///{file}")


def test_a_file_is_the_same_by_whatever_path(tmp_path: Path) -> None:
    home, other = tmp_path / "home", tmp_path / "other"
    file = home / "astragal.sqlite"
    with running(home) as address:
        (tmp_path / "folder").symlink_to(home)
        (tmp_path / "link.sqlite").symlink_to(file)
        (tmp_path / "hard.sqlite").hardlink_to(file)
        for path in ("home/astragal.sqlite", "folder/astragal.sqlite", "link.sqlite"):
            assert str(file) in refused(other, "--db", f"sqlite:///{tmp_path / path}")
        hard = f"sqlite:///{tmp_path / 'hard.sqlite'}"
        assert "another server" in refused(other, "--db", hard)
        assert "another server" in refused_order(other, "--db", f"sqlite:///{file}")
        assert well(address)
    assert refused_order(other, "--db", f"sqlite:///{file}") == ""


def refused_order(data: Path, *said: str) -> str:
    """What `astragal admin` says when it may not touch the database."""
    order = [sys.executable, "-m", "astragal", "admin", "users", "list", "--data", str(data), *said]
    return subprocess.run(order, capture_output=True, text=True, timeout=PATIENCE).stderr


def test_nobody_else_reads_what_is_kept(tmp_path: Path) -> None:
    home, copy = tmp_path / "home", tmp_path / "copy.sqlite"
    with running(home) as address:
        assert well(address)
        back_up(home / "astragal.sqlite", copy)
        made = {file.name: file.stat().st_mode & 0o777 for file in (home, copy, *home.iterdir())}
    assert made.pop("home") == 0o700
    assert {"astragal.sqlite", "astragal.sqlite-wal", "copy.sqlite"} <= made.keys()
    assert set(made.values()) == {0o600}


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    try:
        with temporary_cluster() as address:
            yield address
    except Lacking as missing:
        pytest.fail(f"PostgreSQL can't be tested here. {missing}")


def test_a_second_server_on_a_database_is_refused(tmp_path: Path, postgres: str) -> None:
    with running(tmp_path / "one", "--db", postgres) as address:
        assert "another server" in refused(tmp_path / "other", "--db", postgres)
        assert well(address)
    with running(tmp_path / "other", "--db", postgres) as address:
        assert well(address)


def test_a_database_that_is_not_there(tmp_path: Path, postgres: str) -> None:
    said = refused(tmp_path, "--db", postgres.replace("/postgres", "/nowhere"))
    assert "nowhere" in said
    assert "createdb" in said


def test_a_user_whom_the_database_does_not_know(tmp_path: Path, postgres: str) -> None:
    assert "stranger" in refused(tmp_path, "--db", postgres.replace("astragal@", "stranger@"))


# -- a start that goes well --------------------------------------------------------------


def test_the_address_is_told_when_the_house_is_open(tmp_path: Path) -> None:
    with running(tmp_path) as address:
        began = time.monotonic()
        assert well(address)
        assert time.monotonic() - began < 1.0
