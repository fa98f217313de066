"""What whoever decides is shown as sensible: never a step that gives something up for good."""

from random import Random
from typing import Final

from astragal.games.dice_forge.advice.habit import RATES, habit
from astragal.games.dice_forge.advice.remaining import turns_left
from astragal.games.dice_forge.rules.legal import END
from astragal.games.dice_forge.state import DiceForge
from astragal.kernel.match import Option

LAST = "last"  # a token that is not used stays
# What to buy and which feat to perform decides matches, and only a search sees far enough: habit
# mostly takes another option there, until the last turn, when the most glory is the best.
PLANS: Final = frozenset(("action", "extra"))
PURCHASES: Final = frozenset(("offering", "ship"))  # gold may be worth more in the next turn


def counsel(m: DiceForge) -> Option | None:
    """What habit would do; nothing where it knows no better, nor to end a turn with choices."""
    if len(m.options) == 1:
        return m.options[0]
    if m.reason not in RATES or m.reason in PURCHASES or too_early(m):
        return None
    option = m.options[habit(m, Random(0))]
    return None if option == END and m.reason != LAST else option


def too_early(m: DiceForge) -> bool:
    """Whether plans are asked for, and there is another turn to come."""
    return m.reason in PLANS and turns_left(m, m.seat) > 1.0
