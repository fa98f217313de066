"""What has been said across the table: who has resigned, what is offered, and who agreed to it."""

from typing import Final, NamedTuple

RESIGN: Final = "resign"
DRAW: Final = "draw"
OFFERS: Final = (DRAW,)  # what can be offered; each has its words `event-draw-offered` and so on
ENDS: Final = (RESIGN, DRAW)  # what can end a match outside decisions


class Parley(NamedTuple):
    """The talk of a match, as a value; seats count from 0 and are bits where there are several."""

    resigned: int = 0
    offer: str = ""
    by: int = -1  # whose offer stands
    agreed: int = 0
    # Seats whose offer was declined, each with the number from which on it may offer again.
    pauses: tuple[tuple[int, int], ...] = ()
    end: str = ""  # what ended the match, if it was this: a resignation, or an offer

    def has_resigned(self, seat: int) -> bool:
        """Whether a seat has given up."""
        return self.resigned >> seat & 1 == 1

    def has_agreed(self, seat: int) -> bool:
        """Whether a seat has agreed to what is offered."""
        return self.agreed >> seat & 1 == 1

    def again(self, seat: int) -> int:
        """The number of the match from which on a seat may offer something."""
        return next((number for paused, number in self.pauses if paused == seat), 0)

    def heard(self, number: int) -> "Parley":
        """The same after one more act of talk, the match having had so many: that is no decision,
        so pauses last as much longer.
        """
        lasting = ((seat, again + 1) for seat, again in self.pauses if again > number)
        return self._replace(pauses=tuple(lasting))

    def declined(self, again: int) -> "Parley":
        """The same without what is offered; its seat makes a pause up to that number."""
        others = (one for one in self.pauses if one[0] != self.by)
        pauses = tuple(sorted((*others, (self.by, again))))
        return Parley(self.resigned, pauses=pauses)


QUIET: Final = Parley()


def fits(parley: Parley, seats: int) -> bool:
    """Whether a match of so many seats can have come to this, for whoever loads one."""
    offered = parley.offer != ""
    return (
        0 <= parley.resigned < 1 << seats
        and 0 <= parley.agreed < 1 << seats
        and -1 <= parley.by < seats
        and _pauses_fit(parley, seats)
        and (not offered or parley.offer in OFFERS)
        and (not parley.end or parley.end in ENDS)
        and offered == (parley.agreed > 0)
        and (not offered or parley.has_agreed(parley.by))
    )


def _pauses_fit(parley: Parley, seats: int) -> bool:
    paused = [seat for seat, _ in parley.pauses]
    in_order = paused == sorted(set(paused) & set(range(seats)))
    return in_order and all(number >= 0 for _, number in parley.pauses)
