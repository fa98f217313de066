"""Nobody has more unfinished tables, or public ones, than the settings say."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from astragal.server.quota import FORGOTTEN
from astragal.server.settings import NO_PAUSE, Settings
from tests.server.inside import Inside, Person
from tests.server.tables import FakeTime, FirstOption, spend

SEATS = [{"kind": "me"}, {"kind": "me"}]


async def make(person: Person, status: int = 201, seats: Any = SEATS, **facts: Any) -> Any:
    return await person.post("/api/tables", status, game="pig", seats=seats, **facts)


def test_a_user_has_so_many_unfinished_tables_and_no_more(tmp_path: Path) -> None:
    async def play() -> None:
        time = FakeTime()
        async with Inside(Settings(tmp_path, pace=NO_PAUSE, tables=3, time=time)) as server:
            server.house.thinkers = FirstOption(1)
            anna, ben = server.person(), server.person()
            await anna.get("/api/me")
            made = [await make(anna) for _ in range(3)]
            refused = await make(anna, 409)
            assert refused["problem"]["code"] == "too-many-tables"
            assert "3 unfinished tables" in refused["problem"]["words"]
            await make(ben)  # others may
            await anna.post(f"/api/tables/{made[0]['id']}/start")
            await anna.post(f"/api/tables/{made[0]['id']}/leave")
            await make(anna)  # a table that was left counts no longer
            await make(anna, 409)
            time.pass_by(FORGOTTEN + 1)
            await make(anna)  # neither does one of long ago

    spend(play())


def test_a_finished_table_makes_room_for_another(tmp_path: Path) -> None:
    async def play() -> None:
        async with Inside(Settings(tmp_path, pace=NO_PAUSE, tables=1)) as server:
            anna = server.person()
            table = await make(anna, options={"goal": 2})
            await make(anna, 409)
            await anna.post(f"/api/tables/{table['id']}/start")
            socket = await anna.socket(table["id"])
            await socket.until(lambda: socket.view)
            for number in range(40):
                room = await server.house.rooms.room(table["id"])
                play = room.playing()
                if play.over:
                    break
                move = "hold" if play.match.view(0)["total"] > 1 else "roll"
                facts = {"match": play.row.id, "seat": play.asks, "number": play.match.number}
                facts["since"] = play.acts
                socket.say("act", nonce=str(number), move=move, **facts)
                await socket.answer(str(number))
            other = await make(anna)
            refused = await anna.post(f"/api/tables/{table['id']}/rematch", 409)
            assert refused["problem"]["code"] == "too-many-tables"
            assert room.table.status == "over"
            await anna.post(f"/api/tables/{other['id']}/leave")
            await anna.post(f"/api/tables/{table['id']}/rematch")
            await make(anna, 409)

    spend(play())


@pytest.mark.parametrize("seats", [SEATS, [{"kind": "open"}, {"kind": "open"}]])
def test_who_leaves_a_table_before_the_start_has_it_no_longer(tmp_path: Path, seats: Any) -> None:
    async def play() -> None:
        async with Inside(Settings(tmp_path, pace=NO_PAUSE, tables=1)) as server:
            anna = server.person()
            table = await make(anna, seats=seats)
            await make(anna, 409)
            await anna.post(f"/api/tables/{table['id']}/leave")
            room = await server.house.rooms.glance(table["id"])
            assert room.table.status == "closed"
            await make(anna)

    spend(play())


def test_when_the_host_leaves_the_table_is_the_others(tmp_path: Path) -> None:
    async def play() -> None:
        async with Inside(Settings(tmp_path, pace=NO_PAUSE, tables=1)) as server:
            anna, ben = server.person(), server.person()
            seats = [{"kind": "me"}, {"kind": "open"}]
            table = await make(anna, seats=seats, public=True)
            await ben.post(f"/api/tables/{table['id']}/sit", seat=2)
            await anna.post(f"/api/tables/{table['id']}/leave")
            await make(anna)
            await ben.post(f"/api/tables/{table['id']}/seat", seat=1, kind="me")
            await ben.post(f"/api/tables/{table['id']}/start")

    spend(play())


NUL = "a\0b"


def test_a_text_with_nul_is_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with Inside(Settings(tmp_path, pace=NO_PAUSE)) as server:
            anna = server.person()
            await anna.get("/api/me")
            for path, facts in (
                ("/api/me", {"name": NUL}),
                ("/api/login", {"login": NUL, "password": "correct horse"}),
                ("/api/tokens", {"label": NUL}),
                ("/api/tables", {"game": NUL}),
            ):
                refused = await anna.post(path, 400, **facts)
                assert refused["problem"]["code"] == "unreadable"
            for path in ("/api/tables/%00", "/api/records/a%00b"):
                assert (await anna.http.get(path)).status_code == 404
            named = await anna.post("/api/me", name="back\\u0000slash")  # six plain characters
            assert named["name"] == "back\\u0000slash"

    spend(play())


def test_a_user_has_so_many_public_tables_and_no_more(tmp_path: Path) -> None:
    async def play() -> None:
        async with Inside(Settings(tmp_path, pace=NO_PAUSE, public_tables=2)) as server:
            anna = server.person()
            await anna.get("/api/me")
            shown = [await make(anna, public=True) for _ in range(2)]
            refused = await make(anna, 409, public=True)
            assert refused["problem"]["code"] == "too-many-public"
            hidden = await make(anna)
            options = f"/api/tables/{hidden['id']}/options"
            assert (await anna.post(options, 409, public=True))["problem"]["code"] == (
                "too-many-public"
            )
            await anna.post(f"/api/tables/{shown[0]['id']}/options", public=True)  # it is already
            await anna.post(f"/api/tables/{shown[0]['id']}/options", public=False)
            assert (await anna.post(options, public=True))["public"]

    spend(play())


def test_many_at_once_are_not_more(tmp_path: Path) -> None:
    async def play() -> None:
        async with Inside(Settings(tmp_path, pace=NO_PAUSE, tables=3)) as server:
            anna = server.person()
            await anna.get("/api/me")
            body = {"game": "pig", "seats": SEATS}
            calls = (anna.http.post("/api/tables", json=body) for _ in range(10))
            answers = await asyncio.gather(*calls)
            assert sorted(one.status_code for one in answers) == [201] * 3 + [409] * 7

    spend(play())


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
@pytest.mark.parametrize("most", [1, 2, 5])
def test_it_is_said_in_the_callers_language(tmp_path: Path, language: str, most: int) -> None:
    async def play() -> None:
        settings = Settings(tmp_path, pace=NO_PAUSE, tables=most + 1, public_tables=most)
        async with Inside(settings) as server:
            anna = server.person()
            await anna.post("/api/me", language=language)
            for _ in range(most):
                await make(anna, public=True)
            public = await make(anna, 409, public=True)
            await make(anna)
            for refused in (public, await make(anna, 409)):
                assert "⟨" not in refused["problem"]["words"]

    spend(play())
