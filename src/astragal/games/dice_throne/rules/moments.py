"""Moments at which something may be played, as bits: whether any of many can costs one AND."""

from typing import Final

from astragal.games.dice_throne.rules.phases import MAIN_PHASES

# Polls in which cards and tokens may be played.
MOMENTS: Final = (
    "upkeep",
    "income",
    "main",
    "card",
    "dice",
    "duel",
    "declared",
    "attack",
    "then",
    "damage",
    "after",
    "before-discard",
)
OWN_TIME: Final = (*MAIN_PHASES, "rolling")

BITS: Final[dict[str, int]] = {name: 1 << n for n, name in enumerate((*MOMENTS, *OWN_TIME))}
OTHER: Final = 1 << len(BITS)  # all moments that a game built on this one adds
ALWAYS: Final = 2 * OTHER - 1
UNKNOWN: Final = -1  # every bit is set: whoever asks must look


def bits(*moments: str) -> int:
    """Several moments together."""
    return sum(BITS[moment] for moment in moments)


# Moments outside the Roll Phase, and those at which no dice lie open to be altered.
QUIET: Final = bits("upkeep", "income", "main", *MAIN_PHASES, "card")
NO_DICE: Final = QUIET | bits("attack", "then", "damage", "after", "before-discard")
# Moments at which no attack is under way.
NO_ATTACK: Final = QUIET | bits("rolling", "declared", "before-discard")
# Moments of the Roll Phase alone.
ROLLING: Final = bits("rolling", "declared", "attack", "after")
# Moments at which no damage is coming.
NO_DAMAGE: Final = bits("income", "main", *MAIN_PHASES, "rolling", "declared", "card")

# When a text's timing surely does not come; all else is asked of the match.
CLOSED_TO: Final[dict[str, int]] = {
    "main-phase": ROLLING | bits("upkeep", "income", "before-discard"),
    "roll-phase": QUIET,
    "own-dice": QUIET,
    "any-dice": QUIET,
    "own-attack": NO_ATTACK | bits("after"),
    "own-attack-undefended": NO_ATTACK | bits("after"),
    "attacked": NO_ATTACK | bits("after"),
    "incoming-damage": NO_DAMAGE,
    "attack-dealt": NO_ATTACK | bits("attack"),
    "was-attacked": NO_ATTACK | bits("attack"),
    "upkeep": ROLLING | bits("income", "main", *MAIN_PHASES, "card", "before-discard"),
}
