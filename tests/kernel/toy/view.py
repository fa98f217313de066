"""What is seen of Skirmish: a seat's own hand, and only the size of the others'."""

from typing import Any

from astragal.kernel.match import REFEREE
from astragal.kernel.view import seats_by_number
from tests.kernel.toy.state import KINDS, NOBODY, Skirmish


def view(m: Skirmish, viewer: int) -> dict[str, Any]:
    """The table as one viewer sees it."""
    rows = []
    for seat, hand in enumerate(m.hands):
        row: dict[str, Any] = {
            "health": m.health[seat],
            "stance": m.stances[seat],
            "cards": len(hand),
        }
        if viewer in (seat, REFEREE):
            row["hand"] = sorted(KINDS[card] for card in hand)
        rows.append(row)
    return {
        "seats": seats_by_number(rows),
        "deck": len(m.deck),
        "discard": [KINDS[card] for card in m.discard],
        "energy": m.energy,
        "attack": None if m.target == NOBODY else {"seat": m.target + 1, "damage": m.damage},
    }


def pools(m: Skirmish, seat: int) -> list[list[list[int]]]:
    """The deck and the hands of the others may hold each other's cards."""
    return [[m.deck, *(hand for other, hand in enumerate(m.hands) if other != seat)]]
