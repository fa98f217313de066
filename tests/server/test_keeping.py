"""Keeping a house: bans, mutes, closed tables, new passwords, reports; by the side door too."""

import asyncio
import json
import stat
from pathlib import Path
from typing import Any

from astragal.server.admin_orders import obey
from astragal.server.settings import NO_PAUSE, Settings
from astragal.server.side_door import NAME
from tests.server.inside import Inside, Person, Socket
from tests.server.tables import spend
from tests.server.test_own import PASSWORD, account, roll, said, together

TOKEN = "a token of the administrator"


def settings(folder: Path) -> Settings:
    return Settings(folder, pace=NO_PAUSE, admin_token=TOKEN)


async def ordered(server: Inside, do: str, **facts: Any) -> Any:
    """The answer to an order."""
    return json.loads(await obey(server.house, json.dumps({"do": do, **facts}).encode()))


async def dismissed(socket: Socket, code: str) -> str:
    """The words with which a socket was ended, not to come again."""
    await socket.until(lambda: socket.closed is not None)
    assert socket.closed == 4403
    problem = socket.told[-1]["problem"]
    assert problem["code"] == code
    words: str = problem["words"]
    return words


async def match_of_two(server: Inside) -> tuple[Person, Person, str, Socket, Socket]:
    """Anna, who has an account, and Ben, a guest, play Pig."""
    anna, ben = await account(server), server.person()
    await ben.post("/api/me", name="Ben")
    table = await together(anna, ben, public=True)
    hers, his = await anna.socket(table), await ben.socket(table, "ru")
    await anna.post(f"/api/tables/{table}/start")
    return anna, ben, table, hers, his


def test_a_ban_ends_sessions_and_sockets_and_a_bot_plays_on(tmp_path: Path) -> None:
    async def visit() -> None:
        async with Inside(settings(tmp_path)) as server:
            anna, ben, table, hers, his = await match_of_two(server)
            token = (await anna.post("/api/tokens", 201, label="bot"))["token"]
            waiting = await anna.post(
                "/api/tables",
                201,
                game="pig",
                seats=[{"kind": "me"}, {"kind": "open"}],
                public=True,
            )
            told = await ordered(server, "ban", user="Anna")
            assert told["user"]["banned"] is not None
            assert "banned" in await dismissed(hers, "banned")
            assert (await anna.get("/api/me"))["login"] is None
            out = await anna.post("/api/login", 403, login="anna", password=PASSWORD)
            assert out["problem"]["code"] == "banned"
            bot = server.person()
            bot.http.headers["authorization"] = f"Bearer {token}"
            await bot.get("/api/me", 401)
            assert (await ben.get(f"/api/tables/{table}"))["seats"][0]["stand_in"]
            await ben.get(f"/api/tables/{waiting['id']}", 410)
            await his.until(lambda: his.view and his.view["decision"]["mine"])
            await ordered(server, "unban", user="anna")
            await anna.post("/api/login", login="anna", password=PASSWORD)
            assert (await anna.get("/api/me"))["login"] == "anna"

    spend(visit())


def test_a_banned_guest_is_refused_everything_until_it_is_lifted(tmp_path: Path) -> None:
    async def visit() -> None:
        async with Inside(settings(tmp_path)) as server:
            _, ben, table, hers, his = await match_of_two(server)
            me = await ben.get("/api/me")
            await ordered(server, "ban", user=me["id"])
            await dismissed(his, "banned")
            for path in ("/api/me", "/api/mine", "/api/tables", "/api/records"):
                assert (await ben.get(path, 403))["problem"]["code"] == "banned"
            await dismissed(await ben.socket(table), "banned")
            await ordered(server, "unban", user=me["id"])
            assert await ben.get("/api/me") == me
            await hers.pong()
            assert hers.closed is None

    spend(visit())


def test_a_mute_silences_the_chat_at_once_and_nothing_else(tmp_path: Path) -> None:
    async def visit() -> None:
        async with Inside(settings(tmp_path)) as server:
            _, _, _, hers, his = await match_of_two(server)
            await said(hers, "before")
            await ordered(server, "mute", user="anna")
            for words in ({"text": "after"}, {"preset": "hello"}):
                hers.say("say", nonce=str(words), **words)
                refused = await hers.answer(str(words))
                assert refused["problem"]["code"] == "muted"
            await roll(hers, 1, 0)
            await ordered(server, "unmute", user="anna")
            await said(hers, "again")
            await his.pong()
            chat = [message["text"] for message in his.told if message["type"] == "chat"]
            assert chat == ["before", "again"]

    spend(visit())


def test_a_closed_table_says_so_to_everybody_and_stays_closed(tmp_path: Path) -> None:
    async def visit() -> None:
        async with Inside(settings(tmp_path)) as server:
            anna, ben, table, hers, his = await match_of_two(server)
            await ordered(server, "close-table", table=table, why="The club is closing.")
            words = await dismissed(hers, "closed")
            assert words.endswith("closed this table.\n“The club is closing.”")
            assert "закрыл" in await dismissed(his, "closed")
            assert table not in [one["id"] for one in await ben.get("/api/tables")]
            await still_closed(server, anna, table)
            await server.close()
            await server.open()
            await still_closed(server, anna, table)
            again = await ordered(server, "close-table", table=table)
            assert again["problem"]["code"] == "closed"

    async def still_closed(server: Inside, anna: Person, table: str) -> None:
        gone = await anna.get(f"/api/tables/{table}", 410)
        assert gone["problem"]["code"] == "closed"
        await dismissed(await anna.socket(table), "closed")
        await anna.post(f"/api/tables/{table}/start", 410)
        (match,) = await server.house.store.matches_of(table)
        gone = await anna.get(f"/api/records/{match}", 410)
        assert gone["problem"]["code"] == "closed"
        assert await anna.get("/api/records") == []
        mine = [one for one in await anna.get("/api/mine") if one["table"]["id"] == table]
        assert [(one["table"]["status"], one["my_turn"]) for one in mine] == [("closed", False)]

    spend(visit())


def test_a_new_password_is_given_out_and_the_old_ways_in_end(tmp_path: Path) -> None:
    async def visit() -> None:
        async with Inside(settings(tmp_path)) as server:
            anna, ben, _, hers, _ = await match_of_two(server)
            given = await ordered(server, "reset-password", user="anna")
            await hers.until(lambda: hers.closed == 1012)
            assert (await anna.get("/api/me"))["login"] is None
            await anna.post("/api/login", 401, login="anna", password=PASSWORD)
            await anna.post("/api/login", login="anna", password=given["password"])
            ben_id = (await ben.get("/api/me"))["id"]
            none = await ordered(server, "reset-password", user=ben_id)
            assert none["problem"]["code"] == "no-password"
            nobody = await ordered(server, "ban", user="nobody", language="pl")
            assert nobody["problem"]["code"] == "no-such-user"
            assert "Nie ma tu nikogo" in nobody["problem"]["words"]

    spend(visit())


def test_a_word_or_a_name_is_reported_as_it_stands_and_settled(tmp_path: Path) -> None:
    async def visit() -> None:
        async with Inside(settings(tmp_path)) as server:
            anna, ben, table, hers, his = await match_of_two(server)
            key = server.house.identity.watch_key(table)
            await said(hers, "something rude")
            await his.until(lambda: any(one["type"] == "chat" for one in his.told))
            assert await reported(his, said=0) is None
            assert await reported(his, said=0) is None
            assert await reported(his, seat=1) is None
            assert await reported(hers, said=0) == "own-words"
            assert await reported(his, said=7) == "nothing-to-report"
            assert await reported(his, seat=9) == "nothing-to-report"
            watcher = server.person()
            await watcher.post("/api/me", name="Somebody Rude")
            await said(await watcher.socket(table), "hello there")
            await his.until(lambda: any(one.get("name") == "Somebody Rude" for one in his.told))
            assert await reported(his, said=1, name=True) is None
            assert await reported(await Person(server).socket(table, key=key), said=0) == "who"
            await anna.post("/api/me", name="Sweet Anna")
            found = (await ordered(server, "reports"))["reports"]
            me, by = await anna.get("/api/me"), await ben.get("/api/me")
            assert {(one["kind"], one["name"], one["text"]) for one in found} == {
                ("message", "Anna", "something rude"),
                ("name", "Anna", ""),
                ("name", "Somebody Rude", ""),
            }
            assert {one["by"] for one in found} == {by["id"]}
            rude = (await watcher.get("/api/me"))["id"]
            assert [one["about"] for one in found] == [rude, me["id"], me["id"]]
            await ordered(server, "settle", report=found[0]["id"])
            assert (await ordered(server, "reports"))["reports"] == found[1:]
            assert len((await ordered(server, "reports", settled=True))["reports"]) == 3

    spend(visit())


async def reported(socket: Socket, **what: int) -> str | None:
    """The code with which a report is refused, if it is."""
    nonce = f"report {len(socket.told)} {what}"
    socket.say("report", nonce=nonce, **what)
    done = await socket.answer(nonce)
    return None if done["ok"] else str(done["problem"]["code"])


def test_nobody_reports_without_end(tmp_path: Path) -> None:
    async def visit() -> None:
        async with Inside(settings(tmp_path)) as server:
            _, _, _, hers, his = await match_of_two(server)
            for number in range(6):
                await said(hers, f"word {number}")
            codes = [await reported(his, said=number) for number in range(6)]
            assert codes == [None] * 5 + ["too-many-reports"]

    spend(visit())


def test_lists_tell_what_there_is_and_no_secret(tmp_path: Path) -> None:
    async def visit() -> None:
        async with Inside(settings(tmp_path)) as server:
            _, _, table, _, _ = await match_of_two(server)
            (listed,) = (await ordered(server, "tables"))["tables"]
            assert (listed["id"], listed["status"], listed["host"]) == (table, "playing", "Anna")
            assert listed["seats"] == ["Anna", "Ben"]
            users = await ordered(server, "users")
            assert {user["name"] for user in users["users"]} == {"Anna", "Ben"}
            assert "argon2" not in str(users)
            (anna,) = (await ordered(server, "users", search="ANN"))["users"]
            assert anna["login"] == "anna"
            assert (await ordered(server, "users", search="%"))["users"] == []
            odd = await ordered(server, "dance")
            assert odd["problem"]["code"] == "unreadable"

    spend(visit())


def test_the_side_door_is_its_owners_alone(tmp_path: Path) -> None:
    async def visit() -> None:
        async with Inside(settings(tmp_path)):
            path = tmp_path / NAME
            assert stat.S_IMODE(path.stat().st_mode) == 0o600
            reader, writer = await asyncio.open_unix_connection(path)
            writer.write(b'{"do": "users"}\n')
            assert json.loads(await reader.readline()) == {"users": []}
            writer.close()
        assert not path.exists()

    spend(visit())


def test_a_socket_left_by_a_killed_server_is_replaced(tmp_path: Path) -> None:
    async def visit() -> None:
        (tmp_path / NAME).touch()
        async with Inside(settings(tmp_path)):
            reader, writer = await asyncio.open_unix_connection(tmp_path / NAME)
            writer.write(b"nonsense\n")
            assert json.loads(await reader.readline())["problem"]["code"] == "unreadable"
            writer.close()

    spend(visit())


def test_a_folder_too_deep_for_a_socket_does_without(tmp_path: Path) -> None:
    async def visit() -> None:
        async with Inside(settings(tmp_path / ("deep" * 25))) as server:
            await server.person().get("/api/me")

    spend(visit())


def test_by_address_orders_need_the_token(tmp_path: Path) -> None:
    async def visit() -> None:
        async with Inside(settings(tmp_path)) as server:
            anybody = server.person()
            assert (await order(anybody, None))[0] == 403
            assert (await order(anybody, "Bearer wrong"))[0] == 403
            assert await order(anybody, f"Bearer {TOKEN}") == (200, {"users": []})
        async with Inside(Settings(tmp_path, pace=NO_PAUSE)) as server:
            assert (await order(server.person(), f"Bearer {TOKEN}"))[0] == 404
            assert (await order(server.person(), "Bearer "))[0] == 404

    async def order(person: Person, shown: str | None) -> tuple[int, Any]:
        headers = {} if shown is None else {"authorization": shown}
        answer = await person.http.post("/api/admin", json={"do": "users"}, headers=headers)
        return answer.status_code, answer.json()

    spend(visit())
