"""Resigning and offers over the socket: done once, kept, told, and only by whose seat it is."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from astragal.kernel.match import Match
from astragal.records.record import parse, write
from astragal.records.replay import verify
from astragal.server import seating, starting
from astragal.server.farewell import delete_account
from astragal.server.records import game_of_record
from astragal.server.room import Room
from astragal.server.settings import NO_PAUSE, Pace, Settings
from astragal.server.talk import offered
from astragal.server.thinkers import Thinkers
from tests.server.inside import Inside
from tests.server.inside import Person as Guest
from tests.server.tables import Evening, Person, an_evening, quiet, spend


def said(room: Room, seat: int, **facts: Any) -> dict[str, Any]:
    return {"match": room.playing().row.id, "seat": seat, **facts}


async def three(evening: Evening) -> tuple[Room, list[Person]]:
    """A match of three people, begun."""
    users = [await evening.user(name) for name in ("Anna", "Boris", "Celia")]
    room = await evening.table(users[0], "pig", ("me", "open", "open"))
    for user in users[1:]:
        free = next(seat for seat in room.seats if seat.kind == "open")
        await seating.sit(room, user, None, free.secret)
    people = [Person(room, user) for user in users]
    await starting.start(room)
    return room, people


def test_resigning_ends_a_duel_and_the_record_verifies(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            room, anna, boris = await evening.duel()
            assert (await anna.act("roll"))["ok"]
            assert (await anna.view())["talk"] == {"can": ["resign", "offer draw"], "ends": True}
            assert (await boris.ask("resign", **said(room, 2)))["ok"]
            view = await anna.until("view", lambda one: one["over"] is not None)
            assert view["over"]["result"] == [1, 2]
            assert view["over"]["words"] == "Anna wins by resignation."
            assert view["over"]["points"] == ["0 points", "0 points"]
            assert view["log"][-1]["words"] == "Boris resigns."
            assert view["talk"] is None
            kept = await evening.house.records.find(room.playing().row.id)
            record = parse(write(kept.record))
            assert [line.move for line in record.lines] == ["roll", "resign"]
            assert verify(game_of_record(record), record).result == (1, 2)

    spend(play())


def test_it_is_done_once_and_nobody_resigns_for_another(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            room, anna, boris = await evening.duel()
            stranger = Person(room, await evening.user("Mallory"))
            for person, seat in ((stranger, 1), (boris, 1), (anna, 2)):
                done = await person.ask("resign", **said(room, seat))
                assert done["problem"]["code"] == "not-yours"
            other = {**said(room, 1), "match": "another"}
            assert (await anna.ask("resign", **other))["problem"]["code"] == "stale"
            assert room.playing().acts == 0
            once = said(room, 1, what="draw", nonce="once")
            first = await anna.ask("offer", **once)
            again = await anna.ask("offer", **once)
            assert first == again == {"type": "done", "nonce": "once", "ok": True, "number": 0}
            assert room.playing().acts == 1
            twice = await anna.ask("offer", **{**once, "nonce": "twice"})
            assert twice["problem"]["code"] == "illegal"

    spend(play())


@pytest.mark.parametrize(("yes", "result"), [(True, [1, 1]), (False, None)])
def test_a_draw_is_offered_and_answered(
    tmp_path: Path, yes: bool, result: list[int] | None
) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            room, anna, boris = await evening.duel()
            assert (await anna.ask("offer", **said(room, 1, what="draw")))["ok"]
            view = await boris.until("view", lambda one: "talk" in one["view"])
            assert (view["view"]["talk"]["offer"], view["view"]["talk"]["by"]) == ("draw", 1)
            assert "accept draw" in view["talk"]["can"]
            assert (offered(room, [1]), offered(room, [2])) == (False, True)
            answer = said(room, 2, what="draw", yes=yes)
            assert (await boris.ask("answer", **answer))["ok"]
            assert room.playing().match.view()["result"] == result

    spend(play())


def test_an_offer_makes_no_move_come_too_late(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            room, anna, boris = await evening.duel()
            before = room.playing().match.number
            assert (await boris.ask("offer", **said(room, 2, what="draw")))["ok"]
            cheat = await anna.act("resign", seat=1)
            assert cheat["problem"]["code"] == "said-otherwise"
            assert (await anna.act("roll", number=before, since=0))["ok"]
            late = await anna.act("roll", seat=1, number=before, since=0)
            assert late["problem"]["code"] == "stale"

    spend(play())


def test_an_offer_outlives_the_process(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            room, anna, boris = await evening.duel()
            await anna.act("roll")
            await boris.ask("offer", **said(room, 2, what="draw", nonce="kept"))
            before, table = room.playing().match.hash(), room.table.id
            users = anna.user, boris.user
        async with an_evening(tmp_path) as evening:
            room = await evening.house.rooms.room(table)
            assert room.playing().match.hash() == before
            anna, boris = (Person(room, user) for user in users)
            again = await boris.ask("offer", **said(room, 2, what="draw", nonce="kept"))
            assert (again["ok"], room.playing().acts) == (True, 2)
            assert (await anna.ask("answer", **said(room, 1, what="draw", yes=True)))["ok"]
            assert room.table.status == "over"

    spend(play())


def test_with_more_sides_a_bot_takes_the_seat_for_good(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            room, (anna, boris, celia) = await three(evening)
            assert (await anna.view())["talk"]["ends"] is False
            resigned = said(room, 1, nonce="gone")
            first = await anna.ask("resign", **resigned)
            assert first["ok"]
            assert (room.seats[0].user, room.seats[0].stand_in) == (None, True)
            assert room.table.host == boris.user.id if boris.user else ""
            assert not room.playing().over
            assert await anna.ask("resign", **resigned) == first
            assert (await anna.ask("offer", **said(room, 1, what="draw")))["problem"]
            # Who has resigned is not asked about a draw.
            assert (await boris.ask("offer", **said(room, 2, what="draw")))["ok"]
            assert (await celia.ask("answer", **said(room, 3, what="draw", yes=True)))["ok"]
            assert room.playing().match.result == (2, 1, 1)

    spend(play())


def test_whoever_gets_up_is_told_before_the_door_shuts(tmp_path: Path) -> None:
    """At a private table the one who resigned is a stranger from then on."""

    async def play() -> None:
        settings = Settings(tmp_path, pace=NO_PAUSE)
        async with Inside(settings) as server:
            people = [server.person() for _ in range(3)]
            table = await three_at(people)
            socket = await people[2].socket(table)
            await socket.until(lambda: socket.view)
            assert socket.view is not None
            socket.say("resign", match=socket.view["match"], seat=3, nonce="gone")
            assert (await socket.answer("gone"))["ok"]
            await socket.until(lambda: socket.closed)

    spend(play())


async def three_at(people: list[Guest]) -> str:
    """A private table of three people, begun; gives its id."""
    host, *guests = people
    seats = [{"kind": kind} for kind in ("me", "open", "open")]
    table = await host.post("/api/tables", 201, game="pig", seats=seats)
    for guest, seat in zip(guests, table["seats"][1:], strict=True):
        secret = seat["link"].rpartition("/")[2]
        await guest.post(f"/api/tables/{table['id']}/sit", secret=secret)
    await host.post(f"/api/tables/{table['id']}/start")
    return str(table["id"])


def test_the_seat_of_whoever_got_up_is_free_in_a_rematch(tmp_path: Path) -> None:
    async def play() -> None:
        async with Inside(Settings(tmp_path, pace=NO_PAUSE)) as server:
            people = [server.person() for _ in range(3)]
            table = await three_at(people)
            for seat, person in ((3, people[2]), (2, people[1])):
                socket = await person.socket(table)
                await socket.until(lambda socket=socket: socket.view)  # type: ignore[misc]
                assert socket.view is not None
                socket.say("resign", match=socket.view["match"], seat=seat, nonce="gone")
                assert (await socket.answer("gone"))["ok"]
            again = await people[0].post(f"/api/tables/{table}/rematch")
            assert again["status"] == "gathering"
            kinds = sorted((seat["kind"], seat["mine"]) for seat in again["seats"])
            assert kinds == [("open", False), ("person", False), ("person", True)]
            (free,) = [seat for seat in again["seats"] if seat["kind"] == "open"]
            assert free["link"]

    spend(play())


def test_talk_lets_a_bot_think(tmp_path: Path) -> None:
    """What people say or order meanwhile does not make it begin anew."""

    async def play() -> None:
        async with an_evening(tmp_path, Pace(fair=0)) as evening:
            slow = evening.house.thinkers = Slowly(9)
            users = [await evening.user(name) for name in ("Anna", "Boris")]
            room = await evening.table(users[0], "pig", ("me", "open", "bot"))
            await seating.sit(room, users[1], None, room.seats[1].secret)
            people = [Person(room, user) for user in users]
            await starting.start(room)
            for person in people:
                while room.playing().asks == room.seats_of(person.user)[0].number:
                    await person.act("hold" if "hold" in moves(room) else "roll")
            await slow.begun.wait()
            for seat, person in enumerate(people, 1):
                assert (await person.ask("offer", **said(room, seat, what="draw")))["ok"]
                assert (await person.ask("orders", seat=seat, preset="fast"))["ok"]
            await quiet(room)
            acts = room.playing().acts
            assert slow.thoughts == 1
            slow.enough.set()
            evening.house.settings.time.pass_by(5)  # type: ignore[attr-defined]
            await quiet(room)
            assert room.playing().acts > acts

    spend(play())


class Slowly(Thinkers):
    """Bots that think until they are told that it is enough, and how often one began to."""

    def __init__(self, each: int) -> None:
        super().__init__(each)
        self.begun, self.enough = asyncio.Event(), asyncio.Event()
        self.thoughts = 0

    def hired(self, level: str) -> bool:
        return True

    async def thought(self, level: str, match: Match, seed: str) -> int:
        self.thoughts += 1
        self.begun.set()
        await self.enough.wait()
        return 0


def moves(room: Room) -> list[str]:
    match = room.playing().match
    return [match.notation(option) for option in match.options]


def test_a_bot_declines(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            user = await evening.user("Anna")
            room = await evening.table(user)
            anna = Person(room, user)
            assert (await anna.ask("offer", **said(room, 1, what="draw")))["ok"]
            assert not room.playing().match.parley.offer
            acts = await evening.house.store.acts(room.playing().row.id)
            assert ("bot", "decline draw") in [(act.kind, act.move) for act in acts]

    spend(play())


@pytest.mark.parametrize("seats", [2, 3])
def test_so_does_one_that_stands_in(tmp_path: Path, seats: int) -> None:
    """Whoever leaves without an answer leaves nobody with an offer that can't be answered."""

    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            room, people = await three(evening)
            assert (await people[0].ask("offer", **said(room, 1, what="draw")))["ok"]
            if seats == 2:
                assert (await people[1].ask("resign", **said(room, 2)))["ok"]
            last = people[2].user
            assert last is not None
            await seating.leave(room, last)
            await quiet(room)
            assert not room.playing().match.parley.offer
            acts = await evening.house.store.acts(room.playing().row.id)
            assert ("stand-in", "decline draw") in [(act.kind, act.move) for act in acts]

    spend(play())


def test_and_for_whoever_deletes_their_account(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            room, anna, boris = await evening.duel()
            assert (await anna.ask("offer", **said(room, 1, what="draw")))["ok"]
            assert boris.user is not None
            await delete_account(evening.house, boris.user)
            assert not room.playing().match.parley.offer

    spend(play())


def test_lists_of_results_say_what_each_seat_had(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            room, anna, boris = await evening.duel("dice-throne")
            await boris.ask("resign", **said(room, 2))
            assert anna.user is not None
            (row,) = await evening.house.records.of(anna.user.id, "en")
            assert row["points"] == ["50 health", "50 health"]
            kept = await evening.house.records.find(row["id"])
            await evening.house.records.take_in(anna.user.id, write(kept.record), 0)
            (_, brought) = await evening.house.records.of(anna.user.id, "ru")
            assert brought["points"] == ["50 здоровья", "50 здоровья"]

    spend(play())
