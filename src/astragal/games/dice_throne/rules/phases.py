"""The phases of a turn as printed (DT-008): the one list of them."""

from typing import Final

MAIN_PHASES: Final = ("main-1", "main-2")
ROLL_PHASES: Final = ("offensive-roll", "targeting-roll", "defensive-roll")
BEFORE_ROLL: Final = ("upkeep", "income", "main-1")
AFTER_ROLL: Final = ("main-2", "discard")
PHASES: Final = (*BEFORE_ROLL, *ROLL_PHASES, *AFTER_ROLL)

# The phases with which a turn is begun; the others of the Roll Phase follow from an attack.
TURN: Final = (*BEFORE_ROLL, "offensive-roll", *AFTER_ROLL)
# Before the first turn, and while it is over.
SETUP: Final = "setup"
END: Final = "end"
