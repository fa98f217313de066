"""What the seats of Pig own: a score each, and the turn total of the active one."""

from astragal.kernel.match import Match

Saved = tuple[list[int], int]


class Pig(Match):
    """A match of Pig."""

    __slots__ = ("goal", "scores", "total")

    def begin(self) -> None:
        self.scores: list[int] = [0] * len(self.setup.seats)
        self.total: int = 0
        self.goal: int = int(self.setup.options["goal"])

    def clone_state(self, other: "Pig") -> None:
        other.scores = self.scores[:]
        other.total = self.total
        other.goal = self.goal

    def pack(self) -> Saved:
        return (self.scores, self.total)

    def unpack(self, state: Saved) -> None:
        self.begin()
        self.scores, self.total = state


def broken(m: Pig) -> list[str]:
    """What may never be: a missing or negative score, a total the dice can't make."""
    problems = []
    if len(m.scores) != len(m.setup.seats) or min(m.scores) < 0:
        problems.append(f"scores {m.scores} do not fit {len(m.setup.seats)} seats")
    if m.total < 0 or m.total == 1:
        problems.append(f"a turn total of {m.total} can't be rolled")
    return problems
