"""`astragal check`: run scenarios and say which hold."""

from pathlib import Path

import click

from astragal.games import game
from astragal.kernel.errors import AstragalError
from astragal.kernel.scenario import Scenario, files, load
from astragal.kernel.scenario_run import run


@click.command()
@click.argument("paths", nargs=-1, required=True, metavar="FILE_OR_FOLDER...")
@click.option("-q", "--quiet", is_flag=True, help="Print only what failed.")
@click.pass_context
def check(ctx: click.Context, paths: tuple[str, ...], quiet: bool) -> None:
    """Run scenarios, print one line for each, and fail if one of them does not hold."""
    found = [file for path in paths for file in _files(path)]
    outcomes = [holds for file in dict.fromkeys(found) for holds in _check_file(file, quiet)]
    failed = outcomes.count(False)
    if failed or not quiet:
        noun = "scenario" if len(outcomes) == 1 else "scenarios"
        click.echo(f"{len(outcomes)} {noun}, " + (f"{failed} failed" if failed else "all hold"))
    ctx.exit(1 if failed else 0)


def _files(path: str) -> list[Path]:
    if not Path(path).exists():
        raise click.UsageError(f"there is no file or folder {path}")
    found = files(Path(path))
    if not found:
        raise click.UsageError(f"there are no scenarios (*.yaml) in {path}")
    return found


def _check_file(file: Path, quiet: bool) -> list[bool]:
    try:
        scenarios = load(file)
    except AstragalError as error:
        _say_failed(str(file), error)
        return [False]
    return [_check_one(scenario, file, quiet) for scenario in scenarios]


def _check_one(scenario: Scenario, file: Path, quiet: bool) -> bool:
    try:
        run(scenario, game)
    except AstragalError as error:
        _say_failed(f"{file}  {scenario.name}", error)
        return False
    if not quiet:
        click.echo(click.style("ok      ", fg="green") + f"{file}  {scenario.name}")
    return True


def _say_failed(what: str, error: AstragalError) -> None:
    click.echo(click.style("FAILED  ", fg="red") + what)
    for line in str(error).splitlines():
        click.echo(f"        {line}")
