"""Bots of the server: nobody waits long for one that hangs, and threads share them safely."""

import asyncio
from typing import Any

import pytest

import astragal
from astragal.bots import LEVELS, Budget, Seen
from astragal.bots.apart import BotPatience
from astragal.server import thinkers
from astragal.server.thinkers import Thinkers

LONGEST = 15  # seconds at a table before somebody else moves for a bot


class Hired:
    """Takes the last option, and remembers what it was hired with."""

    def __init__(self, name: str, patience: BotPatience) -> None:
        self._patience = patience
        self.seed = ""
        self.faults = 0

    def sit_down(self, seed: str) -> None:
        self.seed = seed

    def choose(self, seen: Seen, budget: Budget) -> int:
        return len(seen.options) - 1

    def close(self) -> None:
        self.seed = ""


class JustEmptied(list[Any]):
    """A list whose last item another thread takes after somebody saw that there is one."""

    def __bool__(self) -> bool:
        return True


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> Thinkers:
    monkeypatch.setattr(thinkers, "hosted", Hired)
    return Thinkers(each=2)


def chosen(house: Thinkers, level: str) -> int:
    match = astragal.game("pig").new(2, seed="thinkers")
    return asyncio.run(house.choose(level, match, "seed"))


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_that_hangs_holds_a_table_for_some_seconds_only(house: Thinkers, level: str) -> None:
    assert chosen(house, level) == 1
    (bot,) = house._bots
    assert bot._patience.limit(LEVELS[level].budget, first=False) <= LONGEST
    house.close()


def test_whoever_finds_the_last_idle_bot_gone_hires_another(house: Thinkers) -> None:
    house._idle["easy"] = JustEmptied()
    assert chosen(house, "easy") == 1
    assert len(house._bots) == len(house._idle["easy"]) == 1
    house.close()
