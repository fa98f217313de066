"""`astragal check`: run scenarios and say which hold."""

from pathlib import Path

import click

from astragal.cli.language import misused, said
from astragal.cli.packs import packs_option
from astragal.cli.speaking import command
from astragal.errors import AstragalError
from astragal.games import game
from astragal.packs.yaml import parse_file
from astragal.proving.run import Trace, run
from astragal.proving.scenario import Scenario, Unreadable, files, readable


@command()
@click.argument("paths", nargs=-1, required=True, metavar="FILE_OR_FOLDER...")
@click.option("-q", "--quiet", is_flag=True, help="Print only what failed.")
@click.option("--trace", is_flag=True, help="Print every decision and what became of it.")
@packs_option
@click.pass_context
def check(ctx: click.Context, paths: tuple[str, ...], quiet: bool, trace: bool) -> None:
    """Run scenarios, print one line for each, and fail if one of them does not hold."""
    found = [file for path in paths for file in _files(path)]
    told = _trace if trace else None
    outcomes = [holds for file in dict.fromkeys(found) for holds in _check_file(file, quiet, told)]
    failed = outcomes.count(False)
    if failed or not quiet:
        summary = "check-some-fail" if failed else "check-all-hold"
        click.echo(said(summary, count=len(outcomes), failed=failed))
    ctx.exit(1 if failed else 0)


def _files(path: str) -> list[Path]:
    if not Path(path).exists():
        raise misused("no-file-or-folder", path=path)
    found = files(Path(path))
    if not found:
        raise misused("check-no-scenarios", path=path)
    return found


def _check_file(file: Path, quiet: bool, trace: Trace | None) -> list[bool]:
    try:
        found = list(readable(parse_file(file)))
    except AstragalError as error:
        _say_failed(str(file), error)
        return [False]
    return [_check_one(scenario, file, quiet, trace) for scenario in found]


def _check_one(
    scenario: Scenario | Unreadable, file: Path, quiet: bool, trace: Trace | None
) -> bool:
    try:
        if isinstance(scenario, Unreadable):
            raise scenario.error
        run(scenario, game, trace)
    except AstragalError as error:
        _say_failed(f"{file}  {scenario.name}", error)
        return False
    if not quiet:
        click.echo(click.style("ok      ", fg="green") + f"{file}  {scenario.name}")
    return True


def _trace(line: str) -> None:
    click.echo(f"        {line}")


def _say_failed(what: str, error: AstragalError) -> None:
    click.echo(click.style("FAILED  ", fg="red") + what)
    for line in str(error).splitlines():
        click.echo(f"        {line}")
