"""What lies on the heroes and raises or lessens an attack by itself.

It is read when the damage is computed, not when the attack begins (DT-151, DT-152).
"""

from astragal.games.dice_throne.state import (
    ATTACK,
    BY,
    KIND,
    MINUS,
    PLUS,
    PURE,
    TO,
    ULTIMATE,
    DiceThrone,
    Packet,
)


def raised(m: DiceThrone, p: Packet) -> int:
    """All that is added: by cards and tokens so far, and by what stands on the heroes now."""
    return p[PLUS] + raising(m, p) if p[ATTACK] else p[PLUS]


def lowered(m: DiceThrone, p: Packet) -> int:
    """All that is taken off as a number, in the same way."""
    return p[MINUS] + lowering(m, p) if p[ATTACK] else p[MINUS]


def raising(m: DiceThrone, p: Packet) -> int:
    """Statuses of the target and companions of the attacker raise an attack (DT-206).

    They raise an ultimate too (DT-178); pure damage stays as it is.
    """
    if p[KIND] == PURE:
        return 0
    more = 0
    held = m.fighters[p[TO]].tokens
    for facts in m.content.attack_bonuses:
        if held[facts.number] and facts.status is not None:
            more += facts.status.attack_bonus
    own = m.fighters[p[BY]].tokens
    for facts in m.content.attack_companions:
        if own[facts.number] and facts.companion is not None:
            more += facts.companion.attack_bonus
    return more


def lowering(m: DiceThrone, p: Packet) -> int:
    """Statuses that lessen the attack; an ultimate ignores them (DT-177)."""
    if p[KIND] == ULTIMATE:
        return 0
    own = m.fighters[p[BY]].tokens
    less = 0
    for facts in m.content.attack_maluses:
        if facts.status is not None:
            less += facts.status.attack_malus * own[facts.number]
    return less
