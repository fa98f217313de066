"""What one fighter owns."""

from typing import Any, Final

from astragal.games.dice_throne import fields
from astragal.games.dice_throne.packs.facts import BoardAbility, HeroFacts, Lay
from astragal.kernel.marks import Uncopied, Unsaved

START_CP: Final = 2


class Fighter:
    """Who acts and is attacked: a hero, cards and tokens."""

    __slots__ = fields.FIGHTER_SLOTS

    def __init__(self, board: HeroFacts) -> None:
        self.board: Uncopied[HeroFacts] = board
        self.cp: int = START_CP
        self.hand: list[int] = []
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.table: list[int] = []  # upgrades in play, and the card that is being played
        self.tokens: list[int] = []
        self.raised: list[int] = []  # each raise of a limit, by the token's number
        self.levels: dict[str, int] = {}  # upgraded slots
        self.side: str = ""
        self.lay: Unsaved[Lay] = board.plain  # the abilities as the board lies now

    def arrange(self) -> None:
        """The board lies differently: after an upgrade or a flip."""
        self.lay = self.board.lay(self.levels, self.side)

    def ability(self, id: str) -> BoardAbility | None:
        """An ability of the board at its level, also while the other side lies up.

        One that turns the board over is still being carried out.
        """
        return self.board.ability(id, self.levels)

    def clone(self) -> "Fighter":
        other = Fighter(self.board)
        fields.copy_fighter(self, other)
        return other

    def pack(self) -> list[Any]:
        return fields.pack_fighter(self)

    def unpack(self, saved: Any) -> None:
        fields.unpack_fighter(self, saved)
        self.arrange()
