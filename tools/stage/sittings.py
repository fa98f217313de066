"""Which matches are shown to the page: every game, mode and hero, seen from every seat."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle
from random import Random
from typing import Any

import astragal
from astragal.kernel.facts import Choice
from astragal.kernel.game import Game
from astragal.kernel.setup import Setup

MATCHES = 30  # of each mode
WATCHED = 7  # every so many matches are seen by a spectator
POLLING = ("legal", "legal", "public")
HABIT = 2  # every so many are played by habit, the others at random


@dataclass(frozen=True, slots=True)
class Sitting:
    """A match to be played by the engine, and from which seat it is looked at; 0 watches."""

    game: str
    mode: str
    number: int
    seats: tuple[dict[str, Any], ...]
    options: dict[str, Any]
    seat: int
    position: str = ""  # in the words of scenarios, where it does not begin at the beginning

    @property
    def name(self) -> str:
        return f"{self.game}-{self.mode}-{self.number}"

    @property
    def by_habit(self) -> bool:
        return self.number % HABIT == 0

    @property
    def facts(self) -> str:
        """What the viewer plays, such as a hero."""
        return "-".join(str(fact) for fact in self.seats[max(self.seat, 1) - 1].values())


def sittings(id: str, matches: int = MATCHES) -> Iterator[Sitting]:
    """So many matches of each mode of a game, with every fact of a seat by turns."""
    game = astragal.game(id)
    for mode, setups in modes(game).items():
        rng = Random(f"{id}-{mode}")
        facts = cycle(_facts(game, rng))
        for number, setup in zip(range(matches), cycle(setups), strict=False):
            seat = _seat(number, len(setup.seats))
            seats = [next(facts) for _ in setup.seats]
            options = {**setup.options, "polling": POLLING[number % len(POLLING)]}
            yield Sitting(id, mode, number, tuple(seats), options, seat)


def modes(game: Game) -> dict[str, list[Setup]]:
    """The setups of a game by mode and number of seats."""
    found: dict[str, list[Setup]] = {}
    for setup in game.setups():
        mode = f"{setup.options.get('mode', 'seats')}-{len(setup.seats)}"
        found.setdefault(mode, []).append(setup)
    return found


def _facts(game: Game, rng: Random) -> list[dict[str, Any]]:
    """Every value of what a seat may choose, in any order."""
    choices = {name: fact for name, fact in game.seat_facts.items() if isinstance(fact, Choice)}
    found: list[dict[str, Any]] = [
        {name: value} for name, fact in choices.items() for value in fact.values
    ]
    rng.shuffle(found)
    return found or [{}]


def _seat(number: int, seats: int) -> int:
    return 0 if number % WATCHED == WATCHED - 1 else number % seats + 1
