"""`astragal admin`, on a house that is open and on one that is not."""

import json
import logging
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from shutil import copyfile
from typing import Any
from urllib.request import Request, urlopen

import pytest
import structlog
from click.testing import Result

from astragal.cli.admin import looks_like_id, plain
from tests.cli.run import astragal_command

HOUSE = Path(__file__).parent.parent / "server/houses/0.1.0.sql"
TOKEN = "a token of the administrator"


@pytest.fixture(autouse=True)
def logs() -> Iterator[None]:
    """What the command says of logs is not for other tests."""
    root = logging.getLogger()
    before = (root.handlers, root.level)
    yield
    root.handlers, root.level = before
    structlog.reset_defaults()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of a house where Anna and Ben have played, by an older version."""
    folder = tmp_path / "house"
    folder.mkdir()
    with closing(sqlite3.connect(folder / "astragal.sqlite")) as made:
        made.executescript(HOUSE.read_text("utf-8"))
    return folder


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """The address of a server on that folder."""
    command = [sys.executable, "-m", "astragal", "serve", "--port", "0", "--data", str(folder)]
    environment = {"PATH": "", "ASTRAGAL_ADMIN_TOKEN": TOKEN}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            address = next(word for word in said.split() if word.startswith("http://"))
            wait_for(address)
            yield address
        finally:
            server.terminate()


def wait_for(address: str) -> None:
    with urlopen(f"{address}/healthz", timeout=30) as answer:
        assert answer.read() == b"ok"


def told(*arguments: str | Path) -> Any:
    """The answer of a command in JSON."""
    done = astragal_command("admin", *arguments, "--json")
    assert done.exit_code == 0, done.output
    return json.loads(done.output)


def user(data: Path, name: str) -> Any:
    (found,) = told("users", "list", name, "--data", data)["users"]
    return found


def refused(done: Result) -> str:
    assert done.exit_code == 1
    return done.stderr


def test_without_a_server_the_database_is_changed(data: Path) -> None:
    listed = astragal_command("admin", "users", "list", "--data", data)
    assert "Anna" in listed.output
    assert "Ben" in listed.output
    done = astragal_command("admin", "users", "ban", "anna", "--data", data)
    assert done.output.startswith("Anna (")
    assert user(data, "Anna")["banned"] is not None
    assert astragal_command("admin", "users", "unban", "anna", "--data", data).exit_code == 0
    assert user(data, "Anna")["banned"] is None
    astragal_command("admin", "users", "mute", user(data, "Ben")["id"], "--data", data)
    assert "muted" in astragal_command("admin", "users", "list", "Ben", "--data", data).output


def test_tables_are_listed_and_closed(data: Path) -> None:
    tables = told("tables", "list", "--data", data)["tables"]
    assert sorted(table["status"] for table in tables) == ["over", "playing", "playing"]
    id = tables[0]["id"]
    done = astragal_command("admin", "tables", "close", id, "--why", "Enough.", "--data", data)
    assert id in done.output
    assert id not in [one["id"] for one in told("tables", "list", "--data", data)["tables"]]
    all = told("tables", "list", "--closed", "--data", data)["tables"]
    assert [one["closed"] for one in all if one["id"] == id] == ["Enough."]
    again = astragal_command("admin", "tables", "close", id, "--data", data)
    assert "closed this table.\n“Enough.”" in refused(again)


def test_a_new_password_is_shown_and_only_there(data: Path) -> None:
    answer = told("users", "reset-password", "anna", "--data", data)
    assert len(answer["password"]) >= 16
    with closing(sqlite3.connect(data / "astragal.sqlite")) as kept:
        assert answer["password"] not in "\n".join(kept.iterdump())


def test_what_is_wrong_is_said_in_the_readers_language(data: Path, tmp_path: Path) -> None:
    nobody = astragal_command("admin", "users", "ban", "nobody", "--data", data, "--lang", "ru")
    assert "Здесь нет никого" in refused(nobody)
    nothing = astragal_command("admin", "users", "list", "--data", tmp_path, "--lang", "pl")
    assert str(tmp_path / "astragal.sqlite") in refused(nothing)
    report = astragal_command("admin", "reports", "settle", "none", "--data", data)
    assert "There is no open report none." in refused(report)
    assert "nothing" in astragal_command("admin", "reports", "list", "--data", data).output


def test_a_running_server_is_asked_by_its_socket_or_its_address(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(data) as address:
        cookie = json.loads(HOUSE.with_suffix(".json").read_text("utf-8"))["cookies"]["ben"]
        assert call(address, cookie) == 200
        id = user(data, "Ben")["id"]
        assert astragal_command("admin", "users", "ban", id, "--data", data).exit_code == 0
        assert call(address, cookie) == 403
        without = astragal_command("admin", "users", "unban", id, "--url", address)
        assert "ASTRAGAL_ADMIN_TOKEN" in refused(without)
        monkeypatch.setenv("ASTRAGAL_ADMIN_TOKEN", "another token")
        wrong = astragal_command("admin", "users", "unban", id, "--url", address)
        assert "not the administrator's token" in refused(wrong)
        monkeypatch.setenv("ASTRAGAL_ADMIN_TOKEN", TOKEN)
        assert astragal_command("admin", "users", "unban", id, "--url", address).exit_code == 0
        assert call(address, cookie) == 200
    gone = astragal_command("admin", "users", "list", "--url", address)
    assert address in refused(gone)


def call(address: str, cookie: dict[str, str]) -> int:
    """The status with which somebody is answered."""
    pairs = "; ".join(f"{name}={value}" for name, value in cookie.items())
    request = Request(f"{address}/api/me", headers={"Cookie": pairs})
    try:
        with urlopen(request, timeout=30) as answer:
            return int(answer.status)
    except OSError as error:
        return int(getattr(error, "code", 0))


def test_the_database_is_left_alone_while_a_server_has_it(data: Path) -> None:
    with serving(data):
        (data / "admin.sock").unlink()
        done = astragal_command("admin", "users", "ban", "anna", "--data", data)
        assert str(data) in refused(done)
    assert user(data, "Anna")["banned"] is None


def test_an_id_may_begin_with_a_dash(data: Path) -> None:
    with closing(sqlite3.connect(data / "astragal.sqlite")) as kept, kept:
        kept.execute("INSERT INTO users VALUES ('-h2345678901234x', 'Dash', 'en', NULL, NULL, 0)")
    done = astragal_command("admin", "users", "mute", "-h2345678901234x", "--data", data)
    assert done.output.startswith("Dash")
    assert not looks_like_id("--data")
    assert not looks_like_id("-h")


def test_what_strangers_wrote_does_not_steer_the_terminal() -> None:
    assert plain("a\x1b[2Jb\nc") == "a·[2Jb·c"


def test_a_copy_can_be_put_back(data: Path, tmp_path: Path) -> None:
    astragal_command("backup", tmp_path / "copy.sqlite", "--data", data)
    astragal_command("admin", "users", "ban", "anna", "--data", data)
    restored = tmp_path / "restored"
    restored.mkdir()
    copyfile(tmp_path / "copy.sqlite", restored / "astragal.sqlite")
    assert user(restored, "Anna")["banned"] is None
    with serving(restored) as address:
        wait_for(address)


def test_a_token_that_could_be_guessed_opens_no_door(tmp_path: Path) -> None:
    done = astragal_command("serve", "--admin-token", "short", "--data", tmp_path)
    assert done.exit_code == 1
    assert "at least 16" in done.stderr


def test_without_the_extra_it_says_what_to_install(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("side_door", "settings", "logs"):
        monkeypatch.setitem(sys.modules, f"astragal.server.{module}", None)
    done = astragal_command("admin", "users", "list", "--data", data)
    assert "astragal[server]" in refused(done)
