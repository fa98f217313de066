"""What the dice of a rolling seat may bring: for the table, exact and quick."""

from typing import Any

from astragal.games.dice_throne.advice.odds import Goal, board_odds
from astragal.games.dice_throne.state import DiceThrone
from astragal.kernel.table import Line
from astragal.prose.figures import percent

DIGITS = 4
BEST_SHOWN = 5


def odds(m: DiceThrone, seat: int, language: str) -> dict[str, Any] | None:
    """For each offensive ability and its tiers: now, with the best keeps, and what to keep."""
    if not rolls(m, seat):
        return None
    found = board_odds(m.seats[seat].lay)
    return {
        "attempts": m.attempts,
        "dice": list(m.dice),
        "abilities": {
            id: {
                **chance(m, goal),
                "tiers": [chance(m, tier) for tier in found.tiers[id]],
            }
            for id, goal in found.abilities.items()
        },
    }


def rolls(m: DiceThrone, seat: int) -> bool:
    """Whether a seat is in the middle of its offensive roll."""
    return m.phase == "offensive-roll" and m.roller == seat and m.purpose == "offensive"


def chance(m: DiceThrone, goal: Goal) -> dict[str, Any]:
    """How likely a goal is, and the faces to keep for it."""
    view = goal.outlook(tuple(sorted(m.dice)), m.attempts)
    return {"now": view.now == 1.0, "best": round(view.best, DIGITS), "keep": list(view.keep)}


def keep_lines(
    m: DiceThrone, kept: tuple[int, ...], names: dict[str, str], language: str
) -> list[Line]:
    """How likely each ability becomes when these dice are kept, the likeliest first."""
    found = board_odds(m.seats[m.active].lay).abilities
    worth = {id: after_keep(goal, kept, m.attempts) for id, goal in found.items()}
    likely = sorted((id for id in worth if worth[id] > 0), key=lambda id: -worth[id])
    return [Line(names[id], percent(worth[id], language)) for id in likely[:BEST_SHOWN]]


def after_keep(goal: Goal, kept: tuple[int, ...], attempts: int) -> float:
    """The chance of a goal after a reroll of all other dice and the best keeps from then on."""
    if not kept and attempts:
        return goal.plan.from_start(attempts)
    return goal.plan.worth(attempts)[kept]
