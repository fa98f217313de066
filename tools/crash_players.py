"""Players who come back: they reconnect by themselves and send what was not answered again."""

import asyncio
import time
from random import Random
from typing import Any

import httpx2
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tools.crash_check import Claim
from tools.players import Guest, Watching

GONE = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, httpx2.HTTPError)
REFUSED = ("stale", "not-your-turn", "over")


class Survivor:
    """One seat of a table, played through every crash."""

    def __init__(self, name: str, guest: Guest, table: str, rng: Random) -> None:
        self.name = name
        self.guest = guest
        self.table = table
        self.rng = rng
        self.claims: list[Claim] = []
        self.complaints: list[str] = []
        self._seen_at: list[float] = []
        self._version = 0
        # In a poll several answers may wait for those of others.
        self._sent: dict[str, dict[str, Any]] = {}

    async def live(self) -> None:
        """Play until cancelled, whatever happens to the server."""
        while True:
            try:
                await self._sit_and_play()
            except GONE:
                await asyncio.sleep(self.rng.uniform(0.05, 0.2))

    async def back_since(self, moment: float, end: float) -> float | None:
        """When the first view came after that moment; nothing if none came before the end."""
        while True:
            seen = [at for at in self._seen_at if at > moment]
            if seen or time.monotonic() > end:
                return seen[0] if seen else None
            await asyncio.sleep(0.02)

    async def _sit_and_play(self) -> None:
        async with await self.guest.socket(self.table) as connection:
            watching = Watching(self.name, connection)
            watching.on_view = self._seen
            listening = asyncio.create_task(watching.listen())
            try:
                for sent in self._sent.values():
                    await watching.send("act", **sent)
                await self._play(watching, listening)
            finally:
                listening.cancel()
                await asyncio.gather(listening, return_exceptions=True)

    async def _play(self, watching: Watching, listening: "asyncio.Task[None]") -> None:
        while not listening.done():
            watching.heard.clear()
            self._hear_answers(watching)
            await self._move(watching)
            heard = asyncio.create_task(watching.heard.wait())
            await asyncio.wait({heard, listening}, return_when=asyncio.FIRST_COMPLETED)
            heard.cancel()

    def _hear_answers(self, watching: Watching) -> None:
        for nonce in [nonce for nonce in self._sent if nonce in watching.acknowledged]:
            self._hear(self._sent.pop(nonce), watching.acknowledged.pop(nonce))

    def _hear(self, sent: dict[str, Any], answer: dict[str, Any]) -> None:
        if answer["ok"]:
            move = (sent["match"], sent["seat"], sent["number"], sent["nonce"], sent["move"])
            self.claims.append(Claim(*move))
        elif answer["problem"]["code"] not in REFUSED:
            self.complaints.append(f"{self.name}: {answer['problem']}")

    async def _move(self, watching: Watching) -> None:
        view, decision = watching.view, watching.decision
        if view is None:
            return
        if decision is not None:
            asked = (view["match"], decision["number"], decision["since"])
            sent = [(one["match"], one["number"], one["since"]) for one in self._sent.values()]
            if asked not in sent:
                await asyncio.sleep(self.rng.uniform(0.0, 0.15))
                await self._act(watching, view, decision)
        elif view["over"] is not None and self.name.endswith("1"):
            answer = await self.guest.http.post(f"/api/tables/{self.table}/rematch", json={})
            if answer.status_code >= 500:
                self.complaints.append(f"rematch: {answer.status_code} {answer.text}")

    async def _act(
        self, watching: Watching, view: dict[str, Any], decision: dict[str, Any]
    ) -> None:
        sent = {
            "match": view["match"],
            "seat": view["seat"],
            "number": decision["number"],
            "since": decision["since"],
            "nonce": self.rng.randbytes(12).hex(),
            "move": self.rng.choice(decision["options"])["move"],
        }
        self._sent[sent["nonce"]] = sent
        await watching.send("act", **sent)

    def _seen(self, _: Watching, view: dict[str, Any]) -> None:
        self._seen_at.append(time.monotonic())
        if view["version"] <= self._version:
            self.complaints.append(f"{self.name}: version {view['version']} after {self._version}")
        self._version = view["version"]


async def surviving_table(host: str, game: str, rng: Random) -> list[Survivor]:
    """Two people at a new table, the match begun."""
    guests = [Guest(host), Guest(host)]
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = await guests[0].post("/api/tables", game=game, seats=seats)
    secret = table["seats"][1]["link"].rpartition("/")[2]
    await guests[1].post(f"/api/tables/{table['id']}/sit", secret=secret)
    await guests[0].post(f"/api/tables/{table['id']}/start")
    return [
        Survivor(f"table {table['id']} seat {number}", guest, table["id"], Random(rng.random()))
        for number, guest in enumerate(guests, 1)
    ]
