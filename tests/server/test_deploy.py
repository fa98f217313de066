"""Packs are changed, added and taken away under a house: what was begun goes on with its own."""

import asyncio
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import astragal
from astragal.records.record import record, write
from tests.server.after_deploy import act, played_on, seen, settings
from tests.server.inside import Inside, Person

ROOT = Path(__file__).parents[2]
HEROES = "games/dice_throne/content/heroes"
Told = dict[str, Any]


def finished(*heroes: str) -> astragal.Match:
    """A match that was played to its end elsewhere."""
    game = astragal.game("dice-throne")
    m = game.new([{"hero": hero} for hero in heroes], seed="deploy")
    rng = Random("deploy")
    while m.options:
        m.apply(rng.randrange(len(m.options)))
    return m


async def begin(anna: Person, *heroes: str, **facts: Any) -> str:
    """A table where Anna plays both heroes, begun."""
    seats = [{"kind": "me", "facts": {"hero": hero}} for hero in heroes]
    table = await anna.post("/api/tables", 201, game="dice-throne", seats=seats, **facts)
    await anna.post(f"/api/tables/{table['id']}/start")
    return str(table["id"])


async def a_house(folder: str, db: str) -> Told:
    """Two matches are going on, one is over, and one was brought: what there is to visit."""
    async with Inside(settings(folder, db)) as server:
        anna = server.person()
        tables = [await begin(anna, "barbarian", "monk"), await begin(anna, "ninja", "barbarian")]
        for table in tables:
            await played_on(anna, table)
        m = finished("barbarian", "ninja")
        brought = await anna.post("/api/records", 201, text=write(record(m)))
        over = await over_again(anna, brought["id"], m.number)
        cookies = dict(anna.http.cookies.items())
        records = [brought["id"], over]
        return {
            "cookies": cookies,
            "tables": tables,
            "records": records,
            "folder": folder,
            "db": db,
        }


async def over_again(anna: Person, brought: str, moves: int) -> str:
    """A match of the house that goes on from just before the end of a record, and ends."""
    since = {"record": brought, "number": moves - 1}
    seats = [{"kind": "me"}, {"kind": "me"}]
    asked: Told = {"game": "dice-throne", "seats": seats, "from": since}
    table = await anna.post("/api/tables", 201, **asked)
    await anna.post(f"/api/tables/{table['id']}/start")
    socket = await anna.socket(table["id"])
    for number in range(200):
        await act(socket, Random(number), f"end {number}")
        view = seen(socket)
        if view is not None and view["over"]:
            return str(view["match"])
    raise AssertionError("it does not end")


def changed_name(heroes: Path) -> None:
    swap(heroes / "barbarian.yaml", "en: Barbarian,", "en: Berserker,")


def changed_number(heroes: Path) -> None:
    swap(
        heroes / "barbarian.yaml",
        "{needs: {sword: 3}, do: [{deal: 4}]}",
        "{needs: {sword: 3}, do: [{deal: 9}]}",
    )


def new_hero(heroes: Path) -> None:
    shutil.copy(ROOT / "docs/examples/lamplighter.yaml", heroes)


def removed_hero(heroes: Path) -> None:
    (heroes / "ninja.yaml").unlink()


def swap(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), encoding="utf-8")


CHANGES = (changed_name, changed_number, new_hero, removed_hero)


@pytest.fixture(scope="module")
def deployed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with all the changes."""
    place = tmp_path_factory.mktemp("deployed")
    copied = shutil.ignore_patterns("static", "__pycache__")
    shutil.copytree(ROOT / "src/astragal", place / "astragal", ignore=copied)
    (place / "astragal/server/static").mkdir()
    (place / "astragal/server/static/index.html").write_text("<html></html>")
    for change in CHANGES:
        change(place / "astragal" / HEROES)
    return place


def visit(package: Path, asked: Told) -> Told:
    """The same house, kept by another package."""
    paths = os.pathsep.join([str(package), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-m", "tests.server.after_deploy"],
        input=json.dumps(asked),
        env={**os.environ, "PYTHONPATH": paths},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    found: Told = json.loads(done.stdout.splitlines()[-1])
    return found


def smack(sheet: Told) -> str:
    """What the sheet says of the Barbarian's first ability."""
    return str(sheet["heroes"]["barbarian"]["slots"][0]["levels"]["1"]["brief"][0]["text"])


@pytest.fixture(params=["sqlite", "postgresql"])
def told(request: pytest.FixtureRequest, tmp_path: Path, deployed: Path) -> tuple[Told, Told, Told]:
    """What there is to visit, what is found after the deploy, and after going back."""
    db = "" if request.param == "sqlite" else request.getfixturevalue("address")
    asked = asyncio.run(a_house(str(tmp_path), db))
    after = visit(deployed, asked)
    return asked, after, visit(ROOT / "src", asked)


def test_all_matches_go_on_and_replay_each_with_its_own_packs(
    told: tuple[Told, Told, Told],
) -> None:
    asked, *visits = told
    for found in visits:
        for table in asked["tables"]:
            match = found["matches"][table]
            assert match.get("problem") is None
            assert match["acts"] > 0 or match["over"]
        for id in asked["records"]:
            one = found["records"][id]
            assert one["lost"] is None
            assert one["moves"] > 20
            assert one["draws"] > 20
        for one in (*found["matches"].values(), *found["records"].values(), found["again"]):
            assert one["sheet"]["heroes"]["barbarian"]["name"] == "Barbarian"
            assert smack(one["sheet"]).startswith("Deal 4 / 6 / 8")
            assert not any("⟨" in line for line in one["log"])
        assert set(found["listed"].values()) == {None}
    after, back = visits
    assert (after["offered"]["barbarian"], back["offered"]["barbarian"]) == (
        "Berserker",
        "Barbarian",
    )
    assert ("ninja" in after["offered"], "lamplighter" in after["offered"]) == (False, True)
    assert ("ninja" in back["offered"], "lamplighter" in back["offered"]) == (True, False)
    ninja = after["matches"][asked["tables"][1]]["sheet"]
    assert ninja["heroes"]["ninja"]["name"] == "Ninja"
