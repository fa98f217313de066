"""What the seats of Pig own: a score each, and the turn total of the active one."""

from typing import Any

from astragal.games.pig import fields
from astragal.kernel.marks import Unsaved
from astragal.kernel.match import Match


class Pig(Match):
    """A match of Pig."""

    __slots__ = fields.PIG_SLOTS

    def begin(self) -> None:
        self.scores: list[int] = [0] * len(self.setup.seats)
        self.total: int = 0
        self.goal: Unsaved[int] = int(self.setup.options["goal"])

    def clone_state(self, other: "Pig") -> None:
        fields.copy_pig(self, other)

    def pack(self) -> Any:
        return fields.pack_pig(self)

    def unpack(self, state: Any) -> None:
        self.begin()
        fields.unpack_pig(self, state)


def broken(m: Pig) -> list[str]:
    """What may never be: a score missing or below 0, a turn total that dice can't make."""
    fits = len(m.scores) == len(m.setup.seats) and min(m.scores) >= 0
    if fits and m.total >= 0 and m.total != 1:
        return []
    return [f"scores {m.scores} with a turn total of {m.total} can't be"]
