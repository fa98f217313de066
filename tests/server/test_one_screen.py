"""Around one screen: whose eyes are sent what, and how often the screen changes hands."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from astragal.kernel.match import SPECTATOR
from astragal.server import seating, starting
from astragal.server.room import Room
from tests.server.tables import FakeTime, Person, an_evening, quiet, spend

TURNS = 14


class Screen:
    """One screen for two: what it shows, and when somebody else has to be called to it."""

    def __init__(self, room: Room, person: Person) -> None:
        self.room, self.person = room, person
        self.curtains: Counter[int] = Counter()  # by turn
        self.defended: set[int] = set()
        self.eyes = 0  # through whose the screen looked last
        self.called_by_nobody = 0  # defences that were put to all, after another's eyes
        self.answered: set[int] = set()  # turns in which something could be answered with

    @property
    def turn(self) -> int:
        match: Any = self.room.playing().match
        return int(match.turn)

    async def step(self) -> None:
        """Do what the page asks for: call somebody, or answer."""
        await quiet(self.room)
        view = await self.person.view()
        decision = view["decision"]
        if decision is None or decision["passing"]:
            return
        assert view["seat"] in (0, decision["seat"])
        if not decision["mine"]:
            self.curtains[self.turn] += 1
            await self.person.say("look", seat=decision["seat"])
            return
        moves = [option["move"] for option in decision["options"]]
        if "pass" in moves:
            self.answered.add(self.turn)
        if decision["reason"] == "defend":
            self.defended.add(self.turn)
            assert decision["open"]
            if self.eyes not in (0, decision["seat"]):
                assert view["seat"] == 0
                self.called_by_nobody += 1
        self.eyes = view["seat"]
        await self.answer(view, usual(moves))

    async def answer(self, view: dict[str, Any], move: str) -> None:
        """Answer what is shown, as the page does."""
        asked = {name: view["decision"][name] for name in ("seat", "number", "since")}
        await self.person.ask("act", match=view["match"], move=move, **asked)


def usual(moves: list[str]) -> str:
    """Attack where one can, and go on."""
    attacks = [move for move in moves if move.startswith("ability")]
    for move in (*attacks[-1:], "pass", "roll", "next", "done"):
        if move in moves:
            return move
    return moves[0]


@pytest.mark.parametrize("heroes", [("barbarian", "samurai"), ("shadow-thief", "monk")])
def test_two_curtains_a_turn_without_instants(tmp_path: Path, heroes: tuple[str, str]) -> None:
    async def play() -> None:
        async with an_evening(tmp_path, time=FakeTime()) as evening:
            user = await evening.user()
            seats = [{"hero": hero} for hero in heroes]
            room = await evening.table(user, "dice-throne", ("me", "me"), start=False)
            await begin(room, user, seats)
            screen = Screen(room, Person(room, user))
            for seat in (1, 2):  # as if nobody held anything to answer with
                await screen.person.ask("orders", seat=seat, preset="fast")
            for _ in range(2000):
                if room.playing().over or screen.turn > TURNS:
                    break
                await screen.step()
            plain = [turn for turn in range(1, screen.turn) if turn not in screen.answered]
            assert len(plain) > 4
            assert screen.defended & set(plain)
            assert screen.called_by_nobody
            assert max(screen.curtains[turn] for turn in plain) <= 2

    spend(play())


async def begin(room: Room, user: Any, seats: list[dict[str, str]]) -> None:
    for number, facts in enumerate(seats, 1):
        await seating.change(room, user, number, facts=facts)
    await starting.start(room)


@pytest.mark.parametrize("orders", ["ask", "smart"])
def test_whoever_passed_is_not_asked_again_before_anything_happens(
    tmp_path: Path, orders: str
) -> None:
    """Two who pass whatever they are asked: only something that both can see brings more."""

    async def play() -> None:
        async with an_evening(tmp_path, time=FakeTime()) as evening:
            user = await evening.user()
            room = await evening.table(user, "dice-throne", ("me", "me"), start=False)
            await begin(room, user, [{"hero": "samurai"}, {"hero": "monk"}])
            screen = Screen(room, Person(room, user))
            for seat in (1, 2):
                await screen.person.ask("orders", seat=seat, preset=orders)
            passed: dict[int, set[str]] = {1: set(), 2: set()}
            happened, asked = 0, 0
            for _ in range(300):
                await quiet(room)
                decision = (await screen.person.view())["decision"]
                seen = room.playing().story.length(SPECTATOR)
                if seen > happened:
                    happened, passed = seen, {1: set(), 2: set()}
                await screen.step()
                if decision and decision["mine"] and "pass" in moves_of(decision):
                    moves = set(moves_of(decision))
                    assert not moves <= passed[decision["seat"]]
                    passed[decision["seat"]] |= moves
                    asked += 1
            assert asked > 10

    spend(play())


def moves_of(decision: dict[str, Any]) -> list[str]:
    return [option["move"] for option in decision["options"]]


def test_no_hand_is_sent_while_another_must_act(tmp_path: Path) -> None:
    """Neither to eyes nor to ears: the private lines of the log stay away with it."""

    async def play() -> None:
        async with an_evening(tmp_path, time=FakeTime()) as evening:
            user = await evening.user()
            room = await evening.table(user, "dice-throne", ("me", "me"))
            person = Person(room, user)
            screen = Screen(room, person)
            for _ in range(120):
                await screen.step()
            views = [one for one in person.heard if one["type"] == "view" and one["decision"]]
            assert {view["seat"] for view in views} == {0, 1, 2}
            for view in views:
                hands = [n for n, seat in view["view"]["seats"].items() if "hand" in seat]
                asked = view["decision"]
                assert hands in ([], [str(asked["seat"])]) or asked["passing"]
                assert not (view["seat"] == 0 and hands)

    spend(play())
