"""Standing orders and the beat: a poll takes the same time whatever a seat holds."""

import asyncio
from pathlib import Path
from random import Random

import astragal
from astragal.kernel.match import PASS
from astragal.server.asked import question
from astragal.server.play import Play
from astragal.server.room import Room
from astragal.server.settings import Pace
from astragal.server.store import rows
from astragal.server.story import Story
from astragal.table.orders import Orders, may_pass
from tests.server.tables import FakeTime, Person, an_evening, give, pending, quiet, spend


async def until_a_window(room: Room, time: FakeTime, *people: Person, passing: bool) -> Play:
    """Play on until somebody is polled first, whose orders let pass or not."""
    rng = Random(3)
    for _ in range(400):
        play = room.playing()
        if (
            play.window
            and not room.beat.over
            and passing == may_pass(play.match, play.asks - 1, play.orders.get(play.asks, Orders()))
        ):
            return play
        poll = pending(room)
        if poll.seat in room.decides():
            await give(room, people[poll.seat - 1], poll, rng.choice(poll.match.options))
        time.pass_by(2)
        await quiet(room)
    raise AssertionError("nobody was polled")


def test_between_people_seats_are_polled_in_public(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            room, *_ = await evening.duel("dice-throne")
            assert room.playing().match.public
            alone = await evening.table(await evening.user(), "dice-throne", ("me", "bot"))
            assert not alone.playing().match.public

    spend(play())


def test_an_auto_pass_comes_on_the_beat_and_tells_others_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        time = FakeTime()
        async with an_evening(tmp_path, time=time, pace=Pace(0, beat=1, fair=0)) as evening:
            room, anna, boris = await evening.duel("dice-throne")
            play = await until_a_window(room, time, anna, boris, passing=True)
            seat, acts = play.asks, play.acts
            mine, other = (anna, boris) if seat == 1 else (boris, anna)
            number = play.match.number
            asked = [
                await one.until("view", lambda m: m["view"]["number"] == number)
                for one in (mine, other)
            ]
            assert [view["decision"]["passing"] for view in asked] == [True, False]
            assert [view["decision"]["mine"] for view in asked] == [False, False]
            time.pass_by(0.99)
            for _ in range(10):
                await asyncio.sleep(0)
            assert play.acts == acts
            time.pass_by(0.02)
            for person, kind in ((mine, "auto"), (other, "pass")):
                view = await person.until("view", lambda m: m["view"]["number"] > number)
                told = [one["kind"] for one in view["log"] if one["seat"] == seat]
                assert kind in told
            (act,) = (await evening.house.store.acts(play.row.id))[acts : acts + 1]
            assert (act.kind, act.move, act.seat) == ("auto", "pass", seat)

    spend(play())


def test_a_quick_answer_of_a_person_waits_for_the_beat_too(tmp_path: Path) -> None:
    async def play() -> None:
        time = FakeTime()
        async with an_evening(tmp_path, time=time, pace=Pace(0, beat=1, fair=0)) as evening:
            room, anna, boris = await evening.duel("dice-throne")
            for person, seat in ((anna, 1), (boris, 2)):
                await person.ask("orders", seat=seat, preset="ask")
            play = await until_a_window(room, time, anna, boris, passing=False)
            acts = play.acts
            for seat in list(room.decides()):
                while (poll := question(room, seat)) is not None:
                    await give(room, (anna, boris)[seat - 1], poll, PASS)
            await quiet(room)
            assert play.acts == acts
            time.pass_by(1)
            await quiet(room)
            assert play.acts > acts

    spend(play())


def test_orders_are_kept_and_told_to_nobody_else(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path, pace=Pace(0, beat=1, fair=0)) as evening:
            room, anna, boris = await evening.duel("dice-throne")
            watcher = Person(room, None)
            for person in (anna, boris, watcher):
                await person.until("view")
            before = len(boris.heard), len(watcher.heard)
            said = {"preset": "ask", "cards": {"not-this-time": "always"}}
            assert (await anna.ask("orders", seat=1, **said))["ok"]
            view = await anna.until("view", lambda m: m["orders"]["preset"] == "ask")
            assert view["orders"] == {**said, "until": None}
            await boris.say("ping")
            await watcher.say("ping")
            for person, heard in zip((boris, watcher), before, strict=True):
                await person.until("pong")
                assert [m["type"] for m in person.heard[heard:]] == ["pong"]
            refused = await boris.ask("orders", seat=1, preset="fast")
            assert refused["problem"]["code"] == "not-yours"
            user = anna.user
        async with an_evening(tmp_path) as evening:
            anna = Person(await evening.house.rooms.room(room.table.id), user)
            assert (await anna.until("view"))["orders"] == {**said, "until": None}

    spend(play())


def test_a_yield_ends_by_itself_and_for_good(tmp_path: Path) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            room, anna, boris = await evening.duel()
            assert (await boris.ask("orders", seat=2, until="turn"))["ok"]
            assert room.playing().orders[2].until == "turn"
            assert (await anna.act("hold"))["ok"]
            assert room.playing().orders[2].until is None
            kept = await evening.house.store.orders(room.playing().row.id)
            assert kept[2]["until"] is None

    spend(play())


def test_around_one_screen_the_other_seat_knows_that_nobody_is_asked(tmp_path: Path) -> None:
    """Else a curtain would fall for a seat that passes by its orders."""

    async def play() -> None:
        async with an_evening(tmp_path, pace=Pace(0, beat=60, fair=0)) as evening:
            user = await evening.user()
            room = await evening.table(user, "dice-throne", ("me", "me"))
            anna, watcher = Person(room, user), Person(room, None)
            for seat in (1, 2):
                await anna.ask("orders", seat=seat, preset="fast")
            rng = Random(3)
            while not room.goes_on():
                match = pending(room).match
                await anna.act(match.notation(rng.choice(match.options)), seat=match.seat + 1)
            number = room.playing().match.number
            await anna.say("look", seat=3 - room.playing().asks)
            for person, told in ((anna, True), (watcher, False)):
                view = await person.until("view", lambda m: m["view"]["number"] == number)
                assert (view["decision"]["passing"], view["decision"]["mine"]) == (told, False)

    spend(play())


def test_who_was_passed_for_reads_it_even_where_nobody_else_may_know() -> None:
    m = astragal.game("pig").new()
    story = Story(m.game, m.setup.content, m.called())
    passed = rows.Act("m1", 0, 2, 0, 1, "auto", "pass", 0, b"", "")
    story.act(passed, (), public=False)
    told = [[entry.kind for entry in story.read(viewer, 0, "en")] for viewer in (0, 1, -1)]
    assert told == [[], ["auto"], []]
