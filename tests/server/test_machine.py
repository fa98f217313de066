"""A server under everything that people, nets and crashes do to it, in any order.

Hypothesis makes up the order. After each step: whatever was acknowledged is in the database once,
every open socket shows exactly what its seat may see of the one true match, and a restart gives
the same match to the last bit.
"""

import asyncio
import tempfile
from collections.abc import Coroutine
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
)

from astragal.server.asked import question
from astragal.server.limits import Rates
from astragal.server.play import Play
from astragal.server.room import Room
from astragal.server.settings import NO_PAUSE, Settings
from tests.server.inside import Inside, Person, Socket, Told
from tests.server.tables import FakeTime, FirstOption, answers, pending

Result = TypeVar("Result")
PATIENCE = 20.0
BOT = {"kind": "bot", "level": "random"}
REFUSED = {"stale", "not-your-turn", "over", "stand-in"}
people = st.integers(0, 1)
# Which of so many; how many there are is up to the dice, which Hypothesis does not know.
choices = st.integers(0, 999)


class Table(RuleBasedStateMachine):
    """Two people at one table, one who watches, and a server that comes and goes."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory(prefix="astragal-machine-")
        self.loop = asyncio.new_event_loop()
        self.time = FakeTime()
        self.nonces = (f"n{number}" for number in count())
        self.acknowledged: list[dict[str, Any]] = []
        self.waiting: dict[str, dict[str, Any]] = {}
        self.sockets: list[list[Socket]] = [[], [], []]
        self.people: list[Person] = []
        self.ids: list[str] = []
        self.table = ""

    def run(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Do something on the server's loop."""

        async def bounded() -> Result:
            async with asyncio.timeout(PATIENCE):
                return await work

        return self.loop.run_until_complete(bounded())

    # -- how the table stands -----------------------------------------------------------

    @initialize(game=st.sampled_from(["pig", "dice-throne"]), clock=st.booleans())
    def begin(self, game: str, clock: bool) -> None:
        rules = {"kind": "live", "bank": 60, "increment": 5} if clock else {"kind": "none"}
        seats = [{"kind": "me"}, {"kind": "open"}, *([BOT] if game == "pig" else [])]
        self.run(self._begin(game, rules, seats))

    async def _begin(self, game: str, clock: dict[str, Any], seats: list[dict[str, str]]) -> None:
        self.server = Inside(
            Settings(
                Path(self.folder.name),
                pace=NO_PAUSE,
                time=self.time,
                rates=Rates().times(1_000_000),
                snapshot=5,
            )
        )
        await self._open()
        self.people = [self.server.person() for _ in range(3)]
        anna, ben, _ = self.people
        table = await anna.post("/api/tables", 201, game=game, seats=seats, clock=clock)
        self.ids = [(await person.get("/api/me"))["id"] for person in self.people]
        self.table = table["id"]
        secret = table["seats"][1]["link"].rpartition("/")[2]
        await ben.post(f"/api/tables/{self.table}/sit", secret=secret)
        for who in range(3):
            await self._join(who)
        await anna.post(f"/api/tables/{self.table}/start")
        for who in (0, 1):
            await self._always_ask(who)

    async def _always_ask(self, who: int) -> None:
        """Nobody who could answer is passed for, so that answers wait for others."""
        socket, nonce = self.sockets[who][-1], next(self.nonces)
        socket.say("orders", seat=who + 1, nonce=nonce, preset="ask")
        assert (await socket.answer(nonce))["ok"]

    async def _open(self) -> None:
        await self.server.open()
        self.server.house.thinkers = FirstOption(1)

    async def _play(self) -> Play:
        return (await self.server.house.rooms.room(self.table)).playing()

    async def _join(self, who: int) -> None:
        key = self.server.house.identity.watch_key(self.table) if who == 2 else ""
        socket = await self.people[who].socket(self.table, key=key)
        await socket.pong()  # the table knows it, not the door alone
        self.sockets[who].append(socket)

    def _socket(self, who: int) -> Socket:
        """A socket of somebody; opened if there is none."""
        if not self.sockets[who]:
            self.run(self._join(who))
        return self.sockets[who][-1]

    def _seat(self, who: int) -> int:
        """Where somebody sits; a rematch moves everybody one seat up."""
        return next(seat.number for seat in self._room().seats if seat.user == self.ids[who])

    def _room(self) -> Room:
        return self.run(self.server.house.rooms.room(self.table))

    # -- what people do -----------------------------------------------------------------

    @rule(who=st.integers(0, 2))
    def join(self, who: int) -> None:
        if len(self.sockets[who]) < 3:
            self.run(self._join(who))

    @rule(who=st.integers(0, 2))
    def hang_up(self, who: int) -> None:
        if self.sockets[who]:
            self.run(self.sockets[who].pop().close())

    @rule()
    def everybody_goes(self) -> None:
        """Nobody has the table open: where a bot must decide and no clock runs, it rests."""
        for own in self.sockets:
            while own:
                self.run(own.pop().close())

    @rule(choice=choices)
    def act(self, choice: int) -> None:
        """Whoever must decide does; it is done, unless the clock or a bot was quicker."""
        request = self._legal(choice)
        if request is not None:
            answer = self._ask("act", request)
            assert answer.get("waits") or answer["ok"] or answer["problem"]["code"] in REFUSED
            self._remember(request, answer)

    @rule(choice=choices)
    def two_tabs(self, choice: int) -> None:
        """The same act from two tabs at once is done once, and both hear the same."""
        request = self._legal(choice)
        if request is None:
            return
        who = self._who(request["seat"])
        self.run(self._join(who))
        tabs = self.sockets[who][-2:]
        for tab in tabs:
            tab.say("act", **request)
        told = [self._answered(tab, request) for tab in tabs]
        if not all(one.get("waits") for one in told):
            told = [self.run(tab.answer(request["nonce"])) for tab in tabs]
        assert told[0].get("ok") == told[-1].get("ok")
        self._remember(request, told[0])

    @rule(choice=choices)
    def out_of_order(self, choice: int) -> None:
        """An act for the decision after this one is not done for this one.

        When the clock or a bot was quicker, it is that decision's turn: then it is done, for it.
        """
        request = self._legal(choice)
        if request is None:
            return
        later = {**request, "number": request["number"] + 1, "nonce": next(self.nonces)}
        for asked in (later, request):
            self._remember(asked, self._ask("act", asked))

    @rule(choice=choices)
    def again(self, choice: int) -> None:
        """An act that was acknowledged before gets the same answer, and is not done again."""
        request = self._acknowledged(choice)
        if request is not None:
            answer = self._ask("act", request)
            assert (answer["ok"], answer["number"]) == (True, request["number"])

    @rule(choice=choices)
    def stale(self, choice: int) -> None:
        """An old number with a new nonce is refused."""
        old = self._acknowledged(choice)
        if old is None or self._room().beat.poll(old["seat"], old["number"]) is not None:
            return
        if old["number"] != self.run(self._play()).match.number:
            answer = self._ask("act", {**old, "nonce": next(self.nonces)})
            assert answer["problem"]["code"] in REFUSED

    @rule(who=st.integers(0, 2), choice=choices)
    def forged(self, who: int, choice: int) -> None:
        """Nobody acts for a seat that is not theirs."""
        request = self._legal(choice)
        if request is not None and (who == 2 or self._seat(who) != request["seat"]):
            socket = self._socket(who)
            socket.say("act", **request)
            answer = self.run(socket.answer(request["nonce"]))
            assert answer["problem"]["code"] == "not-yours"

    @rule(choice=choices)
    def illegal(self, choice: int) -> None:
        request = self._legal(choice)
        if request is not None:
            answer = self._ask("act", {**request, "move": "fly to the moon"})
            assert answer["problem"]["code"] in {"illegal", *REFUSED}

    @rule(who=people)
    def undo(self, who: int) -> None:
        """A move is taken back exactly when the view says that it can be."""
        self.in_step()
        view = self._socket(who).view
        if view is None or view["over"] is not None or not view["seat"]:
            return
        since = view["decision"]["since"]
        facts = {"match": view["match"], "seat": view["seat"], "since": since}
        socket = self._socket(who)
        nonce = next(self.nonces)
        socket.say("undo", nonce=nonce, **facts)
        answer = self.run(socket.answer(nonce))
        assert answer["ok"] == view["undo"]["can"] or answer["problem"]["code"] in REFUSED

    @rule(who=people)
    def leave(self, who: int) -> None:
        """A bot stands in; its owner takes the seat back at once or later."""
        if self._room().table.status == "playing":
            self.run(self.people[who].post(f"/api/tables/{self.table}/leave"))

    @rule(who=people)
    def come_back(self, who: int) -> None:
        socket = self._socket(who)
        socket.say("return", seat=self._seat(who))
        self.run(socket.pong())

    @rule()
    def once_more(self) -> None:
        play = self.run(self._play())
        if play.over:
            self.run(self.people[0].post(f"/api/tables/{self.table}/rematch"))

    # -- what time and crashes do -------------------------------------------------------

    @rule(seconds=st.sampled_from([0.5, 5, 61, 4000]))
    def time_goes_by(self, seconds: float) -> None:
        self.time.pass_by(seconds)

    @rule(graceful=st.booleans(), back=st.booleans())
    def restart(self, graceful: bool, back: bool) -> None:
        """What was there before is there again, the same to the last bit."""
        self.in_step()
        before = self.run(self._play())
        hash, number, acts = before.match.hash(), before.match.number, before.acts
        self.run(self._restart(graceful, back))
        after = self.run(self._play())
        if after.acts == acts:  # a clock that ran out may have made a move since
            assert (after.match.hash(), after.match.number) == (hash, number)
        assert after.acts >= acts

    async def _restart(self, graceful: bool, back: bool) -> None:
        await (self.server.close() if graceful else self.server.vanish())
        self.sockets = [[], [], []]
        self.time.pass_by(1)
        await self._open()
        for who in range(3) if back else ():
            await self._join(who)

    # -- what must hold -----------------------------------------------------------------

    @invariant()
    def in_step(self) -> None:
        """Every socket shows the truth, as far as its seat may know it."""
        if self.table:
            self.run(self._in_step())

    async def _in_step(self) -> None:
        play = await self._play()
        open_sockets = [socket for own in self.sockets for socket in own]
        room = await self.server.house.rooms.room(self.table)
        while room.goes_on() or not all(self._current(one, room) for one in open_sockets):
            await asyncio.sleep(0.002)
            room = await self.server.house.rooms.room(self.table)
            play = room.playing()
        for socket in open_sockets:
            view = socket.view
            assert view is not None
            truth = play.match.view(view["seat"] - 1)
            if truth["decision"] is not None:
                truth["decision"].pop("options", None)
            assert view["view"] == plain(truth)

    def _current(self, socket: Socket, room: Room) -> bool:
        view, play = socket.view, room.playing()
        if view is None or view["match"] != play.row.id:
            return False
        asks = None if view["decision"] is None else view["decision"]["seat"]
        own = question(room, view["seat"]) if view["seat"] else None
        wanted = (play.asks or None) if own is None else own.seat
        return view["view"]["number"] == play.match.number and asks == wanted

    @invariant()
    def bots_play_for_somebody(self) -> None:
        """A bot decides when it must, while one of the people is there or has a clock."""
        if self.table:
            self.run(self._bots_play_for_somebody())

    async def _bots_play_for_somebody(self) -> None:
        room = await self.server.house.rooms.room(self.table)
        play = room.playing()
        while room.lock.locked():
            await asyncio.sleep(0)
        acts = play.acts
        decides = [room.seats[seat - 1] for seat in room.decides()]
        if play.over or not decides or not all(seat.by_bot for seat in decides):
            return
        awaited = play.clocks is not None or any(self.sockets[:2])
        assert room.paused == (not awaited)
        for _ in range(20):
            await asyncio.sleep(0)
        while awaited and play.acts == acts and room.play is play:
            await asyncio.sleep(0.001)
        assert awaited or play.acts == acts

    @invariant()
    def nothing_is_answered_twice(self) -> None:
        for socket in (socket for own in self.sockets for socket in own):
            assert not socket.answered_too_often

    @invariant()
    def nothing_is_lost(self) -> None:
        """Every acknowledged act is in the database, exactly once."""
        self._hear_late_answers()
        matches = {request["match"] for request in self.acknowledged}
        store = self.server.house.store if self.table else None
        for match in matches:
            assert store is not None
            kept = [(act.seat, act.number, act.nonce) for act in self.run(store.acts(match))]
            for request in self.acknowledged:
                if request["match"] == match:
                    key = (request["seat"], request["number"], request["nonce"])
                    assert kept.count(key) == 1

    def teardown(self) -> None:
        if self.table:
            self.run(self.server.close())
        self.loop.run_until_complete(self.loop.shutdown_asyncgens())
        self.loop.run_until_complete(self.loop.shutdown_default_executor())
        self.loop.close()
        self.folder.cleanup()

    # -- helpers ------------------------------------------------------------------------

    def _legal(self, choice: int) -> dict[str, Any] | None:
        """An act that is legal now, as its client would send it."""
        self.in_step()
        play = self.run(self._play())
        poll = pending(self._room())
        if play.over or self._room().seats[poll.seat - 1].kind == "bot":
            return None
        index = choice % len(poll.match.options)
        move = poll.match.notation(poll.match.options[index])
        return {**answers(self._room(), poll, next(self.nonces)), "move": move}

    def _acknowledged(self, choice: int) -> dict[str, Any] | None:
        """An act of this match that was acknowledged, if there is one."""
        match = self.run(self._play()).row.id
        own = [request for request in self.acknowledged if request["match"] == match]
        return own[choice % len(own)] if own else None

    def _who(self, seat: int) -> int:
        return next(who for who in (0, 1) if self._seat(who) == seat)

    def _ask(self, type: str, request: dict[str, Any]) -> Told:
        socket = self._socket(self._who(request["seat"]))
        before = len(socket.told)
        socket.say(type, **request)
        return self._answered(socket, request, before)

    def _answered(self, socket: Socket, request: dict[str, Any], before: int = 0) -> Told:
        """The answer, or that it waits for what others answer: then its beat has it."""
        return self.run(self._heard(socket, request, before))

    async def _heard(self, socket: Socket, request: dict[str, Any], before: int) -> Told:
        await socket.pong()
        room = await self.server.house.rooms.room(self.table)
        seat, nonce = request["seat"], request["nonce"]
        while (done := socket.done(nonce, before)) is None:
            if room.beat.heard(seat, nonce) is not None:
                return {"waits": True}
            await asyncio.sleep(0.001)  # its beat has just been made
        return done

    def _remember(self, request: dict[str, Any], answer: Told) -> None:
        if answer.get("waits"):
            self.waiting[request["nonce"]] = request
        elif answer["ok"]:
            self.acknowledged.append(request)

    def _hear_late_answers(self) -> None:
        """What waited for others may have been acknowledged since."""
        for socket in (socket for own in self.sockets for socket in own):
            for told in [told for told in socket.told if told["type"] == "done" and told["ok"]]:
                if (request := self.waiting.pop(told["nonce"], None)) is not None:
                    self.acknowledged.append(request)


def plain(view: Any) -> Any:
    """A view as it comes out of JSON."""
    if isinstance(view, dict):
        return {str(key): plain(value) for key, value in view.items()}
    return [plain(value) for value in view] if isinstance(view, list | tuple) else view


TestTable = Table.TestCase
TestTable.settings = settings(
    max_examples=12,
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
