"""What the seats of Dice Forge own, and what lies on the table.

Reserves and their limits are flat lists, four numbers for each seat in the order gold, sun, moon,
glory. Dice are tuples of face numbers, two for each seat, the light one first.
"""

from typing import Any, Final

from astragal.games.dice_forge.packs.content import load
from astragal.kernel.match import Match

CONTENT: Final = load()
FACES: Final = len(CONTENT.faces)
SLOTS: Final = len(CONTENT.slots)
BOARS: Final = len(CONTENT.colours)

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

Saved = tuple[
    list[int],  # reserves
    list[tuple[int, ...]],  # dice
    list[int],  # which place of each die lies up
    list[tuple[int, ...]],  # feats
    list[tuple[int, ...]],  # unspent tokens
    list[tuple[int, ...]],  # replaced faces
    list[int],  # portals
    list[int],  # gold on hammers
    list[int],  # standing wishes about the hammer
    list[int],  # faces on sale and in the garden
    list[int],  # cards left on each slot
    list[int],  # the feat that lies on each slot
    list[int],  # owners of the boars
    list[int],  # faces out of the game
    tuple[int, ...],  # the turn
    list[int],  # reinforcements still to be used
    list[int],  # slots still to be drafted
]


class DiceForge(Match):
    """A match of Dice Forge."""

    __slots__ = (
        "away",
        "beside",
        "bought",
        "dice",
        "drafting",
        "equal_in_turn",
        "feats",
        "first",
        "hammer",
        "in_hand",
        "laid",
        "limits",
        "mirror_through",
        "most_faces",
        "owners",
        "portals",
        "purchases",
        "ready",
        "reserves",
        "round",
        "sets",
        "shelf",
        "spaces",
        "stacks",
        "stage",
        "standing",
        "stock",
        "tokens",
        "up",
    )

    def prepare(self) -> None:
        """Everybody at the start, with nothing but the two dice (DF-002, DF-006, DF-007)."""
        seats = len(self.setup.seats)
        table = CONTENT.tables[seats]
        self.agree_on_rules()
        self.round: int = 1
        self.stage: int = BLESSING
        self.first: int = 0
        self.reserves: list[int] = [0] * (RESERVES * seats)
        self.limits: list[int] = [*CONTENT.limits[:3], UNLIMITED] * seats
        self.dice: list[tuple[int, ...]] = list(CONTENT.start_dice) * seats
        self.up: list[int] = [0] * (2 * seats)
        self.feats: list[tuple[int, ...]] = [()] * seats
        self.tokens: list[tuple[int, ...]] = [()] * seats
        self.beside: list[tuple[int, ...]] = [()] * seats
        self.portals: list[int] = [0] * seats
        self.hammer: list[int] = [0] * seats
        self.spaces: list[int] = [0] * seats
        self.standing: list[int] = [ASK] * seats
        self.stock: list[int] = [face.printed for face in CONTENT.faces]
        self.stacks: list[int] = [table.cards] * SLOTS
        self.sets: list[int] = [CONTENT.feat_numbers[slot.feats[0]] for slot in CONTENT.slots]
        self.owners: list[int] = [-1] * BOARS
        self.away: list[int] = [0] * FACES
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
        self.mirror_through: bool = options["mirror_through"] is True
        self.equal_in_turn: bool = options["equal_faces"] == "per_turn"
        most = options["offering_max"]
        self.most_faces: int = most if isinstance(most, int) else UNLIMITED

    def know_shelf(self) -> None:
        """Which faces of the sanctuary are still there, as bits."""
        self.shelf: int = 0
        for face in CONTENT.faces:
            if face.price and self.stock[face.number]:
                self.shelf |= 1 << face.number

    def know_stacks(self) -> None:
        """The feats of which cards are left, as bits."""
        self.laid: int = 0
        for feat, left in zip(self.sets, self.stacks, strict=True):
            if left:
                self.laid |= 1 << feat

    def know_feats(self) -> None:
        """Limits and hammer spaces follow from the feats that a seat has."""
        for seat, feats in enumerate(self.feats):
            at = RESERVES * seat
            self.limits[at : at + 3] = CONTENT.limits[:3]
            self.spaces[seat] = 0
            for feat in feats:
                self.own(seat, feat)

    def own(self, seat: int, feat: int) -> None:
        """What a feat changes for good: limits (DF-086) and the hammer's track (DF-084, DF-085)."""
        facts = CONTENT.feats[feat]
        if facts.enlarges is not None:
            for resource, amount in enumerate(facts.enlarges):
                self.limits[RESERVES * seat + resource] += amount
        if facts.track:
            self.spaces[seat] += facts.track * len(facts.rewards)

    # -- a match as a value -------------------------------------------------------------

    def clone_state(self, other: Any) -> None:
        other.away = self.away
        other.beside = self.beside[:]
        other.bought = self.bought
        other.dice = self.dice[:]
        other.drafting = self.drafting
        other.equal_in_turn = self.equal_in_turn
        other.feats = self.feats[:]
        other.first = self.first
        other.hammer = self.hammer[:]
        other.in_hand = self.in_hand
        other.laid = self.laid
        other.limits = self.limits[:]
        other.most_faces = self.most_faces
        other.mirror_through = self.mirror_through
        other.owners = self.owners[:]
        other.portals = self.portals[:]
        other.purchases = self.purchases
        other.ready = self.ready
        other.reserves = self.reserves[:]
        other.round = self.round
        other.sets = self.sets
        other.shelf = self.shelf
        other.spaces = self.spaces[:]
        other.stacks = self.stacks[:]
        other.stage = self.stage
        other.standing = self.standing[:]
        other.stock = self.stock[:]
        other.tokens = self.tokens[:]
        other.up = self.up[:]

    def pack(self) -> Saved:
        return (
            self.reserves,
            self.dice,
            self.up,
            self.feats,
            self.tokens,
            self.beside,
            self.portals,
            self.hammer,
            self.standing,
            self.stock,
            self.stacks,
            self.sets,
            self.owners,
            self.away,
            (self.round, self.stage, self.first, self.bought, self.purchases, self.in_hand),
            list(self.ready),
            list(self.drafting),
        )

    def unpack(self, state: Saved) -> None:
        self.prepare()
        (
            self.reserves,
            self.dice,
            self.up,
            self.feats,
            self.tokens,
            self.beside,
            self.portals,
            self.hammer,
            self.standing,
            self.stock,
            self.stacks,
            self.sets,
            self.owners,
            self.away,
            turn,
            ready,
            drafting,
        ) = state
        self.round, self.stage, self.first, self.bought, self.purchases, self.in_hand = turn
        self.ready, self.drafting = tuple(ready), tuple(drafting)
        self.know_feats()
        self.know_shelf()
        self.know_stacks()
