"""What seats own: shared by the clones of a match until it is written to.

A match that is cloned a thousand times is written to in few places. So a clone holds the very same
things, and whoever writes asks for them by the game's one door, `own(seat)`: it copies first what a
clone may hold too. What a game knows of a seat without saving it, such as the moments at which it
could act, is forgotten at the same door.
"""

from typing import Protocol, Self, TypeVar

from astragal.kernel.course import Course


class Holding(Protocol):
    """What one seat owns."""

    def clone(self) -> Self: ...


H = TypeVar("H", bound=Holding)


def take_over(m: Course, holdings: list[H], seat: int) -> H:
    """A copy of what a seat owns in place of what clones share: from now on this match's own."""
    m.owned |= 1 << seat
    holdings[seat] = holdings[seat].clone()
    return holdings[seat]
