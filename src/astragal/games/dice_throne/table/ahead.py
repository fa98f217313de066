"""What an option would lead to when everybody plays on in the simplest way.

Windows are passed, the attacked defend with their first ability, and what may be spent for an
effect already begun is spent; nobody plays cards. So nothing depends on hands that can't be seen.
"""

from astragal.games.dice_throne.advice.readings import die_of
from astragal.games.dice_throne.rules.phases import MAIN_PHASES
from astragal.games.dice_throne.rules.turn import opens_phase
from astragal.games.dice_throne.state import DiceThrone
from astragal.kernel.agenda import cut, waiting
from astragal.kernel.match import PASS, Option
from astragal.odds.ahead import Futures, futures

# Where a seat is free again: what was begun is over.
FREE = (*MAIN_PHASES, "rolling", "discard-phase", "upkeep-order")
MOST = ("spend", "share")
ENDINGS = ("done", "next", "none")
UNDEFENDED = ("undefended",)


def ahead(m: DiceThrone, option: Option, defended: bool = True) -> Futures:
    """Where an option leads by the end of the phase, or of what it begins."""
    staged = m.clone()
    leave_out_later_phases(staged)
    chosen = policy if defended else undefended
    return futures(staged, m.options.index(option), chosen, die_of)


def leave_out_later_phases(m: DiceThrone) -> None:
    """Nothing is played beyond the phase that is."""
    for place, frame in enumerate(waiting(m)):
        if opens_phase(m, frame):
            cut(m, place)
            return


def policy(m: DiceThrone) -> int | None:
    """What everybody does: no more than must be."""
    if m.reason in FREE:
        return None
    options = m.options
    if options[0] == PASS or m.reason == "defend":
        return 0
    if options[0][0] in MOST:
        return len(options) - 1
    for ending in ENDINGS:
        if (ending,) in options:
            return options.index((ending,))
    return 0


def undefended(m: DiceThrone) -> int | None:
    """The same, but that nobody defends."""
    if UNDEFENDED in m.options:
        return m.options.index(UNDEFENDED)
    return policy(m)
