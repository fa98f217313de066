"""Private means private: without a link to it a table is not there, whoever knows its id."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from astragal.server import keeping
from astragal.server.calls import CALLS
from astragal.server.house import MURMURS
from astragal.server.limits import Rates
from astragal.server.openapi import Call
from astragal.server.settings import NO_PAUSE, Settings
from tests.server.inside import Inside, Person, Socket

NOWHERE = "nowhere-1234"
TWO = [{"kind": "me"}, {"kind": "open"}]
BODIES: tuple[dict[str, Any], ...] = (
    {},
    {"seat": 1},
    {"seat": 2, "kind": "bot"},
    {"secret": "made up"},
    {"public": True},
    {"options": {"goal": 20}},
)
OF_A_TABLE = [call for call in CALLS if "{table}" in call.path]


def at(folder: Path, visit: Callable[[Inside], Awaitable[None]], **settings: Any) -> None:
    async def visited() -> None:
        rates = Rates().times(1000)
        async with Inside(Settings(folder, pace=NO_PAUSE, rates=rates, **settings)) as server:
            await visit(server)

    asyncio.run(visited())


async def private(person: Person, **facts: Any) -> dict[str, Any]:
    table: dict[str, Any] = await person.post(
        "/api/tables", 201, **{"game": "pig", "seats": TWO, **facts}
    )
    return table


def key(link: str) -> str:
    """What stands at the end of a link."""
    return link.rpartition("/")[2]


async def answers(person: Person, call: Call, table: str) -> list[tuple[int, str]]:
    """What somebody gets for a call, whatever they bring."""
    path = call.path.format(table=table)
    found = []
    for query in ("", "?key=", "?key=made-up", f"?key={table}"):
        for body in BODIES if call.method == "POST" else ({},):
            sent = body if call.method == "POST" else None
            answer = await person.http.request(call.method, path + query, json=sent)
            found.append((answer.status_code, answer.text.replace(table, "ID")))
    return found


@pytest.mark.parametrize("call", OF_A_TABLE, ids=lambda call: f"{call.method} {call.path}")
@pytest.mark.parametrize("status", ["gathering", "playing", "closed"])
def test_a_stranger_is_told_what_is_told_of_nothing(
    tmp_path: Path, call: Call, status: str
) -> None:
    async def visit(server: Inside) -> None:
        anna, stranger = server.person(), server.person()
        bot = [{"kind": "me"}, {"kind": "bot"}]
        playing = status == "playing"
        table = (await private(anna, seats=bot if playing else TWO, start=playing))["id"]
        if status == "closed":
            await keeping.close_table(server.house, table)
        await stranger.get("/api/me")
        assert await answers(stranger, call, table) == await answers(stranger, call, NOWHERE)

    at(tmp_path, visit)


async def heard(socket: Socket) -> tuple[int | None, list[str]]:
    """How a socket ended, and what was said before."""
    await socket.until(lambda: socket.closed is not None)
    return socket.closed, [raw.decode() for raw in socket.raw]


def test_a_stranger_has_no_socket(tmp_path: Path) -> None:
    async def visit(server: Inside) -> None:
        anna, stranger = server.person(), server.person()
        table = (await private(anna))["id"]
        code, said = await heard(await stranger.socket(table, key="made-up"))
        of_nothing = await heard(await stranger.socket(NOWHERE, key="made-up"))
        assert (code, [one.replace(table, NOWHERE) for one in said]) == of_nothing
        assert code == 4404

    at(tmp_path, visit)


def test_watchers_come_by_a_link_of_their_own(tmp_path: Path) -> None:
    async def visit(server: Inside) -> None:
        anna, boris = server.person(), server.person()
        table, other = await private(anna), await private(anna)
        path, link = f"/api/tables/{table['id']}", table["watch"]
        assert link.startswith(f"/watch/{table['id']}/")
        seen = await boris.get(f"{path}?key={key(link)}")
        assert seen["watch"] is None
        assert [seat["link"] for seat in seen["seats"]] == [None, None]
        assert (await boris.get(f"{path}?key={key(other['watch'])}", 404))["problem"]
        socket = await boris.socket(table["id"], key=key(link))
        await socket.until(lambda: socket.told)
        assert socket.told[0]["table"]["watch"] is None
        # It opens no seat, and the link is the same after a restart.
        assert await boris.post(f"{path}/sit?key={key(link)}", 403, seat=2)
        assert await boris.post(f"{path}/sit", 403, secret=key(link))
        await server.close()
        await server.open()
        assert (await anna.get(path))["watch"] == link

    at(tmp_path, visit)


def test_an_invitation_shows_the_table_until_it_is_used(tmp_path: Path) -> None:
    async def visit(server: Inside) -> None:
        anna, boris, late = (server.person() for _ in range(3))
        table = await private(anna)
        path, secret = f"/api/tables/{table['id']}", key(table["seats"][1]["link"])
        assert (await boris.get(f"{path}?key={secret}"))["watch"] == table["watch"]
        await boris.post(f"{path}/sit", secret=secret)
        assert (await boris.get(path))["watch"] == table["watch"]
        assert await late.get(f"{path}?key={secret}", 404)
        refused = await late.post(f"{path}/sit", 403, secret=secret)
        assert refused["problem"]["code"] == "wrong-link"
        await boris.post(f"{path}/leave")
        assert await boris.get(path, 404)

    at(tmp_path, visit)


def test_a_table_that_becomes_private_shows_strangers_out(tmp_path: Path) -> None:
    async def visit(server: Inside) -> None:
        anna, stranger, watcher = (server.person() for _ in range(3))
        table = await private(anna, public=True)
        sockets = [
            await anna.socket(table["id"]),
            await stranger.socket(table["id"]),
            await watcher.socket(table["id"], key=key(table["watch"])),
        ]
        assert (await stranger.get(f"/api/tables/{table['id']}"))["watch"] is None
        await anna.post(f"/api/tables/{table['id']}/options", public=False)
        assert (await heard(sockets[1]))[0] == 4404
        for socket in (sockets[0], sockets[2]):
            await socket.pong()
        assert await stranger.get(f"/api/tables/{table['id']}", 404)

    at(tmp_path, visit)


def test_a_table_has_room_for_so_many_watchers(tmp_path: Path) -> None:
    async def visit(server: Inside) -> None:
        anna = server.person()
        table = await private(anna)
        watch = key(table["watch"])
        here = [await server.person().socket(table["id"], key=watch) for _ in range(2)]
        refused = await server.person().socket(table["id"], key=watch)
        code, said = await heard(refused)
        assert (code, "too-many-watchers" in said[-1]) == (4403, True)
        mine = await anna.socket(table["id"])
        await mine.until(lambda: mine.told)
        assert mine.told[-1]["table"]["spectators"] == 2
        await here[0].close()
        again = await server.person().socket(table["id"], key=watch)
        await again.until(lambda: again.told)
        assert again.closed is None

    at(tmp_path, visit, watchers=2)


def test_who_watches_is_marked_in_the_chat_and_says_little(tmp_path: Path) -> None:
    async def visit(server: Inside) -> None:
        anna, boris = server.person(), server.person()
        await boris.post("/api/me", name="Anna")
        table = await private(anna)
        playing = await anna.socket(table["id"])
        watching = await boris.socket(table["id"], key=key(table["watch"]))
        playing.say("say", nonce="hers", text="hello")
        watching.say("say", nonce="his", text="hello")
        assert (await watching.answer("his"))["ok"]
        await playing.until(lambda: len(chat(playing)) == 2)
        assert sorted(one["seat"] or 0 for one in chat(playing)) == [0, 1]
        for number in range(int(MURMURS.burst)):
            watching.say("say", nonce=f"more {number}", text="still here")
            playing.say("say", nonce=f"more {number}", text="still here")
        assert (await playing.answer(f"more {number}"))["ok"]
        refused = await watching.answer(f"more {number}")
        assert refused["problem"]["code"] == "too-many-words"

    at(tmp_path, visit)


def chat(socket: Socket) -> list[dict[str, Any]]:
    return [told for told in socket.told if told["type"] == "chat"]


def test_a_match_that_goes_on_is_read_by_those_who_may_see_its_table(tmp_path: Path) -> None:
    async def visit(server: Inside) -> None:
        anna, boris, stranger = (server.person() for _ in range(3))
        table = await private(anna, options={"goal": 2})
        path = f"/api/tables/{table['id']}"
        await boris.post(f"{path}/sit", secret=key(table["seats"][1]["link"]))
        await anna.post(f"{path}/start")
        match = (await anna.get(path))["match"]
        record = f"/api/records/{match}"
        assert not (await boris.get(record))["over"]
        assert not (await stranger.get(f"{record}?key={key(table['watch'])}"))["over"]
        nothing = await stranger.get("/api/records/nothing", 404)
        for asked in (record, f"{record}?key=made-up", f"{record}/text", f"{record}/draws"):
            refused = await stranger.get(asked, 404)
            assert str(refused).replace(match, "nothing") == str(nothing)
        since = {"record": match, "number": 0}
        made = {"game": "pig", "seats": TWO, "from": since}
        assert (await stranger.http.post("/api/tables", json=made)).status_code == 404

    at(tmp_path, visit)
