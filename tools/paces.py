"""How unhurried a table between people is: from the end of a turn, and from an attack, on.

The server keeps its usual pace. Everybody answers 300 ms after they were asked, rolls, attacks
where they can, and goes on; polls are passed.
"""

import asyncio
import time
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import NamedTuple

from tools.players import Message, PlayedTable, Watching, seated_table

ANSWER = 0.3  # seconds until somebody answers
TURN_BAR = 1.5
ATTACK_BAR = 5.0
USUAL = ("pass", "roll", "next", "done")


class Answered(NamedTuple):
    """A decision: when it was shown, and answered, by whom, what it was about, and the move."""

    asked: float
    at: float
    seat: int
    reason: str
    move: str


class Paces(NamedTuple):
    """The longest of each, in seconds; nothing where there was none."""

    turns: list[float]
    attacks: list[float]

    def lines(self) -> Iterator[str]:
        """The figures as people read them."""
        yield f"end of a turn     {said(self.turns)} until the next decision (bar {TURN_BAR:g} s)"
        yield f"attack            {said(self.attacks)} until it goes on (bar {ATTACK_BAR:g} s)"

    @property
    def good(self) -> bool:
        """Whether both bars were reached, by nineteen of twenty turns: poison takes its time."""
        turns = sorted(self.turns)[: -(len(self.turns) // 20) or None]
        return max(turns, default=0) <= TURN_BAR and max(self.attacks, default=0) <= ATTACK_BAR


def said(found: list[float]) -> str:
    """The median and the longest of some times."""
    if not found:
        return "none"
    return f"{sorted(found)[len(found) // 2]:.2f} s, at most {max(found):.2f} s of {len(found)}"


async def measured(host: str, seconds: float, tables: int = 4) -> Paces:
    """Let some tables play for so long."""
    found = [await seated_table(host, "dice-throne", 2, Random(n)) for n in range(tables)]
    courses: list[list[Answered]] = [[] for _ in found]
    tasks = [
        asyncio.create_task(task)
        for table, course in zip(found, courses, strict=True)
        for seat in table.seats
        for task in (seat.listen(), play(seat, course))
    ]
    try:
        await asyncio.sleep(seconds)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*map(PlayedTable.close, found))
    each = [between(sorted(course, key=lambda one: one.at)) for course in courses]
    return Paces([t for one in each for t in one.turns], [a for one in each for a in one.attacks])


async def play(seat: Watching, course: list[Answered]) -> None:
    """Answer whatever is asked, a little later."""
    answered: tuple[int, int] | None = None
    while True:
        seat.heard.clear()
        decision = seat.decision
        if decision is not None and (decision["number"], decision["since"]) != answered:
            answered = decision["number"], decision["since"]
            asked = time.perf_counter()
            await asyncio.sleep(ANSWER)
            if seat.decision is not None and seat.decision["since"] == decision["since"]:
                move = usual(decision)
                made = (decision["seat"], decision["reason"], move)
                course.append(Answered(asked, time.perf_counter(), *made))
                await seat.act(move)
        else:
            await seat.heard.wait()


def usual(decision: Message) -> str:
    """What somebody does who is in no doubt."""
    moves = [str(option["move"]) for option in decision["options"]]
    attacks = [move for move in moves if move.startswith("ability")]
    return next((move for move in (*attacks[-1:], *USUAL) if move in moves), moves[0])


def between(course: list[Answered]) -> Paces:
    """From the last decision of a turn to the first of the next one, and from an attack on."""
    turns, attacks = [], []
    decided = [one for one in course if one.move != "pass"]
    for n, (one, then) in enumerate(pairwise(decided)):
        if then.reason == "main-1" and then.seat != one.seat:
            turns.append(then.asked - one.at)
        if one.move.startswith("ability"):
            later = next((far for far in decided[n + 1 :] if far.reason != "defend"), None)
            attacks += [later.asked - one.at] if later is not None else []
    return Paces(turns, attacks)
