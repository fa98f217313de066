"""Standing orders: when a window may be passed for a seat, and what is done when time is up.

This is the one place that decides. Orders are private to their seat and last for one match; an
undo resets them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Literal

from astragal.kernel.match import PASS, Match, Option
from astragal.kernel.table import LETHAL, UNCONCERNED

Preset = Literal["ask", "smart", "fast"]
Switch = Literal["always", "never", "ask"]
Until = Literal["turn", "over"]


@dataclass(frozen=True, slots=True)
class Orders:
    """How much a seat wants to be asked.

    `ask` stops wherever the seat has an answer, `smart` where it has one and what is answered
    concerns it, `fast` only where it would be defeated. A card can be switched to stop always or
    never. A yield passes until the seat's turn, or until what goes on is over.
    """

    preset: Preset = "smart"
    cards: Mapping[str, Switch] = field(default_factory=dict)
    until: Until | None = None


def is_window(m: Match) -> bool:
    """Whether the pending decision is a poll; passing elsewhere answers a question of one's own."""
    return PASS in m.options and m.game.windows


def may_pass(m: Match, seat: int, orders: Orders) -> bool:
    """Whether the pending decision is a window that the orders let pass for this seat."""
    if m.seat != seat or not is_window(m):
        return False
    switches = [orders.cards.get(card, "ask") for card in answers(m)]
    if all(switch == "never" for switch in switches):
        return True
    if "always" in switches:
        return False
    concern = m.game.table.concern(m, seat)
    if concern == LETHAL:
        return False
    if standing(m, seat, orders).until or orders.preset == "fast":
        return True
    return orders.preset == "smart" and concern == UNCONCERNED


def answers(m: Match) -> list[str]:
    """The cards and the like that could be used in this window."""
    return [m.game.table.behind(m, option) for option in m.options if option != PASS]


def standing(m: Match, seat: int, orders: Orders) -> Orders:
    """The orders as they still stand: a yield ends at its point, and when it gets serious."""
    if orders.until is None or lasts(m, seat, orders.until):
        return orders
    return replace(orders, until=None)


def lasts(m: Match, seat: int, until: Until) -> bool:
    """Whether a yield goes on.

    The yield to one's own turn ends when what is asked concerns the seat; the one to the end of
    what goes on, which may well concern it, only when it would be defeated.
    """
    if m.result is not None:
        return False
    concern = m.game.table.concern(m, seat)
    if until == "turn":
        return m.active != seat and concern == UNCONCERNED
    return concern < LETHAL and m.game.table.under_way(m) != ""


def default_move(m: Match) -> Option:
    """What is done for a seat whose time is up: pass, end the question, or play by habit."""
    if PASS in m.options:
        return PASS
    for ending in m.game.table.endings:
        if (ending,) in m.options:
            return (ending,)
    return m.options[m.game.advice.habit(m, Random(m.number))]
