"""The house gives its word on the dice before the seats add to them, and keeps it."""

import asyncio
from pathlib import Path

from click.testing import CliRunner

from astragal.cli import main
from astragal.records.fairness import commitment, derive_key
from astragal.records.record import write
from astragal.server import starting
from astragal.server.room import Room
from astragal.server.settings import Pace
from tests.server.tables import FakeTime, Person, an_evening, spend


async def to_the_end(room: Room, *people: Person) -> None:
    while not room.playing().over:
        asked = room.seats[room.playing().asks - 1].user
        person = next(one for one in people if one.user is not None and one.user.id == asked)
        total = room.playing().match.view()["total"]
        await person.act("hold" if total else "roll")


def test_a_downloaded_record_is_verified(tmp_path: Path) -> None:
    async def play() -> str:
        async with an_evening(tmp_path) as evening:
            room, anna, boris = await evening.duel(options={"goal": 10})
            match = room.playing().row.id
            await to_the_end(room, anna, boris)
            over = (await anna.until("view", lambda m: m["over"] is not None))["over"]
            shown = [m["table"]["commit"] for m in boris.heard if m["type"] == "table"]
            assert commitment(bytes.fromhex(over["secret"])) == shown[0]
            return write((await evening.house.records.find(match)).shown())

    text = asyncio.run(play())
    file = tmp_path / "match.astragal"
    file.write_text(text, encoding="utf-8")
    told = CliRunner().invoke(main, ["verify", str(file)])
    assert told.exit_code == 0, told.output
    assert "the commitment was kept" in told.output


def test_the_key_follows_from_the_secret_and_what_every_person_added(tmp_path: Path) -> None:
    async def play() -> None:
        time = FakeTime()
        async with an_evening(tmp_path, time=time, pace=Pace(0, 0, fair=5)) as evening:
            users = await evening.user(), await evening.user()
            room = await evening.table(users[0], seats=("me", "open", "bot"))
            room.seats[1].kind, room.seats[1].user = "person", users[1].id
            people = [Person(room, user) for user in users]
            table = (await people[1].until("table"))["table"]
            await people[0].say("fair", nonce="aa")
            begin = asyncio.create_task(starting.start(room))
            await people[0].until("table", lambda m: m["table"]["starting"])
            assert room.play is None
            await people[1].say("fair", nonce="bb")
            await people[1].say("fair", nonce="cc")
            await begin
            row = room.playing().row
            assert row.nonces == ["aa", "bb", ""]
            assert row.commit == table["commit"]
            assert row.secret is not None
            assert row.key == derive_key(row.secret, row.id, row.nonces)
            assert row.secret.hex() not in (people[0].bytes + people[1].bytes).decode()
            assert row.key.hex() not in (people[0].bytes + people[1].bytes).decode()

    spend(play())


def test_who_is_absent_adds_nothing_and_keeps_nobody_waiting_for_long(tmp_path: Path) -> None:
    async def play() -> None:
        time = FakeTime()
        async with an_evening(tmp_path, time=time, pace=Pace(0, 0, fair=5)) as evening:
            user = await evening.user()
            room = await evening.table(user, seats=("me", "bot"), start=False)
            begin = asyncio.create_task(starting.start(room))
            while not room.starting:
                await asyncio.sleep(0)
            time.pass_by(4)
            await asyncio.sleep(0)
            assert room.play is None
            time.pass_by(1)
            await begin
            assert room.playing().row.nonces == ["", ""]

    spend(play())


def test_each_match_has_a_secret_of_its_own(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            room, anna, boris = await evening.duel(options={"goal": 2})
            first = room.playing().row
            await to_the_end(room, anna, boris)
            table = (await anna.until("table", lambda m: m["table"]["status"] == "over"))["table"]
            assert table["commit"] != first.commit
            await starting.gather_again(room)
            await starting.start(room)
            assert room.playing().row.commit == table["commit"]
            assert room.playing().row.key != first.key
            assert (await anna.until("table"))["table"]["matches"] == [first.id, room.table.match]

    spend(play())
