"""The same store and the same match on PostgreSQL, which is installed for this where it can be."""

import asyncio
import shlex
import subprocess
from dataclasses import replace
from pathlib import Path
from random import Random

import msgspec
from sqlalchemy import text

import astragal
from astragal.server.backup import postgres_command
from astragal.server.limits import Rates
from astragal.server.settings import NO_PAUSE, Settings
from astragal.server.side_door import by_itself
from astragal.server.store import Store
from astragal.server.store.migrate import upgrade
from astragal.server.store.packs import PackRows
from tests.server.inside import Inside
from tests.server.test_secrecy import Evening
from tools.postgres import binaries

# A match as it was kept before rules were numbered.
OLDER = """INSERT INTO matches (id, game, seats, names, users, options, content, engine, key,
started, moves) VALUES ('m1', 'pig', '[]', '[]', '[]', '{}', 'old', '0.2.0', '', 0, 0)"""


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


def test_the_administrator_works_on_the_database_itself(address: str, tmp_path: Path) -> None:
    settings = Settings(tmp_path, db=address, pace=NO_PAUSE)

    async def visited() -> None:
        async with Inside(settings) as server:
            await server.person().post("/api/account", login="clara", password="correct horse")
        for order in ("mute", "ban"):
            asked = msgspec.json.encode({"do": order, "user": "clara"})
            assert b"problem" not in await by_itself(settings, asked)
        async with Inside(settings) as server:
            again = {"login": "clara", "password": "correct horse"}
            assert (await server.person().post("/api/login", 403, **again))["problem"]
            dora = server.person()
            await dora.post("/api/account", login="dora", password="correct horse")
            assert (await dora.post("/api/me/data", password="correct horse"))["user"]["login"]
            await dora.post("/api/me/delete", password="correct horse")
            await dora.post("/api/login", 401, login="dora", password="correct horse")

    asyncio.run(visited())


def test_a_copy_is_put_back(address: str, tmp_path: Path) -> None:
    """As docs/server.md tells it."""

    async def made() -> None:
        async with Inside(Settings(tmp_path, db=address, pace=NO_PAUSE)) as server:
            await server.person().post("/api/account", login="emma", password="correct horse")

    async def restored(other: str) -> None:
        async with Inside(Settings(tmp_path, db=other, pace=NO_PAUSE)) as server:
            await server.person().post("/api/login", login="emma", password="correct horse")

    asyncio.run(made())
    dump, other = tmp_path / "copy.dump", address.removesuffix("postgres") + "restored"
    run(*shlex.split(postgres_command(address, dump)))
    run("createdb", f"--maintenance-db={address}", "restored")
    run("pg_restore", "--no-owner", f"--dbname={other}", str(dump))
    asyncio.run(restored(other))


def run(command: str, *arguments: str) -> None:
    """One of PostgreSQL's own tools."""
    place = binaries()
    assert place is not None
    tool = (place / "initdb").resolve().parent / command  # some systems link only a few of them
    subprocess.run([tool, *arguments], check=True, timeout=60)


def test_a_database_of_an_older_shape_is_brought_up_there_too(address: str, tmp_path: Path) -> None:
    other = address.removesuffix("postgres") + "older"
    run("createdb", f"--maintenance-db={address}", "older")

    async def older() -> None:
        store = Store(Settings(tmp_path, db=other).address)
        async with store.engine.begin() as connection:
            await connection.run_sync(upgrade, "fourth")
            await connection.execute(text(OLDER))
        await store.open()
        row = await store.match("m1")
        assert row is not None
        assert (row.rules, row.packs, await PackRows(store).all()) == (0, [], [])
        await store.close()

    asyncio.run(older())
