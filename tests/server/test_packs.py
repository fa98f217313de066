"""Packs that records bring: kept by hash, bounded, verified apart, and never in the house's way."""

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select, update

import astragal
from astragal.kernel.match import Match
from astragal.packs.bring import brought_pack
from astragal.packs.pack import Pack
from astragal.packs.yaml import parse
from astragal.records import beside
from astragal.records.beside import MOST_PACKS, packs_text
from astragal.records.record import record, write
from astragal.server import apart, kept_packs, records
from astragal.server.admin_orders import obey
from astragal.server.limits import Rates
from astragal.server.review_jobs import Job, Unreviewable, reviewed
from astragal.server.settings import NO_PAUSE, Settings
from astragal.server.store import schema
from astragal.server.store.packs import add_pack
from tests.server.inside import Inside, Person
from tests.server.tables import FakeTime, spend

GAME = astragal.game("dice-throne")
LAMPLIGHTER = Path(__file__).parents[2] / "docs/examples/lamplighter.yaml"
Visit = Callable[[Inside, Person], Coroutine[Any, Any, None]]


@pytest.fixture
def lamplighter(monkeypatch: pytest.MonkeyPatch) -> Iterator[Pack]:
    """A hero whom nobody of the house knows, at hand for the test alone."""
    monkeypatch.setattr(GAME.shelf, "_passing", {})  # what others came by with is forgotten
    pack = brought_pack(LAMPLIGHTER)
    GAME.shelf.bring(pack)
    yield pack
    GAME.shelf.leave(pack)


def played(acts: int = 10_000) -> Match:
    """A match with the brought hero."""
    m = GAME.new([{"hero": "lamplighter"}, {"hero": "monk"}], seed="brought")
    rng = Random("brought")
    while m.options and acts:
        m.apply(rng.randrange(len(m.options)))
        acts -= 1
    return m


def elsewhere(pack: Pack) -> tuple[str, str]:
    """A record that was made elsewhere and its packs; nobody here knows them any more."""
    m = played()
    told = write(record(m)), packs_text(m.setup.packs)
    GAME.shelf.leave(pack)
    return told


def house_of(folder: Path, visit: Visit, database: str | None = None) -> None:
    rates = Rates().times(1000)
    settings = Settings(folder, db=database or "", pace=NO_PAUSE, rates=rates, time=FakeTime())

    async def evening() -> None:
        async with Inside(settings) as server:
            await visit(server, server.person())

    spend(evening())


def test_a_record_that_brings_its_packs_is_taken_in_by_a_house_that_lacks_them(
    tmp_path: Path, database: str | None, lamplighter: Pack
) -> None:
    text, packs = elsewhere(lamplighter)

    async def visit(server: Inside, anna: Person) -> None:
        refused = await anna.post("/api/records", 400, text=text)
        assert f"lamplighter ({lamplighter.hash})" in refused["problem"]["words"]
        id = (await anna.post("/api/records", 201, text=text, packs=packs))["id"]
        await server.close()
        await server.open()
        user = (await anna.get("/api/me"))["id"]
        (listed,) = await server.house.records.of(user, "en")
        assert [said.split()[1] for said in listed["points"]] == ["health"] * 2
        sheet = await anna.get(f"/api/records/{id}/sheet?lang=ru")
        assert "lamplighter:lamplighter" in sheet["heroes"]
        moments = await anna.get(f"/api/records/{id}/moments?seat=referee&count=3")
        assert len(moments) == 3
        again = await anna.http.get(f"/api/records/{id}/packs")
        assert {*json.loads(again.text)["packs"]} == {*json.loads(packs)["packs"]}
        kept = await server.house.packs.kept()
        assert {one.hash for one in kept} == {lamplighter.hash}

    house_of(tmp_path, visit, database)


def test_a_strangers_pack_is_not_played_with_at_the_tables(
    tmp_path: Path, lamplighter: Pack
) -> None:
    text, packs = elsewhere(lamplighter)

    async def visit(server: Inside, anna: Person) -> None:
        id = (await anna.post("/api/records", 201, text=text, packs=packs))["id"]
        (game,) = [one for one in await anna.get("/api/games") if one["id"] == GAME.id]
        offered = [one["value"] for one in game["seat_facts"][0]["values"]]
        assert "lamplighter:lamplighter" not in offered
        hero = {"kind": "me", "facts": {"hero": "lamplighter:lamplighter"}}
        await anna.post("/api/tables", 400, game=GAME.id, seats=[hero, hero])
        since = {"record": id, "number": 5}
        asked: dict[str, Any] = {"game": GAME.id, "seats": [{"kind": "me"}] * 2, "from": since}
        told = await anna.post("/api/tables", 409, **asked)
        assert told["problem"]["code"] == "strange-packs"

    house_of(tmp_path, visit)


def test_a_brought_hero_of_the_house_is_dealt_kept_and_found_again(
    tmp_path: Path, database: str | None, lamplighter: Pack
) -> None:
    hero = "lamplighter:lamplighter"

    async def visit(server: Inside, anna: Person) -> None:
        seats = [{"kind": "me", "facts": {"hero": hero}}, {"kind": "bot", "level": "greedy"}]
        table = await anna.post("/api/tables", 201, game=GAME.id, seats=seats)
        assert table["seats"][0]["facts"]["hero"] == hero
        await anna.post(f"/api/tables/{table['id']}/start")
        socket = await anna.socket(table["id"])
        await socket.until(lambda: socket.view and socket.view["decision"]["options"])
        assert socket.view is not None
        assert socket.view["view"]["seats"]["1"]["hero"] == hero
        await socket.close()
        await server.close()
        GAME.shelf.leave(lamplighter)  # the next start is told of no pack
        await server.open()
        again = await anna.socket(table["id"])
        await again.until(lambda: again.view)
        assert again.view is not None
        sheet = await anna.get(f"/api/records/{again.view['match']}/sheet")
        assert sheet["heroes"][hero]["name"] == "Lamplighter"

    house_of(tmp_path, visit, database)


def test_packs_that_are_no_packs_or_not_those_are_refused(
    tmp_path: Path, lamplighter: Pack
) -> None:
    text, packs = elsewhere(lamplighter)
    told = json.loads(packs)
    many = json.dumps({**told, "packs": told["packs"] * MOST_PACKS})
    changed = json.dumps({**told, "packs": [one[:-8] + "AAAAAAA=" for one in told["packs"]]})
    other = packs_text([impostor()])
    wrong = {"no packs": "no text of packs", '{"packs": 3}': "no text of packs"}
    wrong |= {json.dumps({"astragal packs": 9, "packs": []}): "format 9", many: "at most 32"}
    wrong |= {changed: "pack", other: lamplighter.hash}

    async def visit(server: Inside, anna: Person) -> None:
        for given, words in wrong.items():
            refused = await anna.post("/api/records", 400, text=text, packs=given)
            assert words in refused["problem"]["words"]
        assert await server.house.packs.kept() == []

    house_of(tmp_path, visit)


def impostor() -> Pack:
    """Another hero of the same name."""
    text = LAMPLIGHTER.read_text("utf-8").replace("en: Lamplighter", "en: Impostor")
    return Pack("lamplighter", [parse(text)])


def test_nobody_fills_the_disk_with_packs(
    tmp_path: Path, lamplighter: Pack, monkeypatch: pytest.MonkeyPatch
) -> None:
    text, packs = elsewhere(lamplighter)

    async def visit(server: Inside, anna: Person) -> None:
        for limit, status, code in (
            ("MOST_BROUGHT", 409, "too-many-packs"),
            ("MOST_STRANGE", 507, "no-space-packs"),
        ):
            with monkeypatch.context() as patched:
                patched.setattr(kept_packs, limit, 1000)
                refused = await anna.post("/api/records", status, text=text, packs=packs)
                assert refused["problem"]["code"] == code
        assert await server.house.packs.kept() == []

    house_of(tmp_path, visit)


def test_what_takes_too_long_is_refused(tmp_path: Path, lamplighter: Pack) -> None:
    text, packs = elsewhere(lamplighter)

    async def visit(server: Inside, anna: Person) -> None:
        server.house.records.apart = apart.Apart(seconds=0.01)
        refused = await anna.post("/api/records", 409, text=text, packs=packs)
        assert refused["problem"]["code"] == "packs-heavy"

    house_of(tmp_path, visit)


def test_the_house_itself_reads_no_strangers_packs(
    tmp_path: Path, lamplighter: Pack, monkeypatch: pytest.MonkeyPatch
) -> None:
    text, packs = elsewhere(lamplighter)
    m = GAME.new(2, seed="own")
    m.apply(0)
    own = write(record(m))

    def read(text: str) -> list[Any]:
        raise AssertionError("read in the main process")

    monkeypatch.setattr(beside, "_listed", read)

    async def visit(server: Inside, anna: Person) -> None:
        await anna.post("/api/records", 201, text=own, packs=packs)  # it names none of them
        assert await server.house.packs.kept() == []
        await anna.post("/api/records", 201, text=text, packs=packs)

    house_of(tmp_path, visit)


def with_another(note: str) -> tuple[str, str]:
    """A record with another hero of the same kind, of about the same size."""
    told = LAMPLIGHTER.read_text("utf-8").replace("en: Lamplighter", f"en: Lamplighter {note}")
    other = Pack(f"lamp-{note}", [parse(told)])
    GAME.shelf.bring(other)
    m = GAME.new([{"hero": f"{other.name}:lamplighter"}, {"hero": "monk"}], seed=note)
    m.apply(0)
    GAME.shelf.leave(other)
    return write(record(m)), packs_text(m.setup.packs)


def test_a_quota_holds_for_what_comes_at_once(
    tmp_path: Path, database: str | None, lamplighter: Pack, monkeypatch: pytest.MonkeyPatch
) -> None:
    brought = [with_another(note) for note in ("one", "two", "three")]
    GAME.shelf.leave(lamplighter)
    room = len(lamplighter.to_bytes()) * 3 // 2

    async def visit(server: Inside, anna: Person) -> None:
        before = await server.house.packs.kept()  # others may have been at this database
        taken = sum(len(one.data) for one in before if one.user is not None)
        monkeypatch.setattr(kept_packs, "MOST_STRANGE", taken + room)
        people = [anna, server.person(), server.person()]
        asked = [{"text": text, "packs": packs} for text, packs in brought]
        pairs = zip(people, asked, strict=True)
        calls = [who.http.post("/api/records", json=one) for who, one in pairs]
        answers = await asyncio.gather(*calls)
        assert sorted(one.status_code for one in answers) == [201, 507, 507]
        assert len(await server.house.packs.kept()) == len(before) + 1

    house_of(tmp_path, visit, database)


def test_imports_are_counted_when_they_come_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records, "MOST_IMPORTS", 2)
    told = []
    for seed in "abcde":
        m = GAME.new(2, seed=seed)
        m.apply(0)
        told.append(write(record(m)))

    async def visit(server: Inside, anna: Person) -> None:
        await anna.get("/api/me")
        calls = [anna.http.post("/api/records", json={"text": one}) for one in told]
        answers = await asyncio.gather(*calls)
        assert sorted(one.status_code for one in answers) == [201, 201, 400, 400, 400]

    house_of(tmp_path, visit)


def test_nobody_waits_twice_with_packs_and_few_wait(
    tmp_path: Path, lamplighter: Pack, monkeypatch: pytest.MonkeyPatch
) -> None:
    text, packs = elsewhere(lamplighter)
    monkeypatch.setattr(apart, "MOST_WAITING", 2)

    async def visit(server: Inside, anna: Person) -> None:
        ben, carl = server.person(), server.person()
        for who in (anna, ben, carl):
            await who.get("/api/me")
        asked = {"text": text, "packs": packs}
        order = (anna, anna, ben, carl)
        calls = [who.http.post("/api/records", json=asked) for who in order]
        answers = await asyncio.gather(*calls)
        codes = [one.status_code for one in answers]
        assert sorted(codes) == [201, 201, 429, 429]
        assert sorted(codes[:2]) == [201, 429]
        busy = [one.json()["problem"]["code"] for one in answers if one.status_code == 429]
        assert busy == ["imports-busy"] * 2

    house_of(tmp_path, visit)


def test_a_lie_about_a_match_with_brought_packs_is_found(tmp_path: Path, lamplighter: Pack) -> None:
    text, packs = elsewhere(lamplighter)

    async def visit(server: Inside, anna: Person) -> None:
        lie = text.replace('[Hash "', '[Hash "00')
        asked = {"text": lie, "packs": packs}
        refused = await anna.http.post("/api/records?lang=pl", json=asked)
        assert "ostatnia pozycja" in refused.json()["problem"]["words"]

    house_of(tmp_path, visit)


def test_a_damaged_pack_loses_only_its_matches(
    tmp_path: Path, lamplighter: Pack, monkeypatch: pytest.MonkeyPatch
) -> None:
    text, packs = elsewhere(lamplighter)
    m = GAME.new(2, seed="own")
    m.apply(0)
    own = write(record(m))

    async def visit(server: Inside, anna: Person) -> None:
        id = (await anna.post("/api/records", 201, text=text, packs=packs))["id"]
        sound = (await anna.post("/api/records", 201, text=own))["id"]
        damage = update(schema.packs).values(data=b"\x92\xa0\x90")
        await server.house.store.write((damage, {}))
        await server.close()
        monkeypatch.setattr(GAME.shelf, "_passing", {})
        await server.open()
        await anna.get(f"/api/records/{sound}/sheet")
        assert "lamplighter" in (await anna.get(f"/api/records/{id}", 400))["problem"]["words"]

    house_of(tmp_path, visit)


def test_a_pack_is_kept_once(tmp_path: Path, lamplighter: Pack) -> None:
    async def visit(server: Inside, anna: Person) -> None:
        added = server.house.packs.new_rows([lamplighter], 0)
        writes = [*map(add_pack, added), *map(add_pack, added)]
        await server.house.store.write(*writes)
        await server.house.store.write(*writes)
        query = select(schema.packs.c.hash)
        async with server.house.store.engine.connect() as connection:
            found = (await connection.execute(query)).scalars().all()
        assert found == [lamplighter.hash]

    house_of(tmp_path, visit)


def test_whoever_leaves_takes_along_the_packs_that_nobody_else_needs(
    tmp_path: Path, database: str | None, lamplighter: Pack
) -> None:
    text, packs = with_another("shared")
    alone, her_own = with_another("alone")

    async def visit(server: Inside, anna: Person) -> None:
        before = {one.hash for one in await server.house.packs.kept()}
        ben = server.person()
        await anna.post("/api/records", 201, text=alone, packs=her_own)
        await anna.post("/api/records", 201, text=text, packs=packs)
        id = (await ben.post("/api/records", 201, text=text))["id"]
        told = await anna.post("/api/me/data")
        mine = {one["name"]: one["size"] > 1000 for one in told["packs"]}
        assert mine["lamp-alone"]
        await anna.post("/api/me/delete")
        kept = {one.hash: one.user for one in await server.house.packs.kept()}
        (shared,) = kept.keys() - before
        assert f"lamp-shared:{shared}" in text
        assert told["user"]["id"] not in kept.values()
        await ben.get(f"/api/records/{id}/sheet")
        assert server.house.packs.strange(GAME, [shared])
        await ben.post("/api/records", 400, text=alone)  # its pack is not here any more

    house_of(tmp_path, visit, database)


def test_what_the_house_deals_from_is_no_longer_a_strangers(
    tmp_path: Path, lamplighter: Pack
) -> None:
    text, packs = elsewhere(lamplighter)

    async def visit(server: Inside, anna: Person) -> None:
        await anna.post("/api/records", 201, text=text, packs=packs)
        assert [one.user for one in await server.house.packs.kept()] != [None]
        GAME.shelf.bring(lamplighter)
        seats = [{"kind": "me", "facts": {"hero": "lamplighter:lamplighter"}}] * 2
        table = await anna.post("/api/tables", 201, game=GAME.id, seats=seats)
        await anna.post(f"/api/tables/{table['id']}/start")
        GAME.shelf.leave(lamplighter)
        assert not server.house.packs.strange(GAME, [lamplighter.mark])
        await server.close()
        await server.open()
        assert not server.house.packs.strange(GAME, [lamplighter.mark])
        assert {one.user for one in await server.house.packs.kept()} == {None}

    house_of(tmp_path, visit)


def test_the_administrator_sees_which_packs_are_in_use(tmp_path: Path, lamplighter: Pack) -> None:
    text, packs = elsewhere(lamplighter)

    async def visit(server: Inside, anna: Person) -> None:
        id = (await anna.get("/api/me"))["id"]
        await anna.post("/api/records", 201, text=text, packs=packs)
        me = {"kind": "me", "facts": {"hero": "monk"}}
        table = await anna.post("/api/tables", 201, game=GAME.id, seats=[me, me])
        await anna.post(f"/api/tables/{table['id']}/start")
        socket = await anna.socket(table["id"])
        await socket.until(lambda: socket.view)
        answer = json.loads(await obey(server.house, b'{"do": "packs"}'))
        listed = {(one["name"], one["matches"], one["user"]) for one in answer["packs"]}
        assert listed == {("lamplighter", 0, id), ("", 1, None)}

    house_of(tmp_path, visit)


def test_a_record_with_a_brought_hero_is_reviewed_in_another_process(lamplighter: Pack) -> None:
    m = played(acts=3)
    GAME.shelf.leave(lamplighter)
    packs = packs_text(m.setup.packs)
    made = asyncio.run(reviewed(write(record(m)), "greedy", Job(3), packs=packs))
    assert json.loads(made)["seats"][0]["hero"] == "lamplighter:lamplighter"


def test_a_review_with_brought_packs_has_no_more_memory_than_their_verification(
    lamplighter: Pack, monkeypatch: pytest.MonkeyPatch
) -> None:
    m = played(acts=3)
    GAME.shelf.leave(lamplighter)
    monkeypatch.setattr(apart, "MEMORY", 16 * 1024 * 1024)
    with pytest.raises(Unreviewable):
        asyncio.run(reviewed(write(record(m)), "greedy", Job(3), packs=packs_text(m.setup.packs)))
