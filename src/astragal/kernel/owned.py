"""What seats own: shared by the clones of a match until it is written to.

A match that is cloned a thousand times is written to in few places. So a clone holds the very same
things, and whoever writes asks for them by `own`, the one door: it copies first what a clone may
hold too. What a game knows of a seat without saving it, such as the moments at which it could act,
is forgotten at the same door.
"""

from typing import Protocol, Self, TypeVar

from astragal.kernel.course import Course


class Holding(Protocol):
    """What one seat owns."""

    def clone(self) -> Self: ...


H = TypeVar("H", bound=Holding)


def own(m: Course, holdings: list[H], seat: int) -> H:
    """What a seat owns, to be written to."""
    bit = 1 << seat
    if not m.owned & bit:
        m.owned |= bit
        holdings[seat] = holdings[seat].clone()
    return holdings[seat]
