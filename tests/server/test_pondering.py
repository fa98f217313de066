"""The loop that serves everybody never stands still for advice: a thread finds it out before."""

import threading
from pathlib import Path
from typing import Any

import pytest

from astragal.games.dice_throne.advice.worth import LayWorth
from astragal.server.room import Room
from tests.server.tables import Person, an_evening, pending, quiet, spend


def forget_worth(room: Room) -> None:
    """Nobody has yet found out what the boards at this table are worth."""
    match: Any = room.playing().match
    for fighter in match.fighters:
        fighter.lay.worth = None


@pytest.fixture
def found_by(monkeypatch: pytest.MonkeyPatch) -> list[threading.Thread]:
    """The threads in which boards were weighed."""
    threads: list[threading.Thread] = []
    begin = LayWorth.__init__

    def noted(self: LayWorth, *facts: Any) -> None:
        threads.append(threading.current_thread())
        begin(self, *facts)

    monkeypatch.setattr(LayWorth, "__init__", noted)
    return threads


async def to_the_dice(room: Room, people: tuple[Person, Person]) -> None:
    """Go on to where dice are to be kept or rolled."""
    for _ in range(40):
        await quiet(room)
        poll = pending(room)
        if poll.match.reason == "rolling" and len(poll.match.options) > 4:
            return
        moves = [poll.match.notation(option) for option in poll.match.options]
        move = next((one for one in ("pass", "next", "roll") if one in moves), moves[0])
        await people[poll.seat - 1].act(move)
    raise AssertionError("nobody ever rolled")


def test_a_new_board_is_weighed_in_a_thread(
    tmp_path: Path, found_by: list[threading.Thread]
) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            room, *people = await evening.duel("dice-throne")
            forget_worth(room)
            await to_the_dice(room, (people[0], people[1]))
            assert (await people[pending(room).seat - 1].view())["decision"]["mine"]
            assert found_by
            assert threading.main_thread() not in found_by

    spend(play())


def test_so_is_that_of_a_match_that_was_not_in_memory(
    tmp_path: Path, found_by: list[threading.Thread]
) -> None:
    async def play() -> None:
        async with an_evening(tmp_path) as evening:
            room, *people = await evening.duel("dice-throne")
            await to_the_dice(room, (people[0], people[1]))
            forget_worth(room)
            found_by.clear()
            await evening.house.rooms.reload(room)
            assert (await people[pending(room).seat - 1].view())["decision"]["mine"]
            assert found_by
            assert threading.main_thread() not in found_by

    spend(play())
