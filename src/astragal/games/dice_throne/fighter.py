"""What one fighter owns."""

from typing import Any, Final

from astragal.games.dice_throne import fields
from astragal.games.dice_throne.packs.facts import BoardAbility, HeroFacts, Lay
from astragal.games.dice_throne.rules.moments import UNKNOWN
from astragal.games.dice_throne.rules.plays import Play, Price
from astragal.kernel.marks import Uncopied, Unsaved

START_CP: Final = 2


class Fighter:
    """Who acts and is attacked: a hero, cards and tokens.

    Clones of a match share it: whoever writes to it gets it from `DiceThrone.own`.
    """

    __slots__ = fields.FIGHTER_SLOTS

    def __init__(self, board: HeroFacts) -> None:
        """What a clone does not take over; all else is set by `begin`, or copied."""
        self.board: Uncopied[HeroFacts] = board
        # The moments at which this fighter might do something, as bits, and with what: found
        # when asked for, forgotten by every write.
        self.open: Uncopied[int] = UNKNOWN
        self.ready: Uncopied[list[Play]] = []
        self.sorted_hand: Uncopied[list[int]] = []  # the hand, whose own order tells nothing

    def begin(self) -> None:
        """Everything as it is before the first card is drawn."""
        self.cp: int = START_CP
        self.hand: list[int] = []
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.table: list[int] = []  # upgrades in play, and the card that is being played
        self.tokens: list[int] = [0] * len(self.board.content.tokens)
        self.raised: tuple[int, ...] = ()  # each raise of a limit, by the token's number
        self.levels: dict[str, int] = {}  # upgraded slots
        self.side: str = self.board.hero.sides[0] if self.board.hero.sides else ""
        self.arrange()
        self.count_tokens()

    def arrange(self) -> None:
        """The board lies differently: after an upgrade or a flip."""
        self.lay: Unsaved[Lay] = self.board.lay(self.levels, self.side)

    def count_tokens(self) -> None:
        """Which tokens there are any of, as bits."""
        self.held: Unsaved[int] = 0
        for number, count in enumerate(self.tokens):
            if count:
                self.held |= 1 << number

    def gain(self, token: int, count: int) -> None:
        """Some more tokens of a kind."""
        self.tokens[token] += count
        self.held |= 1 << token

    def lose(self, token: int, count: int) -> None:
        """Some fewer tokens of a kind."""
        self.tokens[token] -= count
        if not self.tokens[token]:
            self.held &= ~(1 << token)

    # -- questions --------------------------------------------------------------------------

    def ability(self, id: str) -> BoardAbility | None:
        """An ability of the board at its level, also while the other side lies up.

        One that turns the board over is still being carried out.
        """
        # As the board lies now, or else on its other side.
        return self.lay.by_id.get(id) or self.board.ability(id, self.levels)

    def look(self) -> int:
        """Find what could be played and paid for, and the moments for it, as bits (DT-082).

        The hand in order comes with it.
        """
        content = self.board.content
        plays, cp = content.card_plays, self.cp
        ready: list[Play] = []
        found = 0
        self.sorted_hand = sorted(self.hand)
        for card in self.sorted_hand:
            play = plays[card]
            if play is not None and play.cost <= cp:
                ready.append(play)
                found |= play.open
        uses = self.lay.uses
        if self.held & content.usable:
            uses = self.token_uses(content.usable) + uses
        for use in uses:
            if use.price is None or self.can_pay(use.price):
                ready.append(use)
                found |= use.open
        self.ready = ready
        self.open = found
        return found

    def token_uses(self, usable: int) -> list[Play]:
        """What could be done with the tokens that are there, where enough can be spent."""
        found: list[Play] = []
        left = self.held & usable
        while left:
            token = (left & -left).bit_length() - 1  # the lowest of them
            left &= left - 1  # all but the lowest
            for play in self.board.content.tokens[token].plays:
                if play.spend <= self.tokens[token]:
                    found.append(play)
        return found

    def can_pay(self, price: Price) -> bool:
        """Whether this fighter has what is asked."""
        if self.cp < price.cp or len(self.hand) < price.cards:
            return False
        tokens = self.tokens
        for token, count in price.tokens:
            if tokens[token] < count:
                return False
        if not price.companions:
            return True
        return sum([tokens[token] for token in self.board.content.spare]) >= price.companions

    # -- a fighter as a value -----------------------------------------------------------------

    def clone(self) -> "Fighter":
        other = Fighter(self.board)
        fields.copy_fighter(self, other)
        return other

    def pack(self) -> list[Any]:
        return fields.pack_fighter(self)

    def unpack(self, saved: Any) -> None:
        fields.unpack_fighter(self, saved)
        self.arrange()
        self.count_tokens()
