"""What the dice of a rolling seat may bring: for the table, exact and quick."""

from collections.abc import Sequence

import msgspec

from astragal.games.dice_throne.advice.odds import Goal, board_odds
from astragal.games.dice_throne.state import DiceThrone
from astragal.kernel import table as kernel
from astragal.kernel.table import Line
from astragal.prose.figures import percent

DIGITS = 4


class Chance(msgspec.Struct, frozen=True):
    """Whether it is there now, how likely it is with the best keeps, and which those are."""

    now: bool
    best: float
    keep: list[int]


class Outlook(Chance, frozen=True):
    """The chance of an ability, and of each of its tiers."""

    tiers: list[Chance]


class Odds(kernel.Odds, frozen=True):
    """What the dice of a rolling seat may bring."""

    attempts: int
    dice: list[int]
    abilities: dict[str, Outlook]


def odds(m: DiceThrone, seat: int, language: str) -> Odds | None:
    """For each offensive ability and its tiers: now, with the best keeps, and what to keep."""
    if not rolls(m, seat):
        return None
    found = board_odds(m.fighters[seat].lay)
    abilities = {id: outlook(m, goal, found.tiers[id]) for id, goal in found.abilities.items()}
    return Odds(m.attempts, list(m.dice), abilities)


def rolls(m: DiceThrone, seat: int) -> bool:
    """Whether a seat is in the middle of its offensive roll."""
    return m.phase == "offensive-roll" and m.roller == seat and m.purpose == "offensive"


def outlook(m: DiceThrone, goal: Goal, tiers: Sequence[Goal]) -> Outlook:
    """How likely an ability is, by its tiers."""
    whole = chance(m, goal)
    return Outlook(whole.now, whole.best, whole.keep, [chance(m, tier) for tier in tiers])


def chance(m: DiceThrone, goal: Goal) -> Chance:
    """How likely a goal is, and the faces to keep for it."""
    view = goal.outlook(tuple(sorted(m.dice)), m.attempts)
    return Chance(view.now == 1.0, round(view.best, DIGITS), list(view.keep))


def keep_lines(
    m: DiceThrone, kept: tuple[int, ...], names: dict[str, str], language: str
) -> list[Line]:
    """How likely each ability becomes when these dice are kept, the likeliest first."""
    found = board_odds(m.fighters[m.actor].lay).abilities
    worth = {id: after_keep(goal, kept, m.attempts) for id, goal in found.items()}
    likely = sorted((id for id in worth if worth[id] > 0), key=lambda id: -worth[id])
    return [Line(names[id], percent(worth[id], language)) for id in likely]


def after_keep(goal: Goal, kept: tuple[int, ...], attempts: int) -> float:
    """The chance of a goal after a reroll of all other dice and the best keeps from then on."""
    if not kept and attempts:
        return goal.plan.from_start(attempts)
    return goal.plan.worth(attempts)[kept]
