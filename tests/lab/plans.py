"""Small arenas for the tests."""

from typing import Any

import msgspec

import astragal
from astragal.kernel.facts import Value
from astragal.lab.outcome import Fault, Outcome
from astragal.lab.schedule import Plan


def plan(game: str = "pig", bots: tuple[str, ...] = ("random", "random"), **other: Any) -> Plan:
    """A plan; Pig is played to 20 in it."""
    facts: dict[str, Any] = {
        "engine": "",
        "content": astragal.game(game).content_hash(),
        "seats": 2,
        "options": {"goal": 20} if game == "pig" else {},
        "nodes": 1,
        "on_fault": "lose",
    }
    return Plan(game=game, bots=bots, **(facts | other))


def outcome(
    match: int,
    *places: int,
    lineup: tuple[int, ...] = (0, 1),
    seats: tuple[dict[str, Value], ...] = ({}, {}),
    fault: Fault | None = None,
) -> Outcome:
    """A match that ended so."""
    count = len(lineup)
    return Outcome(
        match=match,
        lineup=lineup,
        seats=seats,
        places=places,
        decisions=(3,) * count,
        faults=(0,) * count,
        seconds=(0.006,) * count,
        hash=f"{match:032}",
        fault=fault,
    )


def timeless(outcomes: list[Outcome]) -> list[Outcome]:
    """The outcomes by number, without what depends on the machine."""
    found = sorted(outcomes, key=lambda each: each.match)
    return [msgspec.structs.replace(each, seconds=()) for each in found]
