"""Our games through their public face; `python -m benchmarks.ours` measures them alone."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from random import Random
from typing import BinaryIO

import click
import msgspec

import astragal
from astragal.kernel.game import Game
from astragal.kernel.match import Match
from astragal.kernel.setup import Setup
from benchmarks.entrants import ENDLESS, Kind, Work, chosen, midway
from benchmarks.measure import Here, Stint, round_robin


@dataclass(frozen=True)
class Findings:
    """What one environment found out about our games."""

    compiled: bool
    names: list[str]
    stints: list[list[Stint]]
    checksums: list[str]


class OurGame:
    """One game with one number of seats and one set of options."""

    kind: Kind = "ours"
    driven = "Match.choose(index) on one of Match.options, events off; to_bytes() and Game.load()"

    def __init__(self, name: str, game: Game, setups: list[Setup]) -> None:
        self.name = name
        self.game = game
        self.setups = setups

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


def ours() -> Iterator[OurGame]:
    """An entrant for each label; setups that share one (other heroes, say) are played by turns."""
    for name in astragal.game_ids():
        game = astragal.game(name)
        groups: dict[str, list[Setup]] = {}
        for setup in game.setups():
            groups.setdefault(label(game, setup), []).append(setup)
        for title, setups in groups.items():
            yield OurGame(title, game, setups)


def is_compiled() -> bool:
    """Whether any module of the imported Astragal is machine code."""
    files = [
        getattr(module, "__file__", None) or ""
        for name, module in sys.modules.items()
        if name.partition(".")[0] == "astragal"
    ]
    return any(file.endswith((".so", ".pyd")) for file in files)


@click.command()
@click.option("--seconds", default=2.0, show_default=True, help="CPU time per game and round.")
@click.option("--rounds", default=5, show_default=True, help="0 measures nothing.")
@click.option("--only", multiple=True, metavar="NAME", help="A name or a part of it; repeatable.")
@click.option("--checksums", default=0, metavar="MATCHES", help="Take checksums over so many.")
@click.option("--json", "target", type=click.File("wb"), default="-", help="- is standard output.")
def main(
    seconds: float, rounds: int, only: tuple[str, ...], checksums: int, target: BinaryIO
) -> None:
    """Measure our games alone, in this environment, and write the findings as JSON."""
    games = chosen(ours(), only)
    found = Findings(
        compiled=is_compiled(),
        names=[game.name for game in games],
        stints=round_robin([Here(game) for game in games], rounds, seconds),
        checksums=[game.checksum(checksums) for game in games] if checksums else [],
    )
    target.write(msgspec.json.encode(found) + b"\n")


if __name__ == "__main__":
    main()
