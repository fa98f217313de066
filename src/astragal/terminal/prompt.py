"""What a seat is asked, and how its answer is read."""

from rich.columns import Columns
from rich.console import RenderableType
from rich.markup import escape
from rich.table import Table

from astragal.kernel.decision import Decision
from astragal.kernel.errors import IllegalMove
from astragal.kernel.match import Match
from astragal.kernel.notation import tidy
from astragal.kernel.text import Text

MOST_LINES = 16


def question(decision: Decision, text: Text) -> str:
    """What is asked, in the game's words or in ours."""
    if text.has(f"ask-{decision.reason}"):
        return text.message(f"ask-{decision.reason}", seat=decision.seat + 1)
    return text.message("table-choose", seat=decision.seat + 1, reason=decision.reason)


def listed(decision: Decision, text: Text) -> RenderableType:
    """The options by number: with words while they fit on the screen, else as notation alone."""
    notations = decision.notations()
    if len(notations) > MOST_LINES:
        return Columns([escape(f"{n:>3}  {move}") for n, move in enumerate(notations, 1)])
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", style="bold")
    grid.add_column(overflow="fold")
    grid.add_column(style="dim", overflow="fold")
    for number, move in enumerate(notations, 1):
        grid.add_row(f"  {number}", escape(words(move, text)), escape(move))
    return grid


def words(move: str, text: Text) -> str:
    """A move in words: `option-<verb>`, which may use `$what`, the rest of the notation."""
    verb, _, what = move.partition(" ")
    if text.has(f"option-{verb}"):
        return text.message(f"option-{verb}", what=what)
    return move[:1].upper() + move[1:]


def is_move(m: Match, typed: str) -> bool:
    """Whether this is the notation of a legal move; it then goes before a command."""
    wanted = tidy(typed)
    return any(m.game.write(option) == wanted for option in m.options)


def refused(m: Match, error: IllegalMove, text: Text) -> str:
    """Why a move is not legal, in the player's language, with the rule and the nearest move."""
    why = m.why(error.move)
    reason = why.sentence(text.language) if why else error.reason
    rule = f" ({error.rule})" if error.rule else ""
    sentence = text.message("table-illegal", move=error.move, reason=f"{reason}{rule}")
    if error.nearest is None:
        return sentence
    return sentence + " " + text.message("table-nearest", move=error.nearest)
