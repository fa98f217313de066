"""How seats stand, and what chance gave or took from them, as one of them could see it."""

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import islice
from random import Random

from astragal.bots import Seen
from astragal.bots.search import take
from astragal.kernel.match import Match, Option
from astragal.kernel.undo import hidden
from astragal.odds.branches import outcomes

Prospects = tuple[float, ...]

DEALS = 4
SAMPLES = 48
MOST_BRANCHES = 300  # five dice thrown together make 252


def standing(m: Match, viewer: int, rng: Random) -> Prospects:
    """How well each seat stands, from 0 to 1, as far as one of them can know."""
    if m.result is not None:
        return evaluated(m)
    return mean((m.redeal(viewer, rng), 1 / DEALS) for _ in range(DEALS))


def expected(seen: Seen, option: Option, draws: bool, rng: Random) -> Prospects:
    """How well each seat stands after a choice, over all that chance may bring.

    Exact where only dice are thrown, and not too many; else from samples.
    """
    if not draws:
        deal = seen.deal(rng)
        branches = list(islice(outcomes(deal, partial(take, option)), MOST_BRANCHES + 1))
        if len(branches) <= MOST_BRANCHES:
            return mean(branches)
    return mean((after, 1 / SAMPLES) for after in sampled(seen, option, rng))


def sampled(seen: Seen, option: Option, rng: Random) -> Iterator[Match]:
    """Matches after a choice, each with other hidden cards and other dice."""
    for _ in range(SAMPLES):
        deal = seen.deal(rng)
        take(option, deal)
        yield deal


def luck(before: Match, after: Match, option: Option, rng: Random) -> Prospects:
    """What each seat got over what it could expect, when somebody chose this option."""
    seat = before.seat
    draws = bool(hidden(before, seat) - hidden(after, seat))
    if not draws and before.chance.position() == after.chance.position():
        return (0.0,) * len(before.setup.seats)
    hoped = expected(Seen(before, seat), option, draws, rng)
    got = standing(after, seat, rng)
    return tuple(real - mean for real, mean in zip(got, hoped, strict=True))


def mean(weighted: Iterable[tuple[Match, float]]) -> Prospects:
    """The mean standing in several matches, each with its weight."""
    rows = [[weight * value for value in evaluated(m)] for m, weight in weighted]
    return tuple(sum(column) for column in zip(*rows, strict=True))


def evaluated(m: Match) -> Prospects:
    """How well each seat stands, by the game's own evaluation."""
    return tuple(m.game.advice.evaluate(m, seat) for seat in range(len(m.setup.seats)))
