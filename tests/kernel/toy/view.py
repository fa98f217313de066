"""What is seen of Skirmish: a seat's own hand, and only the size of the others'."""

import msgspec
from msgspec import UNSET, UnsetType

from astragal.kernel import view as kernel
from astragal.kernel.match import REFEREE
from astragal.kernel.view import common, seats_by_number
from tests.kernel.toy.state import KINDS, NOBODY, Skirmish


class Seat(msgspec.Struct):
    """A fighter."""

    health: int
    stance: int
    cards: int
    hand: list[str] | UnsetType = UNSET


class Attack(msgspec.Struct):
    """Whom a blow is meant for, and how hard it is."""

    seat: int
    damage: int


class View(kernel.View):
    """The table."""

    seats: dict[str, Seat]
    deck: int
    discard: list[str]
    energy: int
    attack: Attack | None


def view(m: Skirmish, viewer: int) -> View:
    """The table as one viewer sees it."""
    rows = []
    for seat, hand in enumerate(m.hands):
        row = Seat(m.health[seat], m.stances[seat], len(hand))
        if viewer in (seat, REFEREE):
            row.hand = sorted(KINDS[card] for card in hand)
        rows.append(row)
    return View(
        **common(m, viewer),
        seats=seats_by_number(rows),
        deck=len(m.deck),
        discard=[KINDS[card] for card in m.discard],
        energy=m.energy,
        attack=None if m.target == NOBODY else Attack(m.target + 1, m.damage),
    )


def pools(m: Skirmish, seat: int) -> list[list[list[int]]]:
    """The deck and the hands of the others may hold each other's cards."""
    return [[m.deck, *(hand for other, hand in enumerate(m.hands) if other != seat)]]
