"""How `Skirmish` is copied and saved.

Written by `make fields` from state.py; don't edit it.
"""

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tests.kernel.toy.state import Skirmish

SKIRMISH_SLOTS: Final = (
    "damage",
    "deck",
    "discard",
    "energy",
    "hands",
    "health",
    "stances",
    "target",
    "turns",
)

SavedSkirmish = tuple[
    list[int],  # health
    list[list[int]],  # hands
    list[int],  # deck
    list[int],  # discard
    list[int],  # stances
    int,  # energy
    int,  # target
    int,  # damage
    int,  # turns
]


def copy_skirmish(this: "Skirmish", other: "Skirmish") -> None:
    """Make another Skirmish equal to this one."""
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
    other.health = this.health[:]
    other.hands = [each[:] for each in this.hands]
    other.deck = this.deck[:]
    other.discard = this.discard[:]
    other.stances = this.stances[:]
    other.energy = this.energy
    other.target = this.target
    other.damage = this.damage
    other.turns = this.turns


def pack_skirmish(this: "Skirmish") -> list[Any]:
    """What is saved of a Skirmish, as plain data."""
    return [
        this.health,
        this.hands,
        this.deck,
        this.discard,
        this.stances,
        this.energy,
        this.target,
        this.damage,
        this.turns,
    ]


def unpack_skirmish(this: "Skirmish", saved: Any) -> None:
    """Take over what was packed, once it fits the type."""
    [
        this.health,
        this.hands,
        this.deck,
        this.discard,
        this.stances,
        this.energy,
        this.target,
        this.damage,
        this.turns,
    ] = saved
