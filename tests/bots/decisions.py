"""Decisions to put before bots, from matches of games with hidden cards."""

from collections.abc import Iterator
from random import Random

import astragal
from astragal.kernel.match import Match
from tests.kernel.toy.game import SKIRMISH

DUEL = ("barbarian", "monk")
TEAMS = ("barbarian", "monk", "paladin", "ninja")


def skirmish() -> Match:
    return SKIRMISH.new(3, options={"polling": "public"}, seed="decisions")


def duel() -> Match:
    return dice_throne(DUEL, "duel")


def teams() -> Match:
    return dice_throne(TEAMS, "teams")


def dice_throne(heroes: tuple[str, ...], mode: str) -> Match:
    seats = [{"hero": hero} for hero in heroes]
    options = {"mode": mode, "polling": "public"}
    return astragal.game("dice-throne").new(seats, options=options, seed="decisions")


TABLES = {"skirmish": skirmish, "duel": duel, "teams": teams}


def decisions(name: str, count: int) -> Iterator[Match]:
    """So many decisions with a choice, of a match in which people play by habit or at random."""
    m = TABLES[name]()
    rng = Random(name)
    while count and m.options:
        if len(m.options) > 1:
            count -= 1
            yield m
        habit = rng.random() < 0.5
        m.choose(m.game.advice.habit(m, rng) if habit else rng.randrange(len(m.options)))
