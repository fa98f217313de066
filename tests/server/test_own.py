"""What is one's own: a password changed, all data taken home, an account deleted."""

from contextlib import closing
from pathlib import Path
from sqlite3 import connect
from typing import Any

import pytest

import astragal
from astragal.server.settings import NO_PAUSE, Settings
from tests.server.inside import Inside, Person, Socket
from tests.server.tables import spend

PASSWORD = "correct horse"
NEW = "battery staple"


def settings(folder: Path) -> Settings:
    return Settings(folder, pace=NO_PAUSE)


async def account(server: Inside, login: str = "anna") -> Person:
    """Somebody with an account."""
    person = server.person()
    await person.post("/api/me", name=login.title(), language="en")
    await person.post("/api/account", login=login, password=PASSWORD)
    return person


async def together(anna: Person, ben: Person, **facts: Any) -> str:
    """The id of a table of Pig where both sit."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = await anna.post("/api/tables", 201, game="pig", seats=seats, **facts)
    secret = table["seats"][1]["link"].rpartition("/")[2]
    await ben.post(f"/api/tables/{table['id']}/sit", secret=secret)
    id: str = table["id"]
    return id


async def said(socket: Socket, text: str) -> None:
    socket.say("say", nonce=text, text=text)
    assert (await socket.answer(text))["ok"]


async def roll(socket: Socket, seat: int, number: int, move: str = "roll") -> None:
    await socket.until(lambda: socket.view and socket.view["view"]["number"] == number)
    assert socket.view is not None
    match, nonce = socket.view["match"], f"roll {number}"
    socket.say("act", match=match, seat=seat, number=number, since=number, nonce=nonce, move=move)
    assert (await socket.answer(nonce))["ok"]


async def whole_match(anna: Person, ben: Person) -> tuple[str, str]:
    """A match of Pig to the end; table and match."""
    table = await together(anna, ben, options={"goal": 20})
    sockets = [await anna.socket(table), await ben.socket(table)]
    await said(sockets[0], "a word of Anna's")
    await anna.post(f"/api/tables/{table}/start")
    await sockets[0].until(lambda: sockets[0].view)
    while not (view := sockets[0].view) or not view["over"]:
        assert view is not None
        decision = view["decision"]
        move = "hold" if view["view"]["total"] >= 5 else "roll"
        await roll(sockets[decision["seat"] - 1], decision["seat"], decision["number"], move)
        await sockets[0].until(lambda old=view: sockets[0].view["version"] > old["version"])  # type: ignore[index,misc]
    for socket in sockets:
        await socket.close()
    return table, view["match"]


def everything(folder: Path) -> str:
    """All that the database holds, as text."""
    with closing(connect(folder / "astragal.sqlite")) as kept:
        return "\n".join(kept.iterdump())


def test_a_new_password_ends_all_other_sessions(tmp_path: Path) -> None:
    async def visit() -> None:
        async with Inside(settings(tmp_path)) as server:
            anna, phone, bot = await account(server), server.person(), server.person()
            me = await phone.post("/api/login", login="anna", password=PASSWORD)
            token = (await anna.post("/api/tokens", 201, label="bot"))["token"]
            bot.http.headers["authorization"] = f"Bearer {token}"
            table = await anna.post("/api/tables", 201, game="pig", seats=[{"kind": "me"}] * 2)
            socket = await phone.socket(table["id"])
            changed = await anna.post("/api/me/password", old=PASSWORD, new=NEW)
            assert changed == me
            await socket.until(lambda: socket.closed == 1012)
            assert (await anna.get("/api/me"))["id"] == me["id"]
            assert (await phone.get("/api/me"))["id"] != me["id"]
            assert (await bot.get("/api/mine", 401))["problem"]["code"] == "who"
            await phone.post("/api/login", 401, login="anna", password=PASSWORD)
            assert (await phone.post("/api/login", login="anna", password=NEW)) == me
            assert (await phone.get("/api/me")) == me

    spend(visit())


def test_a_password_is_changed_by_its_owner_alone(tmp_path: Path) -> None:
    async def visit() -> None:
        async with Inside(settings(tmp_path)) as server:
            anna, guest = await account(server), server.person()
            wrong = await anna.post("/api/me/password", 403, old="wrong horse", new=NEW)
            assert wrong["problem"]["code"] == "wrong-password"
            short = await anna.post("/api/me/password", 400, old=PASSWORD, new="short")
            assert short["problem"]["code"] == "bad-password"
            none = await guest.post("/api/me/password", 409, old="", new=NEW)
            assert none["problem"]["code"] == "no-password"
            for _ in range(10):
                last = await anna.http.post("/api/me/password", json={"old": "guess", "new": NEW})
            assert last.status_code == 429

    spend(visit())


def test_all_that_is_stored_can_be_taken_home(tmp_path: Path) -> None:
    async def visit() -> None:
        async with Inside(settings(tmp_path)) as server:
            anna, ben = await account(server), server.person()
            await ben.post("/api/me", name="Ben")
            table, match = await whole_match(anna, ben)
            unfinished = await together(ben, anna)
            socket = await anna.socket(unfinished)
            await ben.post(f"/api/tables/{unfinished}/start")
            await said(socket, "still here")
            await anna.post("/api/tokens", 201, label="my bot")
            m = astragal.game("pig").new(seats=2, seed="import")
            await anna.post("/api/records", 201, text=astragal.write(astragal.record(m)))
            refused = await anna.post("/api/me/data", 403, password="wrong horse")
            assert refused["problem"]["code"] == "wrong-password"
            answer = await anna.http.post("/api/me/data", json={"password": PASSWORD})
            assert "attachment" in answer.headers["content-disposition"]
            check(answer.json(), table, match, unfinished)
            secrets = ("argon2", "hash", "password", "secret", "/join/")
            assert not [word for word in secrets if word in answer.text]

    def check(data: Any, table: str, match: str, unfinished: str) -> None:
        assert (data["user"]["name"], data["user"]["login"]) == ("Anna", "anna")
        assert {one["id"] for one in data["tables"]} == {table, unfinished}
        done, going = data["matches"]
        assert (done["id"], done["names"]) == (match, ["Anna", "Ben"])
        astragal.verify(astragal.game("pig"), astragal.parse(done["record"]))
        assert {act["seat"] for act in done["acts"]} == {1}
        assert (going["record"], going["mine"]) == (None, [2])
        assert [one["text"] for one in data["said"]] == ["a word of Anna's", "still here"]
        assert [one["label"] for one in data["tokens"]] == ["my bot"]
        assert len(data["imports"]) == 1

    spend(visit())


def test_a_guest_takes_home_their_data_without_a_password(tmp_path: Path) -> None:
    async def visit() -> None:
        async with Inside(settings(tmp_path)) as server:
            guest = server.person()
            me = await guest.get("/api/me")
            assert (await guest.post("/api/me/data"))["user"]["id"] == me["id"]

    spend(visit())


def test_a_deleted_account_leaves_its_matches_and_takes_its_name(tmp_path: Path) -> None:
    async def visit() -> None:
        async with Inside(settings(tmp_path)) as server:
            anna, ben = await account(server), server.person()
            await ben.post("/api/me", name="Ben")
            _, match = await whole_match(anna, ben)
            going = await together(anna, ben)
            hers, his = await anna.socket(going), await ben.socket(going)
            await anna.post(f"/api/tables/{going}/start")
            await said(hers, "a word of Anna's")
            await roll(hers, 1, 0)
            wrong = await anna.post("/api/me/delete", 403, password="wrong horse")
            assert wrong["problem"]["code"] == "wrong-password"
            old = await anna.get("/api/me")
            new = await anna.post("/api/me/delete", password=PASSWORD)
            assert new["id"] != old["id"]
            assert (await anna.get("/api/me"))["id"] == new["id"]
            await hers.until(lambda: hers.closed == 1012)
            await anna.post("/api/login", 401, login="anna", password=PASSWORD)
            await others_play_on(ben, his, going, match)

    async def others_play_on(ben: Person, his: Socket, going: str, match: str) -> None:
        def told() -> Any:
            tables = [message["table"] for message in his.told if message["type"] == "table"]
            return tables[-1]["seats"][0]

        await his.until(lambda: told()["name"] == "Former player")
        assert told()["stand_in"]
        (finished,) = [one for one in await ben.get("/api/records") if one["id"] == match]
        assert finished["names"] == ["Former player", "Ben"]
        assert (await ben.get(f"/api/tables/{going}"))["host"]
        again = await ben.socket(going)
        await again.pong()
        chat = next(message for message in again.told if message["type"] == "chat")
        assert (chat["name"], chat["text"]) == ("Former player", "")

    spend(visit())
    kept = everything(tmp_path)
    assert "Anna" not in kept
    assert "anna" not in kept
    assert "argon2" not in kept


@pytest.mark.parametrize("status", ["gathering", "playing"])
def test_a_guest_can_go_for_good_and_leaves_no_table_without_people(
    tmp_path: Path, status: str
) -> None:
    async def visit() -> None:
        async with Inside(settings(tmp_path)) as server:
            guest = server.person()
            me = await guest.post("/api/me", name="Zoe")
            seats = [{"kind": "me"}] * 2
            table = await guest.post("/api/tables", 201, game="pig", seats=seats, public=True)
            if status == "playing":
                await guest.post(f"/api/tables/{table['id']}/start")
            await guest.post("/api/me/delete")
            assert (await guest.get("/api/me"))["id"] != me["id"]
            gone = await guest.get(f"/api/tables/{table['id']}", 410)
            assert gone["problem"]["code"] == "closed"

    spend(visit())
    assert "Zoe" not in everything(tmp_path)
