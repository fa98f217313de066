"""`astragal arena`: let bots play many matches and measure them."""

import os
from contextlib import closing
from pathlib import Path
from typing import TypedDict, Unpack

import click
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from astragal.bots import bot as bot_named
from astragal.cli.arena_tables import show, show_markdown
from astragal.cli.facts import facts_of, setup_of
from astragal.games import game as game_of
from astragal.kernel.game import Game
from astragal.lab.arena import Arena
from astragal.lab.ratings import Sprt
from astragal.lab.schedule import Plan, block_size
from astragal.lab.store import Store
from astragal.lab.worker import Order
from astragal.version import VERSION

INTERRUPTED = 130


class Said(TypedDict):
    """What the command line says."""

    game: str
    bots: str
    matches: int
    jobs: int
    seats: int | None
    options: tuple[str, ...]
    given: tuple[str, ...]
    seed: str
    nodes: int | None
    ms: float | None
    out: Path | None
    resume: bool
    records: Path | None
    sprt: str | None
    alpha: float
    beta: float
    grace: float
    in_process: bool
    markdown: bool


@click.command()
@click.argument("game")
@click.option(
    "--bots",
    required=True,
    metavar="LIST",
    help="Who meets: greedy,smart. Also MODULE:NAME and external:COMMAND.",
)
@click.option("--matches", default=200, type=click.IntRange(min=1), show_default=True)
@click.option(
    "--jobs",
    default=lambda: os.cpu_count() or 1,
    type=click.IntRange(1, 256),
    help="Matches played at once; one for each core unless said.",
)
@click.option(
    "--seats",
    type=click.IntRange(min=1),
    metavar="N",
    help="How many seats. With more than two, one bot of the later kind meets the rest.",
)
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="As goal=50.")
@click.option("--seat", "given", multiple=True, metavar="NAME=VALUE", help="Seat 1, then 2, …")
@click.option("--seed", default="astragal", metavar="TEXT", help="Another text, other dice.")
@click.option("--nodes", type=click.IntRange(min=1), metavar="N", help="Nodes a decision.")
@click.option(
    "--ms",
    type=click.FloatRange(min=0, min_open=True),
    metavar="N",
    help="Milliseconds a decision.",
)
@click.option("--out", type=click.Path(path_type=Path), help="Keep each finished match here.")
@click.option("--resume", is_flag=True, help="Go on with the matches that --out lacks.")
@click.option("--records", type=click.Path(path_type=Path), help="A folder for all records.")
@click.option("--sprt", metavar="ELO0,ELO1", help="Stop as soon as one of the two is likely.")
@click.option("--alpha", default=0.05, type=click.FloatRange(0, 0.5, True, True), show_default=True)
@click.option("--beta", default=0.05, type=click.FloatRange(0, 0.5, True, True), show_default=True)
@click.option(
    "--grace",
    default=2.0,
    type=click.FloatRange(min=0),
    show_default=True,
    help="Seconds beyond the budget until a bot is taken to hang.",
)
@click.option("--in-process", is_flag=True, help="Trust the bots: faster, but none may hang.")
@click.option("--markdown", is_flag=True, help="Print rows of a Markdown table.")
@click.pass_context
def arena(ctx: click.Context, **said: Unpack[Said]) -> None:
    """Let bots play many matches of GAME, seat by seat in turn, and measure who is stronger."""
    if said["resume"] and said["out"] is None:
        raise click.UsageError("--resume goes on with the file of --out, so name it")
    played = game_of(said["game"])
    plan = plan_of(played, said)
    test = sequential(said, plan)
    records = records_folder(said["records"])
    order = Order(plan=plan, records=records, in_process=said["in_process"], grace=said["grace"])
    with Store(plan, said["out"], said["resume"]) as store:
        held = Arena(order, said["matches"], store, test)
        finished = attend(held, said["jobs"])
    (show_markdown if said["markdown"] else show)(held)
    say_balance(held, played)
    if not finished:
        click.echo(stopped(held, said["out"]), err=True)
        ctx.exit(INTERRUPTED)


def plan_of(game: Game, said: Said) -> Plan:
    """Who meets, at which table, with how long to think."""
    names = bot_names(said["bots"])
    setup = setup_of(game, said["seats"], said["given"], said["options"])
    return Plan(
        game=game.id,
        engine=VERSION,
        content=game.content_hash(),
        bots=names,
        seats=len(setup.seats),
        options={name: setup.options[name] for name in given_options(game, said["options"])},
        given=tuple(facts_of(text, game.seat_facts, "--seat") for text in said["given"]),
        seed=said["seed"],
        nodes=said["nodes"],
        ms=said["ms"],
    )


def attend(arena: Arena, jobs: int) -> bool:
    """Play, and show how far it is; false when somebody pressed Ctrl-C."""
    console = Console(stderr=True)
    with progress(console) as bar, closing(arena.play(jobs)) as finished:
        done = len(arena.outcomes())
        task = bar.add_task("", total=arena.matches, completed=done)
        try:
            for _ in finished:
                bar.advance(task)
        except KeyboardInterrupt:
            return False
    return True


def progress(console: Console) -> Progress:
    """A bar with the time that is left, where there is a terminal to draw it."""
    return Progress(
        TextColumn("matches"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("played for"),
        TimeElapsedColumn(),
        TextColumn("left about"),
        TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
        speed_estimate_period=3600,  # a match of slow bots takes minutes
    )


def bot_names(text: str) -> tuple[str, ...]:
    """The bots of a list, all of which are there."""
    names = tuple(name.strip() for name in text.split(",") if name.strip())
    for name in names:
        bot_named(name)
    if len(names) < 2:
        raise click.UsageError("--bots names at least two, as greedy,smart")
    return names


def given_options(game: Game, texts: tuple[str, ...]) -> list[str]:
    """The names of the options that were given."""
    return [name for text in texts for name in facts_of(text, game.options, "--option")]


def records_folder(folder: Path | None) -> str | None:
    """The folder for the records, made when it is not there yet."""
    if folder is None:
        return None
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise click.UsageError(f"--records: {folder} can't be made: {error.strerror}") from error
    if not os.access(folder, os.W_OK):
        raise click.UsageError(f"--records: {folder} can't be written to")
    return str(folder.resolve())


def sequential(said: Said, plan: Plan) -> Sprt | None:
    """The test that --sprt describes, if it does."""
    text = said["sprt"]
    if text is None:
        return None
    if len(plan.bots) > 2:
        raise click.UsageError("--sprt compares two bots, not more")
    try:
        elo0, elo1 = (float(part) for part in text.split(","))
    except ValueError:
        raise click.UsageError(f"--sprt is written ELO0,ELO1, as 0,50, not {text!r}") from None
    if elo0 >= elo1:
        raise click.UsageError(f"--sprt: the first is the smaller one, as {elo1:g},{elo0:g}")
    return Sprt(elo0, elo1, said["alpha"], said["beta"], 1 / plan.seats)


def say_balance(arena: Arena, game: Game) -> None:
    """Say when the matches that count are no whole number of blocks."""
    size = block_size(arena.order.plan, game)
    over = len(arena.outcomes()) % size
    if over:
        click.echo(
            f"Seats are balanced in every {size} matches; {over} of these are beyond that.",
            err=True,
        )


def stopped(arena: Arena, out: Path | None) -> str:
    """What to say after Ctrl-C."""
    done = f"Stopped after {len(arena.outcomes())} of {arena.matches} matches"
    return f"{done}; the same command with --resume goes on." if out else f"{done}."
