"""`astragal play`: a table in the terminal."""

from pathlib import Path

import click

from astragal.bots.host import at_home
from astragal.cli.facts import setup_of
from astragal.cli.language import language_option, misused
from astragal.cli.packs import packs_option, see_that_they_fit
from astragal.cli.speaking import command
from astragal.games import game as game_of
from astragal.games import game_ids
from astragal.kernel.game import Game
from astragal.prose.text import Text
from astragal.terminal.files import Keeper, fresh_path
from astragal.terminal.screen import Screen
from astragal.terminal.table import TerminalTable

INTERRUPTED = 130


@command()
@click.argument("game", required=False)
@click.option(
    "--seats",
    type=click.IntRange(min=1),
    metavar="N",
    help="How many seats; by default the fewest that the game allows.",
)
@click.option(
    "--humans",
    default="1",
    metavar="LIST",
    help="Seats that people play at this screen: 1, or 1,3, or all, or none.",
)
@click.option(
    "--bot",
    default="greedy",
    show_default=True,
    metavar="NAME",
    help="Who plays the other seats: random, easy, greedy, smart.",
)
@click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="For example goal=50."
)
@click.option("--seat", "seat", multiple=True, metavar="NAME=VALUE", help="Seat 1, then 2, …")
@click.option("--seed", metavar="TEXT", help="The same text gives the same dice and shuffles.")
@click.option("--record", type=click.Path(path_type=Path), help="Where to save the record.")
@packs_option
@language_option
@click.pass_context
def play(
    ctx: click.Context,
    game: str | None,
    seats: int | None,
    humans: str,
    bot: str,
    options: tuple[str, ...],
    seat: tuple[str, ...],
    seed: str | None,
    record: Path | None,
    language: str,
) -> None:
    """Play GAME in the terminal, against bots or around one screen."""
    screen = Screen(language)
    try:
        played = game_of(game) if game else asked_game(screen)
    except KeyboardInterrupt:
        ctx.exit(INTERRUPTED)
    see_that_they_fit(played)
    at_home(bot, seed)  # says at once when there is none of that name
    setup = setup_of(played, seats, seat, options)
    table = TerminalTable(
        screen=screen,
        match=played.new(setup, seed=seed, events=True),
        humans=human_seats(humans, len(setup.seats)),
        bot=lambda number: at_home(bot, seed and f"{seed}/{number + 1}"),
        keeper=Keeper(record_path(record, played), asked=record is not None),
    )
    ctx.exit(attend(table))


def attend(table: TerminalTable) -> int:
    """Play at the table until it closes for whatever reason; give the exit code."""
    code = 0
    try:
        table.play()
    except EOFError:
        table.screen.tell("")
        table.screen.say("table-input-ended")
    except KeyboardInterrupt:
        table.screen.tell("")
        table.screen.say("table-interrupted")
        code = INTERRUPTED
    finally:
        if table.keeper.kept:
            table.screen.say("table-kept", path=str(table.keeper.path))
    return code


def asked_game(screen: Screen) -> Game:
    """The game that the player picks from a list."""
    ids = game_ids()
    screen.say("table-which-game", "bold")
    for number, id in enumerate(ids, 1):
        screen.tell(f"  {number}  {name_of(game_of(id), screen.language)}")
    while True:
        try:
            typed = screen.ask("table-which-prompt").lower() or "1"
        except EOFError:
            raise misused("play-nobody") from None
        if typed in ids:
            return game_of(typed)
        if typed.isdecimal() and typed in map(str, range(1, len(ids) + 1)):
            return game_of(ids[int(typed) - 1])
        screen.say("table-no-such-game", "yellow", count=len(ids))


def name_of(game: Game, language: str) -> str:
    """The name of a game, with its id."""
    text: Text = game.text(language)
    return f"{text.message('game-name')} ({game.id})" if text.has("game-name") else game.id


def human_seats(text: str, count: int) -> frozenset[int]:
    """The seats played by people, from a list that counts from 1."""
    if text in ("all", "none"):
        return frozenset(range(count) if text == "all" else ())
    numbers = text.replace(",", " ").split()
    wrong = [number for number in numbers if number not in map(str, range(1, count + 1))]
    if wrong or not numbers:
        message = "play-humans" if wrong else "play-humans-nobody"
        raise misused(message, count=count, found=wrong[0] if wrong else "")
    return frozenset(int(number) - 1 for number in numbers)


def record_path(asked: Path | None, game: Game) -> Path:
    """Where the record is kept; a file that is there already is left alone."""
    if asked is None:
        return fresh_path(game.id)
    if asked.exists():
        raise misused("play-record-there", path=str(asked))
    return asked
