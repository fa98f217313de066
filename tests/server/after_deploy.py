"""Visits a house with whatever package is deployed: run as a module, told and telling by JSON.

The tests of deploys run it with a copy of the package in which packs are different.
"""

import asyncio
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

from astragal.server.limits import Rates
from astragal.server.settings import NO_PAUSE, Settings
from tests.server.inside import Inside, Person, Socket

Told = dict[str, Any]
ACTS = 12


def settings(folder: str, db: str) -> Settings:
    return Settings(Path(folder), db=db, pace=NO_PAUSE, rates=Rates().times(1000))


def seen(socket: Socket) -> Told | None:
    """The view that came last, whichever seat it is for."""
    return next((told for told in socket.told[::-1] if told["type"] == "view"), None)


async def act(socket: Socket, rng: Random, nonce: str) -> None:
    """Whoever is asked at a table where one person plays all seats takes any option."""
    looked: set[tuple[int, int]] = set()

    def ready() -> bool:
        view = seen(socket)
        if view is None or view["over"]:
            return view is not None
        decision = view["decision"]
        asked = decision["number"], decision["seat"]
        if decision["seat"] != view["seat"] and asked not in looked:
            looked.add(asked)
            socket.say("look", seat=decision["seat"])
        return bool(decision["options"])

    await socket.until(ready)
    view = seen(socket)
    assert view is not None
    if view["over"]:
        return
    decision = view["decision"]
    said = {
        "match": view["match"],
        **{name: decision[name] for name in ("seat", "number", "since")},
    }
    move = rng.choice(decision["options"])["move"]
    socket.say("act", nonce=nonce, move=move, **said)
    await socket.until(lambda: asked_now(socket) != (decision["number"], decision["seat"]))


def asked_now(socket: Socket) -> tuple[int, int] | None:
    """What is asked, and of whom; an answer may wait for that of another seat."""
    view = seen(socket)
    decision = None if view is None else view["decision"]
    return None if decision is None else (decision["number"], decision["seat"])


def number_of(socket: Socket) -> int:
    """How many decisions have been made, as far as the socket was told."""
    view = seen(socket)
    return -1 if view is None else int(view["view"]["number"])


async def played_on(person: Person, table: str) -> Told:
    """What becomes of a match when somebody plays on."""
    socket = await person.socket(table)
    await socket.until(lambda: seen(socket) or socket.closed)
    first = seen(socket)
    if first is None:
        return {"problem": socket.told[-1]}
    before = number_of(socket)
    for number in range(ACTS):
        await act(socket, Random(f"{before} {number}"), f"on {before} {number}")
    last = seen(socket)
    assert last is not None
    await socket.close()
    sheet = await person.get(f"/api/records/{first['match']}/sheet")
    log = [entry["words"] for entry in last["log"]]
    return {"acts": number_of(socket) - before, "sheet": sheet, "log": log, "over": last["over"]}


async def looked_at(person: Person, record: str) -> Told:
    """A record as the page of its replay reads it."""
    head = await person.get(f"/api/records/{record}")
    if head["lost"]:
        return {"lost": head["lost"]}
    moments = await person.get(f"/api/records/{record}/moments?seat=referee&count=200")
    draws = await person.get(f"/api/records/{record}/draws")
    sheet = await person.get(f"/api/records/{record}/sheet")
    facts = {"lost": None, "moves": head["moves"], "sheet": sheet, "draws": len(draws)}
    return {**facts, "log": [one["words"] for moment in moments for one in moment["log"]]}


async def played_again(person: Person, record: str) -> Told:
    """A match that goes on from a moment of a record."""
    asked: Told = {"game": "dice-throne", "from": {"record": record, "number": 3}}
    table = await person.post("/api/tables", 201, seats=[{"kind": "me"}] * 2, **asked)
    await person.post(f"/api/tables/{table['id']}/start")
    return await played_on(person, table["id"])


async def visited(asked: Told) -> Told:
    """Everything there is in the house, played on and looked at."""
    async with Inside(settings(asked["folder"], asked["db"])) as server:
        person = server.person()
        person.http.cookies.update(asked["cookies"])
        (game,) = [one for one in await person.get("/api/games") if one["id"] == "dice-throne"]
        (fact,) = game["seat_facts"]
        return {
            "offered": {one["value"]: one["label"] for one in fact["values"]},
            "matches": {one: await played_on(person, one) for one in asked["tables"]},
            "records": {one: await looked_at(person, one) for one in asked["records"]},
            "again": await played_again(person, asked["records"][0]),
            "listed": {one["id"]: one["lost"] for one in await person.get("/api/records")},
            "mine": {one["table"]["id"]: one["my_turn"] for one in await person.get("/api/mine")},
        }


if __name__ == "__main__":
    sys.stdout.write("\n" + json.dumps(asyncio.run(visited(json.load(sys.stdin)))))
