"""How `Pig` is copied and saved.

Written by `make fields` from state.py; don't edit it.
"""

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from astragal.games.pig.state import Pig

PIG_SLOTS: Final = ("goal", "scores", "total")

SavedPig = tuple[
    list[int],  # scores
    int,  # total
]


def copy_pig(this: "Pig", other: "Pig") -> None:
    """Make another Pig equal to this one."""
    other.unseated = this.unseated
    other.agenda = this.agenda[:]
    other.active = this.active
    other.number = this.number
    other.result = this.result
    other.parley = this.parley
    other.asked = this.asked
    other.seat = this.seat
    other.reason = this.reason
    other.options = this.options
    other.answer = this.answer
    other.answer_arguments = this.answer_arguments
    other.history = this.history
    other.scores = this.scores[:]
    other.total = this.total
    other.goal = this.goal


def pack_pig(this: "Pig") -> list[Any]:
    """What is saved of a Pig, as plain data."""
    return [this.scores, this.total]


def unpack_pig(this: "Pig", saved: Any) -> None:
    """Take over what was packed, once it fits the type."""
    [this.scores, this.total] = saved
