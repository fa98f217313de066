"""The calls of docs/protocol.md that make tables and tell of games, as a browser makes them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from astragal.server.app import app
from astragal.server.identity import COOKIE
from astragal.server.settings import NO_PAUSE, Settings

PIG = {"game": "pig", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>Astragal</title>", encoding="utf-8")
    (web / "assets" / "app-1a2b.js").write_text("1", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    with TestClient(
        app(Settings(data=tmp_path, web=web, pace=NO_PAUSE, hosts=("testserver",)))
    ) as client:
        yield client


def problem(answer: Any) -> str:
    said = answer.json()["problem"]
    assert said["words"]
    assert "⟨" not in said["words"]
    return str(said["code"])


def test_a_guest_is_known_again(client: TestClient) -> None:
    first = client.get("/api/me?lang=ru")
    assert first.json()["name"].startswith("Гость")
    cookie = first.headers["set-cookie"]
    assert all(word in cookie for word in ("HttpOnly", "SameSite=Lax", "Path=/"))
    assert "Secure" not in cookie
    assert client.get("/api/me").json() == first.json()
    changed = client.post("/api/me", json={"name": " Anna \n K ", "language": "pl"})
    assert (changed.json()["name"], changed.json()["language"]) == ("Anna K", "pl")
    assert problem(client.post("/api/me", json={"name": " "})) == "no-name"


@pytest.mark.parametrize("path", ["/api/mine", "/api/records", "/api/tokens"])
def test_looking_around_makes_no_guest(client: TestClient, path: str) -> None:
    """A new visitor's page asks for all of these at once, and must not become several people."""
    answer = client.get(path)
    assert (answer.status_code, answer.json()) == (200, [])
    assert "set-cookie" not in answer.headers
    assert problem(client.get(path, headers={"authorization": "Bearer wrong"})) == "who"


def test_over_https_the_cookie_is_secure(client: TestClient) -> None:
    client.base_url = "https://testserver"
    assert "Secure" in client.get("/api/me").headers["set-cookie"]


def test_a_forged_cookie_is_nobody(client: TestClient) -> None:
    me = client.get("/api/me").json()
    client.cookies.clear()
    client.cookies.set(COOKIE, f"{me['id']}.forged")
    assert client.get("/api/me").json()["id"] != me["id"]


def test_a_table_is_made_played_and_found_again(client: TestClient) -> None:
    made = client.post("/api/tables", json={**PIG, "options": {"goal": 20}})
    assert made.status_code == 201
    table = made.json()
    assert (table["status"], table["host"], table["commit"] is not None) == (
        "gathering",
        True,
        True,
    )
    started = client.post(f"/api/tables/{table['id']}/start", json={}).json()
    assert started["status"] == "playing"
    with client.websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
        nonce = 0
        while True:
            message = socket.receive_json()
            if message["type"] == "view" and message["over"]:
                break
            if message["type"] == "view" and message["decision"]["mine"]:
                nonce += 1
                total = message["view"]["total"]
                act = {"match": message["match"], "seat": 1, "nonce": str(nonce)}
                act |= {
                    "number": message["decision"]["number"],
                    "since": message["decision"]["since"],
                    "move": "hold" if total > 9 else "roll",
                }
                socket.send_json({"type": "act", **act})
    (mine,) = client.get("/api/mine").json()
    assert (mine["table"]["status"], mine["my_turn"]) == ("over", False)
    again = client.post(f"/api/tables/{table['id']}/rematch", json={}).json()
    assert (again["status"], len(again["matches"])) == ("playing", 2)
    assert [seat["kind"] for seat in again["seats"]] == ["bot", "person"]


def test_a_table_can_start_at_once(client: TestClient) -> None:
    table = client.post("/api/tables", json={**PIG, "start": True}).json()
    with client.websocket_connect(f"/api/tables/{table['id']}/socket?lang=pl") as socket:
        while (message := socket.receive_json())["type"] != "view":
            pass
        assert message["decision"]["number"] == 0


def test_public_tables_are_listed_and_others_not(client: TestClient) -> None:
    seats = {"game": "pig", "seats": [{"kind": "me"}, {"kind": "open"}]}
    hidden = client.post("/api/tables", json=seats).json()
    shown = client.post("/api/tables", json={**seats, "public": True}).json()
    assert [table["id"] for table in client.get("/api/tables").json()] == [shown["id"]]
    client.cookies.clear()
    assert problem(client.post(f"/api/tables/{hidden['id']}/sit", json={"seat": 2})) == "not-found"
    assert client.post(f"/api/tables/{shown['id']}/sit", json={"seat": 2}).json()["seats"][1][
        "mine"
    ]
    refused = client.post(f"/api/tables/{shown['id']}/start", json={})
    assert (refused.status_code, problem(refused)) == (403, "host-only")


def test_what_was_agreed_can_change_before_the_start(client: TestClient) -> None:
    table = client.post("/api/tables", json=PIG).json()
    clock = {"kind": "live", "bank": 60, "increment": 5}
    agreed = {"options": {"goal": 30}, "clock": clock, "public": True}
    changed = client.post(f"/api/tables/{table['id']}/options", json=agreed).json()
    assert {name: changed[name] for name in agreed} == agreed
    wrong = client.post(f"/api/tables/{table['id']}/options", json={"options": {"gaol": 3}})
    assert problem(wrong) == "setup"
    client.post(f"/api/tables/{table['id']}/start", json={})
    late = client.post(f"/api/tables/{table['id']}/options", json=agreed)
    assert (late.status_code, problem(late)) == (409, "started")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "not-found"),
        ({"game": "pig", "seats": [{"kind": "me"}]}, "setup"),
        ({"game": "pig", "seats": []}, "unreadable"),
        ({**PIG, "options": {"goal": 1}}, "setup"),
        ({**PIG, "options": {"goal": "all"}}, "setup"),
        ({**PIG, "options": {"gaol": 9}}, "setup"),
        ({**PIG, "game": "dice-throne", "options": {"mode": "duell"}}, "setup"),
        ({**PIG, "game": "dice-throne", "options": {"mode": "teams"}}, "setup"),
        ({"game": "pig", "seats": [{"kind": "cat"}]}, "unreadable"),
        ({**PIG, "extra": 1}, "unreadable"),
        ({"game": "pig", "seats": [{"kind": "me"}, {"kind": "bot", "level": "x"}]}, "no-such-bot"),
        ({"game": "pig", "seats": [{"kind": "me"}, {"kind": "open"}], "start": True}, "open-seats"),
        (
            {"game": "pig", "seats": [{"kind": "me"}] * 3, "from": {"record": "x", "number": 1}},
            "not-found",
        ),
    ],
)
def test_a_table_that_can_not_be_is_refused(client: TestClient, body: Any, code: str) -> None:
    for language in ("en", "ru", "pl"):
        assert problem(client.post(f"/api/tables?lang={language}", json=body)) == code


def test_unknown_tables_and_paths(client: TestClient) -> None:
    for path in ("/api/tables/nothing", "/api/nothing", "/api/games/chess/sheet"):
        answer = client.get(path)
        assert (answer.status_code, problem(answer)) == (404, "not-found")
    with client.websocket_connect("/api/tables/nothing/socket?lang=ru") as socket:
        assert socket.receive_json()["problem"]["code"] == "not-found"


def test_games_in_words(client: TestClient) -> None:
    for language in ("en", "ru", "pl"):
        games = client.get(f"/api/games?lang={language}").json()
        by_id = {game["id"]: game for game in games}
        assert not by_id["pig"]["hidden"]
        assert by_id["dice-throne"]["hidden"]
        assert "polling" not in [fact["name"] for fact in by_id["pig"]["options"]]
        assert "⟨" not in str(games)
    sheet = client.get("/api/games/dice-throne/sheet?lang=ru")
    tag = sheet.headers["etag"]
    again = client.get("/api/games/dice-throne/sheet?lang=ru", headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert client.get("/api/games/pig/tour").json()["steps"]
    assert client.get("/api/games/pig/howto?lang=pl").json()[0]["title"] == "Cel"
    told = client.get("/api/games/pig/rules?lang=ru&q=pig-3").json()
    assert (told[0]["area"], told[0]["area_name"]) == ("roll", "бросок")
    assert told[0]["rule"].startswith("Выпавшие")
    assert [rule["id"] for rule in client.get("/api/games/pig/rules?q=pig-3").json()] == ["PIG-3"]
    levels = [bot["level"] for bot in client.get("/api/bots").json()]
    assert levels[0] == "random"


def test_the_app_is_served_for_its_own_paths(client: TestClient) -> None:
    for path in ("/", "/table/abc", "/join/abc/def", "/replay/x"):
        page = client.get(path)
        assert "Astragal" in page.text
        assert page.headers["cache-control"] == "no-cache"
    asset = client.get("/assets/app-1a2b.js")
    assert "immutable" in asset.headers["cache-control"]
    assert client.get("/assets/nothing.js").status_code == 404
    assert "secret" not in client.get("/..%2fsecret.txt").text
    assert "secret" not in client.get("/%2e%2e/secret.txt").text
