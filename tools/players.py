"""Scripted players: guests with a cookie and a socket, who take any option that they are given."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from random import Random
from secrets import token_hex
from typing import Any

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect

Message = dict[str, Any]
LARGEST = 16 * 1024 * 1024


class Guest:
    """Somebody at a browser: calls with their own cookie, and sockets that carry it."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.http = httpx2.AsyncClient(base_url=f"http://{host}", timeout=30)

    async def get(self, path: str) -> Any:
        return self._answer(await self.http.get(path))

    async def post(self, path: str, **body: Any) -> Any:
        return self._answer(await self.http.post(path, json=body))

    def _answer(self, answer: httpx2.Response) -> Any:
        if answer.is_error:
            raise RuntimeError(f"{answer.request.url.path}: {answer.status_code} {answer.text}")
        return answer.json()

    async def socket(self, table: str) -> ClientConnection:
        """A socket of a table, as this guest."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return await connect(
            f"ws://{self.host}/api/tables/{table}/socket",
            additional_headers={"Cookie": cookie} if cookie else {},
            max_size=LARGEST,
            open_timeout=30,
        )

    async def close(self) -> None:
        await self.http.aclose()


@dataclass(slots=True)
class Acted:
    """An act that was sent: for which decision, when, and when everybody had seen it."""

    number: int
    at: float
    seen: dict[str, float] = field(default_factory=dict)


class Watching:
    """One open socket of a table, and the newest view that came over it."""

    def __init__(self, name: str, connection: ClientConnection) -> None:
        self.name = name
        self.connection = connection
        self.view: Message | None = None
        self.acknowledged: dict[str, Message] = {}
        self.problems: list[str] = []
        self.pongs = 0
        self.heard = asyncio.Event()
        self.on_view: Callable[[Watching, Message], None] = lambda *_: None
        self._nonces = (f"{token_hex(4)}-{n}" for n in count())

    async def listen(self) -> None:
        """Take note of what comes until the socket ends."""
        async for data in self.connection:
            self.note(msgspec.json.decode(data))

    def note(self, message: Message) -> None:
        """Remember the newest view and every answer."""
        if message["type"] == "view":
            if self.view is None or message["version"] > self.view["version"]:
                self.view = message
                self.on_view(self, message)
        elif message["type"] == "done":
            self.acknowledged[message["nonce"]] = message
            self.problems += [message["problem"]["code"]] if "problem" in message else ["done"]
        elif message["type"] == "problem":
            self.problems.append(message["problem"]["code"])
        elif message["type"] == "pong":
            self.pongs += 1
        else:
            return
        self.heard.set()

    @property
    def decision(self) -> Message | None:
        """What this seat has to decide, if anything."""
        decision = None if self.view is None else self.view["decision"]
        return decision if decision is not None and decision["mine"] else None

    async def send(self, type: str, **facts: Any) -> None:
        await self.connection.send(msgspec.json.encode({"type": type, **facts}).decode())

    async def act(self, move: str, nonce: str | None = None) -> str:
        """Answer the pending decision; gives the nonce that was sent along."""
        assert self.view is not None
        nonce = nonce or next(self._nonces)
        await self.send(
            "act",
            match=self.view["match"],
            seat=self.view["seat"],
            number=self.view["decision"]["number"],
            since=self.view["decision"]["since"],
            nonce=nonce,
            move=move,
        )
        return nonce


@dataclass(slots=True)
class PlayedTable:
    """A table with a person in every seat, each with a socket of their own."""

    id: str
    guests: list[Guest]
    seats: list[Watching]
    rng: Random
    latencies: list[float] = field(default_factory=list)
    acts: int = 0
    finished: int = 0
    late: int = 0
    pending: Acted | None = None

    def seen(self, who: Watching, view: Message) -> None:
        """Somebody got a view: was it the last that an act waited for?"""
        pending = self.pending
        if pending is None:
            return
        decision = view["decision"]
        if decision is None or decision["number"] > pending.number:
            pending.seen[who.name] = time.perf_counter()
            if len(pending.seen) == len(self.seats):
                self.latencies.append(max(pending.seen.values()) - pending.at)
                self.pending = None

    def turn(self) -> tuple[Watching, Message] | None:
        """Who must decide, and what."""
        for seat in self.seats:
            if (decision := seat.decision) is not None:
                return seat, decision
        return None

    def _polled(self, decision: Message) -> bool:
        """Whether a poll is answered, as others are asked to answer it at the same time."""
        return any(option["move"] == "pass" for option in decision["options"])

    async def one_act(self) -> None:
        """Let whoever must decide take any option; a match that is over is played once more."""
        turn = self.turn()
        if self.pending is not None and not (turn and self._polled(turn[1])):
            self.late += 1
            return
        if turn is not None:
            seat, decision = turn
            move = self.rng.choice(decision["options"])["move"]
            # Whoever answers a poll last is the one who is waited for.
            number = min(decision["number"], self.pending.number if self.pending else 1_000_000)
            self.pending = Acted(number, time.perf_counter())
            self.acts += 1
            await seat.act(move)
        elif self.seats[0].view is not None and self.seats[0].view["over"] is not None:
            self.finished += 1
            await self.guests[0].post(f"/api/tables/{self.id}/rematch")

    async def close(self) -> None:
        """Everybody gets up."""
        for seat in self.seats:
            await seat.connection.close()
        for guest in self.guests:
            await guest.close()


async def seated_table(host: str, game: str, seats: int, rng: Random) -> PlayedTable:
    """A table with a new guest in every seat, started."""
    guests = [Guest(host) for _ in range(seats)]
    asked = [{"kind": "me"}, *({"kind": "open"} for _ in guests[1:])]
    table = await guests[0].post("/api/tables", game=game, seats=asked)
    for guest, seat in zip(guests[1:], table["seats"][1:], strict=True):
        secret = seat["link"].rpartition("/")[2]
        await guest.get("/api/me")
        await guest.post(f"/api/tables/{table['id']}/sit", secret=secret)
    sockets = [await guest.socket(table["id"]) for guest in guests]
    watching = [Watching(f"seat {n}", socket) for n, socket in enumerate(sockets, 1)]
    played = PlayedTable(table["id"], guests, watching, rng)
    for one in watching:
        one.on_view = played.seen
    await guests[0].post(f"/api/tables/{table['id']}/start")
    return played
