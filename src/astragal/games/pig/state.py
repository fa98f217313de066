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
    """What may never be: a score missing or below 0, a turn total that dice can't make."""
    fits = len(m.scores) == len(m.setup.seats) and min(m.scores) >= 0
    if fits and m.total >= 0 and m.total != 1:
        return []
    return [f"scores {m.scores} with a turn total of {m.total} can't be"]
