"""What every bot can do, and what it is given."""

import time
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from astragal.kernel.game import Game
from astragal.kernel.match import Match, Option
from astragal.packs.pack import Pack


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think: so many nodes, so many seconds, or whichever ends first.

    With nodes alone a bot is deterministic; a clock makes it depend on the machine. It is the
    processor time of the thread that thinks: a busy machine makes nobody play worse.
    """

    nodes: int | None = None
    seconds: float | None = None

    def start(self) -> "Allowance":
        """Begin to think."""
        end = None if self.seconds is None else time.thread_time() + self.seconds
        return Allowance(self.nodes, end)


class Allowance:
    """What is left of a budget."""

    __slots__ = ("end", "nodes")

    def __init__(self, nodes: int | None, end: float | None) -> None:
        self.nodes = nodes
        self.end = end

    def spend(self) -> bool:
        """Take one node off; false when nothing is left."""
        if self.nodes is not None:
            if self.nodes <= 0:
                return False
            self.nodes -= 1
        return self.end is None or time.thread_time() < self.end


class Seen:
    """A decision as the seat that must take it sees it; all that a bot is given.

    `deal` gives matches that the seat could be in. What the seat can't know is dealt afresh
    there, so that no bot can know more than a person in its place.
    """

    __slots__ = ("_match", "seat")

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self.seat = seat

    @property
    def game(self) -> Game:
        return self._match.game

    @property
    def options(self) -> tuple[Option, ...]:
        return self._match.options

    @property
    def reason(self) -> str:
        return self._match.reason

    def view(self) -> dict[str, Any]:
        """The seat's view, as plain data."""
        return self._match.view(self.seat)

    def notations(self) -> list[str]:
        """The options as they are written."""
        return [self._match.notation(option) for option in self.options]

    def packs(self) -> tuple[Pack, ...]:
        """The packs in use that another process of the house can't know."""
        return self.game.library.travelling(self._match.setup.packs)

    def deal(self, rng: Random) -> Match:
        """A match that this seat could be in."""
        return self._match.redeal(self.seat, rng)


class Bot(Protocol):
    """Somebody who chooses."""

    def choose(self, seen: Seen, budget: Budget) -> int:
        """The index of the option that the bot takes."""
        ...
