"""What is kept of a match that an arena has played, and who won it."""

import msgspec

from astragal.kernel.facts import Value


class Fault(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a bot lost a match by a fault: its seat, counted from 1, the decision, and why."""

    seat: int
    number: int
    why: str
    trace: str = ""


class Outcome(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A finished match: its places, and by seat what it began with, what the bots did and how long
    they thought.

    All but the seconds is the same whenever and wherever the match is played.
    """

    match: int
    lineup: tuple[int, ...]
    seats: tuple[dict[str, Value], ...]
    places: tuple[int, ...]
    decisions: tuple[int, ...]
    faults: tuple[int, ...]
    seconds: tuple[float, ...]
    hash: str
    fault: Fault | None = None

    @property
    def failed(self) -> int | None:
        """The bot that lost the match by a fault, if one did."""
        return self.lineup[self.fault.seat - 1] if self.fault else None

    def score(self, bot: int) -> float:
        """The bot's share of the first places."""
        shares = zip(self.lineup, self.shares(), strict=True)
        return sum(share for by, share in shares if by == bot)

    def shares(self) -> list[float]:
        """What each seat has of the first place."""
        first = self.places.count(1)
        return [1 / first if place == 1 else 0.0 for place in self.places]
