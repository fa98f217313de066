"""A match that can't be restored says why, stays listed as such, and is nobody's turn."""

from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from structlog.testing import capture_logs

from astragal.server.listener import REFUSED
from astragal.server.problems import text
from astragal.server.settings import NO_PAUSE, Settings
from astragal.server.store import schema
from tests.server.inside import Inside, Person, Socket
from tests.server.tables import FakeTime, spend

ACTS, MATCHES, TABLES = schema.acts, schema.matches, schema.tables

# What may become of a match on the disk, and what is said of it then.
DAMAGES: dict[str, tuple[tuple[Any, ...], str]] = {
    "hash": ((update(ACTS).values(hash="0" * 32),), "inconsistent"),
    "move": ((update(ACTS).where(ACTS.c.n == 1).values(move="fly"),), "inconsistent"),
    "before": ((update(MATCHES).values(rules=0),), "before the rules of this game were numbered"),
    "newer": ((update(MATCHES).values(rules=2),), "newer rules of this game (rules 2)"),
    "content": ((update(MATCHES).values(packs=["0" * 32]),), "nowhere to be found here"),
    "game": ((update(MATCHES).values(game="chess"),), "chess"),
    "options": ((update(MATCHES).values(options={"gaol": 3}),), "inconsistent"),
    "clock": ((update(TABLES).values(clock={"kind": "sand"}),), "inconsistent"),
    "missing": ((update(TABLES).values(match="gone"),), "inconsistent"),
}


def _shows(socket: Socket, number: int) -> bool:
    return socket.view is not None and socket.view["view"]["number"] >= number


async def a_match(anna: Person, moves: int = 2, **facts: Any) -> str:
    """A table where Anna plays all seats, after some moves."""
    seats = [{"kind": "me"}, {"kind": "me"}]
    table = await anna.post("/api/tables", 201, game="pig", seats=seats, **facts)
    await anna.post(f"/api/tables/{table['id']}/start")
    socket = await anna.socket(table["id"])
    await socket.until(lambda: socket.view)
    for number in range(moves):
        view = socket.view
        assert view is not None
        said = {"match": view["match"], "seat": view["decision"]["seat"], "number": number}
        said["since"] = view["decision"]["since"]
        socket.say("act", nonce=f"n{number}", move="roll", **said)
        assert (await socket.answer(f"n{number}"))["ok"]
        await socket.until(partial(_shows, socket, number + 1))
    await socket.close()
    return str(table["id"])


async def damaged(server: Inside, *writes: Any) -> None:
    """The server stops, something happens to its disk, and it starts again."""
    await server.house.store.write(*((write, {}) for write in writes))
    await server.close()
    await server.open()


def house_of(folder: Path, play: Callable[[Inside, Person], Coroutine[Any, Any, None]]) -> None:
    async def evening() -> None:
        async with Inside(Settings(folder, pace=NO_PAUSE, time=FakeTime())) as server:
            await play(server, server.person())

    spend(evening())


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("moves", [0, 2])
def test_it_is_listed_as_lost_with_the_reason(tmp_path: Path, damage: str, moves: int) -> None:
    writes, why = DAMAGES[damage]
    if not moves and damage in ("hash", "move"):
        return  # without moves none of them can be damaged

    async def play(server: Inside, anna: Person) -> None:
        lost = await a_match(anna, moves)
        await damaged(server, *writes)
        sound = await a_match(anna)
        mine = {own["table"]["id"]: own for own in await anna.get("/api/mine")}
        assert why in mine[lost]["table"]["lost"]
        assert (mine[lost]["my_turn"], mine[lost]["table"]["paused"]) == (False, False)
        assert (mine[sound]["my_turn"], mine[sound]["table"]["lost"]) == (True, None)
        table = await anna.get(f"/api/tables/{lost}")
        assert why in table["lost"]

    house_of(tmp_path, play)


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
@pytest.mark.parametrize("damage", DAMAGES)
def test_whoever_opens_it_is_told_why(tmp_path: Path, damage: str, language: str) -> None:
    async def play(server: Inside, anna: Person) -> None:
        lost = await a_match(anna)
        await damaged(server, *DAMAGES[damage][0])
        socket = await anna.socket(lost, language)
        await socket.until(lambda: socket.closed)
        (told,) = socket.told
        assert (told["problem"]["code"], socket.closed) == ("lost", REFUSED)
        assert "⟨" not in told["problem"]["words"]
        assert told["problem"]["words"] != text(language).message("problem-lost", cannot="", why="")
        await server.person().post(f"/api/tables/{lost}/leave", 404)
        await anna.post(f"/api/tables/{lost}/leave")
        assert await anna.get("/api/mine") == []
        await anna.get(f"/api/tables/{lost}", 410)  # nobody is left there

    house_of(tmp_path, play)


def test_who_leaves_a_lost_table_leaves_it_to_the_others(tmp_path: Path) -> None:
    async def play(server: Inside, anna: Person) -> None:
        ben = server.person()
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = await anna.post("/api/tables", 201, game="pig", seats=seats, public=True)
        await ben.post(f"/api/tables/{table['id']}/sit", seat=2)
        await anna.post(f"/api/tables/{table['id']}/start")
        await damaged(server, *DAMAGES["before"][0])
        await anna.post(f"/api/tables/{table['id']}/leave")
        assert await anna.get("/api/mine") == []
        (his,) = await ben.get("/api/mine")
        assert (his["table"]["status"], his["table"]["host"]) == ("playing", True)
        await anna.post(f"/api/tables/{table['id']}/leave", 403)
        await server.house.store.write((update(MATCHES).values(rules=1), {}))
        socket = await ben.socket(table["id"])
        await socket.until(lambda: socket.view and socket.view["decision"]["seat"] == 2)

    house_of(tmp_path, play)


def test_the_log_says_why_once(tmp_path: Path) -> None:
    async def play(server: Inside, anna: Person) -> None:
        lost = await a_match(anna)
        await damaged(server, *DAMAGES["move"][0])
        with capture_logs() as logs:
            for _ in range(3):
                await anna.get("/api/mine")
                await anna.get(f"/api/tables/{lost}")
        (said,) = [entry for entry in logs if entry["event"] == "a match is lost"]
        assert said["table"] == lost
        assert DAMAGES["move"][1] in said["why"]
        assert "fly" in said["error"]

    house_of(tmp_path, play)


def test_with_a_clock_it_does_not_hold_up_the_start(tmp_path: Path) -> None:
    async def play(server: Inside, anna: Person) -> None:
        clock = {"kind": "live", "bank": 60, "increment": 0}
        lost = await a_match(anna, clock=clock)
        await damaged(server, *DAMAGES["hash"][0])
        sound = await a_match(anna, clock=clock)
        turns = {own["table"]["id"]: own["my_turn"] for own in await anna.get("/api/mine")}
        assert turns == {lost: False, sound: True}
        assert (await anna.get(f"/api/tables/{sound}"))["lost"] is None

    house_of(tmp_path, play)


def test_what_is_mended_goes_on(tmp_path: Path) -> None:
    async def play(server: Inside, anna: Person) -> None:
        lost = await a_match(anna)
        await damaged(server, *DAMAGES["game"][0])
        (own,) = await anna.get("/api/mine")
        assert own["table"]["lost"]
        await server.house.store.write((update(MATCHES).values(game="pig"), {}))
        socket = await anna.socket(lost)
        await socket.until(lambda: socket.view)
        (own,) = await anna.get("/api/mine")
        assert (own["my_turn"], own["table"]["lost"]) == (True, None)

    house_of(tmp_path, play)


def test_public_ones_are_listed_as_lost_too(tmp_path: Path) -> None:
    async def play(server: Inside, anna: Person) -> None:
        lost = await a_match(anna, public=True)
        await damaged(server, *DAMAGES["hash"][0])
        stranger = server.person()
        await stranger.get(f"/api/tables/{lost}")
        (shown,) = await stranger.get("/api/tables")
        assert DAMAGES["hash"][1] in shown["lost"]

    house_of(tmp_path, play)
