"""Write down what a small house keeps after an evening, for tests of later upgrades.

Run it with the version that is to be remembered:  python -m tools.keep_house tests/server/houses
Anna, who has an account, and Ben, a guest, play three matches: Pig to the end, and Pig and Dice
Throne halfway, the last by a clock of days. Beside it lie their cookies.
"""

import asyncio
import json
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import astragal
from astragal.server.settings import NO_PAUSE, Settings
from astragal.version import VERSION
from tests.server.inside import Inside, Person, Socket

PASSWORD = "correct horse"
DAYS = {"kind": "days", "bank": 259200, "increment": 86400}


async def play(anna: Person, ben: Person, game: str, most: int, **facts: Any) -> None:
    """A match at a table of its own, for so many acts at most."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = await anna.post("/api/tables", 201, game=game, seats=seats, **facts)
    secret = table["seats"][1]["link"].rpartition("/")[2]
    await ben.post(f"/api/tables/{table['id']}/sit", secret=secret)
    sockets = [await anna.socket(table["id"]), await ben.socket(table["id"])]
    sockets[0].say("say", nonce="hello", text=f"A good game of {game}, Ben!")
    await sockets[0].answer("hello")
    await anna.post(f"/api/tables/{table['id']}/start")
    rng = Random(f"{game} {most}")
    for number in range(most):
        if not await act(sockets, f"n{number}", rng):
            break
    for socket in sockets:
        await socket.close()


async def act(sockets: list[Socket], nonce: str, rng: Random) -> bool:
    """Whoever is asked decides; whether anybody was."""
    asked = [False] * len(sockets)

    def ready() -> bool:
        views = [socket.view for socket in sockets]
        asked[:] = [bool(v and v["decision"] and v["decision"]["mine"]) for v in views]
        return any(asked) or any(v and v["over"] for v in views)

    await asyncio.gather(*(until(socket, ready) for socket in sockets[:1]))
    if not any(asked):
        return False
    socket = sockets[asked.index(True)]
    assert socket.view is not None
    decision, match = socket.view["decision"], socket.view["match"]
    said = {"match": match, **{name: decision[name] for name in ("seat", "number", "since")}}
    socket.say("act", nonce=nonce, move=rng.choice(decision["options"])["move"], **said)
    return bool((await socket.answer(nonce))["ok"])


async def until(socket: Socket, ready: Any) -> None:
    """Wait until something holds that may come over another socket."""
    while not ready():
        await socket.pong()
        await asyncio.sleep(0.01)


async def evening(folder: Path) -> dict[str, Any]:
    """What is played and brought; gives the cookies of both."""
    async with Inside(Settings(folder, pace=NO_PAUSE)) as server:
        anna, ben = server.person(), server.person()
        await anna.post("/api/me", name="Anna", language="pl")
        await anna.post("/api/account", login="anna", password=PASSWORD)
        await ben.post("/api/me", name="Ben", language="en")
        token = await anna.post("/api/tokens", 201, label="my bot")
        await play(anna, ben, "pig", 500, options={"goal": 20})
        await play(anna, ben, "pig", 5, public=True)
        await play(anna, ben, "dice-throne", 45, clock=DAYS)
        match = astragal.game("pig").new(seats=2, seed="import")
        match.apply("roll")
        text = astragal.write(astragal.record(match))
        await anna.post("/api/records", 201, text=text)
        people = {"anna": anna, "ben": ben}
        cookies = {name: dict(person.http.cookies.items()) for name, person in people.items()}
        return {"cookies": cookies, "token": token["token"], "password": PASSWORD}


def main() -> None:
    target = Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        secrets = asyncio.run(evening(Path(folder)))
        with closing(sqlite3.connect(Path(folder) / "astragal.sqlite")) as kept:
            dump = "\n".join(kept.iterdump())
    target.mkdir(parents=True, exist_ok=True)
    (target / f"{VERSION}.sql").write_text(dump + "\n", encoding="utf-8")
    (target / f"{VERSION}.json").write_text(json.dumps(secrets, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
