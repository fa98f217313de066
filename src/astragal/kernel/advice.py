"""What a game tells bots of itself: how a seat stands, what options are worth, how people play.

A game that says nothing is played by looking at random lines to their end.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

FAR = 100  # turns


def this_turn(m: Any) -> int:
    """How many turns are played on before a position is judged: to the end of the one that is."""
    return 1


def to_the_end(m: Any) -> int:
    """As many turns as there may be, in a game that can't tell before it is over."""
    return FAR


def undecided(m: Any, seat: int) -> float:
    """How well a seat stands, from 0 to 1, in a game that can't tell before it is over."""
    return 0.5 if m.result is None else float(m.result[seat] == 1)


def unrated(m: Any) -> list[float] | None:
    """What each option is worth to who must choose; nothing where only playing on can tell."""
    return None


def any_option(m: Any, rng: Random) -> int:
    """How somebody plays on who has no habits."""
    return int(rng.random() * len(m.options))


def alone(m: Any, seat: int, other: int) -> bool:
    """Whether two seats win together, in a game where everybody plays for themselves."""
    return seat == other


class Ends(Protocol):
    """Where a decision about dice may lead, for a game that knows the odds of its rerolls."""

    def __len__(self) -> int: ...

    def begin(self, m: Any, which: int) -> None:
        """Put a match that waits for this decision at one of the ends."""
        ...

    def rates(self, m: Any, values: Sequence[float]) -> list[float]:
        """What each option is worth when the ends are; below 0 for one that must be tried."""
        ...


def no_ends(m: Any) -> Ends | None:
    """The ends of the pending decision; nothing where every option must be tried."""
    return None


@dataclass(frozen=True, slots=True)
class Advice:
    """The few functions that all bots of a game share."""

    evaluate: Callable[[Any, int], float] = undecided
    rates: Callable[[Any], list[float] | None] = unrated  # an option below 0 is to be tried
    habit: Callable[[Any, Random], int] = any_option
    same_side: Callable[[Any, int, int], bool] = alone
    ends: Callable[[Any], Ends | None] = no_ends
    look_ahead: Callable[[Any], int] = this_turn


NO_ADVICE = Advice(look_ahead=to_the_end)
