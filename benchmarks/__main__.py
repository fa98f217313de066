"""The command: measure our games and the references by turns, then report."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import click
import msgspec
from rich.console import Console

from benchmarks.elsewhere import USUAL_PYTHON, Away, Elsewhere, ElsewhereError, elsewhere
from benchmarks.entrants import chosen
from benchmarks.measure import Here, Runner, round_robin
from benchmarks.ours import OurGame, Playouts, is_compiled, ours
from benchmarks.references import REFERENCES, Reference, made
from benchmarks.report import Checksum, Report, Row, plain
from benchmarks.tables import drawn

CHECKED_MATCHES = 50
# CPU seconds per entrant and round, and rounds: the headline is to take less than three minutes.
HEADLINE = (1.0, 5)
WHOLE = (2.0, 5)
QUICK = (0.2, 2)
WIDE = 120
ABOVE_0 = click.FloatRange(0, min_open=True)


@dataclass(frozen=True)
class Plan:
    """What is to be measured, and how long."""

    seconds: float
    rounds: int
    only: tuple[str, ...] = ()
    whole: bool = False
    compiled: str | None = None
    before: str | None = None


@click.command()
@click.option(
    "--all", "whole", is_flag=True, help="Every setup and reference, not only the headline."
)
@click.option(
    "--seconds", type=ABOVE_0, help="CPU time per entrant and round.  [default: 1; all: 2]"
)
@click.option("--rounds", type=click.IntRange(1), help="How often each has its turn.  [default: 5]")
@click.option("--only", multiple=True, metavar="NAME", help="A name or a part of it; repeatable.")
@click.option("--quick", is_flag=True, help="A rough look: 2 rounds of 0.2 s.")
@click.option("--before", metavar="REV", help="An earlier commit, to be measured beside.")
@click.option("--json", "target", type=click.Path(path_type=Path), help="Also write JSON here.")
@click.option(
    "--compiled",
    "python",
    metavar="PYTHON",
    help="An environment with a compiled Astragal.  [default: that of .venv-compiled, if any]",
)
def main(
    whole: bool,
    seconds: float | None,
    rounds: int | None,
    only: tuple[str, ...],
    quick: bool,
    before: str | None,
    target: Path | None,
    python: str | None,
) -> None:
    """Random play of our games and of other engines, measured by turns in one run."""
    usual_seconds, usual_rounds = QUICK if quick else WHOLE if whole else HEADLINE
    if python is None and USUAL_PYTHON.exists():
        python = str(USUAL_PYTHON)
    report = measured(
        Plan(seconds or usual_seconds, rounds or usual_rounds, only, whole, python, before)
    )
    Console(width=None if sys.stdout.isatty() else WIDE).print(drawn(report))
    if target:
        target.write_bytes(msgspec.json.format(msgspec.json.encode(plain(report))) + b"\n")
    if any(one.verdict == "DIFFERENT" for one in report.checksums):
        raise ElsewhereError("the compiled build plays other matches than the pure one")


def measured(plan: Plan) -> Report:
    """Give everybody their turns and gather what was found."""
    remarks: list[str] = []
    everyone: list[OurGame | Playouts | Reference] = [*ours(), *REFERENCES]
    picked = chosen(everyone, plan.only, plan.whole)
    games = [one for one in picked if isinstance(one, OurGame)]
    with elsewhere(plan.compiled, plan.before, remarks) as places:
        runners = list(all_runners(picked, places, remarks))
        with Console(stderr=True).status("") as status:
            stints = round_robin(runners, plan.rounds, plan.seconds, status.update)
        sums = [checksum(game, places) for game in games]
    if is_compiled():
        remarks.append("This environment's Astragal is compiled; the rows of ours are not pure.")
    rows = [
        Row(one.game, one.kind, one.driven, done, one.build)
        for one, done in zip(runners, stints, strict=True)
    ]
    return Report(plan.rounds, plan.seconds, rows, sums, remarks)


def all_runners(
    picked: list[OurGame | Playouts | Reference], places: list[Elsewhere], remarks: list[str]
) -> Iterator[Runner]:
    """Each of our games in every environment that has it, then the references."""
    for one in picked:
        if not isinstance(one, Reference):
            yield Here(one)
            yield from (Away(there, one.name) for there in places if one.name in there.guest.driven)
    yield from map(Here, made((one for one in picked if isinstance(one, Reference)), remarks))


def checksum(game: OurGame, places: list[Elsewhere]) -> Checksum:
    """The same matches played here and by the compiled build of today."""
    compiled = [
        there.checksum(game.name, CHECKED_MATCHES)
        for there in places
        if there.kind == "ours" and game.name in there.guest.driven
    ]
    return Checksum(game.name, game.checksum(CHECKED_MATCHES), next(iter(compiled), None))


if __name__ == "__main__":
    main()
