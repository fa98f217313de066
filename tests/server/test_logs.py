"""Logs are JSON lines that hold no secret, wherever it stood."""

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.testclient import TestClient

from astragal.server import logs, seating
from astragal.server.problems import Problem
from tests.server.tables import an_evening, spend
from tests.server.test_security import refuse

KEY = "b3f1403b2a73d8cee48a579d2a6592b1ed122e39485be87ea486f49e7190a604"


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    root = logging.getLogger()
    before = (root.handlers, root.level)
    stream = io.StringIO()
    logs.set_up("INFO", stream)
    yield stream
    root.handlers, root.level = before
    structlog.reset_defaults()


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_line_is_json_with_level_name_and_time(stream: io.StringIO) -> None:
    structlog.stdlib.get_logger("astragal.test").warning("a bot hung", seat=2)
    (line,) = lines(stream)
    assert line.pop("timestamp").endswith("Z")
    assert line == {"event": "a bot hung", "seat": 2, "level": "warning", "logger": "astragal.test"}


def test_libraries_write_the_same_lines(stream: io.StringIO) -> None:
    logging.getLogger("some.library").error("%s went wrong", "it", extra={"secret": "abc"})
    (line,) = lines(stream)
    assert line["event"] == "it went wrong"
    assert line["secret"] == logs.HIDDEN


@pytest.mark.parametrize(
    "fields",
    [
        {"cookie": "hush"},
        {"client_nonce": "hush"},
        {"key": "hush"},
        {"headers": {"Set-Cookie": "hush"}},
        {"rows": [{"password": "hush"}]},
        {"path": "/join/t1/hush"},
        {"header": "Bearer hush"},
        {"anything": ("hush", KEY)[1]},
        {"data": b"hush"},
    ],
)
def test_secrets_are_hidden(stream: io.StringIO, fields: dict[str, Any]) -> None:
    structlog.stdlib.get_logger("astragal.test").info("something", **fields)
    assert "hush" not in stream.getvalue()
    assert KEY not in stream.getvalue()
    assert lines(stream)[0]["event"] == "something"


def test_secrets_are_hidden_in_tracebacks(stream: io.StringIO) -> None:
    try:
        raise ValueError(f"what to do with {KEY}?")
    except ValueError:
        structlog.stdlib.get_logger("astragal.test").exception("odd")
    assert KEY not in stream.getvalue()
    assert "what to do with" in lines(stream)[0]["exception"]


def test_secrets_are_hidden_in_errors_of_the_database(stream: io.StringIO, tmp_path: Path) -> None:
    async def fail() -> None:
        async with an_evening(tmp_path) as evening:
            anna, boris = await evening.user(), await evening.user()
            room = await evening.table(anna, seats=("me", "open"))
            link = room.seats[1].secret
            async with evening.house.store.engine.begin() as connection:
                await connection.exec_driver_sql("ALTER TABLE seats RENAME stand_in TO lost")
            with pytest.raises(Problem, match="storage"):
                await seating.sit(room, boris, None, link)
            told = stream.getvalue()
            assert "INSERT INTO seats" in told
            assert not [seat.secret for seat in room.seats if seat.secret in told]

    spend(fail())


def answer(request: Request) -> Response:
    if "broken" in request.url.path:
        raise RuntimeError("no such luck")
    return PlainTextResponse("well", status_code=404)


def client() -> TestClient:
    door = [Middleware(logs.LogCalls, refuse=refuse)]
    return TestClient(Starlette(routes=[Route("/{path:path}", answer)], middleware=door))


def test_calls_are_logged_without_the_secrets_of_links(stream: io.StringIO) -> None:
    client().get("/join/abc/topsecret?token=topsecret", headers={"cookie": "me=topsecret"})
    call = next(line for line in lines(stream) if line["logger"] == "astragal.http")
    assert (call["method"], call["path"], call["status"]) == ("GET", "/join/abc/[hidden]", 404)
    assert "topsecret" not in json.dumps(call)


def test_errors_nobody_expected_are_logged(stream: io.StringIO) -> None:
    broken = client().get("/broken")
    assert (broken.status_code, broken.text) == (500, "broken")
    error = next(line for line in lines(stream) if line["level"] == "error")
    assert "no such luck" in error["exception"]
