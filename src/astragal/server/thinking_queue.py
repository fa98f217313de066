"""Turns at thinking: few bots think at once, and nobody waits for all the tables of another.

Users take turns, whoever was served longest ago first, and so do the tables of each. A table that
nobody watches comes after all that somebody does, unless it has waited for long already.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from astragal.server.limits import Clock

OVERDUE: Final = 30.0  # seconds after which a table that nobody watches counts like any other
MOST_KNOWN: Final = 10_000

Rank = tuple[bool, int, int, float]


@dataclass(frozen=True, slots=True)
class Claim:
    """For whom a bot thinks: whose table it is, which, and whether somebody watches it now."""

    user: str
    table: str
    watched: Callable[[], bool]


HOUSE: Final = Claim("", "", lambda: False)


@dataclass(eq=False, slots=True)
class Waiting:
    """Somebody in the queue."""

    claim: Claim
    since: float
    called: asyncio.Future[None]


class Served:
    """When each was served last, as the number of that turn; those of long ago are forgotten."""

    def __init__(self) -> None:
        self._last: OrderedDict[str, int] = OrderedDict()

    def last(self, name: str) -> int:
        return self._last.get(name, 0)

    def note(self, name: str, turn: int) -> None:
        self._last[name] = turn
        self._last.move_to_end(name)
        if len(self._last) > MOST_KNOWN:
            self._last.popitem(last=False)


class Turns:
    """So many may think at once; `waited` hears how long each had to wait."""

    def __init__(self, at_once: int, clock: Clock, waited: Callable[[float], None]) -> None:
        self._free = at_once
        self._clock = clock
        self._waited = waited
        self._queue: list[Waiting] = []
        self._users = Served()
        self._tables = Served()
        self._turn = 0

    @property
    def waiting(self) -> int:
        """How many wait."""
        return len(self._queue)

    async def take(self, claim: Claim) -> None:
        """Wait for a turn; whoever has had it gives it back."""
        one = Waiting(claim, self._clock(), asyncio.get_running_loop().create_future())
        self._queue.append(one)
        self._call()
        try:
            await one.called
        except asyncio.CancelledError:
            if one in self._queue:
                self._queue.remove(one)
            elif not one.called.cancelled():  # called and gone at the same moment
                self.give_back()
            raise

    def give_back(self) -> None:
        """A turn is over: the next one is called."""
        self._free += 1
        self._call()

    def _call(self) -> None:
        while self._free and self._queue:
            one = min(self._queue, key=self._rank)
            self._queue.remove(one)
            self._free -= 1
            self._turn += 1
            self._users.note(one.claim.user, self._turn)
            self._tables.note(one.claim.table, self._turn)
            self._waited(self._clock() - one.since)
            one.called.set_result(None)

    def _rank(self, one: Waiting) -> Rank:
        """Who comes first is least."""
        claim = one.claim
        low = not claim.watched() and self._clock() - one.since < OVERDUE
        return low, self._users.last(claim.user), self._tables.last(claim.table), one.since
