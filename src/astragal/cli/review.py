"""`astragal review`: what each decision of a record was worth, what was better, what luck did."""

from collections.abc import Iterator
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from astragal.bots import LEVELS, Budget
from astragal.cli.language import failed, language_option, misused
from astragal.cli.packs import packs_option
from astragal.cli.speaking import command
from astragal.games import game as game_of
from astragal.lab.judges import JUDGES
from astragal.lab.review import MatchReview, Remark, Reviewer, Summary, to_json
from astragal.prose.figures import spelled
from astragal.prose.text import Text
from astragal.records.record import Record
from astragal.records.replay import verify
from astragal.terminal.files import read_record
from astragal.terminal.screen import Screen

INTERRUPTED = 130
STDOUT = Path("-")
DOUBTFUL = 0.05
BAD = 0.1
GREAT_LUCK = 0.1


@command()
@click.argument("record", type=click.Path(path_type=Path))
@click.option(
    "--level",
    type=click.Choice(tuple(JUDGES)),
    default="smart",
    show_default=True,
    help="Who judges.",
)
@click.option("--nodes", type=click.IntRange(min=1), metavar="N", help="Nodes per decision.")
@click.option(
    "--ms",
    type=click.FloatRange(min=0, min_open=True),
    metavar="N",
    help="Milliseconds per decision.",
)
@click.option(
    "--json",
    "file",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write the review here too; - prints it instead of the text.",
)
@click.option("--steps", is_flag=True, hidden=True, help="Print a number after each decision.")
@click.option(
    "--name", "names", multiple=True, hidden=True, help="What the seats are called, one by one."
)
@packs_option
@language_option
@click.pass_context
def review(
    ctx: click.Context,
    record: Path,
    level: str,
    nodes: int | None,
    ms: float | None,
    file: Path | None,
    steps: bool,
    names: tuple[str, ...],
    language: str,
) -> None:
    """Say what each decision of RECORD was worth, what was better, and what luck decided."""
    read = read_record(record)
    check_target(file, record)
    game = game_of(read.game)
    verify(game, read)
    reviewer = Reviewer(game, read, level, budget_of(level, nodes, ms), names)
    try:
        found = reviewer.whole(counted(reviewer) if steps else attend(reviewer, read))
    except KeyboardInterrupt:
        ctx.exit(INTERRUPTED)
    if file is not None:
        keep(found, file)
    if file != STDOUT:
        screen = Screen(language)
        for line, style in lines(found, screen.text):
            screen.tell(line, style)


def budget_of(level: str, nodes: int | None, ms: float | None) -> Budget:
    """What was asked for, or what the level takes at the table."""
    if nodes is None and ms is None:
        return LEVELS[level].budget
    return Budget(nodes, None if ms is None else ms / 1000)


def attend(reviewer: Reviewer, record: Record) -> list[Remark | None]:
    """Look at every decision, and show how far it is where there is a terminal."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("decisions"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("left about"),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar:
        return list(bar.track(reviewer.remarks(), total=len(record.lines)))


def counted(reviewer: Reviewer) -> list[Remark | None]:
    """Look at every decision, and tell whoever started this process how many are done."""
    remarks = []
    for done, remark in enumerate(reviewer.remarks(), 1):
        remarks.append(remark)
        click.echo(done, err=True)
    return remarks


def check_target(file: Path | None, record: Path) -> None:
    """Refuse, before the long work, a file that must not or can't be written."""
    if file is None or file == STDOUT:
        return
    if file.resolve() == record.resolve():
        raise misused("review-json-record")
    if file.is_dir() or not file.parent.is_dir():
        raise misused("review-json-folder", path=str(file))


def keep(review: MatchReview, file: Path) -> None:
    """Write the review for programs."""
    if file == STDOUT:
        click.echo(to_json(review), nl=False)
        return
    try:
        file.write_text(to_json(review), encoding="utf-8")
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise failed("cannot-write", path=str(file), reason=reason) from error


# -- in words ---------------------------------------------------------------------------------


def lines(review: MatchReview, text: Text) -> Iterator[tuple[str, str]]:
    """The review as people read it, each line with its style."""
    yield text.message("review-head", level=review.level, budget=budget_text(review)), "dim"
    moves = [f"{one.number:>4}  {one.seat} {one.move}{mark(one)}" for one in review.decisions]
    width = min(40, max(map(len, moves), default=0))
    for one, move in zip(review.decisions, moves, strict=True):
        said = "   ".join(findings(one, text))
        yield f"{move:<{width}}  {chances(one)}   {said}".rstrip(), style(one)
    yield "", ""
    for row in review.summary:
        yield from summed_up(row, review, text)


def budget_text(review: MatchReview) -> str:
    """Nodes, milliseconds or both."""
    parts = [(review.nodes, "nodes"), (review.ms, "ms")]
    return ", ".join(f"{amount:g} {unit}" for amount, unit in parts if amount is not None)


def mark(one: Remark) -> str:
    """As in notes on chess: ? for a doubtful decision, ?? for a bad one."""
    return " ??" if one.loss >= BAD else " ?" if one.loss >= DOUBTFUL else ""


def style(one: Remark) -> str:
    """What deserves a second look stands out."""
    if one.loss >= BAD:
        return "red"
    return "bold" if one.turning else "yellow" if one.loss >= DOUBTFUL else ""


def chances(one: Remark) -> str:
    """How the seats stand before the decision, in percent."""
    return ":".join(f"{100 * value:2.0f}" for value in one.before)


def findings(one: Remark, text: Text) -> Iterator[str]:
    """What is to be said of a decision beyond its numbers."""
    if one.better is not None:
        yield text.message("review-better", move=one.better.move, points=points(one.loss))
    own = one.luck[one.seat - 1]
    if points(own) not in ("+0", "-0"):
        yield text.message(luck_name(own), points=points(own))
    if one.turning is not None:
        yield text.message("review-turning", seat=one.turning)


def luck_name(value: float) -> str:
    """Luck that decides matches has a name of its own."""
    if abs(value) < GREAT_LUCK:
        return "review-luck"
    return "review-great-luck" if value > 0 else "review-bad-luck"


def points(value: float) -> str:
    """Hundredths of the chance to win, with a sign."""
    return f"{100 * value:+.0f}"


def summed_up(row: Summary, review: MatchReview, text: Text) -> Iterator[tuple[str, str]]:
    """How one seat did."""
    yield (
        text.message(
            "review-seat",
            seat=row.seat,
            count=row.decisions,
            loss=spelled(f"{100 * row.loss:.1f}", text.language),
            luck=points(row.luck),
        ),
        "bold",
    )
    by_number = {one.number: one for one in review.decisions}
    for number in row.worst:
        one = by_number[number]
        assert one.better is not None
        better = text.message("review-better", move=one.better.move, points=points(one.loss))
        yield f"{number:>6}  {one.move}   {better}", ""
