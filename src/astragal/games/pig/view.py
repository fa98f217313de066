"""What is seen of Pig: everything, by everybody."""

import msgspec

from astragal.games.pig.state import Pig
from astragal.kernel import view as kernel
from astragal.kernel.view import common, seats_by_number


class Seat(msgspec.Struct):
    """What a seat has banked."""

    score: int


class View(kernel.View):
    """Scores and the turn total."""

    seats: dict[str, Seat]
    total: int


def view(m: Pig, viewer: int) -> View:
    """Pig has no secrets."""
    seats = seats_by_number([Seat(score) for score in m.scores])
    return View(**common(m, viewer), seats=seats, total=m.total)
