"""What can be typed at the table besides moves."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from rich.markup import escape
from rich.table import Table as Grid

from astragal import game
from astragal.errors import RecordError, UndoRefused
from astragal.kernel.parley import DRAW, RESIGN
from astragal.kernel.speaking import ACCEPT, OFFER, plays_on
from astragal.prose.text import Text
from astragal.terminal.files import read_record, typed_path, write_record
from astragal.terminal.prompt import ended

if TYPE_CHECKING:
    from astragal.terminal.table import TerminalTable

TableCommand = Callable[["TerminalTable", str], None]
ALIASES = {"?": "help", "q": "quit"}
# What is typed for a command, and the message that names what stands behind it.
USAGE = {
    "help": ("?", ""),
    "why": ("why", "table-a-move"),
    "undo": ("undo", ""),
    "resign": ("resign", ""),
    "draw": ("draw", ""),
    "view": ("view", ""),
    "log": ("log", ""),
    "save": ("save", "table-a-file"),
    "load": ("load", "table-a-file"),
    "rematch": ("rematch", ""),
    "quit": ("quit", ""),
}


def command(typed: str) -> "Callable[[TerminalTable], None] | None":
    """The command that was typed, ready to be done at a table; nothing when it is none."""
    word, _, argument = typed.partition(" ")
    name = ALIASES.get(word.lower(), word.lower())
    if name not in COMMANDS:
        return None
    return partial(_do, name=name, argument=argument.strip())


def _do(table: "TerminalTable", name: str, argument: str) -> None:
    if name in WITH_ARGUMENT and not argument:
        table.screen.say("table-usage", "yellow", usage=usage(name, table.screen.text))
    else:
        COMMANDS[name](table, argument)


def usage(name: str, text: Text) -> str:
    """How a command is typed, in the words of a language."""
    word, argument = USAGE[name]
    return f"{word} {text.message(argument)}" if argument else word


def show_help(table: "TerminalTable", _: str) -> None:
    """List the commands."""
    table.screen.say("table-help", "bold")
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    text = table.screen.text
    for name in USAGE:
        grid.add_row(f"  {usage(name, text)}", escape(text.message(f"command-{name}")))
    table.screen.show(grid)


def explain(table: "TerminalTable", move: str) -> None:
    """Say why a move is not legal now, and by which rule."""
    why = table.match.why(move)
    if why is None:
        table.screen.say("table-legal", move=move)
    else:
        reason = ended(why.sentence(table.screen.language), why.rule)
        table.screen.say("table-illegal", move=move, reason=reason)


def undo(table: "TerminalTable", _: str) -> None:
    """Take the last move back."""
    try:
        table.match.undo()
    except UndoRefused:
        table.screen.say("table-undo-refused", "yellow")
    else:
        table.log.forget(table.match)
        table.unseen = True


def resign(table: "TerminalTable", _: str) -> None:
    """Give up for the seat that must decide, once it is sure; a bot plays on where others do."""
    seat = table.match.seat
    if not table.match.options:
        table.screen.say("table-over-already", "yellow")
    elif table.screen.ask(_sure(table, seat)) == RESIGN:
        table.move(RESIGN)
        if table.match.options:
            table.humans -= {seat}


def _sure(table: "TerminalTable", seat: int) -> str:
    """The message that says what would come of it, and asks."""
    return "table-resign-bot" if plays_on(table.match, seat) else "table-resign-ends"


def draw(table: "TerminalTable", _: str) -> None:
    """Offer a draw, or accept the one that is offered."""
    offered = table.match.parley.offer == DRAW
    table.move(f"{ACCEPT if offered else OFFER} {DRAW}")


def look(table: "TerminalTable", _: str) -> None:
    """Draw the board again."""
    table.show()


def tell_log(table: "TerminalTable", _: str) -> None:
    """Tell everything that has happened, as far as the eyes at the screen may know."""
    lines = table.log.all(table.eyes)
    table.tell(lines)
    if not lines:
        table.screen.say("table-log-empty")


def save(table: "TerminalTable", name: str) -> None:
    """Write the record to a file of the player's choice."""
    path = typed_path(name)
    write_record(path, table.match)
    table.screen.say("table-saved", "green", path=str(path))


def load(table: "TerminalTable", name: str) -> None:
    """Go on with the match of a record."""
    try:
        path = typed_path(name)
        record = read_record(path)
        table.take_up(game(record.game), record)
    except RecordError as error:
        table.screen.say(
            "table-not-loaded", "yellow", reason=error.said(table.screen.text.language)
        )
    else:
        table.screen.say("table-loaded", "green", path=str(path), count=len(record.lines))


def rematch(table: "TerminalTable", _: str) -> None:
    """Deal the same game to the same seats once more, or what a campaign brings next."""
    if table.match.options:
        table.screen.say("table-rematch-early", "yellow")
    else:
        game = table.match.game
        setup = game.carry(table.match) or table.match.setup
        table.turn_page(game)
        table.sit_down(game.new(setup, events=True))


def leave(table: "TerminalTable", _: str) -> None:
    """Get up from the table."""
    table.leaving = True


COMMANDS: dict[str, TableCommand] = {
    "help": show_help,
    "why": explain,
    "undo": undo,
    "resign": resign,
    "draw": draw,
    "view": look,
    "log": tell_log,
    "save": save,
    "load": load,
    "rematch": rematch,
    "quit": leave,
}
WITH_ARGUMENT = tuple(name for name, (_, argument) in USAGE.items() if argument)
