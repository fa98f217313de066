"""What whoever decides is shown as sensible: never a step that gives something up for good."""

from typing import Final

from astragal.games.dice_throne.advice.evaluation import EAGER, roll_by_odds
from astragal.games.dice_throne.rules.phases import MAIN_PHASES
from astragal.games.dice_throne.state import HEALING, KIND, TO, DiceThrone
from astragal.kernel.match import PASS, Option

NEXT: Final = ("next",)


def counsel(m: DiceThrone) -> Option | None:
    """The sensible option, or nothing where that is for the player to weigh."""
    if m.reason == "rolling":
        return rolled(m)
    if m.reason in MAIN_PHASES:
        return going_on(m)
    if PASS in m.options:
        return letting_be(m)
    return m.options[0] if len(m.options) == 1 or m.reason == "defend" else None


def rolled(m: DiceThrone) -> Option | None:
    """What the odds say; an ability that is there is neither gone without nor rolled away."""
    option = m.options[roll_by_odds(m)]
    ready = any(one[0] == "ability" for one in m.options)
    return None if ready and option[0] != "ability" else option


def going_on(m: DiceThrone) -> Option | None:
    """On to the dice: another Main Phase follows; to the end when nothing can be done."""
    useful = any(option[0] in EAGER for option in m.options)
    ends = m.reason == MAIN_PHASES[-1]
    return None if (ends and useful) or NEXT not in m.options else NEXT


def letting_be(m: DiceThrone) -> Option | None:
    """To pass what is not aimed at one's own side; an attack that can be answered is weighed."""
    side = m.side_of[m.seat]
    struck = [p[TO] for p in m.incoming if p[KIND] != HEALING] + [m.target] * (m.target >= 0)
    aimed = any(m.side_of[seat] == side for seat in struck)
    return None if aimed and len(m.options) > 1 else PASS
