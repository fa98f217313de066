"""A house that an older version has kept goes on: people, records, and what can only be read."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import astragal
from astragal.errors import RecordError
from astragal.server.settings import NO_PAUSE, Settings
from astragal.server.store.migrate import NEWEST
from tests.server.inside import Inside, Person
from tests.server.tables import FakeTime, spend

HOUSES = Path(__file__).parent / "houses"
VERSIONS = sorted(path.stem for path in HOUSES.glob("*.sql"))
SECRETS = {version: json.loads((HOUSES / f"{version}.json").read_text()) for version in VERSIONS}

pytestmark = pytest.mark.parametrize("version", VERSIONS)


@pytest.fixture
def server(tmp_path: Path, version: str) -> Inside:
    """A server on the folder of an older one, an hour after it was ended."""
    with closing(sqlite3.connect(tmp_path / "astragal.sqlite")) as made:
        made.executescript((HOUSES / f"{version}.sql").read_text("utf-8"))
        (last,) = made.execute("SELECT max(at) FROM acts").fetchone()
    time = FakeTime()
    time.pass_by(last / 1000 + 3600 - time.now())
    return Inside(Settings(tmp_path, pace=NO_PAUSE, time=time))


def known(server: Inside, version: str, name: str) -> Person:
    """Somebody with the cookie that the older version gave them."""
    person = server.person()
    person.http.cookies.update(SECRETS[version]["cookies"][name])
    return person


def tables_of(mine: list[dict[str, Any]], game: str, status: str) -> list[dict[str, Any]]:
    return [one for one in mine if (one["table"]["game"], one["table"]["status"]) == (game, status)]


def test_the_database_has_the_newest_shape(server: Inside, tmp_path: Path) -> None:
    async def visit() -> None:
        async with server:
            pass

    spend(visit())
    with closing(sqlite3.connect(tmp_path / "astragal.sqlite")) as kept:
        assert kept.execute("SELECT version_num FROM alembic_version").fetchall() == [(NEWEST,)]
        assert kept.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert kept.execute("PRAGMA foreign_key_check").fetchall() == []


def test_people_are_known_by_cookie_password_and_token(server: Inside, version: str) -> None:
    async def visit() -> None:
        async with server:
            anna, ben = known(server, version, "anna"), known(server, version, "ben")
            assert (await anna.get("/api/me"))["login"] == "anna"
            assert (await ben.get("/api/me"))["name"] == "Ben"
            again, bot = server.person(), server.person()
            secrets = SECRETS[version]
            await again.post("/api/login", login="anna", password=secrets["password"])
            bot.http.headers["authorization"] = f"Bearer {secrets['token']}"
            assert (
                await again.get("/api/me") == await bot.get("/api/me") == await anna.get("/api/me")
            )

    spend(visit())


def test_records_are_listed_and_say_why_they_can_not_be_played_again(
    server: Inside, version: str
) -> None:
    async def visit() -> None:
        async with server:
            anna = known(server, version, "anna")
            records = await anna.get("/api/records")
            assert len(records) == 2  # the finished match, and one that was brought
            (over,) = [one for one in records if one["result"] and one["names"][0] == "Anna"]
            assert over["names"] == ["Anna", "Ben"]
            text = (await anna.http.get(f"/api/records/{over['id']}/text")).text
            record = astragal.parse(text)
            assert (record.engine, record.rules) == (version.partition("-")[0], 0)
            assert (record.result, len(record.lines)) == (tuple(over["result"]), over["moves"])
            with pytest.raises(RecordError, match="this record goes by rules 0 of the game"):
                astragal.verify(astragal.game("pig"), record)
            assert all(one["lost"] for one in records)
            told = await anna.get(f"/api/records/{over['id']}/story")
            assert len(told["log"]) >= over["moves"]
            assert not any("no words" in entry["words"] for entry in told["log"])

    spend(visit())


@pytest.mark.parametrize("game", ["pig", "dice-throne"])
@pytest.mark.parametrize("name", ["anna", "ben"])
def test_a_match_from_before_rules_were_numbered_says_in_a_sentence_that_it_can_not_go_on(
    server: Inside, version: str, name: str, game: str
) -> None:
    async def visit() -> None:
        async with server:
            person = known(server, version, name)
            mine = await person.get("/api/mine?lang=pl")
            (lost,) = tables_of(mine, game, "playing")
            assert not lost["my_turn"]
            socket = await person.socket(lost["table"]["id"], "pl")
            await socket.until(lambda: socket.closed == 4403)
            problem = socket.told[-1]["problem"]
            assert (problem["code"], problem["words"]) == ("lost", lost["table"]["lost"])
            assert "zanim zasady tej gry dostały tu numery" in problem["words"]
            told = await person.get(f"/api/records/{lost['table']['match']}/story?lang=pl")
            assert [entry["words"] for entry in told["log"] if "⟨" in entry["words"]] == []
            assert told["log"]

    spend(visit())
