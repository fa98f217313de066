"""How `DiceForge` is copied and saved.

Written by `make fields` from state.py; don't edit it.
"""

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from astragal.games.dice_forge.state import DiceForge

DICE_FORGE_SLOTS: Final = (
    "agreed",
    "away",
    "beside",
    "bought",
    "content",
    "dice",
    "drafting",
    "feats",
    "first",
    "hammer",
    "in_hand",
    "laid",
    "limits",
    "owners",
    "portals",
    "purchases",
    "ready",
    "reserves",
    "round",
    "sets",
    "shelf",
    "sides",
    "spaces",
    "stacks",
    "stage",
    "standing",
    "stock",
    "tokens",
    "up",
)

SavedDiceForge = tuple[
    int,  # round
    int,  # stage
    int,  # first
    list[int],  # reserves
    list[tuple[int, ...]],  # dice
    list[int],  # up
    list[tuple[int, ...]],  # feats
    tuple[tuple[int, ...], ...],  # tokens
    list[tuple[int, ...]],  # beside
    list[int],  # portals
    list[int],  # hammer
    tuple[int, ...],  # standing
    list[int],  # stock
    list[int],  # stacks
    list[int],  # sets
    tuple[int, ...],  # owners
    list[int],  # away
    tuple[int, ...],  # ready
    tuple[int, ...],  # drafting
    int,  # bought
    int,  # purchases
    int,  # in_hand
]


def copy_dice_forge(this: "DiceForge", other: "DiceForge") -> None:
    """Make another DiceForge equal to this one."""
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
    other.content = this.content
    other.agreed = this.agreed
    other.round = this.round
    other.stage = this.stage
    other.first = this.first
    other.reserves = this.reserves[:]
    other.dice = this.dice[:]
    other.sides = this.sides[:]
    other.up = this.up[:]
    other.feats = this.feats[:]
    other.tokens = this.tokens
    other.beside = this.beside[:]
    other.portals = this.portals[:]
    other.hammer = this.hammer[:]
    other.standing = this.standing
    other.stock = this.stock[:]
    other.shelf = this.shelf
    other.stacks = this.stacks[:]
    other.sets = this.sets
    other.owners = this.owners
    other.away = this.away
    other.ready = this.ready
    other.drafting = this.drafting
    other.bought = this.bought
    other.purchases = this.purchases
    other.in_hand = this.in_hand
    other.laid = this.laid
    other.limits = this.limits
    other.spaces = this.spaces


def pack_dice_forge(this: "DiceForge") -> list[Any]:
    """What is saved of a DiceForge, as plain data."""
    return [
        this.round,
        this.stage,
        this.first,
        this.reserves,
        this.dice,
        this.up,
        this.feats,
        this.tokens,
        this.beside,
        this.portals,
        this.hammer,
        this.standing,
        this.stock,
        this.stacks,
        this.sets,
        this.owners,
        this.away,
        this.ready,
        this.drafting,
        this.bought,
        this.purchases,
        this.in_hand,
    ]


def unpack_dice_forge(this: "DiceForge", saved: Any) -> None:
    """Take over what was packed, once it fits the type."""
    [
        this.round,
        this.stage,
        this.first,
        this.reserves,
        this.dice,
        this.up,
        this.feats,
        this.tokens,
        this.beside,
        this.portals,
        this.hammer,
        this.standing,
        this.stock,
        this.stacks,
        this.sets,
        this.owners,
        this.away,
        this.ready,
        this.drafting,
        this.bought,
        this.purchases,
        this.in_hand,
    ] = saved
