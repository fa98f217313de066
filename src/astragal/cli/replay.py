"""`astragal replay`: step through a record."""

import sys
from pathlib import Path

import click

from astragal.cli.language import language_option, misused
from astragal.cli.packs import packs_option, see_that_they_fit
from astragal.cli.speaking import command
from astragal.games import game as game_of
from astragal.kernel.match import REFEREE, SPECTATOR
from astragal.terminal.files import read_record
from astragal.terminal.review import Review
from astragal.terminal.screen import Screen

VIEWERS = {"referee": REFEREE, "spectator": SPECTATOR}


@command()
@click.argument("record", type=click.Path(path_type=Path))
@click.option("--seat", default="referee", metavar="WHO", help="A seat, referee or spectator.")
@click.option("--from", "start", type=int, default=0, metavar="N", help="Begin after N decisions.")
@click.option("--step/--all", default=None, help="Step by step, or all at once.")
@packs_option
@language_option
@click.pass_context
def replay(
    ctx: click.Context, record: Path, seat: str, start: int, step: bool | None, language: str
) -> None:
    """Look through RECORD as the referee, a spectator or one of the seats saw it."""
    read = read_record(record)
    see_that_they_fit(game_of(read.game))
    if not 0 <= start <= len(read.lines):
        raise misused("replay-from", most=len(read.lines), found=start)
    viewer = viewer_of(seat, len(read.seats))
    review = Review(Screen(language), game_of(read.game), read, viewer)
    try:
        if sys.stdin.isatty() if step is None else step:
            review.step(start)
        else:
            review.tell_all(start)
    except EOFError:
        review.screen.tell("")
    except KeyboardInterrupt:
        review.screen.tell("")
        ctx.exit(130)


def viewer_of(text: str, count: int) -> int:
    """Whose eyes are meant."""
    if text in VIEWERS:
        return VIEWERS[text]
    if text not in map(str, range(1, count + 1)):
        raise misused("replay-seat", count=count, found=text)
    return int(text) - 1
