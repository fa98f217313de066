"""Polls between two visible happenings: asked at once, one beat, and nothing told by time."""

import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

import astragal
from astragal.kernel.match import PASS, Match, Option
from astragal.server import seating, starting
from astragal.server.asked import question
from astragal.server.beat import Poll, polls_from
from astragal.server.room import Room, twin_of
from astragal.server.settings import Pace
from astragal.server.winding import POLL
from tests.server.tables import (
    LIVE,
    START,
    Evening,
    FakeTime,
    Person,
    an_evening,
    answers,
    give,
    quiet,
    spend,
)

TICK = 0.01
PACE = Pace(fair=0)
HEROES = ("barbarian", "shadow-thief")
MODES = {2: {}, 3: {"mode": "king-of-the-hill"}}
PASSES = (PASS[0],)
SECRET = bytes(range(32))


class Watched(Person):
    """Somebody who notes when everything came."""

    def __init__(self, room: Room, user: Any, time: FakeTime) -> None:
        self.time = time
        self.when: list[tuple[float, dict[str, Any]]] = []
        super().__init__(room, user)

    async def _hear(self, data: bytes) -> None:
        await super()._hear(data)
        self.when.append((self.time.now() - START, self.heard[-1]))


async def sat_down(
    evening: Evening,
    time: FakeTime,
    seats: int = 2,
    heroes: tuple[str, ...] = HEROES,
    **facts: Any,
) -> tuple[Room, list[Watched]]:
    """People at a table of their own sockets, and one who watches, before the match."""
    users = [await evening.user(f"Player {n}") for n in range(seats)]
    room = await evening.table(
        users[0], "dice-throne", ("me", *["open"] * (seats - 1)), options=MODES[seats], **facts
    )
    for user, seat in zip(users[1:], room.seats[1:], strict=True):
        await seating.sit(room, user, None, seat.secret)
    for seat, hero in zip(room.seats, heroes, strict=False):
        await seating.change(room, users[seat.number - 1], seat.number, facts={"hero": hero})
    room.table.next_secret, room.table.next_match = SECRET, "the-match"
    return room, [Watched(room, user, time) for user in (*users, None)]


def usual(m: Match) -> Option:
    """What somebody does who follows what all can see alone: rolls on, attacks, goes on."""
    attacks = [option for option in m.options if option[0] == "ability"]
    if m.reason == "rolling" and attacks:
        return attacks[-1]
    for wanted in (PASSES, ("roll",), ("next",), ("done",)):
        if wanted in m.options:
            return wanted
    return m.options[0]


class Made(NamedTuple):
    """An answer: when it was asked for and given, by whom, to what, and the move."""

    asked: float
    at: float
    seat: int
    reason: str
    move: str


class Course:
    """A match of which every answer comes so many seconds after its question was shown."""

    def __init__(self, room: Room, people: list[Watched], time: FakeTime, slow: float) -> None:
        self.room, self.people, self.time, self.slow = room, people, time, slow
        self.asked: dict[tuple[int, int], float] = {}
        self.made: list[Made] = []

    def open(self) -> Iterator[Poll]:
        for seat in range(1, len(self.room.seats) + 1):
            poll = question(self.room, seat)
            if poll is not None:
                yield poll

    async def tick(self) -> None:
        """Answer what has been asked for long enough, then let a moment go by."""
        for poll in list(self.open()):
            since = self.asked.setdefault((poll.seat, poll.number), self.time.now())
            if self.time.now() - since >= self.slow - TICK / 2:
                option = usual(poll.match)
                said = (poll.seat, poll.match.reason, option[0])
                self.made.append(Made(since, self.time.now(), *said))
                del self.asked[poll.seat, poll.number]
                await give(self.room, self.people[poll.seat - 1], poll, option)
                await quiet(self.room)
        self.time.pass_by(TICK)
        await quiet(self.room)


def same_but_hidden(m: Match, rng: Random) -> Match:
    """The same match to the first seat, now and later, but the other one holds other cards."""
    other: Any = m.redeal(0, rng)
    other.chance = m.chance.clone()
    other.unshare()
    known: Any = m
    other.fighters[0].deck[:] = known.fighters[0].deck
    other.names, other.earlier, other.events = m.names, m.earlier, []
    found: Match = other
    return found


async def told_to(
    folder: Path, deal: int, orders: str, seconds: float
) -> tuple[list[Any], list[Any], int]:
    """What the first seat and who watches are told and when, and how often others were asked."""
    time = FakeTime()
    async with an_evening(folder, PACE, time=time) as evening:
        room, people = await sat_down(evening, time)
        await starting.start(room)
        for seat in (1, 2):
            await people[seat - 1].ask("orders", seat=seat, preset=orders)
        play = room.playing()
        if deal:
            play.match = same_but_hidden(play.match, Random(deal))
            room._beat = None
        course = Course(room, people, time, slow=0)
        while time.now() < START + seconds and not play.over:
            await course.tick()
        asked = sum(one.seat == 2 and one.move == PASS[0] for one in course.made)
        return [plain(people[0], room)], [plain(people[2], room)], asked


def plain(person: Watched, room: Room) -> list[tuple[int, str]]:
    """What somebody was told and when, without the names that only this table has."""
    own = re.compile(f"{room.table.id}|{room.playing().row.id}|n[0-9]+|[0-9a-f]{{32,}}")
    told = [(round(1000 * when), own.sub("-", str(what))) for when, what in person.when]
    return [one for one in told if "'type': 'table'" not in one[1]]


@pytest.mark.parametrize("orders", ["ask", "smart"])
def test_what_others_hold_changes_neither_what_is_told_nor_when(
    tmp_path: Path, orders: str
) -> None:
    async def play() -> None:
        found = [await told_to(tmp_path / str(deal), deal, orders, 14) for deal in range(3)]
        first = found[0]
        assert len(first[0][0]) > 20
        for other in found[1:]:
            assert other[:2] == first[:2]
        if orders == "ask":  # or the test could not fail
            assert len({asked for _, _, asked in found}) > 1

    spend(play())


@pytest.mark.parametrize("seats", [2, 3])
def test_the_paces_of_play_between_people(tmp_path: Path, seats: int) -> None:
    """With people who answer in 300 ms: 1.5 s between turns, 5 s for an attack with its defence."""

    async def play() -> None:
        time = FakeTime()
        async with an_evening(tmp_path, PACE, time=time) as evening:
            room, people = await sat_down(evening, time, seats)
            await starting.start(room)
            for seat in range(1, seats + 1):
                await people[seat - 1].ask("orders", seat=seat, preset="ask")
            course = Course(room, people, time, slow=0.3)
            while time.now() < START + 60 and not room.playing().over:
                await course.tick()
            turns, attacks = paces(course)
            assert min(len(turns), len(attacks)) > 2
            print(f"{seats} seats: between turns {max(turns):.2f} s, attack {max(attacks):.2f} s")
            assert max(turns) <= 1.5
            assert max(attacks) <= 5

    spend(play())


def paces(course: Course) -> tuple[list[float], list[float]]:
    """From the last decision of a turn to the first of the next one, and from an attack on."""
    turns, attacks = [], []
    decided = [one for one in course.made if one.move != PASS[0]]
    for n, (one, then) in enumerate(pairwise(decided)):
        if then.reason == "main-1" and then.seat != one.seat:
            turns.append(then.asked - one.at)
        if one.move == "ability":
            later = next((far for far in decided[n + 1 :] if far.reason != "defend"), None)
            attacks += [later.asked - one.at] if later is not None else []
    return turns, attacks


class Asked(NamedTuple):
    """A room, its people, and the polls of two of them, in the match's order."""

    room: Room
    people: list[Watched]
    polls: list[Poll]

    def who(self, n: int) -> Watched:
        return self.people[self.polls[n].seat - 1]

    async def give(self, n: int, option: Option) -> None:
        await give(self.room, self.who(n), self.polls[n], option)

    async def react(self, option: Option | None = None) -> None:
        """The first of them does something instead of passing."""
        await self.give(0, option or next(reactions(self.polls[0])))

    def told(self, n: int) -> dict[str, Any]:
        """What one of them was told of what they did last."""
        return [one for one in self.who(n).heard if one["type"] == "done"][-1]


def reactions(poll: Poll) -> Iterator[Option]:
    return (option for option in poll.match.options if option != PASS)


@asynccontextmanager
async def two_asked(
    folder: Path, position: Match | None = None
) -> AsyncIterator[tuple[Asked, FakeTime]]:
    """A match in which two people are asked in one beat; it has not run yet."""
    time = FakeTime()
    async with an_evening(folder, PACE, time=time) as evening:
        room, people = await sat_down(evening, time, heroes=("samurai", "monk"))
        await starting.start(room)
        if position is not None:
            position.names = room.playing().match.names
            room.playing().match, room._beat = position, None
        yield Asked(room, people, await both_asked(room, people, time)), time


def test_a_reaction_makes_the_others_be_asked_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with two_asked(tmp_path) as (asked, time):
            await asked.react()
            await asked.give(1, PASS)
            play = asked.room.playing()
            acts = play.acts
            time.pass_by(1)
            await quiet(asked.room)
            assert play.acts == acts + 1  # the pass that came too soon is not among them
            assert asked.told(1)["problem"]["code"] == "stale"

    spend(play())


def test_an_answer_is_for_the_question_that_its_sender_saw(tmp_path: Path) -> None:
    """Not for another one that has the same number when it comes, after somebody's reaction."""

    async def play() -> None:
        async with two_asked(tmp_path, confusing_position()) as (asked, time):
            late = answers(asked.room, asked.polls[1], "late")
            await asked.react(confusing(asked.polls)[0])
            time.pass_by(1)
            await quiet(asked.room)
            now = question(asked.room, asked.polls[1].seat)
            assert now is not None
            assert now.number == asked.polls[1].number
            await asked.who(1).say("act", move="pass", **late)
            await quiet(asked.room)
            assert asked.told(1)["nonce"] == "late"
            assert asked.told(1)["problem"]["code"] == "stale"
            assert not asked.room.beat.answered

    spend(play())


def confusing(polls: list[Poll]) -> list[Option]:
    """Reactions of the first after which the second has a question of the same number again."""
    first, second = polls[:2]
    found = []
    for option in reactions(first):
        after = twin_of(first.match)
        after.apply(option)
        if (after.seat + 1, after.number) == (second.seat, second.number) and len(
            after.options
        ) > 1:
            found.append(option)
    return found


def confusing_position() -> Match:
    """A position in which two are asked at once and a reaction of the first asks the other anew."""
    game, seats = astragal.game("dice-throne"), [{"hero": "samurai"}, {"hero": "monk"}]
    for seed in range(100):
        rng = Random(seed)
        m = game.new(seats, options={"polling": "public"}, seed=str(seed), events=True)
        while m.options and m.number < 300:
            first: dict[int, Poll] = {}
            for poll in polls_from(m):
                if len(poll.match.options) > 1:
                    first.setdefault(poll.seat, poll)
            polls = list(first.values())
            if len(polls) > 1 and confusing(polls):
                return m
            m.apply(rng.randrange(len(m.options)))
    raise AssertionError("there is none")


def test_talk_meanwhile_makes_no_answer_another_one(tmp_path: Path) -> None:
    """Numbers grow by talk: an answer is to the poll that was shown, whatever was said since."""

    async def play() -> None:
        async with two_asked(tmp_path) as (asked, _):
            room, late = asked.room, answers(asked.room, asked.polls[1], "late")
            offer = {"match": room.playing().row.id, "what": "draw"}
            for seat, person in ((1, asked.people[0]), (2, asked.people[1])):
                assert (await person.ask("offer", seat=seat, **offer))["ok"]
                assert (await person.ask("answer", seat=seat, yes=False, **offer))["ok"]
            assert question(room, late["seat"]) is not None
            await asked.who(1).say("act", move="pass", **late)
            assert room.beat.heard(late["seat"], "late") is not None
            poll = room.beat.poll(late["seat"], late["number"] + 4)
            assert poll is not None
            assert room.beat.given(poll) is not None

    spend(play())


def test_an_act_that_was_not_foreseen_drops_what_was_answered_ahead(tmp_path: Path) -> None:
    async def play() -> None:
        async with two_asked(tmp_path) as (asked, _):
            await asked.give(1, PASS)
            before = asked.room.beat
            asked.room.playing().acts += 1
            assert (asked.room.beat is before, before.answered) == (False, False)
            await quiet(asked.room)
            assert asked.told(1)["problem"]["code"] == "stale"

    spend(play())


def test_what_was_not_acknowledged_is_asked_again_after_a_crash(tmp_path: Path) -> None:
    async def play() -> None:
        time = FakeTime()
        async with an_evening(tmp_path, PACE, time=time) as evening:
            room, people = await sat_down(evening, time)
            await starting.start(room)
            polls = await both_asked(room, people, time)
            given = polls[1]
            person = people[given.seat - 1]
            facts = answers(room, given, "once")
            await person.say("act", move="pass", **facts)
            assert question(room, given.seat) is None
            assert not [one for one in person.heard if one.get("nonce") == "once"]
        async with an_evening(tmp_path, PACE, time=time) as evening:
            room = await evening.house.rooms.room(room.table.id)
            poll = question(room, given.seat)
            assert poll is not None
            assert poll.number == given.number
            again = Person(room, person.user)
            await again.say("act", move="pass", **facts)
            first = question(room, polls[0].seat)
            assert first is not None
            await give(room, Person(room, people[first.seat - 1].user), first, PASS)
            time.pass_by(1)
            done = await again.until("done")
            assert (done["nonce"], done["ok"]) == ("once", True)

    spend(play())


# -- clocks and undo: from what everybody may know ----------------------------------------------


def test_the_clock_names_nobody_who_is_polled_with_others(tmp_path: Path) -> None:
    """Whoever of them thinks, no bank gets less; but a poll does not last for ever."""

    async def play() -> None:
        time = FakeTime()
        async with an_evening(tmp_path, PACE, time=time) as evening:
            room, people = await sat_down(evening, time, 3, clock=LIVE)
            await starting.start(room)
            await both_asked(room, people, time)
            moment, before = room.playing().moment, clock_shown(room)
            for _ in range(4):
                time.pass_by(4)
                await quiet(room)
                assert clock_shown(room) == before
                assert room.playing().moment == moment
            seen = [(await person.view())["clock"]["running"] for person in people]
            assert seen == [[]] * len(people)
            time.pass_by(POLL["live"])
            await quiet(room)
            assert room.playing().moment > moment
            acts = await evening.house.store.acts(room.playing().row.id)
            late = {act.seat for act in acts if act.kind == "timeout"}
            assert late
            for person in people:
                view = await person.view()
                told = {one["seat"] for one in view["log"] if one["kind"] == "timeout"}
                assert told <= {view["seat"]} & late  # nobody else hears that they had an answer

    spend(play())


def clock_shown(room: Room) -> dict[int, int]:
    clocks = room.playing().clocks
    assert clocks is not None
    return clocks.shown(room.now)


async def undoing(folder: Path, deal: int) -> tuple[list[tuple[str, bool]], int]:
    """What an undo of the first seat is answered with at each of its moves and well after a beat.

    And how often the other had something to answer with then.
    """
    time = FakeTime()
    async with an_evening(folder, PACE, time=time) as evening:
        room, people = await sat_down(evening, time)
        await starting.start(room)
        play = room.playing()
        if deal:
            play.match = same_but_hidden(play.match, Random(deal))
            room._beat = None
        for seat in (1, 2):
            await people[seat - 1].ask("orders", seat=seat, preset="ask")
        found, held = [], 0
        course = Course(room, people, time, slow=0)
        while time.now() < START + 12 and not play.over:
            own = play.asks == 1 and not room.beat
            await course.tick()
            if own and room.beat:
                course.slow = 2
                for _ in range(int(0.6 / TICK)):
                    await course.tick()
                held += question(room, 2) is not None
                found.append(("poll", await refused(people[0], room)))
                course.slow = 0
            elif own:
                found.append((play.match.reason, (await people[0].view())["undo"]["can"]))
        return found, held


async def refused(person: Watched, room: Room) -> bool:
    """Whether an undo of the first seat is refused, and its view says so before."""
    can = (await person.view())["undo"]["can"]
    done = await person.ask("undo", match=room.playing().row.id, seat=1, since=room.playing().acts)
    return not can and done["problem"]["code"] == "undo"


def test_an_undo_tells_nobody_who_has_an_answer(tmp_path: Path) -> None:
    async def play() -> None:
        runs = [await undoing(tmp_path / str(deal), deal) for deal in range(3)]
        polls = [[one for one in found if one[0] == "poll"] for found, _ in runs]
        assert all(one == ("poll", True) for found in polls for one in found)
        assert min(map(len, polls)) > 1
        assert len({held for _, held in runs}) > 1  # or the test could not fail

    spend(play())


async def both_asked(room: Room, people: list[Watched], time: FakeTime) -> list[Poll]:
    """Play on until two people are asked in one beat."""
    for seat in (1, 2):
        await people[seat - 1].ask("orders", seat=seat, preset="ask")
    course = Course(room, people, time, slow=0)
    for _ in range(20_000):
        polls = sorted(course.open(), key=lambda poll: poll.number)
        if len(polls) > 1:
            return polls
        await course.tick()
    raise AssertionError("never were two asked at once")
