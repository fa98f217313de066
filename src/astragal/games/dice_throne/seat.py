"""What one player owns."""

from typing import Final

from astragal.games.dice_throne.packs.facts import BoardAbility, HeroFacts, Lay

START_CP: Final = 2

SavedSeat = tuple[
    int, list[int], list[int], list[int], list[int], list[int], list[int], dict[str, int], str
]


class Seat:
    """One player's hero, cards and tokens."""

    __slots__ = (
        "board",
        "cp",
        "deck",
        "discard",
        "hand",
        "lay",
        "levels",
        "raised",
        "side",
        "table",
        "tokens",
    )

    def __init__(self, board: HeroFacts) -> None:
        self.board = board
        self.cp: int = START_CP
        self.hand: list[int] = []
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.table: list[int] = []  # upgrades in play, and the card that is being played
        self.tokens: list[int] = []
        self.raised: list[int] = []  # each raise of a limit, by the token's number
        self.levels: dict[str, int] = {}  # upgraded slots
        self.side: str = ""
        self.lay: Lay = board.plain  # the abilities as the board lies now

    def arrange(self) -> None:
        """The board lies differently: after an upgrade or a flip."""
        self.lay = self.board.lay(self.levels, self.side)

    def ability(self, id: str) -> BoardAbility | None:
        """An ability of the board at its level, also while the other side lies up.

        One that turns the board over is still being carried out.
        """
        return self.board.ability(id, self.levels)

    def clone(self) -> "Seat":
        other = Seat(self.board)
        other.cp = self.cp
        other.hand = self.hand[:]
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.table = self.table[:]
        other.tokens = self.tokens[:]
        other.raised = self.raised[:]
        other.levels = self.levels.copy()
        other.side = self.side
        other.lay = self.lay
        return other

    def pack(self) -> SavedSeat:
        return (
            self.cp,
            self.hand,
            self.deck,
            self.discard,
            self.table,
            self.tokens,
            self.raised,
            self.levels,
            self.side,
        )

    def unpack(self, saved: SavedSeat) -> None:
        (
            self.cp,
            self.hand,
            self.deck,
            self.discard,
            self.table,
            self.tokens,
            self.raised,
            self.levels,
            self.side,
        ) = saved
        self.arrange()
