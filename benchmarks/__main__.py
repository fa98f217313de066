"""The command: measure our games and the references by turns, then report."""

import sys
from pathlib import Path

import click
import msgspec
from rich.console import Console

from benchmarks.compiled import USUAL_PYTHON, Compiled, CompiledError, compiled_checksums
from benchmarks.entrants import chosen
from benchmarks.measure import Here, Runner, round_robin
from benchmarks.ours import OurGame, is_compiled, ours
from benchmarks.references import references
from benchmarks.report import Checksum, Report, Row, drawn, plain

CHECKED_MATCHES = 50
USUAL = (2.0, 5)
QUICK = (0.2, 2)
WIDE = 120
ABOVE_0 = click.FloatRange(0, min_open=True)


@click.command()
@click.option("--seconds", type=ABOVE_0, help="CPU time per entrant and round.  [default: 2]")
@click.option("--rounds", type=click.IntRange(1), help="How often each has its turn.  [default: 5]")
@click.option("--only", multiple=True, metavar="NAME", help="A name or a part of it; repeatable.")
@click.option("--quick", is_flag=True, help="A rough look: 2 rounds of 0.2 s.")
@click.option("--json", "target", type=click.Path(path_type=Path), help="Also write JSON here.")
@click.option(
    "--compiled",
    "python",
    metavar="PYTHON",
    help="An environment with a compiled Astragal.  [default: that of .venv-compiled, if any]",
)
def main(
    seconds: float | None,
    rounds: int | None,
    only: tuple[str, ...],
    quick: bool,
    target: Path | None,
    python: str | None,
) -> None:
    """Random play of our games and of other engines, measured by turns in one run."""
    usual_seconds, usual_rounds = QUICK if quick else USUAL
    if python is None and USUAL_PYTHON.exists():
        python = str(USUAL_PYTHON)
    report = measured(seconds or usual_seconds, rounds or usual_rounds, only, python)
    Console(width=None if sys.stdout.isatty() else WIDE).print(drawn(report))
    if target:
        target.write_bytes(msgspec.json.format(msgspec.json.encode(plain(report))) + b"\n")
    if any(one.verdict == "DIFFERENT" for one in report.checksums):
        raise CompiledError("the compiled build plays other matches than the pure one")


def measured(seconds: float, rounds: int, only: tuple[str, ...], python: str | None) -> Report:
    """Give everybody their turns and gather what was found."""
    remarks: list[str] = []
    entrants = chosen([*ours(), *references(remarks)], only)
    games = [one for one in entrants if isinstance(one, OurGame)]
    if is_compiled():
        remarks.append("This environment's Astragal is compiled; the rows of ours are not pure.")
    twins: dict[str, str] = {}
    if python and games:
        twins = compiled_checksums(python, [game.name for game in games], CHECKED_MATCHES)
    runners: list[Runner] = []
    for one in entrants:
        runners.append(Here(one))
        if python and one.name in twins:
            runners.append(Compiled(python, one.name))
    with Console(stderr=True).status("") as status:
        stints = round_robin(runners, rounds, seconds, status.update)
    rows = [Row(r.name, r.kind, r.driven, s) for r, s in zip(runners, stints, strict=True)]
    sums = [Checksum(g.name, g.checksum(CHECKED_MATCHES), twins.get(g.name)) for g in games]
    return Report(rounds, seconds, rows, sums, remarks)


if __name__ == "__main__":
    main()
