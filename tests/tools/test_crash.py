"""A short crash run, and whether its judge would notice what must not happen."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from astragal.server.settings import NO_PAUSE, Settings
from tests.server.inside import Inside
from tools.crash import Plan, crash
from tools.crash_check import Claim, findings


def test_three_kills_lose_nothing() -> None:
    outcome = crash(Plan(seconds=120, tables=3, game="pig", kills=3), "suite")
    assert outcome.kills == 3
    assert outcome.acknowledged > 10
    assert outcome.wrong == []


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Claim]:
    """A database with one acknowledged act in it."""
    folder = tmp_path_factory.mktemp("crash")

    async def evening() -> Claim:
        async with Inside(Settings(folder, pace=NO_PAUSE)) as server:
            anna = server.person()
            seats = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]
            table = await anna.post("/api/tables", 201, game="pig", seats=seats)
            socket = await anna.socket(table["id"])
            await anna.post(f"/api/tables/{table['id']}/start")
            await socket.until(lambda: socket.view)
            assert socket.view is not None
            claim = Claim(socket.view["match"], 1, 0, "n1", "roll")
            socket.say("act", since=0, **claim._asdict())
            assert (await socket.answer("n1"))["ok"]
            return claim

    return folder / "astragal.sqlite", asyncio.run(evening())


def test_what_is_there_is_found(played: tuple[Path, Claim]) -> None:
    database, claim = played
    found = findings(database, [claim])
    assert (found.matches, found.acts, found.wrong) == (1, 1, [])


def test_an_act_that_was_lost_is_noticed(played: tuple[Path, Claim]) -> None:
    database, claim = played
    (wrong,) = findings(database, [claim, claim._replace(nonce="n2", number=1)]).wrong
    assert wrong.startswith("acknowledged and lost")


@pytest.mark.parametrize(
    ("change", "noticed"),
    [
        ("UPDATE acts SET hash = '00'", "another position"),
        ("UPDATE acts SET n = 1", "is missing"),
        ("UPDATE matches SET result = '[1, 2]'", "half an end"),
    ],
)
def test_a_database_that_does_not_hold_is_noticed(
    played: tuple[Path, Claim], tmp_path: Path, change: str, noticed: str
) -> None:
    copy = tmp_path / "copy.sqlite"
    with closing(sqlite3.connect(played[0])) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
        with target:
            target.execute(change)
    (wrong,) = findings(copy, []).wrong
    assert noticed in wrong
