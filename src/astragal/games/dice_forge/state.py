"""What the seats of Dice Forge own, and what lies on the table.

Reserves and their limits are flat, four numbers for each seat in the order gold, sun, moon, glory.
Dice are tuples of face numbers, two for each seat, the light one first. What hardly ever changes
is a tuple, which clones share.
"""

from typing import Any, Final, TypeVar

from astragal.games.dice_forge import fields
from astragal.games.dice_forge.packs.content import Content
from astragal.kernel.marks import Shared, Unsaved
from astragal.kernel.match import Match
from astragal.kernel.setup import Setup

T = TypeVar("T")

MOST_SEATS: Final = 4
RESERVES: Final = 4  # numbers of a seat in the flat lists
UNLIMITED: Final = 9999
NO_FACE: Final = -1

STAGES: Final = ("draft", "blessing", "reinforcement", "action", "extra", "end")
DRAFT: Final = 0
BLESSING: Final = 1
REINFORCEMENT: Final = 2
ACTION: Final = 3
EXTRA: Final = 4
END: Final = 5

# What a seat wants done with gold while it has a hammer.
ASK: Final = 0
ALWAYS: Final = 1
NEVER: Final = 2
STANDING: Final = ("ask", "always", "never")


def replaced(zone: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The zone with another value at one place."""
    values = list(zone)
    values[at] = value
    return tuple(values)


class Agreed:
    """What was agreed on, for this number of seats (DF-017, DF-018, DF-019, DF-041, DF-043)."""

    __slots__ = (
        "blessings",
        "equal_in_turn",
        "later_blessings",
        "mirror_through",
        "most_faces",
        "rounds",
    )

    def __init__(self, setup: Setup) -> None:
        options = setup.options
        table = setup.content.tables[setup.seated]
        per_round = options["two_player_blessings"] == "per_round"
        self.rounds: int = table.rounds
        self.blessings: int = table.blessings
        self.later_blessings: int = 1 if per_round else table.blessings
        self.mirror_through: bool = options["mirror_through"] is True
        self.equal_in_turn: bool = options["equal_faces"] == "per_turn"
        most = options["offering_max"]
        self.most_faces: int = most if isinstance(most, int) else UNLIMITED


class DiceForge(Match):
    """A match of Dice Forge."""

    __slots__ = fields.DICE_FORGE_SLOTS

    def prepare(self) -> None:
        """Everybody at the start, with nothing but the two dice (DF-002, DF-006, DF-007)."""
        self.content: Unsaved[Content] = self.setup.content
        seats = self.seated
        table = self.content.tables[seats]
        self.agreed: Unsaved[Agreed] = Agreed(self.setup)
        self.round: int = 1
        self.stage: int = BLESSING
        self.first: int = 0
        self.reserves: list[int] = [0] * (RESERVES * seats)
        self.dice: list[tuple[int, ...]] = list(self.content.start_dice) * seats
        self.sides: Unsaved[list[int]] = self.content.start_sides * seats
        self.up: list[int] = [0] * (2 * seats)
        self.feats: list[tuple[int, ...]] = [()] * seats
        self.tokens: tuple[tuple[int, ...], ...] = ((),) * seats
        self.beside: list[tuple[int, ...]] = [()] * seats
        self.portals: list[int] = [0] * seats
        self.hammer: list[int] = [0] * seats
        self.standing: tuple[int, ...] = (ASK,) * seats
        self.stock: list[int] = self.content.printed_faces[:]
        self.shelf: Unsaved[int] = self.content.whole_shelf
        self.stacks: list[int] = [table.cards] * len(self.content.slots)
        self.sets: Shared[list[int]] = self.content.first_feats[:]
        self.owners: tuple[int, ...] = (-1,) * len(self.content.colours)
        self.away: Shared[list[int]] = [0] * len(self.stock)
        self.ready: tuple[int, ...] = ()
        self.drafting: tuple[int, ...] = ()
        self.bought: int = 0
        self.purchases: int = 0
        self.in_hand: int = NO_FACE
        self.know_feats()

    def know_dice(self) -> None:
        """Which faces each die has, as bits."""
        self.sides = [self.content.as_bits(die) for die in self.dice]

    def know_shelf(self) -> None:
        """Which faces of the sanctuary are still there, as bits."""
        left = [face for face in self.content.on_sale if self.stock[face]]
        self.shelf = self.content.as_bits(left)

    def know_stacks(self) -> None:
        """The feats of which cards are left, as bits."""
        left = [feat for feat, cards in zip(self.sets, self.stacks, strict=True) if cards]
        self.laid: Unsaved[int] = self.content.as_bits(left)

    def know_feats(self) -> None:
        """Limits and hammer spaces follow from the feats that a seat has."""
        self.limits: Unsaved[tuple[int, ...]] = (*self.content.limits[:3], UNLIMITED) * self.seated
        self.spaces: Unsaved[tuple[int, ...]] = (0,) * self.seated
        for seat, feats in enumerate(self.feats):
            for feat in feats:
                self.own(seat, feat)

    def own(self, seat: int, feat: int) -> None:
        """What a feat changes for good: limits (DF-086) and the hammer's track (DF-084, DF-085)."""
        facts = self.content.feats[feat]
        if facts.enlarges is not None:
            limits = list(self.limits)
            for resource, amount in enumerate(facts.enlarges):
                limits[RESERVES * seat + resource] += amount
            self.limits = tuple(limits)
        if facts.track:
            longer = self.spaces[seat] + facts.track * len(facts.rewards)
            self.spaces = replaced(self.spaces, seat, longer)

    # -- a match as a value -------------------------------------------------------------

    def clone_state(self, other: Any) -> None:
        fields.copy_dice_forge(self, other)

    def pack(self) -> Any:
        return fields.pack_dice_forge(self)

    def unpack(self, state: Any) -> None:
        self.prepare()
        fields.unpack_dice_forge(self, state)
        self.know_dice()
        self.know_feats()
        self.know_shelf()
        self.know_stacks()
