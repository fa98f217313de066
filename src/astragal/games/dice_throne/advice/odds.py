"""The odds of a hero board as it lies: how likely each offensive ability is, and what to keep.

Dice are sorted tuples. Cards and tokens that alter dice are not counted.
"""

from dataclasses import dataclass
from functools import lru_cache

from astragal.games.dice_throne.packs.facts import BoardAbility, Lay
from astragal.games.dice_throne.rules.dice import Dice
from astragal.odds.keeps import KeepPlan, dice_odds


@dataclass(frozen=True, slots=True)
class Outlook:
    """How likely a goal is: with the dice as they lie, with the best keeps, and from the start."""

    now: float
    best: float
    start: float
    keep: Dice


class Goal:
    """An ability that a player rolls for, or one tier of it."""

    __slots__ = ("ability", "plan", "satisfied", "tier")

    def __init__(self, ability: BoardAbility, tier: int | None) -> None:
        self.ability = ability
        self.tier = tier
        tiers = ability.tiers if tier is None else [ability.tiers[tier]]
        self.satisfied = frozenset(dice for pattern, _ in tiers for dice in pattern.satisfied)
        self.plan: KeepPlan = plan_for(self.satisfied)

    def outlook(self, dice: Dice, attempts: int) -> Outlook:
        """The chances with these dice on the table and so many attempts left."""
        return outlook(self.plan, dice, attempts)


@lru_cache(4096)
def plan_for(satisfied: frozenset[Dice]) -> KeepPlan:
    """How to roll for any of these; many abilities and upgrades need the same."""
    odds = dice_odds()
    return odds.plan(odds.wanted(satisfied.__contains__))


class BoardOdds:
    """Every goal of a board as it lies."""

    __slots__ = ("abilities", "tiers")

    def __init__(self, lay: Lay) -> None:
        self.abilities = {one.ability.id: Goal(one, None) for one in lay.offensive}
        self.tiers = {
            one.ability.id: [Goal(one, tier) for tier in range(len(one.tiers))]
            for one in lay.offensive
        }


@lru_cache(512)
def board_odds(lay: Lay) -> BoardOdds:
    """The odds of a lay, found once."""
    return BoardOdds(lay)


ATTEMPTS = 3


def outlook(plan: KeepPlan, dice: Dice, attempts: int) -> Outlook:
    """What a plan promises with these dice on the table; without any, only from the start."""
    start = plan.from_start(ATTEMPTS)
    if not dice:
        return Outlook(0.0, plan.from_start(attempts) if attempts else 0.0, start, ())
    keep = plan.keep(dice, attempts)
    return Outlook(plan.value(dice, 0), plan.value(dice, attempts), start, keep)
