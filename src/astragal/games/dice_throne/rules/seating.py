"""Who sits where: what never changes in a match, shared by all that are alike in it."""

from functools import cache

from astragal.games.dice_throne.rules.modes import Mode

Order = tuple[int, ...]


class Seating:
    """Fighters by number: their sides, the counters that pay for them, who comes after whom."""

    __slots__ = (
        "orders",
        "others",
        "pool_of",
        "rivals",
        "side_of",
        "start_health",
        "turn_orders",
    )

    def __init__(self, mode: Mode, fighters: int, clockwise: bool) -> None:
        seats = range(fighters)
        self.side_of = mode.sides(fighters)
        self.pool_of = mode.pools(fighters)
        self.start_health = mode.health(max(self.pool_of) + 1)
        # In turn order from each: all, the others, and those of another side.
        self.turn_orders = tuple([turn_order(seat, fighters) for seat in seats])
        self.others = tuple([order[1:] for order in self.turn_orders])
        self.rivals = tuple(
            [tuple([n for n in self.others[seat] if self.is_rival(seat, n)]) for seat in seats]
        )
        # In which order seats are polled when one is first.
        around = mode.around(fighters) if clockwise else tuple(seats)
        self.orders = tuple([beginning_with(seat, around) for seat in seats])

    def is_rival(self, seat: int, other: int) -> bool:
        """Whether two fighters are on different sides."""
        return self.side_of[seat] != self.side_of[other]


def turn_order(seat: int, fighters: int) -> Order:
    """All in turn order, one of them first."""
    return tuple([(seat + turn) % fighters for turn in range(fighters)])


def beginning_with(seat: int, around: Order) -> Order:
    """All around the table, one of them first."""
    place = around.index(seat)
    return (*around[place:], *around[:place])


@cache
def seating(mode: Mode, fighters: int, clockwise: bool) -> Seating:
    """The seating of a mode; made once."""
    return Seating(mode, fighters, clockwise)
