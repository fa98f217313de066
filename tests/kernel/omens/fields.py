"""How `Omens` is copied and saved.

Written by `make fields` from state.py; don't edit it.
"""

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tests.kernel.omens.state import Omens

OMENS_SLOTS: Final = ("points", "queue", "set_off", "turns")

SavedOmens = tuple[
    list[int],  # points
    list[tuple[int, str]],  # set_off
    list[tuple[int, str]],  # queue
    int,  # turns
]


def copy_omens(this: "Omens", other: "Omens") -> None:
    """Make another Omens equal to this one."""
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
    other.points = this.points[:]
    other.set_off = this.set_off[:]
    other.queue = this.queue[:]
    other.turns = this.turns


def pack_omens(this: "Omens") -> list[Any]:
    """What is saved of a Omens, as plain data."""
    return [this.points, this.set_off, this.queue, this.turns]


def unpack_omens(this: "Omens", saved: Any) -> None:
    """Take over what was packed, once it fits the type."""
    [this.points, this.set_off, this.queue, this.turns] = saved
