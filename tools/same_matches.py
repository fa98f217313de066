"""Play the same seeded matches in this checkout and in an earlier commit: `make same`.

Every sample setup of every game is played at random, with both pollings, and a few with events. At
each decision both must ask the same seat for the same reason and offer the same options. Hashes are
counted apart, since a new format of saves may change them. Here clones are played beside, which
must not change what they were made from.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from queue import SimpleQueue
from random import Random
from typing import Any

import click
from rich.progress import Progress

import astragal
from astragal.kernel.facts import Choice
from astragal.kernel.game import Game
from astragal.kernel.setup import Setup
from tools.earlier import earlier, last_different
from tools.other_python import ROOT
from tools.seeded_matches import Order
from tools.two_versions import Compared, Kind, Pair, Side

POLLINGS = ("legal", "public")
SHOWN = 5


@dataclass
class Findings:
    """What was compared so far, and how often each kind of difference was seen."""

    matches: int = 0
    decisions: int = 0
    counts: Counter[Kind] = field(default_factory=Counter)

    def add(self, compared: Compared) -> list[str]:
        """Count one match; of each kind of difference the first few are worth telling."""
        self.matches += 1
        self.decisions += compared.decisions
        told = []
        for difference in compared.differences:
            self.counts[difference.kind] += 1
            if self.counts[difference.kind] <= SHOWN:
                told.append(difference.report)
        return told

    @property
    def same(self) -> bool:
        """Whether all that must not differ is the same; hashes may."""
        return not any(self.counts[kind] for kind in ("decision", "events", "clone"))

    def __str__(self) -> str:
        matches = f"{self.matches} matches, {self.decisions} decisions"
        return (
            f"{matches}: {self.counts['decision']} with other options or results, "
            f"{self.counts['events']} with other events, {self.counts['clone']} times a clone "
            f"changed what it should not; {self.counts['hash']} with other hashes"
        )


def orders(each: int, only: str | None = None) -> list[Order]:
    """So many matches of each setup and polling."""
    return [
        order(game, setup, f"{game.id}-{index}-{polling}", polling, number)
        for game in map(astragal.game, [only] if only else astragal.game_ids())
        for index, setup in enumerate(game.setups())
        for polling in POLLINGS
        for number in range(each)
    ]


def order(game: Game, setup: Setup, name: str, polling: str, number: int) -> Order:
    """One match: the first of each setup with events, every second one with other heroes."""
    seats = [dict(seat) for seat in setup.seats]
    seed, options = f"{name}-{number}", {**setup.options, "polling": polling}
    if number % 2:
        seats = others(game, seats, Random(seed))
    return Order(game.id, seats, options, seed, events=number == 0)


def others(game: Game, seats: list[dict[str, Any]], rng: Random) -> list[dict[str, Any]]:
    """The seats with a random value for whatever a seat chooses."""
    facts = {name: fact for name, fact in game.seat_facts.items() if isinstance(fact, Choice)}
    chosen = [{name: rng.choice(fact.values) for name, fact in facts.items()} for _ in seats]
    return [{**seat, **new} for seat, new in zip(seats, chosen, strict=True)]


@contextmanager
def pairs(count: int, before: Path, python: str | None) -> Iterator[SimpleQueue[Pair]]:
    """Pairs of processes, to be taken and given back."""
    made = []
    free: SimpleQueue[Pair] = SimpleQueue()
    for _ in range(count):
        now = Side(python, None) if python else Side(None, ROOT / "src")
        made.append(Pair(Side(None, before), now))
        free.put(made[-1])
    print(f"before: {made[0].before.origin}\nnow:    {made[0].now.origin}", flush=True)
    try:
        yield free
    finally:
        for pair in made:
            pair.before.close()
            pair.now.close()


def compare(all_orders: list[Order], free: SimpleQueue[Pair], jobs: int) -> Findings:
    """Have every match played by both, showing how far it is and what was found."""
    found = Findings()

    def one(order: Order) -> Compared:
        pair = free.get()
        try:
            return pair.compare(order)
        finally:
            free.put(pair)

    with Progress() as progress, ThreadPoolExecutor(jobs) as pool:
        task = progress.add_task("matches", total=len(all_orders))
        for compared in pool.map(one, all_orders):
            for report in found.add(compared):
                progress.console.print(report, markup=False, highlight=False, soft_wrap=True)
            progress.advance(task)
    return found


@click.command()
@click.option("--before", metavar="REV", help="A commit.  [default: HEAD, or HEAD~1 if src is it]")
@click.option("--each", default=13, show_default=True, help="Matches of each setup and polling.")
@click.option("--game", help="Only this game.")
@click.option("--python", metavar="PATH", help="Play what is installed here instead of src/.")
@click.option("--jobs", default=2, show_default=True)
def main(before: str | None, each: int, game: str | None, python: str | None, jobs: int) -> None:
    """Play the same matches in this checkout and in an earlier commit, and compare them."""
    commit = earlier(before or last_different())
    with pairs(jobs, commit.source, python) as free:
        found = compare(orders(each, game), free, jobs)
    print(found)
    sys.exit(0 if found.same else 1)


if __name__ == "__main__":
    main()
