"""Why a move is not legal now: the rule's id and a sentence."""

from typing import Any

from astragal.games.dice_throne.state import DiceThrone
from astragal.kernel.why import Refusal


def refusal(m: DiceThrone, seat: int, text: str) -> Refusal:
    """The most telling reason for a move that is no option."""
    arguments: dict[str, Any] = {"move": text}
    return (None, "why-no-such-move", arguments)
