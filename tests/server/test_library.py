"""Records over HTTP: from a match that was played to its moments, draws, review and import."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec

import astragal
from astragal.server import answers
from astragal.server.settings import NO_PAUSE, Settings
from tests.server.inside import Inside, Person


async def hot_seat_match(anna: Person) -> str:
    """Somebody plays both seats of a short match of Pig to the end; gives its id."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Ben"}]
    table = await anna.post("/api/tables", 201, game="pig", seats=seats, options={"goal": 20})
    socket = await anna.socket(table["id"])
    await anna.post(f"/api/tables/{table['id']}/start")
    for number in range(500):
        await socket.until(lambda number=number: view_number(socket.view) >= number)  # type: ignore[misc]
        view = socket.view
        assert view is not None
        if view["over"] is not None:
            return str(view["match"])
        decision = view["decision"]
        if view["seat"] != decision["seat"]:
            socket.say("look", seat=decision["seat"])
        facts = {"match": view["match"], "seat": decision["seat"], "number": number}
        facts["since"] = decision["since"]
        move = "hold" if number % 3 == 2 else "roll"
        socket.say("act", nonce=f"n{number}", move=move, **facts)
        assert (await socket.answer(f"n{number}"))["ok"]
    raise AssertionError("the match does not end")


def view_number(view: dict[str, Any] | None) -> int:
    return -1 if view is None else int(view["view"]["number"])


def test_a_match_can_be_looked_back_at(tmp_path: Path) -> None:
    async def visit() -> None:
        async with Inside(Settings(tmp_path, pace=NO_PAUSE)) as server:
            anna, ben = server.person(), server.person()
            id = await hot_seat_match(anna)
            (row,) = msgspec.convert(await anna.get("/api/records"), list[answers.RecordRow])
            assert (row.id, row.names, row.ended is None) == (id, ["Anna", "Ben"], False)
            head = msgspec.convert(await ben.get(f"/api/records/{id}"), answers.RecordHead)
            assert head.over
            assert head.fairness is not None
            assert head.turns[0] == 0
            text = (await ben.http.get(f"/api/records/{id}/text")).text
            record = astragal.parse(text)
            astragal.verify(astragal.game("pig"), record)
            await look_at_moments(ben, id, len(record.lines))
            await bring_it_back(ben, text)

    asyncio.run(visit())


async def look_at_moments(ben: Person, id: str, moves: int) -> None:
    path = f"/api/records/{id}/moments?seat=referee&count=200&lang=pl"
    moments = msgspec.convert(await ben.get(path), list[answers.Moment])
    assert [moment.number for moment in moments] == list(range(moves + 1))
    draws = msgspec.convert(await ben.get(f"/api/records/{id}/draws"), list[answers.Drawn])
    assert {draw.stream for draw in draws} == {"dice"}
    refused = await ben.get(f"/api/records/{id}/moments?seat=3", 400)
    assert refused["problem"]["code"] == "no-seat"
    refused = await ben.get(f"/api/records/{id}/moments?from=-1", 400)
    assert refused["problem"]["code"] == "unreadable"


async def bring_it_back(ben: Person, text: str) -> None:
    imported = await ben.post("/api/records", 201, text=text)
    head = await ben.get(f"/api/records/{imported['id']}?lang=ru")
    assert head["names"] == ["Место 1", "Место 2"]
    refused = await ben.post("/api/records", 400, text=text.replace("roll", "hold", 1))
    assert refused["problem"]["code"] == "record"


def test_whoever_leaves_a_table_keeps_the_records_of_it(tmp_path: Path) -> None:
    async def visit() -> None:
        async with Inside(Settings(tmp_path, pace=NO_PAUSE)) as server:
            anna, ben = server.person(), server.person()
            id = await hot_seat_match(anna)
            (table,) = await anna.get("/api/mine")
            await anna.post(f"/api/tables/{table['table']['id']}/leave")
            assert [row["id"] for row in await anna.get("/api/records")] == [id]
            assert await ben.get("/api/records") == []

    asyncio.run(visit())


def test_a_review_is_made_once_and_kept(tmp_path: Path) -> None:
    async def visit() -> None:
        async with Inside(Settings(tmp_path, pace=NO_PAUSE)) as server:
            anna = server.person()
            path = f"/api/records/{await hot_seat_match(anna)}/review"
            asked = await anna.post(path, level="greedy")
            assert asked["state"] == "running"
            async with asyncio.timeout(60):
                while (asked := await anna.post(path, level="greedy"))["state"] == "running":
                    await asyncio.sleep(0.1)
            assert asked["review"]["level"] == "greedy"
            assert await anna.post(path, level="greedy") == asked
            refused = await anna.post(path, 400, level="random")
            assert refused["problem"]["code"] == "no-such-level"

    asyncio.run(visit())


def test_a_match_that_goes_on_is_not_looked_back_at(tmp_path: Path) -> None:
    async def visit() -> None:
        async with Inside(Settings(tmp_path, pace=NO_PAUSE)) as server:
            anna = server.person()
            seats = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]
            table = await anna.post("/api/tables", 201, game="pig", seats=seats)
            started = await anna.post(f"/api/tables/{table['id']}/start")
            for path in ("moments", "draws"):
                refused = await anna.get(f"/api/records/{started['match']}/{path}", 409)
                assert refused["problem"]["code"] == "not-over"
            head = await anna.get(f"/api/records/{started['match']}")
            assert (head["over"], head["fairness"]["secret"]) == (False, None)
            assert await anna.get("/api/records") == []

    asyncio.run(visit())
