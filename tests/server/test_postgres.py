"""The same store and the same match on PostgreSQL, which is installed for this where it can be."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import astragal
from astragal.server.limits import Rates
from astragal.server.settings import NO_PAUSE, Settings
from tests.server.inside import Inside
from tests.server.test_secrecy import Evening
from tools.postgres import temporary_cluster
from tools.system_packages import Lacking


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    try:
        with temporary_cluster() as address:
            yield address
    except Lacking as missing:
        pytest.fail(f"PostgreSQL can't be tested here. {missing}")


def test_a_match_is_played_kept_and_found_again(address: str, tmp_path: Path) -> None:
    settings = Settings(tmp_path, db=address, pace=NO_PAUSE, rates=Rates().times(1000), snapshot=7)

    async def evening() -> None:
        async with Inside(settings) as server:
            evening = Evening(server, [server.person() for _ in range(3)])
            await evening.begin("dice-throne", 2)
            rng = Random("postgres")
            for _ in range(25):
                await evening.act(rng)
            await evening.asked()
            before = evening.play
            await server.close()
            await server.open()
            room = await server.house.rooms.room(evening.table["id"])
            after = room.playing()
            assert after.match.hash() == before.match.hash()
            assert after.acts == before.acts

    asyncio.run(evening())


def test_a_whole_match_gives_a_record_that_holds(address: str, tmp_path: Path) -> None:
    settings = Settings(tmp_path, db=address, pace=NO_PAUSE, rates=Rates().times(1000))

    async def played() -> str:
        async with Inside(replace(settings)) as server:
            evening = Evening(server, [server.person() for _ in range(3)])
            await evening.begin("pig", 2)
            rng = Random("postgres")
            while not evening.play.over:
                await evening.act(rng)
            path = f"/api/records/{evening.play.row.id}/text"
            (listed,) = await evening.people[0].get("/api/records")
            assert listed["result"] is not None
            return (await evening.people[0].http.get(path)).text

    record = astragal.parse(asyncio.run(played()))
    assert astragal.verify(astragal.game("pig"), record).result is not None


def test_accounts_tokens_and_imports_work_there_too(address: str, tmp_path: Path) -> None:
    settings = Settings(tmp_path, db=address, pace=NO_PAUSE)

    async def visited() -> None:
        async with Inside(settings) as server:
            anna, bot = server.person(), server.person()
            await anna.post("/api/account", login="anna", password="correct horse")
            again = await bot.post("/api/account", 409, login="anna", password="correct horse")
            assert again["problem"]["code"] == "login-taken"
            given = await anna.post("/api/tokens", 201, label="my bot")
            bot.http.headers["authorization"] = f"Bearer {given['token']}"
            assert (await bot.get("/api/me"))["login"] == "anna"
            m = astragal.game("pig").new(seats=2, seed="import")
            m.apply("roll")
            text = astragal.write(astragal.record(m))
            first = await anna.post("/api/records", 201, text=text)
            assert await anna.post("/api/records", 201, text=text) == first

    asyncio.run(visited())
