"""How long it takes to see what has just happened; from what everybody was told, nothing else."""

from collections.abc import Sequence
from typing import Any

from astragal.kernel.match import Event
from astragal.kernel.table import Table
from astragal.server.story import visible

FIRST_DIE = 0.56  # seconds until one die lies still
EACH_DIE = 0.06  # and each more of them
CARD = 1.6  # for which a card that somebody else played is held up


def seconds_to_see(table: Table, events: Sequence[Event]) -> float:
    """Until the dice lie and the card was read, one after the other; all dice fall at once."""
    seen = [event for event in events if visible([event])]
    rolls = [_dice(event[-1]) for event in seen if event[1] in table.rolls]
    dice = FIRST_DIE + EACH_DIE * (max(rolls) - 1) if rolls else 0.0
    return dice + CARD * any(event[1] in table.plays for event in seen)


def _dice(faces: Any) -> int:
    """How many dice were rolled; events have their faces as a text, a list, or a number alone."""
    if isinstance(faces, str):
        return len(faces.split())
    return len(faces) if isinstance(faces, tuple) else 1
