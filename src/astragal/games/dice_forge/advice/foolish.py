"""What nobody should do, however simply they play: for bots."""

from typing import Final

from astragal.games.dice_forge.advice.worth import pair_gains, worth
from astragal.games.dice_forge.state import DiceForge
from astragal.kernel.match import Option

BROUGHT: Final = 99.0


def foolish(m: DiceForge, option: Option) -> bool:
    """Whether a face is forged over one that was just bought, or that is better than another."""
    if option[0] != "forge":
        return False
    kept = [other for other in m.options if other[0] == "forge" and not fresh(m, other)]
    return fresh(m, option) or face_worth(m, option[2]) > min(
        (face_worth(m, other[2]) for other in kept), default=0.0
    )


def fresh(m: DiceForge, option: Option) -> bool:
    """Whether such a face was bought in this action, or lies up as a forged one does."""
    _, die, old = option
    at = 2 * m.seat + die
    return bool(m.bought >> old & 1) or m.dice[at][m.up[at]] == old


def face_worth(m: DiceForge, face: int) -> float:
    """What a face is worth by itself; one that a feat brought is worth more than any other."""
    facts = m.content.faces[face]
    if facts.printed and not facts.price:
        return BROUGHT
    return worth(pair_gains(m.content, face, m.content.outcomes.blank))
