"""Why a move is not legal now: the rule's id and a sentence.

A refusal speaks of what the asking seat sees anyway: its own hand, the table, the rules. What is
legal is decided in options.py alone; here its problems get their reasons.
"""

from collections.abc import Callable

from astragal.games.dice_throne.notation import VERBS
from astragal.games.dice_throne.refusals_plays import play, sell, unknown, upgrade, use
from astragal.games.dice_throne.refusals_rolls import (
    ability,
    defend,
    keep,
    none,
    roll,
    target,
    undefended,
)
from astragal.games.dice_throne.state import DiceThrone
from astragal.games.dice_throne.turn import HAND_LIMIT
from astragal.kernel.match import Option
from astragal.kernel.why import Refusal

Explain = Callable[[DiceThrone, int, str], Refusal | None]

MOST_MOVES = 8
DECLINING = ("pass", "next", "done", "none", "undefended")


def refusal(m: DiceThrone, seat: int, text: str) -> Refusal:
    """The most telling reason for a move that is no option."""
    verb, _, what = text.partition(" ")
    if verb not in VERBS:
        return unknown("why-unknown-word", verb, sorted(VERBS))
    explain = EXPLAIN.get(verb)
    reason = explain(m, seat, what) if explain is not None else None
    if reason is None and seat != m.seat:
        return ("DT-167", "why-not-asked", {"seat": m.seat + 1})
    return reason or other_answer(m, verb)


def other_answer(m: DiceThrone, verb: str) -> Refusal:
    """The question is another one, or this is none of its answers: say which there are."""
    same = [option for option in m.options if option[0] == verb]
    if same:
        return (None, "why-none-of-these", {"moves": moves(m, same)})
    return (None, "why-other-question", {"moves": moves(m, list(m.options))})


def moves(m: DiceThrone, options: list[Option]) -> str:
    """Options as they are written, the first few of them when there are many."""
    shown = ", ".join(m.game.write(option) for option in options[:MOST_MOVES])
    return shown + (", …" if len(options) > MOST_MOVES else "")


def decline(m: DiceThrone, seat: int, what: str) -> Refusal | None:
    """Nothing is declined by this word here, or there is nothing to decline."""
    if seat != m.seat:
        return None
    for option in m.options:
        if option[0] in DECLINING:
            return (None, "why-decline-otherwise", {"move": m.game.write(option)})
    return (None, "why-must-choose", {"moves": moves(m, list(m.options))})


def go_on(m: DiceThrone, seat: int, what: str) -> Refusal | None:
    """The Discard phase does not end before the hand is small enough (DT-068)."""
    excess = len(m.seats[seat].hand) - HAND_LIMIT
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
    "undefended": undefended,
    "target": target,
    "pass": decline,
    "done": decline,
    "next": go_on,
}
