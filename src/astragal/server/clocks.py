"""Clocks: a bank of time for each person, and something on top at each of their turns.

Whoever must decide uses their own bank, also in a window of somebody else's turn. Only the
server's time counts.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

DAY = 24 * 3600


class ClockRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table agreed on, in seconds."""

    kind: Literal["none", "live", "days"] = "none"
    bank: Annotated[int, Meta(ge=0, le=30 * DAY)] = 0
    increment: Annotated[int, Meta(ge=0, le=30 * DAY)] = 0


def readable(kept: dict[str, Any]) -> ClockRules:
    """Rules as they were kept; where they can't be read, none: the match is told to be lost."""
    try:
        return msgspec.convert(kept, ClockRules)
    except msgspec.ValidationError:
        return ClockRules()


class Clocks:
    """The clocks of one match, in milliseconds; seats count from 1."""

    def __init__(self, rules: ClockRules, left: dict[int, int]) -> None:
        self.rules = rules
        self.left = left
        self.running: int | None = None
        self._since = 0

    @classmethod
    def new(cls, rules: ClockRules, seats: list[int]) -> "Clocks":
        """Full banks for these seats."""
        return cls(rules, dict.fromkeys(seats, rules.bank * 1000))

    def copy(self) -> "Clocks":
        """Clocks that show the same."""
        other = Clocks(self.rules, dict(self.left))
        other.running, other._since = self.running, self._since
        return other

    def ask(self, seat: int | None, now: int) -> None:
        """From now on this seat's time runs, or nobody's."""
        self.stop(now)
        self.running = seat if seat in self.left else None
        self._since = now

    def stop(self, now: int) -> None:
        """Charge whoever was deciding."""
        if self.running is not None:
            self.left[self.running] = self.shown(now)[self.running]
        self.running = None

    def turn(self, seat: int) -> None:
        """A turn of this seat begins: something on top, but never more than the bank."""
        if seat in self.left:
            more = self.left[seat] + self.rules.increment * 1000
            self.left[seat] = max(self.left[seat], min(more, self.rules.bank * 1000))

    def shown(self, now: int) -> dict[int, int]:
        """What each clock shows at a time."""
        left = dict(self.left)
        if self.running is not None:
            left[self.running] = max(0, left[self.running] - max(0, now - self._since))
        return left

    def plain(self) -> dict[str, int]:
        """What is left in each bank, to be kept."""
        return {str(seat): left for seat, left in self.left.items()}

    def deadline(self) -> int | None:
        """When the running clock will be at 0."""
        return None if self.running is None else self._since + self.left[self.running]
