"""What nobody should do, however simply they play: for bots."""

from typing import Final

from astragal.games.dice_throne.state import DiceThrone
from astragal.kernel.match import Option

KEPT: Final = 4  # cards of a hand that is not sold for a point
ATTACKING: Final = ("roll", "keep", "ability")


def foolish(m: DiceThrone, option: Option) -> bool:
    """Whether an option throws something away: most of a hand, an attack, a try, a defence."""
    verb = option[0]
    if verb == "sell":
        return len(m.fighters[m.seat].hand) <= KEPT
    if verb == "none":
        return any(other[0] in ATTACKING for other in m.options)
    return verb == "undefended" and any(other[0] == "defend" for other in m.options)
