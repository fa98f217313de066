"""Turns at thinking: shared out by user, then by table, and first where somebody watches."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from astragal.server.thinking_queue import MOST_KNOWN, OVERDUE, Claim, Served, Turns


class Desk:
    """A queue with one place to think, and who thought there, in order."""

    def __init__(self, at_once: int = 1) -> None:
        self.now = 0.0
        self.waits: list[float] = []
        self.turns = Turns(at_once, lambda: self.now, self.waits.append)
        self.order: list[str] = []

    def come(
        self, user: str, table: str, watched: Callable[[], bool] = lambda: True
    ) -> "asyncio.Task[None]":
        async def think() -> None:
            await self.turns.take(Claim(user, table, watched))
            self.order.append(table)

        return asyncio.create_task(think())

    async def serve(self, count: int) -> None:
        """So many turns end, one after the other."""
        for _ in range(count):
            await settled()
            self.now += 1
            self.turns.give_back()
        await settled()


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def test_users_take_turns_however_many_tables_one_has() -> None:
    async def evening() -> None:
        desk = Desk()
        for number in range(40):
            desk.come("greta", f"greta{number}")
        await settled()
        desk.come("anna", "anna1")
        desk.come("ben", "ben1")
        desk.come("anna", "anna2")
        await desk.serve(6)
        assert desk.order[:2] == ["greta0", "anna1"]
        assert desk.order[2:6] == ["ben1", "greta1", "anna2", "greta2"]
        assert desk.turns.waiting == 43 - 7

    run(evening())


def test_tables_of_one_user_take_turns() -> None:
    async def evening() -> None:
        desk = Desk()
        desk.come("anna", "one")
        await settled()
        for table in ("one", "two", "one", "two"):
            desk.come("anna", table)
        await desk.serve(4)
        assert desk.order == ["one", "two", "one", "two", "one"]

    run(evening())


def test_what_nobody_watches_comes_last_but_comes() -> None:
    async def evening() -> None:
        desk = Desk()
        desk.come("greta", "first")
        await settled()
        desk.come("anna", "unwatched", lambda: False)
        for number in range(50):
            desk.come("greta", f"watched{number}")
        await desk.serve(int(OVERDUE) - 1)
        assert "unwatched" not in desk.order
        await desk.serve(2)
        assert "unwatched" in desk.order

    run(evening())


def test_who_looks_at_the_table_meanwhile_counts() -> None:
    async def evening() -> None:
        desk, looking = Desk(), set[str]()
        desk.come("greta", "first")
        await settled()
        desk.come("greta", "second")
        desk.come("anna", "anna's", lambda: "anna" in looking)
        looking.add("anna")
        await desk.serve(1)
        assert desk.order == ["first", "anna's"]

    run(evening())


def test_who_goes_leaves_the_queue_and_a_turn_is_not_lost() -> None:
    async def evening() -> None:
        desk = Desk()
        desk.come("anna", "one")
        await settled()
        gone, called = desk.come("ben", "two"), desk.come("clara", "three")
        desk.come("dora", "four")
        await settled()
        gone.cancel()
        await settled()
        assert desk.turns.waiting == 2
        desk.turns.give_back()  # Clara is called,
        called.cancel()  # and gone before she hears it
        await settled()
        assert desk.order == ["one", "four"]
        assert desk.turns.waiting == 0

    run(evening())


@pytest.mark.parametrize("at_once", [1, 3])
def test_so_many_at_once_and_the_waits_are_told(at_once: int) -> None:
    async def evening() -> None:
        desk = Desk(at_once)
        for number in range(5):
            desk.come("anna", str(number))
        await settled()
        assert len(desk.order) == at_once
        await desk.serve(5 - at_once)
        assert desk.waits == [0.0] * at_once + [float(n) for n in range(1, 6 - at_once)]

    run(evening())


def test_users_of_long_ago_are_forgotten() -> None:
    served = Served()
    for turn in range(1, MOST_KNOWN + 3):
        served.note(f"user{turn}", turn)
    assert [served.last(f"user{turn}") for turn in (1, 2, 3)] == [0, 0, 3]
