"""Why a move is not legal now: the rule's id and a sentence.

A refusal speaks of what the asking seat sees anyway: its own hand, the table, the rules. What is
legal is decided in options.py alone; here its problems get their reasons.
"""

from collections.abc import Callable

from astragal.games.dice_throne.refusals.companions import build, guard
from astragal.games.dice_throne.refusals.plays import play, sell, upgrade, use
from astragal.games.dice_throne.refusals.rolls import (
    ability,
    defend,
    keep,
    none,
    roll,
    target,
    undefended,
)
from astragal.games.dice_throne.rules.turn import HAND_LIMIT
from astragal.games.dice_throne.state import DiceThrone
from astragal.kernel.why import Refusal, moves, not_asked, other_answer, unknown_verb

Explain = Callable[[DiceThrone, int, str], Refusal | None]

DECLINING = ("pass", "next", "done", "none", "undefended")


def refusal(m: DiceThrone, seat: int, text: str) -> Refusal:
    """The most telling reason for a move that is no option."""
    verb, _, what = text.partition(" ")
    explain = EXPLAIN.get(verb)
    reason = unknown_verb(m, verb) or (explain and explain(m, seat, what))
    return reason or not_asked(m, seat, "DT-167") or other_answer(m, verb)


def decline(m: DiceThrone, seat: int, what: str) -> Refusal | None:
    """Nothing is declined by this word here, or there is nothing to decline."""
    if seat != m.seat:
        return None
    for option in m.options:
        if option[0] in DECLINING:
            return (None, "why-decline-otherwise", {"move": m.notation(option)})
    return (None, "why-must-choose", {"moves": moves(m, m.options)})


def go_on(m: DiceThrone, seat: int, what: str) -> Refusal | None:
    """The Discard phase does not end before the hand is small enough (DT-068)."""
    excess = len(m.fighters[seat].hand) - HAND_LIMIT
    if m.reason == "discard-phase" and seat == m.seat and excess > 0:
        return ("DT-068", "why-sell-more", {"n": excess, "limit": HAND_LIMIT})
    return decline(m, seat, what)


EXPLAIN: dict[str, Explain] = {
    "play": play,
    "sell": sell,
    "upgrade": upgrade,
    "use": use,
    "roll": roll,
    "keep": keep,
    "ability": ability,
    "none": none,
    "defend": defend,
    "guard": guard,
    "build": build,
    "undefended": undefended,
    "target": target,
    "pass": decline,
    "done": decline,
    "next": go_on,
}
