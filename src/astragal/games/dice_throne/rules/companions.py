"""Companions as they stand: which a hero can have, which could grow, which could be given up."""

from astragal.games.dice_throne.packs.facts import TokenFacts
from astragal.games.dice_throne.rules.tokens import limit
from astragal.games.dice_throne.state import DiceThrone


def own(m: DiceThrone, seat: int) -> list[TokenFacts]:
    """The companions that a seat's hero can have."""
    return m.fighters[seat].board.companions


def growths(m: DiceThrone, seat: int) -> list[int]:
    """The companions that there could be one more of."""
    return [t.number for t in own(m, seat) if t.companion and can_grow(m, seat, t)]


def can_grow(m: DiceThrone, seat: int, facts: TokenFacts) -> bool:
    """Room for it, and what it grows from."""
    assert facts.companion is not None
    tokens = m.fighters[seat].tokens
    if facts.companion.health or tokens[facts.number] >= limit(m, seat, facts.number):
        return False
    source = facts.companion.grows_from
    return not source or tokens[m.content.token_numbers[source]] > 0


def grows_on(m: DiceThrone, seat: int) -> bool:
    """Whether a companion in play could grow into the next of its line."""
    return any(
        t.companion is not None and t.companion.grows_from and can_grow(m, seat, t)
        for t in own(m, seat)
    )


def spare(m: DiceThrone, seat: int) -> list[int]:
    """Companions that can be given up."""
    tokens = m.fighters[seat].tokens
    return [
        t.number
        for t in own(m, seat)
        if tokens[t.number] and t.companion is not None and not t.companion.health
    ]
