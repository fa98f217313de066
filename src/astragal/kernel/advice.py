"""What a game tells bots of itself: how a seat stands, what options are worth, how people play.

Bots play a game that says nothing by playing random moves to the end of the match.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

FAR = 100  # turns


def this_turn(m: Any) -> int:
    """How many turns bots look ahead before they judge a position: to the end of this one."""
    return 1


def to_the_end(m: Any) -> int:
    """How far bots look ahead in a game that can judge nothing but the end of a match."""
    return FAR


def undecided(m: Any, seat: int) -> float:
    """How well a seat stands, from 0 to 1: one half for all until the match is over."""
    return 0.5 if m.result is None else float(m.result[seat] == 1)


def unrated(m: Any) -> list[float] | None:
    """What each option is worth to the deciding seat; None: bots must try the options out."""
    return None


def any_option(m: Any, rng: Random) -> int:
    """A random option: how a match is played on where the game says nothing better."""
    return int(rng.random() * len(m.options))


def no_counsel(m: Any) -> Any:
    """The option that whoever decides is shown as sensible; None where nothing can be said."""
    return m.options[0] if len(m.options) == 1 else None


def alone(m: Any, seat: int, other: int) -> bool:
    """Whether two seats win together, in a game where everybody plays for themselves."""
    return seat == other


def never(m: Any, option: Any) -> bool:
    """Whether an option is one that nobody should take, however simply they play."""
    return False


class Ends(Protocol):
    """The results that a decision about rerolls may lead to, each with known odds."""

    def __len__(self) -> int: ...

    def begin(self, m: Any, which: int) -> None:
        """Bring a match that waits for this decision to one of those results."""
        ...

    def rates(self, m: Any, values: Sequence[float]) -> list[float]:
        """What each option is worth, given the worth of each result; below 0: try it out."""
        ...


def no_ends(m: Any) -> Ends | None:
    """The results of the pending decision; None where every option must be tried out."""
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
    # Quick, from what the deciding seat knows, and never a step that gives something up for good.
    counsel: Callable[[Any], Any] = no_counsel
    foolish: Callable[[Any, Any], bool] = never  # what the easy bot never does


NO_ADVICE = Advice(look_ahead=to_the_end)
