"""`astragal odds`: how likely a hero's abilities are, what to keep, and what an attack would do."""

import click
from rich.console import Console

from astragal.cli.ink import grid_table, inked
from astragal.cli.language import language_option, misused
from astragal.cli.packs import packs_option
from astragal.cli.speaking import command
from astragal.cli.subjects import find
from astragal.errors import SetupError
from astragal.kernel.game import Game
from astragal.kernel.reference import OddsQuestion, OddsReport

MOST_HEALTH = 60


@command()
@click.argument("hero")
@click.option("--dice", "dice_text", metavar="1,1,4,5,6", help="The dice on the table.")
@click.option(
    "--attempts",
    type=click.IntRange(0, 5),
    help="Roll attempts left; by default 2 with dice on the table, otherwise 3.",
)
@click.option("--upgrade", "upgrades", multiple=True, metavar="CARD", help="An upgrade in play.")
@click.option("--side", metavar="SIDE", help="Which side of a two-sided board is up.")
@click.option("--against", metavar="HERO", help="The defender, to see what attacks would do.")
@click.option(
    "--against-upgrade", multiple=True, metavar="CARD", help="An upgrade of the defender's."
)
@click.option("--health", type=click.IntRange(1, MOST_HEALTH), help="The defender's health.")
@packs_option
@language_option
def odds(
    hero: str,
    dice_text: str | None,
    attempts: int | None,
    upgrades: tuple[str, ...],
    side: str | None,
    against: str | None,
    against_upgrade: tuple[str, ...],
    health: int | None,
    language: str,
) -> None:
    """The exact odds of HERO's offensive abilities: now, keeping the best dice, from scratch."""
    if against is None and (health is not None or against_upgrade):
        raise misused("odds-needs-against")
    game, subject = find(hero, has_odds)
    question = OddsQuestion(
        subject.id,
        None if dice_text is None else tuple(dice_text.replace(",", " ").split()),
        attempts,
        upgrades,
        side,
        None if against is None else find(against, game.__eq__).subject.id,
        against_upgrade,
        health,
    )
    show(report(game, question, language))


def has_odds(game: Game) -> bool:
    """Whether a game reckons odds outside a match."""
    return game.reference.odds is not None


def report(game: Game, question: OddsQuestion, language: str) -> OddsReport:
    """What the game answers, or why it can't be asked."""
    assert game.reference.odds is not None
    try:
        return game.reference.odds(game, question, language)
    except SetupError as error:
        raise click.UsageError(game.refused(error, language)) from None


def show(answer: OddsReport) -> None:
    """The heading and the tables."""
    console = Console(highlight=False)
    console.print(inked(answer.heading))
    for grid in answer.grids:
        console.print(grid_table(grid))
