"""What a seat is asked, and how its answer is read."""

from collections import Counter

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text as Line

from astragal.errors import IllegalMove
from astragal.kernel.decision import Decision
from astragal.kernel.match import Match
from astragal.kernel.why import legal
from astragal.prose.spelling import tidy
from astragal.prose.text import Text

MOST_LINES = 16
MOST_OF_A_KIND = 3

Numbered = list[tuple[int, str]]


def question(decision: Decision, text: Text) -> str:
    """What is asked, in the game's words or in ours."""
    if text.has(f"ask-{decision.reason}"):
        return text.message(f"ask-{decision.reason}", seat=decision.seat + 1)
    return text.message("table-choose", seat=decision.seat + 1, reason=decision.reason)


def listed(m: Match, text: Text) -> RenderableType:
    """The options by number: with words, but of too many of a kind the notation alone."""
    moves = [m.notation(option) for option in m.options]
    kinds = Counter(move.split(" ")[0] for move in moves)
    told: Numbered = []
    short: Numbered = []
    for number, move in enumerate(moves, 1):
        many = len(moves) > MOST_LINES and kinds[move.split(" ")[0]] > MOST_OF_A_KIND
        (short if many else told).append((number, move))
    return Group(in_words(m, told, text), in_short(short))


def in_words(m: Match, told: Numbered, text: Text) -> Table:
    """Options with what they are and what they would bring."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", style="bold")
    grid.add_column(overflow="fold")
    grid.add_column(style="dim", overflow="fold")
    for number, move in told:
        offer = m.game.describe(m, m.options[number - 1], text.language)
        effect = (f"\n{offer.effect}", "dim") if offer.effect else ""
        grid.add_row(f"  {number}", Line.assemble(offer.words, effect), escape(move))
    return grid


def in_short(short: Numbered) -> Columns:
    """Options as notation, side by side."""
    return Columns([escape(f"{n:>3}  {move}") for n, move in short])


def is_move(m: Match, typed: str) -> bool:
    """Whether this is the notation of a legal move; it then goes before a command."""
    return legal(m, tidy(typed)) is not None


def refused(m: Match, error: IllegalMove, text: Text) -> str:
    """Why a move is not legal, in the player's language, with the rule and the nearest move."""
    why = m.why(error.move)
    reason = ended(why.sentence(text.language) if why else error.reason, error.rule)
    sentence = text.message("table-illegal", move=error.move, reason=reason)
    if error.nearest is None or reason.endswith("?"):
        return sentence
    return sentence + " " + text.message("table-nearest", move=error.nearest)


def ended(reason: str, rule: str | None) -> str:
    """A reason as the end of a sentence, with its rule; one that asks has its own end."""
    whole = f"{reason} ({rule})" if rule else reason
    return whole if whole.endswith("?") else f"{whole}."
