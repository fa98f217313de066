"""The whole application from outside: headers, cookies, accounts, tokens, refusals, figures."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from astragal.prose.text import LANGUAGES
from astragal.server.limits import Rate, Rates
from astragal.server.problems import STATUS, text
from astragal.server.security import HEADERS
from astragal.server.settings import NO_PAUSE, Settings
from tests.server.inside import HOST, Inside, Person

PASSWORD = "correct horse"


def at(folder: Path, visit: Callable[[Inside], Awaitable[None]], **settings: Any) -> None:
    """Visit a server that was opened for this."""

    async def visited() -> None:
        async with Inside(Settings(folder, pace=NO_PAUSE, **settings)) as server:
            await visit(server)

    asyncio.run(visited())


PATHS = ("/", "/api/me", "/api/games", "/api/nothing", "/healthz", "/metrics", "/join/a/b")


def test_the_headers_are_on_everything(tmp_path: Path) -> None:
    async def visit(server: Inside) -> None:
        for path in PATHS:
            headers = (await server.person().http.get(path)).headers
            assert {name: headers.get(name) for name in HEADERS} == HEADERS, path

    at(tmp_path, visit)


def test_the_headers_are_on_errors_too(tmp_path: Path) -> None:
    async def visit(server: Inside) -> None:
        server.house.records = None  # type: ignore[assignment]
        anna = server.person()
        await anna.get("/api/me")
        answer = await anna.http.get("/api/records")
        assert answer.status_code == 500
        assert answer.json()["problem"]["code"] == "broken"
        assert answer.headers["x-content-type-options"] == "nosniff"

    at(tmp_path, visit)


@pytest.mark.parametrize(("scheme", "secure"), [("http", False), ("https", True)])
def test_the_cookie_is_for_the_server_alone(tmp_path: Path, scheme: str, secure: bool) -> None:
    async def visit(server: Inside) -> None:
        answer = await server.person().http.get(f"{scheme}://{HOST}/api/me")
        parts = {part.strip() for part in answer.headers["set-cookie"].split(";")}
        assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= parts
        assert ("Secure" in parts) == secure

    at(tmp_path, visit)


def test_a_cookie_can_not_be_made_up(tmp_path: Path) -> None:
    async def visit(server: Inside) -> None:
        anna = server.person()
        me = await anna.get("/api/me")
        value = anna.http.cookies["astragal"]
        for forged in (me["id"], f"{me['id']}.", value[:-1], value.replace(me["id"], "x" * 16)):
            stranger = server.person()
            stranger.http.cookies.set("astragal", forged)
            assert (await stranger.get("/api/me"))["id"] != me["id"]
        assert (await anna.get("/api/me"))["id"] == me["id"]

    at(tmp_path, visit)


def test_the_cookie_lives_through_a_restart(tmp_path: Path) -> None:
    async def visit(server: Inside) -> None:
        anna = server.person()
        me = await anna.get("/api/me")
        await server.close()
        await server.open()
        assert await anna.get("/api/me") == me

    at(tmp_path, visit)


def test_a_guest_becomes_an_account_and_keeps_the_tables(tmp_path: Path) -> None:
    async def visit(server: Inside) -> None:
        anna, elsewhere = server.person(), server.person()
        table = await pig_table(anna)
        made = await anna.post("/api/account", login="Anna", password=PASSWORD)
        assert made["login"] == "anna"
        entered = await elsewhere.post("/api/login", login="anna", password=PASSWORD)
        assert entered == made
        (mine,) = await elsewhere.get("/api/mine")
        assert mine["table"]["id"] == table["id"]
        after = await elsewhere.post("/api/logout")
        assert after["id"] != made["id"]
        assert await elsewhere.get("/api/mine") == []

    at(tmp_path, visit)


async def pig_table(person: Person) -> dict[str, Any]:
    seats = [{"kind": "me"}, {"kind": "open"}]
    table: dict[str, Any] = await person.post("/api/tables", 201, game="pig", seats=seats)
    return table


def test_wrong_passwords_are_refused_and_slowed_down(tmp_path: Path) -> None:
    async def visit(server: Inside) -> None:
        anna = server.person()
        await anna.post("/api/account", login="anna", password=PASSWORD)
        stranger = server.person()
        refused = await stranger.post("/api/login", 401, login="anna", password="wrong word")
        assert refused["problem"]["code"] == "wrong-login"
        wrong = {"login": "anna", "password": "wrong word"}
        answers = [await stranger.http.post("/api/login", json=wrong) for _ in range(10)]
        assert answers[-1].status_code == 429
        assert int(answers[-1].headers["retry-after"]) > 0

    at(tmp_path, visit)


def test_a_bot_acts_with_a_token_instead_of_a_cookie(tmp_path: Path) -> None:
    async def visit(server: Inside) -> None:
        anna, bot = server.person(), server.person()
        me = await anna.get("/api/me")
        given = await anna.post("/api/tokens", 201, label="my bot")
        bot.http.headers["authorization"] = f"Bearer {given['token']}"
        answer = await bot.http.get("/api/me")
        assert answer.json() == me
        assert "set-cookie" not in answer.headers
        (listed,) = await anna.get("/api/tokens")
        assert listed == {name: given[name] for name in ("id", "label", "created")}
        await anna.http.delete(f"/api/tokens/{given['id']}")
        assert (await bot.get("/api/me", 401))["problem"]["code"] == "who"

    at(tmp_path, visit)


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_in_the_callers_language(tmp_path: Path, language: str) -> None:
    async def visit(server: Inside) -> None:
        person = server.person()
        expected = text(language).message("problem-not-found", what="/api/nothing")
        asked = await person.get(f"/api/nothing?lang={language}", 404)
        assert asked["problem"]["words"] == expected
        at_the_door = await person.http.post(
            f"/api/me?lang={language}", headers={"origin": "http://elsewhere.example"}, json={}
        )
        assert at_the_door.json()["problem"]["words"] == text(language).message("problem-origin")

    at(tmp_path, visit)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_words(language: str) -> None:
    words = text(language)
    assert [code for code in STATUS if not words.has(f"problem-{code}")] == []


@pytest.mark.parametrize(
    ("content", "status", "code"),
    [
        (b"", 400, "unreadable"),
        (b"{", 400, "unreadable"),
        (b"\xff\xfe", 400, "unreadable"),
        (b"[]", 400, "unreadable"),
        (b'{"name": 5}', 400, "unreadable"),
        (b'{"name": "Anna", "more": 1}', 400, "unreadable"),
        (b'{"name": "\\ud800"}', 400, "unreadable"),
        (b"[" * 100, 400, "too-deep"),
        (b'"' + b"x" * 70_000 + b'"', 413, "too-large"),
    ],
    ids=lambda value: repr(value)[:30],
)
def test_bodies_that_can_not_be_read(
    tmp_path: Path, content: bytes, status: int, code: str
) -> None:
    async def visit(server: Inside) -> None:
        headers = {"content-type": "application/json"}
        answer = await server.person().http.post("/api/me", content=content, headers=headers)
        assert (answer.status_code, answer.json()["problem"]["code"]) == (status, code)

    at(tmp_path, visit)


def test_a_wrong_method_is_told_the_right_one(tmp_path: Path) -> None:
    async def visit(server: Inside) -> None:
        answer = await server.person().http.request("DELETE", "/api/mine")
        assert answer.status_code == 405
        assert "GET" in answer.json()["problem"]["words"]

    at(tmp_path, visit)


def test_too_many_calls_are_told_when_to_come_back(tmp_path: Path) -> None:
    async def visit(server: Inside) -> None:
        person = server.person()
        answers = [await person.http.get("/api/me") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert answers[-1].headers["retry-after"] == "10"

    at(tmp_path, visit, rates=Rates(address=Rate(burst=3, second=0.1)))


def test_a_socket_that_talks_too_much_is_warned_and_then_shut(tmp_path: Path) -> None:
    async def visit(server: Inside) -> None:
        anna = server.person()
        socket = await anna.socket((await pig_table(anna))["id"])
        for _ in range(100):
            socket.say("ping")
        await socket.until(lambda: socket.closed is not None)
        problems = [told for told in socket.told if told["type"] == "problem"]
        assert {told["problem"]["code"] for told in problems} == {"too-many"}
        assert socket.closed == 1008

    at(tmp_path, visit, rates=Rates(messages=Rate(burst=5, second=1)))


def test_the_server_is_well_and_says_so(tmp_path: Path) -> None:
    async def visit(server: Inside) -> None:
        person = server.person()
        assert (await person.http.get("/healthz")).text == "ok"
        figures = (await person.http.get("/metrics")).text
        assert 'astragal_http_calls_total{status="200"} 1.0' in figures
        assert 'astragal_tables{status="playing"} 0.0' in figures

    at(tmp_path, visit)


def test_a_database_that_is_gone_is_noticed(tmp_path: Path) -> None:
    async def visit(server: Inside) -> None:
        async with server.house.store.engine.begin() as connection:
            await connection.exec_driver_sql("ALTER TABLE settings RENAME TO lost")
        answer = await server.person().http.get("/healthz")
        assert answer.status_code == 503

    at(tmp_path, visit)
