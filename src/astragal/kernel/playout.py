"""Playout: a match played to its end in one small loop, at random or by habit."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from astragal.errors import EndlessMatch, SetupError
from astragal.kernel.match import Match, Result

Habit = Callable[[Any, Random], Any]

# Decisions; random matches of any game here are over long before.
ENDLESS: Final = 20_000


def playout(match: Any, rng: Any, habit: Any = None, most: Any = ENDLESS) -> Result:
    """Play a match to its end, the match itself and no clone of it; the places of the seats.

    Everybody takes any option, each with the same chance; or what a habit says, a function that is
    given the match and the generator, as `match.game.advice.habit` is. A match that is not over
    after so many more decisions is given up: EndlessMatch.
    """
    # Any: machine code, too, refuses what does not fit in the house's words.
    _check(match, rng, habit, most)
    if habit is None:
        _at_random(match, rng, most)
    else:
        _by_habit(match, rng, habit, most)
    if match.options:
        better = "allow more of them, or choose by a habit that ends a match"
        raise EndlessMatch(f"the match is not over after {most} decisions; {better}")
    assert match.result is not None, "the match ended without a result"
    places: Result = match.result
    return places


def _check(match: Any, rng: Any, habit: Any, most: Any) -> None:
    if not isinstance(match, Match):
        raise SetupError(f"match: expected a match, found {match!r}")
    if not isinstance(rng, Random):
        raise SetupError(f"rng: expected a random.Random, found {rng!r}")
    if habit is not None and not callable(habit):
        expected = "a function such as match.game.advice.habit, or None for any option"
        raise SetupError(f"habit: expected {expected}, found {habit!r}")
    if type(most) is not int or most < 0:
        raise SetupError(f"most: expected a number of decisions from 0, found {most!r}")


def _at_random(m: Match, rng: Random, most: int) -> None:
    draw = rng.random
    for _ in range(most):
        options = m.options
        if not options:
            return
        m.choose(int(draw() * len(options)))


def _by_habit(m: Match, rng: Random, habit: Habit, most: int) -> None:
    for _ in range(most):
        if not m.options:
            return
        m.choose(habit(m, rng))
