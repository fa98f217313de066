"""How `Counting` is copied and saved.

Written by `make fields` from test_unseated.py; don't edit it.
"""

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tests.kernel.test_unseated import Counting

COUNTING_SLOTS: Final = ("total",)

SavedCounting = tuple[
    int,  # total
]


def copy_counting(this: "Counting", other: "Counting") -> None:
    """Make another Counting equal to this one."""
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
    other.total = this.total


def pack_counting(this: "Counting") -> list[Any]:
    """What is saved of a Counting, as plain data."""
    return [this.total]


def unpack_counting(this: "Counting", saved: Any) -> None:
    """Take over what was packed, once it fits the type."""
    [this.total] = saved
