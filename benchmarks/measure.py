"""Random play by turns, so that the machine's noise hits all entrants alike."""

import gc
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import repeat
from random import Random
from statistics import median
from time import process_time
from typing import Protocol

from benchmarks.entrants import Build, Entrant, Kind, Work

BATCHES = 40
BATCH_SECONDS = 0.001
MICROSECONDS = 1e6


@dataclass(frozen=True)
class Stint:
    """One turn of one entrant: matches played in some CPU time, and two costs in µs."""

    decisions: int
    games: int
    cpu_seconds: float
    clone_us: float | None
    round_trip_us: float | None

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.cpu_seconds

    @property
    def games_per_second(self) -> float:
        return self.games / self.cpu_seconds


class Runner(Protocol):
    """Somebody who can be given a turn: an entrant here, or one in another process."""

    @property
    def game(self) -> str: ...
    @property
    def kind(self) -> Kind: ...
    @property
    def build(self) -> Build: ...
    @property
    def driven(self) -> str: ...
    def run(self, seconds: float) -> Stint: ...


class Here:
    """An entrant run in this process, with a random source of its own."""

    build: Build = "pure"

    def __init__(self, entrant: Entrant) -> None:
        self.entrant = entrant
        self.game = entrant.name
        self.kind = entrant.kind
        self.driven = entrant.driven
        self.clone, self.round_trip = entrant.clone, entrant.round_trip
        entrant.play(Random(1))  # whatever is made on first use is made now, and not timed
        self.rng = Random(2)

    def run(self, seconds: float) -> Stint:
        """Play for this much CPU time, at least one match, then take the two costs."""
        gc.collect()
        decisions, games, spent = play_for(self.entrant, self.rng, seconds)
        return Stint(decisions, games, spent, cost(self.clone), cost(self.round_trip))


def play_for(entrant: Entrant, rng: Random, seconds: float) -> tuple[int, int, float]:
    """Whole matches until the time is up: decisions, games, CPU seconds."""
    play = entrant.play
    decisions = games = 0
    begin = process_time()
    while True:
        decisions += play(rng)
        games += 1
        spent = process_time() - begin
        if spent >= seconds and spent > 0:
            return decisions, games, spent


def cost(work: Work | None) -> float | None:
    """CPU time of one call in µs, the median of many short batches."""
    if work is None:
        return None
    calls = 1
    while timed(work, calls) < BATCH_SECONDS:
        calls *= 2
    return median(timed(work, calls) for _ in range(BATCHES)) / calls * MICROSECONDS


def timed(work: Work, calls: int) -> float:
    """CPU seconds of so many calls."""
    begin = process_time()
    for _ in repeat(None, calls):
        work()
    return process_time() - begin


def title(game: str, kind: Kind, build: Build) -> str:
    """What a runner is called, such as `pig (2 seats), before, compiled`."""
    before = ", before" if kind == "before" else ""
    return f"{game}{before}{', compiled' if build == 'compiled' else ''}"


def round_robin(
    runners: Sequence[Runner],
    rounds: int,
    seconds: float,
    tell: Callable[[str], None] = lambda _: None,
) -> list[list[Stint]]:
    """The stints of each runner, one per round, the runners taking turns within a round."""
    # What the libraries brought along is no entrant's garbage: keep the collector off it.
    gc.collect()
    gc.freeze()
    stints: list[list[Stint]] = [[] for _ in runners]
    for number in range(1, rounds + 1):
        for runner, done in zip(runners, stints, strict=True):
            tell(f"round {number} of {rounds}: {title(runner.game, runner.kind, runner.build)}")
            done.append(runner.run(seconds))
    gc.unfreeze()
    return stints
