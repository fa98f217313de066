"""Perfect Pig for two, by value iteration: the yardstick of the bots.

`tools.pig_optimal:Optimal` is a bot for the arena; `python -m tools.pig_optimal` tells how often
it beats a player who holds at 20, exactly.
"""

from collections.abc import Callable
from functools import cache

from astragal.bots import Budget, Seen

GOAL = 100
CLOSE = 1e-7
FACES = range(2, 7)

Scores = tuple[int, int]  # of who must choose, and of the other
Totals = list[float]
Chances = dict[Scores, float]
Holds = Callable[[int, int, int], bool]


class Perfect:
    """The chances to win of perfect play against perfect play, for each turn total."""

    def __init__(self, goal: int = GOAL) -> None:
        self.goal = goal
        self.table: dict[Scores, Totals] = {}
        for both in range(2 * goal - 2, -1, -1):
            for mine in range(max(0, both - goal + 1), both // 2 + 1):
                self._settle(mine, both - mine)

    def chance(self, mine: int, yours: int, total: int = 0) -> float:
        """The chance of who must choose."""
        return self.table[mine, yours][total] if mine + total < self.goal else 1.0

    def held(self, mine: int, yours: int, total: int) -> float:
        """The chance of who holds now."""
        return 1.0 if mine + total >= self.goal else 1.0 - self.chance(yours, mine + total)

    def holds(self, mine: int, yours: int, total: int) -> bool:
        """Whether perfect play holds."""
        return total > 0 and self.held(mine, yours, total) >= self.chance(mine, yours, total)

    def _settle(self, mine: int, yours: int) -> None:
        """Two players with these scores, either to move; all higher scores are known."""
        for one, other in ((mine, yours), (yours, mine)):
            self.table[one, other] = [0.5] * (self.goal - one) + [1.0] * max(FACES)
        change = 1.0
        while change > CLOSE:
            change = max(self._improve(mine, yours), self._improve(yours, mine))

    def _improve(self, mine: int, yours: int) -> float:
        """Reckon a position anew, from big turn totals to none; how much that changed."""
        known = self.table[mine, yours]
        before = known[0]
        lost = 1.0 - self.table[yours, mine][0]
        for total in range(self.goal - mine - 1, -1, -1):
            rolled = (lost + sum(known[total + 2 : total + 7])) / 6
            known[total] = max(rolled, self.held(mine, yours, total)) if total else rolled
        return abs(known[0] - before)


@cache
def perfect(goal: int = GOAL) -> Perfect:
    """Solved once."""
    return Perfect(goal)


class Optimal:
    """Plays Pig for two as well as can be."""

    def __init__(self, seed: str | None = None) -> None:
        """It draws no lots."""

    def choose(self, seen: Seen, budget: Budget) -> int:
        view = seen.view()
        mine, yours = (view["seats"][str(seat + 1)]["score"] for seat in (seen.seat, 1 - seen.seat))
        holds = perfect(view["options"]["goal"]).holds(mine, yours, view["total"])
        return seen.notations().index("hold" if holds else "roll")


# -- how often one player beats another ------------------------------------------------------------


def at_twenty(mine: int, yours: int, total: int) -> bool:
    """Hold at 20, or with enough to win."""
    return total >= min(20, GOAL - mine)


def wins(one: Holds, other: Holds, goal: int = GOAL) -> float:
    """How often one player beats another, when each begins as often."""
    return (beginning(one, other, goal) + 1.0 - beginning(other, one, goal)) / 2


def beginning(one: Holds, other: Holds, goal: int = GOAL) -> float:
    """How often the player who begins wins."""
    mine: Chances = {}
    yours: Chances = {}
    for both in range(2 * goal - 2, -1, -1):
        for score in range(max(0, both - goal + 1), min(goal - 1, both) + 1):
            a, b = score, both - score
            # Who banks nothing leaves the same scores to the other: two equations.
            p, q = turn(one, a, b, yours, goal), turn(other, b, a, mine, goal)
            again = 1.0 - p[1] * q[1]
            mine[a, b] = (p[0] + p[1] * (1.0 - q[0] - q[1])) / again
            yours[b, a] = (q[0] + q[1] * (1.0 - p[0] - p[1])) / again
    return mine[0, 0]


def turn(player: Holds, mine: int, yours: int, theirs: Chances, goal: int) -> tuple[float, float]:
    """One turn: the chance to win from what it banks, and the chance that nothing is banked."""
    chances = [1.0] + [0.0] * (goal + max(FACES))
    won = nothing = 0.0
    for total, chance in enumerate(chances):
        if not chance:
            continue
        if player(mine, yours, total):
            banked = mine + total
            won += chance * (1.0 if banked >= goal else 1.0 - theirs[yours, banked])
            continue
        nothing += chance / 6
        for face in FACES:
            chances[total + face] += chance / 6
    return won, nothing


def main() -> None:
    """Tell what perfect play comes to."""
    print(f"Perfect Pig beats who holds at 20 in {100 * wins(perfect().holds, at_twenty):.2f} %.")


if __name__ == "__main__":
    main()
