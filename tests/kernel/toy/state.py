"""What the seats of Skirmish own. Cards are told apart by their kind alone."""

from collections import Counter
from typing import Any

from astragal.kernel.match import NOTHING, Match, Option
from astragal.kernel.zones import Zone, move, raised
from tests.kernel.toy import fields

STRIKE, WARD, FEINT, GEM = range(4)
KINDS = ("strike", "ward", "feint", "gem")
CARDS = [STRIKE] * 7 + [WARD] * 6 + [FEINT] * 5 + [GEM] * 6
ENERGY = 3
MOST_HEALTH = 9
LAST_TURN = 24
NOBODY = -1


class Skirmish(Match):
    """Hidden hands and a hidden deck; health, stances and the discard pile are seen by all."""

    __slots__ = fields.SKIRMISH_SLOTS

    def begin(self) -> None:
        count = len(self.setup.seats)
        self.health: list[int] = [int(self.setup.options["health"])] * count
        self.hands: list[Zone] = [[] for _ in range(count)]
        self.deck: Zone = list(CARDS)
        self.discard: Zone = []
        self.stances: list[int] = [0] * count
        self.energy: int = ENERGY
        self.target: int = NOBODY
        self.damage: int = 0
        self.turns: int = 0

    def clone_state(self, other: "Skirmish") -> None:
        fields.copy_skirmish(self, other)

    def pack(self) -> Any:
        return fields.pack_skirmish(self)

    def unpack(self, state: Any) -> None:
        fields.unpack_skirmish(self, state)

    def spend(self, seat: int, card: int) -> None:
        """A card goes from a hand to the discard pile, where all see it."""
        move(card, self.hands[seat], self.discard)

    def tell_drawn(self, seat: int, cards: list[int]) -> None:
        """All learn that cards were drawn; only who drew them learns which."""
        self.tell("drew", seat, len(cards))
        for card in cards:
            self.tell_seat(seat, "drew-card", KINDS[card])

    def answers(self, seat: int, moment: str) -> tuple[Option, ...]:
        if not self.in_question(seat, moment):
            return NOTHING
        answers = (FEINT,) if seat == self.active else (WARD, GEM)
        return tuple((KINDS[card],) for card in answers if card in self.hands[seat])

    def might_answer(self, seat: int, moment: str) -> bool:
        return self.in_question(seat, moment) and bool(self.hands[seat])

    def in_question(self, seat: int, moment: str) -> bool:
        """Whether a strike of 2 is in the air, which the active seat or its target may change."""
        return moment == "strike" and self.damage == 2 and seat in (self.active, self.target)

    def give(self, seat: int, option: Option) -> None:
        """A ward stops a strike; a feint makes it weaker but sure; a gem heals meanwhile."""
        card = KINDS.index(option[0])
        self.spend(seat, card)
        if card == GEM:
            self.health[seat] = raised(self.health[seat], 1, MOST_HEALTH)
        else:
            self.damage = 0 if card == WARD else 1
        self.tell("reacted", seat, option[0])


def broken(m: Skirmish) -> list[str]:
    """Cards are conserved; health, energy and the attack keep their limits."""
    seats = range(len(m.setup.seats))
    cards = [card for zone in (m.deck, m.discard, *m.hands) for card in zone]
    kept = {
        "cards": Counter(cards) == Counter(CARDS),
        "seats": {len(m.health), len(m.hands), len(m.stances)} == {len(seats)},
        "health": all(0 <= health <= MOST_HEALTH for health in m.health),
        "life": sum(health > 0 for health in m.health) > (m.result is None),
        "stances": all(0 <= stance <= 2 for stance in m.stances),
        "energy": 0 <= m.energy <= ENERGY,
        "attack": m.target in (NOBODY, *seats) and 0 <= m.damage <= 2,
        "turns": 0 <= m.turns <= LAST_TURN,
    }
    return [f"{what} out of bounds" for what, fine in kept.items() if not fine]
