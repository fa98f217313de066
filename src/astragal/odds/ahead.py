"""Looking ahead of one option: where it may lead when everybody plays on in a simple way.

Every roll is branched over while that stays cheap; where there would be too many branches, some
are drawn with a generator of their own. The dice and decks of the match itself are never asked.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from astragal.kernel.chance import Chance, key_of_seed
from astragal.kernel.course import Course
from astragal.kernel.match import PASS, Match, Option
from astragal.kernel.window import guess_intents
from astragal.odds.branches import outcomes, plain_die
from astragal.odds.keeps import Die, Distribution

MOST_BRANCHES = 150
SAMPLES = 40

# The index of what the deciding seat chooses, or nothing where one need not look further.
Policy = Callable[[Any], int | None]


class Futures(NamedTuple):
    """Where an option leads, how likely each match is, and whether these are all there are."""

    matches: list[tuple[Any, float]]
    exact: bool

    def of(self, reading: Callable[[Any], int]) -> Distribution:
        """How likely a counter shows what."""
        found: dict[int, float] = {}
        for m, chance in self.matches:
            value = reading(m)
            found[value] = found.get(value, 0.0) + chance
        return found


def futures(
    m: Match,
    index: int,
    policy: Policy,
    die_of: Callable[[Any, int], Die] = plain_die,
    most: int = MOST_BRANCHES,
) -> Futures:
    """Where an option may lead: every match, or some of them when there are more than `most`."""
    start = m.clone()
    start.chance = Chance(key_of_seed("ahead"))
    guess_intents(start, m.seat, nothing)
    found = []
    for branch in branches(start, index, policy, die_of):
        found.append(branch)
        if len(found) > most:
            return Futures(list(samples(start, index, policy)), exact=False)
    return Futures(found, exact=True)


def nothing(m: Course, seat: int, moment: str) -> Option:
    """What another seat means to do, as long as it has not committed."""
    return PASS


def branches(
    m: Match, index: int, policy: Policy, die_of: Callable[[Any, int], Die]
) -> Iterator[tuple[Match, float]]:
    """Every match that an option and the policy after it may lead to."""
    waiting: list[tuple[Match, int, float]] = [(m, index, 1.0)]
    while waiting:
        before, choice, chance = waiting.pop()
        for after, likely in outcomes(before, chooser(choice), die_of):
            following = policy(after) if after.options else None
            if following is None:
                yield after, chance * likely
            else:
                waiting.append((after, following, chance * likely))


def chooser(index: int) -> Callable[[Match], None]:
    """What makes a match choose an option."""
    return lambda m: m.choose(index)


def samples(m: Match, index: int, policy: Policy) -> Iterator[tuple[Match, float]]:
    """Some of these matches, always the same ones."""
    for number in range(SAMPLES):
        after = m.clone()
        after.chance = Chance(key_of_seed(f"ahead {number}"))
        following: int | None = index
        while following is not None:
            after.choose(following)
            following = policy(after) if after.options else None
        yield after, 1.0 / SAMPLES
