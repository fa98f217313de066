"""Play thousands of random matches, all invariants checked at each decision: `make marathon`.

Every match is known by its number: the number alone gives seats, options, dice and choices, so a
match that fails can be played again by `--first NUMBER --matches 1`.
"""

import sys
import traceback
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from random import Random

import click
from rich.progress import Progress

import astragal
from astragal.kernel.advice import any_option
from astragal.kernel.facts import Choice
from astragal.kernel.game import Game
from astragal.kernel.match import Match
from astragal.kernel.setup import Setup

AT_ONCE = 20
TWIN_EVERY = 40


@dataclass
class Findings:
    """What a batch of matches showed."""

    matches: int = 0
    decisions: int = 0
    draws: int = 0
    failures: list[str] = field(default_factory=list)


def random_setup(game: Game, rng: Random) -> Setup:
    """Any mode, number of seats, options and seat facts that the game agrees to."""
    sample = rng.choice(game.setups())
    facts = {name: fact for name, fact in game.seat_facts.items() if isinstance(fact, Choice)}
    seats = [{n: rng.choice(fact.values) for n, fact in facts.items()} for _ in sample.seats]
    polling = rng.choice(("legal", "public"))
    return game.setup(seats, {**sample.options, "polling": polling})


def play(game: Game, number: int) -> Match:
    """One random match to its end; an AssertionError says what was wrong, and when."""
    rng = Random(f"{game.id}-{number}")
    m = game.new(random_setup(game, rng), seed=f"marathon-{number}")
    astragal.playout(m, rng, checked)
    return m


def checked(m: Match, rng: Random) -> int:
    """Any option, when all is as it must be."""
    problems = m.game.broken(m)
    assert not problems, f"decision {m.number}: {problems}"
    if m.number % TWIN_EVERY == 0:
        twin = m.game.load(m.to_bytes())
        assert twin.hash() == m.hash(), f"decision {m.number}: the loaded twin differs"
        assert twin.options == m.options, f"decision {m.number}: the twin is asked otherwise"
    return any_option(m, rng)


def batch(id: str, first: int, count: int) -> Findings:
    """Some matches in a row."""
    game = astragal.game(id)
    found = Findings()
    for number in range(first, first + count):
        try:
            m = play(game, number)
        except Exception as error:
            where = traceback.extract_tb(error.__traceback__)[-1]
            found.failures.append(f"match {number}: {error!r} ({where.name}, line {where.lineno})")
        else:
            found.decisions += m.number
            found.draws += m.result is not None and m.result.count(1) > len(m.result) // 2
        found.matches += 1
    return found


def batches(first: int, matches: int) -> Iterator[tuple[int, int]]:
    """The matches in portions."""
    for start in range(first, first + matches, AT_ONCE):
        yield start, min(AT_ONCE, first + matches - start)


@click.command()
@click.option("--game", "id", default="dice-throne", show_default=True)
@click.option("--matches", default=10_000, show_default=True)
@click.option("--first", default=0, show_default=True, help="The number of the first match.")
@click.option("--jobs", default=2, show_default=True)
def main(id: str, matches: int, first: int, jobs: int) -> None:
    """Play random matches over every mode, edition and pairing, checking everything."""
    total = Findings()
    with Progress() as progress, ProcessPoolExecutor(jobs) as pool:
        task = progress.add_task(id, total=matches)
        portions = list(batches(first, matches))
        starts, counts = zip(*portions, strict=True)
        for found in pool.map(batch, [id] * len(portions), starts, counts):
            total.matches += found.matches
            total.decisions += found.decisions
            total.draws += found.draws
            total.failures += found.failures
            for failure in found.failures:
                progress.console.print(failure, style="red")
            progress.advance(task, found.matches)
    print(
        f"{total.matches} matches, {total.decisions} decisions, {total.draws} draws, "
        f"{len(total.failures)} failed"
    )
    sys.exit(1 if total.failures else 0)


if __name__ == "__main__":
    main()
