"""Which option a move means, given by its number, as an option or in notation (see moves.py)."""

from typing import Any

from astragal.errors import IllegalMove
from astragal.kernel.course import Course, out_of_range
from astragal.kernel.why import legal, why
from astragal.prose.spelling import LONGEST_MOVE, nearest, tidy


def resolve(m: Course, move: Any) -> int:
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
    raise out_of_range(len(m.options), move)


def written(m: Course, move: Any) -> str:
    """A move as it is written, given by its number, as an option or in notation."""
    if isinstance(move, str):
        return move
    if isinstance(move, tuple) and move not in m.options:
        return " ".join(str(part) for part in move)
    return m.notation(m.options[resolve(m, move)])


def refused(m: Course, text: str) -> IllegalMove:
    """The error for a move that is not legal now: the reason and the nearest legal notation."""
    reason = why(m, text)
    close = nearest(tidy(text), [m.notation(option) for option in m.options])
    if reason is None:
        return IllegalMove(text, "it is not one of the options", nearest=close)
    return IllegalMove(text, reason.sentence(), reason.rule, close)


def _of_text(m: Course, text: str) -> int:
    index = legal(m, tidy(text)) if m.options else None
    if index is None:
        raise refused(m, text[:LONGEST_MOVE])
    return index
