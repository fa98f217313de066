"""Undo by the four nevers: never another's turn, another's move, a reveal, or a random result."""

from collections import Counter

from astragal.errors import UndoRefused
from astragal.kernel.course import Course


def survives(before: Course, after: Course) -> bool:
    """Whether the point before a move may still be gone back to; forgets points it may not."""
    if before.earlier is not None and before.earlier.seat != before.seat:
        before.earlier = None
    return (
        after.result is None
        and after.active == before.active
        and after.seat == before.seat
        and after.chance.position() == before.chance.position()
        and not _revealed(before, after)
    )


def undo(m: Course) -> None:
    """Take the last move back, or say why not."""
    if m.earlier is None:
        raise UndoRefused(
            "nothing can be taken back: an undo never goes past another seat's turn or move, "
            "past something revealed, or past a random result"
        )
    m.become(m.earlier)


def _revealed(before: Course, after: Course) -> bool:
    seats = range(len(after.setup.seats))
    return any(hidden(before, seat) - hidden(after, seat) for seat in seats)


def hidden(m: Course, seat: int) -> Counter[int]:
    """The cards whose place this seat can't know."""
    return Counter(card for pool in m.game.pools(m, seat) for zone in pool for card in zone)
