"""Omens' facts, declared as data."""

from pathlib import Path

import msgspec

from astragal.kernel import view as kernel
from astragal.kernel.game import Game
from astragal.kernel.moves import Moves
from astragal.kernel.parts import Word
from astragal.kernel.view import common, seats_by_number
from tests.kernel.omens.fields import SavedOmens
from tests.kernel.omens.state import BELL, CROW, OWL, Omens, broken
from tests.kernel.omens.turn import SETS_OFF, begin_omens


class Seat(msgspec.Struct):
    """What a seat has."""

    points: int


class View(kernel.View):
    """Everything."""

    seats: dict[str, Seat]
    set_off: list[str]
    queue: list[str]


def view(m: Omens, viewer: int) -> View:
    return View(
        **common(m, viewer),
        seats=seats_by_number([Seat(points) for points in m.points]),
        set_off=[f"{seat + 1} {omen}" for seat, omen in m.set_off],
        queue=[f"{seat + 1} {omen}" for seat, omen in m.queue],
    )


OMEN = Word("omen", lambda content: (OWL, CROW, BELL))
MOVES = Moves({**dict.fromkeys(SETS_OFF, ()), "declare": (OMEN,), "decline": (OMEN,), "pass": ()})

OMENS = Game(
    id="omens",
    folder=Path(__file__).parent,
    rules=1,
    seats=range(2, 4),
    match=Omens,
    saved=SavedOmens,
    first=(begin_omens,),
    view=view,
    moves=MOVES,
    events=dict.fromkeys(("declared", "declined", "came"), ("seat", "omen")),
    broken=broken,
    reactions=Omens.answers,
    might_react=lambda m, seat, moment: bool(m.answers(seat, moment)),
    react=Omens.give,
)
