"""A few thousand odd messages to a server in this process; tools/fuzz_socket.py sends more."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from astragal.server.limits import Rates
from astragal.server.settings import NO_PAUSE, Settings
from tests.server.inside import Inside, Socket
from tools.fuzz_messages import odd_message, templates

MESSAGES = 2000
TOGETHER = 50


@pytest.mark.parametrize("game", ["pig", "dice-throne"])
def test_no_message_is_too_odd(tmp_path: Path, game: str) -> None:
    rates = Rates().times(1_000_000)

    async def fuzzed() -> None:
        async with Inside(Settings(tmp_path, pace=NO_PAUSE, rates=rates)) as server:
            anna, ben = server.person(), server.person()
            seats = [{"kind": "me"}, {"kind": "open"}]
            table = await anna.post("/api/tables", 201, game=game, seats=seats)
            secret = table["seats"][1]["link"].rpartition("/")[2]
            await ben.post(f"/api/tables/{table['id']}/sit", secret=secret)
            sockets = [await person.socket(table["id"]) for person in (anna, ben)]
            await anna.post(f"/api/tables/{table['id']}/start")
            rng = Random(f"fuzz {game}")
            for _ in range(MESSAGES // TOGETHER):
                await some(rng.choice(sockets), rng)
            told = [one for socket in sockets for one in socket.told]
            codes = {one["problem"]["code"] for one in told if one.get("problem")}
            assert "unreadable" in codes
            assert "internal" not in codes
            await plays_on(sockets)

    asyncio.run(fuzzed())


async def some(socket: Socket, rng: Random) -> None:
    await socket.until(lambda: socket.view)
    view = socket.view
    assert view is not None
    known = templates(view["match"], max(1, view["seat"]), view["decision"])
    for _ in range(TOGETHER):
        socket.send(odd_message(rng, known))
    await socket.pong()
    assert socket.closed is None


async def plays_on(sockets: list[Socket]) -> None:
    """Whoever must decide can; unless the noise has played the match to its end."""
    for seat, socket in enumerate(sockets, 1):
        socket.say("return", seat=seat)
        socket.say("look", seat=seat)
        await socket.pong()
        await socket.until(lambda socket=socket, seat=seat: socket.view["seat"] == seat)  # type: ignore[misc]
        view = socket.view
        assert view is not None
        if view["decision"] is not None and view["decision"]["mine"]:
            decision = view["decision"]
            facts = {
                "match": view["match"],
                "number": decision["number"],
                "since": decision["since"],
            }
            move = decision["options"][0]["move"]
            socket.say("act", nonce="the last", seat=seat, move=move, **facts)
            assert (await socket.answer("the last"))["ok"]
            return
        assert view["decision"] is None or view["decision"]["seat"] != seat
