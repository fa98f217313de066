"""What the generic tests play: every game of the house; Skirmish, which has every trap; and
Gauntlet, which is built on Dice Throne and has a fighter whom nobody plays.

`ASTRAGAL_SEEDS` widens the number of matches for each setup, and of decisions after which that is
enough; `ASTRAGAL_ROTATION` moves on to other setups of a game that has more of them than one run
can play.
"""

import os
from dataclasses import dataclass
from random import Random

import astragal
from astragal.kernel.game import Game
from astragal.kernel.match import Match
from astragal.kernel.setup import Setup
from tests.games.gauntlet.game import GAME as GAUNTLET
from tests.kernel.toy.game import SKIRMISH

SEEDS = int(os.environ.get("ASTRAGAL_SEEDS", "20"))
ROTATION = int(os.environ.get("ASTRAGAL_ROTATION", "0"))
MOST_SETUPS = 16
POLLING = ("legal", "public")
# A game of long matches is played less often: two matches at least, then until this is enough.
FEWEST_MATCHES = 2
DECISIONS_PER_SEED = 100


@dataclass(frozen=True)
class Case:
    """One game with one setup."""

    game: Game
    setup: Setup

    def __str__(self) -> str:
        facts = [value for seat in self.setup.seats for value in seat.values()]
        words = [self.game.id, len(self.setup.seats), *facts, *self.setup.options.values()]
        return "-".join(str(word) for word in words)

    def start(self, seed: int, events: bool = False) -> Match:
        """A match of this setup, the same for the same seed."""
        return self.game.new(self.setup, seed=f"{self}-{seed}", events=events)

    def rng(self, seed: int) -> Random:
        """Who chooses in that match."""
        return Random(f"{self}-{seed}")


def enough(matches: int, decisions: int, seeds: int = SEEDS) -> bool:
    """Whether a setup was played often enough: so many matches, or fewer that were long."""
    long = matches >= FEWEST_MATCHES and decisions >= seeds * DECISIONS_PER_SEED
    return long or matches >= seeds


def all_games() -> list[Game]:
    """The games of the house, and those that only the tests play."""
    return [*(astragal.game(name) for name in astragal.game_ids()), SKIRMISH, GAUNTLET]


def polled_both_ways(game: Game) -> list[Setup]:
    """Every sample setup of a game, with `legal` and with `public` polling, none twice."""
    both = [
        game.setup(setup.seats, {**setup.options, "polling": polling})
        for setup in game.setups()
        for polling in POLLING
    ]
    return list(dict.fromkeys(both))


def sampled_setups(game: Game, n: int, rotation: int) -> list[Setup]:
    """Up to n setups, spread evenly; each rotation takes others until all had their turn."""
    setups = polled_both_ways(game)
    if len(setups) <= n:
        return setups
    return [setups[(k * len(setups) // n + rotation) % len(setups)] for k in range(n)]


def cases(n: int = MOST_SETUPS) -> list[Case]:
    """What a generic test is run for."""
    return [
        Case(game, setup) for game in all_games() for setup in sampled_setups(game, n, ROTATION)
    ]
