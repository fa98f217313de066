"""What the seats of Dice Forge own, and what lies on the table.

Reserves and their limits are flat lists, four numbers for each seat in the order gold, sun, moon,
glory. Dice are tuples of face numbers, two for each seat, the light one first.
"""

from typing import Any, Final

from astragal.games.dice_forge import fields
from astragal.games.dice_forge.packs.content import Content
from astragal.kernel.marks import Shared, Unsaved
from astragal.kernel.match import Match

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


class DiceForge(Match):
    """A match of Dice Forge."""

    __slots__ = fields.DICE_FORGE_SLOTS

    def prepare(self) -> None:
        """Everybody at the start, with nothing but the two dice (DF-002, DF-006, DF-007)."""
        self.content: Unsaved[Content] = self.setup.content
        seats = len(self.setup.seats)
        table = self.content.tables[seats]
        self.agree_on_rules()
        self.round: int = 1
        self.stage: int = BLESSING
        self.first: int = 0
        self.reserves: list[int] = [0] * (RESERVES * seats)
        self.limits: Unsaved[list[int]] = [*self.content.limits[:3], UNLIMITED] * seats
        self.dice: list[tuple[int, ...]] = list(self.content.start_dice) * seats
        self.up: list[int] = [0] * (2 * seats)
        self.feats: list[tuple[int, ...]] = [()] * seats
        self.tokens: list[tuple[int, ...]] = [()] * seats
        self.beside: list[tuple[int, ...]] = [()] * seats
        self.portals: list[int] = [0] * seats
        self.hammer: list[int] = [0] * seats
        self.spaces: Unsaved[list[int]] = [0] * seats
        self.standing: list[int] = [ASK] * seats
        self.stock: list[int] = [face.printed for face in self.content.faces]
        self.stacks: list[int] = [table.cards] * len(self.content.slots)
        self.sets: Shared[list[int]] = [
            self.content.feat_numbers[slot.feats[0]] for slot in self.content.slots
        ]
        self.owners: list[int] = [-1] * len(self.content.colours)
        self.away: Shared[list[int]] = [0] * len(self.content.faces)
        self.ready: tuple[int, ...] = ()
        self.drafting: tuple[int, ...] = ()
        self.bought: int = 0
        self.purchases: int = 0
        self.in_hand: int = NO_FACE
        self.know_shelf()
        self.know_stacks()

    def agree_on_rules(self) -> None:
        """What the options of the match decide (DF-018, DF-041, DF-043, DF-132)."""
        options = self.setup.options
        self.mirror_through: Unsaved[bool] = options["mirror_through"] is True
        self.equal_in_turn: Unsaved[bool] = options["equal_faces"] == "per_turn"
        most = options["offering_max"]
        self.most_faces: Unsaved[int] = most if isinstance(most, int) else UNLIMITED

    def know_shelf(self) -> None:
        """Which faces of the sanctuary are still there, as bits."""
        self.shelf: Unsaved[int] = 0
        for face in self.content.faces:
            if face.price and self.stock[face.number]:
                self.shelf |= 1 << face.number

    def know_stacks(self) -> None:
        """The feats of which cards are left, as bits."""
        self.laid: Unsaved[int] = 0
        for feat, left in zip(self.sets, self.stacks, strict=True):
            if left:
                self.laid |= 1 << feat

    def know_feats(self) -> None:
        """Limits and hammer spaces follow from the feats that a seat has."""
        for seat, feats in enumerate(self.feats):
            at = RESERVES * seat
            self.limits[at : at + 3] = self.content.limits[:3]
            self.spaces[seat] = 0
            for feat in feats:
                self.own(seat, feat)

    def own(self, seat: int, feat: int) -> None:
        """What a feat changes for good: limits (DF-086) and the hammer's track (DF-084, DF-085)."""
        facts = self.content.feats[feat]
        if facts.enlarges is not None:
            for resource, amount in enumerate(facts.enlarges):
                self.limits[RESERVES * seat + resource] += amount
        if facts.track:
            self.spaces[seat] += facts.track * len(facts.rewards)

    # -- a match as a value -------------------------------------------------------------

    def clone_state(self, other: Any) -> None:
        fields.copy_dice_forge(self, other)

    def pack(self) -> Any:
        return fields.pack_dice_forge(self)

    def unpack(self, state: Any) -> None:
        self.prepare()
        fields.unpack_dice_forge(self, state)
        self.know_feats()
        self.know_shelf()
        self.know_stacks()
