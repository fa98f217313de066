"""`astragal arena`: let bots play many matches and measure them."""

import os
from contextlib import closing
from pathlib import Path
from typing import TypedDict, Unpack, get_args

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
from astragal.bots.watch import OnFault
from astragal.cli.arena_tables import show, show_markdown
from astragal.cli.facts import facts_of, setup_of
from astragal.cli.language import misused
from astragal.cli.packs import packs_option, see_that_they_fit
from astragal.cli.speaking import command
from astragal.games import game as game_of
from astragal.kernel.game import Game
from astragal.lab.arena import Arena
from astragal.lab.outcome import Outcome
from astragal.lab.ratings import Sprt
from astragal.lab.report import labels, told
from astragal.lab.schedule import Plan, block_size
from astragal.lab.store import OutcomeStore
from astragal.lab.worker import Assignment
from astragal.lab.worker_pool import ArenaError
from astragal.version import VERSION

INTERRUPTED = 130


class ArenaSaid(TypedDict):
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
    on_fault: OnFault
    markdown: bool


@command()
@click.argument("game")
@click.option(
    "--bots",
    required=True,
    metavar="LIST",
    help="Who plays: greedy,smart. MODULE:NAME and external:COMMAND work too.",
)
@click.option("--matches", default=200, type=click.IntRange(min=1), show_default=True)
@click.option(
    "--jobs",
    default=lambda: os.cpu_count() or 1,
    type=click.IntRange(1, 256),
    help="Matches played at once; by default one per core.",
)
@click.option(
    "--seats",
    type=click.IntRange(min=1),
    metavar="N",
    help="How many seats. With more than two, one of the later bots plays against the rest.",
)
@click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="For example goal=50."
)
@click.option("--seat", "given", multiple=True, metavar="NAME=VALUE", help="Seat 1, then 2, …")
@click.option(
    "--seed", default="astragal", metavar="TEXT", help="A different text gives different dice."
)
@click.option("--nodes", type=click.IntRange(min=1), metavar="N", help="Nodes per decision.")
@click.option(
    "--ms",
    type=click.FloatRange(min=0, min_open=True),
    metavar="N",
    help="Milliseconds per decision.",
)
@click.option("--out", type=click.Path(path_type=Path), help="Save each finished match here.")
@click.option("--resume", is_flag=True, help="Play the matches missing from --out.")
@click.option("--records", type=click.Path(path_type=Path), help="A folder for all records.")
@click.option("--sprt", metavar="ELO0,ELO1", help="Stop as soon as one of the two is likely.")
@click.option("--alpha", default=0.05, type=click.FloatRange(0, 0.5, True, True), show_default=True)
@click.option("--beta", default=0.05, type=click.FloatRange(0, 0.5, True, True), show_default=True)
@click.option(
    "--grace",
    default=2.0,
    type=click.FloatRange(min=0),
    show_default=True,
    help="Seconds over its time before a bot counts as hung.",
)
@click.option("--in-process", is_flag=True, help="Trust the bots: faster, but none may hang.")
@click.option(
    "--on-fault",
    type=click.Choice(get_args(OnFault)),
    default="lose",
    show_default=True,
    help="A bot that fails loses the match, or the greedy bot makes the move for it.",
)
@click.option("--markdown", is_flag=True, help="Print rows of a Markdown table.")
@packs_option
@click.pass_context
def arena(ctx: click.Context, **said: Unpack[ArenaSaid]) -> None:
    """Let bots play many matches of GAME, changing seats, and measure which is stronger."""
    if said["resume"] and said["out"] is None:
        raise misused("arena-resume")
    played = game_of(said["game"])
    see_that_they_fit(played)
    plan = plan_of(played, said)
    test = sequential(said, plan)
    records = records_folder(said["records"])
    order = Assignment(
        plan=plan, records=records, in_process=said["in_process"], grace=said["grace"]
    )
    with OutcomeStore(plan, said["out"], said["resume"]) as store:
        held = Arena(order, said["matches"], store, test)
        problem, code = attend(held, said["jobs"], said["out"])
    (show_markdown if said["markdown"] else show)(held)
    say_balance(held, played)
    if code:
        click.echo(problem, err=True)
        ctx.exit(code)


def plan_of(game: Game, said: ArenaSaid) -> Plan:
    """Who meets, at which table, with how long to think."""
    names = bot_names(said["bots"], said["seed"])
    setup = setup_of(game, said["seats"], said["given"], said["options"])
    return Plan(
        game=game.id,
        engine=VERSION,
        content=game.content_hash(),
        bots=names,
        seats=len(setup.seats),
        on_fault=said["on_fault"],
        options={name: setup.options[name] for name in given_options(game, said["options"])},
        given=tuple(facts_of(text, game.seat_facts, "--seat") for text in said["given"]),
        seed=said["seed"],
        nodes=said["nodes"],
        ms=said["ms"],
    )


def attend(arena: Arena, jobs: int, out: Path | None) -> tuple[str, int]:
    """Play, and show how far it is; what ended it before its time, and the exit code for that."""
    console = Console(stderr=True)
    failed: set[int] = set()
    with progress(console) as bar, closing(arena.play(jobs)) as finished:
        done = len(arena.outcomes())
        task = bar.add_task("", total=arena.matches, completed=done)
        try:
            for outcome in finished:
                bar.advance(task)
                if outcome.failed is not None and outcome.failed not in failed:
                    failed.add(outcome.failed)
                    console.out(first_fault(arena, outcome), highlight=False)
        except KeyboardInterrupt:
            return stopped(arena, out), INTERRUPTED
        except ArenaError as error:
            return f"Error: {error}", 1
    return "", 0


def first_fault(arena: Arena, outcome: Outcome) -> str:
    """The first fault of a bot, with its traceback; the table counts the others."""
    assert outcome.failed is not None
    assert outcome.fault is not None
    name = labels(arena.order.plan)[outcome.failed]
    return f"{outcome.fault.trace}{name} failed and lost {told(outcome)}"


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


def bot_names(text: str, seed: str) -> tuple[str, ...]:
    """The bots of a list, all of which are there and can be made with a seed."""
    names = tuple(name.strip() for name in text.split(",") if name.strip())
    for name in names:
        bot_named(name, seed)
    if len(names) < 2:
        raise misused("arena-bots")
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
        raise misused("arena-records", path=str(folder), reason=str(error.strerror)) from error
    if not os.access(folder, os.W_OK):
        raise misused("arena-records-locked", path=str(folder))
    return str(folder.resolve())


def sequential(said: ArenaSaid, plan: Plan) -> Sprt | None:
    """The test that --sprt describes, if it does."""
    text = said["sprt"]
    if text is None:
        return None
    if len(plan.bots) > 2:
        raise misused("arena-sprt-two")
    try:
        elo0, elo1 = (float(part) for part in text.split(","))
    except ValueError:
        raise misused("arena-sprt-form", found=text) from None
    if elo0 >= elo1:
        raise misused("arena-sprt-order", low=f"{elo1:g}", high=f"{elo0:g}")
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
