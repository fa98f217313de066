"""`make load`: many tables of scripted players at once, over real sockets, and how quick it is.

Every seat of every table has a socket of its own. An act's time runs from its sending until the
last socket of the table has the new view.
"""

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from tools import paces
from tools.paces import Paces
from tools.players import PlayedTable, seated_table
from tools.postgres import temporary_cluster
from tools.serving import Serving
from tools.system_packages import Lacking

QUICK = ("--pace", "0", "--rates", "1000")
BAR = 0.100  # seconds that 99 of 100 acts may take
WARM_UP = 3.0
AT_ONCE = 8  # tables that are made at the same time


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played."""

    tables: int
    seconds: float
    game: str
    seats: int
    acts_a_second: float


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured."""

    tables: int
    acts: int
    seconds: float
    latencies: list[float]
    late: int
    finished: int
    memory: int
    cpu: float

    def lines(self) -> Iterator[str]:
        """The figures as people read them."""
        p50, p99 = percentile(self.latencies, 50), percentile(self.latencies, 99)
        yield f"tables            {self.tables}"
        yield f"acts a second     {self.acts / self.seconds:.1f}"
        yield f"act to last view  p50 {1000 * p50:.1f} ms, p99 {1000 * p99:.1f} ms"
        yield f"processor an act  {1000 * self.cpu / max(1, self.acts):.2f} ms of the server"
        yield f"memory a table    {self.memory / 1024:.0f} KiB"
        yield f"acts put off      {self.late} (the one before had not been seen by all)"
        yield f"matches finished  {self.finished}"

    @property
    def good(self) -> bool:
        """Whether the bar was reached."""
        return percentile(self.latencies, 99) < BAR


def percentile(values: list[float], percent: int) -> float:
    """The value that so many percent of all don't exceed."""
    if len(values) < 2:
        return float("inf")
    return statistics.quantiles(values, n=100, method="inclusive")[percent - 1]


async def run(host: str, plan: Plan, serving: Serving) -> Figures:
    """Fill the tables, let them play, and measure."""
    before = serving.memory()
    tables = await filled(host, plan)
    listeners = [asyncio.create_task(seat.listen()) for table in tables for seat in table.seats]
    players = [asyncio.create_task(play(table, plan)) for table in tables]
    try:
        await asyncio.sleep(WARM_UP)
        for table in tables:
            table.latencies.clear()
            table.acts = table.late = 0
        began, used = time.perf_counter(), serving.cpu()
        await asyncio.sleep(plan.seconds)
        took, used = time.perf_counter() - began, serving.cpu() - used
        memory = serving.memory()
    finally:
        for task in (*players, *listeners):
            task.cancel()
        ends = await asyncio.gather(*players, *listeners, return_exceptions=True)
        await asyncio.gather(*(table.close() for table in tables))
    failed = [end for end in ends if isinstance(end, Exception)]
    if failed:
        raise RuntimeError(f"{len(failed)} players stopped: {failed[0]!r}")
    return Figures(
        tables=len(tables),
        acts=sum(table.acts for table in tables),
        seconds=took,
        latencies=[one for table in tables for one in table.latencies],
        late=sum(table.late for table in tables),
        finished=sum(table.finished for table in tables),
        memory=(memory - before) // len(tables),
        cpu=used,
    )


async def filled(host: str, plan: Plan) -> list[PlayedTable]:
    """All tables, started."""
    turn = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> PlayedTable:
        async with turn:
            return await seated_table(host, plan.game, plan.seats, Random(f"load-{number}"))

    return list(await asyncio.gather(*(one(number) for number in range(plan.tables))))


async def play(table: PlayedTable, plan: Plan) -> None:
    """Act at a steady rhythm that no other table shares."""
    pause = 1 / plan.acts_a_second
    when = time.perf_counter() + table.rng.random() * pause
    while True:
        await asyncio.sleep(max(0.0, when - time.perf_counter()))
        await table.one_act()
        when += pause


@contextmanager
def database(kind: str) -> Iterator[tuple[str, ...]]:
    """The options with which the server uses this kind of database."""
    if kind == "sqlite":
        yield ()
    else:
        with temporary_cluster() as address:
            yield ("--db", address)


def measured(kind: str, plan: Plan) -> Figures:
    """One run on a kind of database."""
    with (
        tempfile.TemporaryDirectory(prefix="astragal-load-") as folder,
        database(kind) as options,
        Serving(Path(folder), (*QUICK, *options)) as serving,
    ):
        return asyncio.run(run(serving.host, plan, serving))


def unhurried(seconds: float) -> Paces:
    """The paces of a few tables at the usual speed."""
    with (
        tempfile.TemporaryDirectory(prefix="astragal-paces-") as folder,
        Serving(Path(folder), ("--rates", "1000")) as serving,
    ):
        return asyncio.run(paces.measured(serving.host, seconds))


def main() -> int:
    """Run on each kind of database; 1 when the bar was missed, 2 when one could not be run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--game", default="dice-throne")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rate", type=float, default=1.0, help="acts a second at each table")
    parser.add_argument("--db", choices=("sqlite", "postgresql", "both"), default="both")
    asked = parser.parse_args()
    plan = Plan(asked.tables, asked.seconds, asked.game, asked.seats, asked.rate)
    kinds = ("sqlite", "postgresql") if asked.db == "both" else (asked.db,)
    verdict = 0
    for kind in kinds:
        print(f"{kind}: {plan.tables} tables of {plan.game}, {plan.seconds:g} s", flush=True)
        try:
            figures = measured(kind, plan)
        except Lacking as missing:
            print(f"  not run: {missing}")
            verdict = 2
            continue
        print(*(f"  {line}" for line in figures.lines()), sep="\n", flush=True)
        if not figures.good:
            print(f"  the bar is p99 < {1000 * BAR:.0f} ms: missed")
            verdict = max(verdict, 1)
    return max(verdict, paced(plan.seconds))


def paced(seconds: float) -> int:
    """Print the paces between people; 1 when a bar was missed."""
    found = unhurried(seconds)
    print(f"paces: a few tables between people who answer in {paces.ANSWER:g} s, {seconds:g} s")
    print(*(f"  {line}" for line in found.lines()), sep="\n", flush=True)
    return int(not found.good)


if __name__ == "__main__":
    sys.exit(main())
