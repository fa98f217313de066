"""Our games through their public face, in whatever version of Astragal is imported."""

import sys
from collections.abc import Callable, Iterator
from functools import cached_property
from hashlib import blake2b
from itertools import cycle
from random import Random

import astragal
from astragal.kernel.game import Game
from astragal.kernel.match import Match
from astragal.kernel.setup import Setup
from benchmarks.entrants import ENDLESS, Kind, Work, midway

POSITIONS = 8


class OurGame:
    """One game with one number of seats and one set of options."""

    kind: Kind = "ours"
    driven = "Match.choose(index) on one of Match.options, events off; to_bytes() and Game.load()"

    def __init__(self, name: str, game: Game, setups: list[Setup]) -> None:
        self.name = name
        self.game = game
        self.setups = setups
        self.headline = False

    @cached_property
    def midway(self) -> Match:
        return midway(self.start, self.advance)

    @property
    def clone(self) -> Work:
        return self.midway.clone

    @property
    def round_trip(self) -> Work:
        load, to_bytes = self.game.load, self.midway.to_bytes
        return lambda: load(to_bytes())

    def play(self, rng: Random) -> int:
        return self.advance(self.start(rng), rng, ENDLESS)

    def start(self, rng: Random) -> Match:
        setup = self.setups[int(rng.random() * len(self.setups))]
        return self.game.new(setup, seed=str(rng.getrandbits(64)))

    def advance(self, match: Match, rng: Random, limit: int) -> int:
        random, choose = rng.random, match.choose
        for done in range(limit):
            options = match.options
            if not options:
                return done
            choose(int(random() * len(options)))
        return limit

    def checksum(self, matches: int) -> str:
        """One number for the ends of so many seeded matches, the same in every build."""
        digest = blake2b(digest_size=8)
        rng = Random(3)
        for _ in range(matches):
            match = self.start(rng)
            self.advance(match, rng, ENDLESS)
            digest.update(match.hash().encode())
        return digest.hexdigest()


class Playouts:
    """What a search does all day: clones of positions in mid-match, played to the end."""

    kind: Kind = "ours"
    headline = True
    clone: Work | None = None
    round_trip: Work | None = None

    def __init__(self, of: OurGame) -> None:
        self.name = f"{of.name}, playouts"
        self.of = of
        # An earlier version that is measured for comparison may not have it.
        known: Callable[[Match, Random], object] | None = getattr(astragal, "playout", None)
        self.driven = f"clone() and {'astragal.playout' if known else 'a loop of choose(index)'}"
        self.playout = known or self.by_hand

    @cached_property
    def positions(self) -> Iterator[Match]:
        return cycle([self.half_played(number) for number in range(POSITIONS)])

    def half_played(self, number: int) -> Match:
        """A match after half of its own decisions, so that short pairings count as long ones do."""
        of, setup = self.of, self.of.setups[number % len(self.of.setups)]
        whole, half = (of.game.new(setup, seed=f"playouts-{number}") for _ in range(2))
        length = of.advance(whole, Random(number), ENDLESS)
        of.advance(half, Random(number), length // 2)
        return half

    def play(self, rng: Random) -> int:
        position = next(self.positions)
        match = position.clone()
        self.playout(match, rng)
        return match.number - position.number

    def by_hand(self, match: Match, rng: Random) -> None:
        self.of.advance(match, rng, ENDLESS)


def label(game: Game, setup: Setup) -> str:
    """Such as `pig (2 seats)`, with the options that are not the default."""
    seats = len(setup.seats)
    words = [f"{seats} {'seat' if seats == 1 else 'seats'}"]
    words += [
        f"{name} {value}"
        for name, value in setup.options.items()
        if value != game.options[name].default
    ]
    return f"{game.id} ({', '.join(words)})"


def ours() -> Iterator[OurGame | Playouts]:
    """All that is measured of our games; the first setup of each is its headline."""
    for id in astragal.game_ids():
        first, *others = entrants(astragal.game(id))
        first.headline = True
        yield first
        yield Playouts(first)
        yield from others


def entrants(game: Game) -> list[OurGame]:
    """An entrant for each label; setups that share one (other heroes, say) are played by turns."""
    groups: dict[str, list[Setup]] = {}
    for setup in game.setups():
        groups.setdefault(label(game, setup), []).append(setup)
    return [OurGame(title, game, setups) for title, setups in groups.items()]


def is_compiled() -> bool:
    """Whether any module of the imported Astragal is machine code."""
    files = [
        getattr(module, "__file__", None) or ""
        for name, module in sys.modules.items()
        if name.partition(".")[0] == "astragal"
    ]
    return any(file.endswith((".so", ".pyd")) for file in files)
