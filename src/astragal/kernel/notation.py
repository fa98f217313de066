"""Notation: the text of an option, short, stable, and parsed back."""

from typing import TYPE_CHECKING, Any

from astragal.errors import IllegalMove
from astragal.prose.spelling import nearest

if TYPE_CHECKING:
    from astragal.kernel.match import Match, Move, Option

LONGEST_MOVE = 200


def plain(content: Any, option: "Option") -> str:
    """The parts of an option, separated by blanks: enough for a simple game."""
    return " ".join(str(part) for part in option)


def tidy(text: str) -> str:
    """Notation as typed: case and extra blanks don't matter."""
    return " ".join(text.lower().split())[: LONGEST_MOVE + 1]


def resolve(m: "Match", move: "Move") -> int:
    """The index of the option that is meant, or IllegalMove."""
    if isinstance(move, str):
        return _of_text(m, move)
    if isinstance(move, tuple):
        if move in m.options:
            return m.options.index(move)
        raise refused(m, " ".join(str(part) for part in move))
    if type(move) is not int:
        raise IllegalMove(repr(move), "a move is an index, an option or its notation")
    if 0 <= move < len(m.options):
        return move
    raise out_of_range(m, move)


def refused(m: "Match", text: str) -> IllegalMove:
    """The error for a move that is not legal now: the reason and the nearest legal notation."""
    reason = m.why(text)
    close = nearest(tidy(text), [m.notation(option) for option in m.options])
    if reason is None:
        return IllegalMove(text, "it is not one of the options", nearest=close)
    return IllegalMove(text, reason.sentence(), reason.rule, close)


def _of_text(m: "Match", text: str) -> int:
    wanted = tidy(text)
    for index, option in enumerate(m.options):
        if m.notation(option) == wanted:
            return index
    raise refused(m, text[:LONGEST_MOVE])


def out_of_range(m: "Match", index: int) -> IllegalMove:
    """The error for an index that no option has."""
    count = len(m.options)
    there = f"there are {count} options, numbered from 0 to {count - 1}"
    return IllegalMove(str(index), there if count else "the match is over")
