"""Search by racing: options are tried on matches that the seat could be in.

In each round every option is tried on the same deal: luck, which decides most dice games, then
weighs on all of them alike. A try is played on as far as the game advises, and its evaluation
tells what it came to. Options that are surely no better than the best drop out, so that the
others are tried more often. Where a game knows the ends that rerolls may lead to, these are tried
in place of the rerolls, and the odds do the rest.
"""

from collections.abc import Callable, Sequence
from functools import partial
from math import sqrt
from random import Random
from statistics import fmean
from typing import Final

from astragal.bots.greedy import SAMPLES, option_values
from astragal.bots.protocol import Allowance, Budget, Seen
from astragal.bots.tree import TreeNode, play_on
from astragal.kernel.advice import Ends
from astragal.kernel.match import Match, Option

ROUND: Final = 16  # tries of everything between two looks at who may drop out
SURE: Final = 2.5  # standard errors
DOUBT: Final = 0.1  # a difference that may still come up
SLIGHT: Final = 0.002  # a difference that need not be found
CLEAR: Final = 0.03  # a lead that no more tries will change


class Runner:
    """Something to be tried: an option, or an end that rerolls may lead to."""

    __slots__ = ("begin", "root", "tries")

    def __init__(self, begin: Callable[[Match], None]) -> None:
        self.begin = begin
        self.root = TreeNode()
        self.tries: list[float] = []

    def mean(self) -> float:
        return fmean(self.tries)

    def error(self) -> float:
        return sqrt(variance(self.tries, self.mean()) / len(self.tries))


class SearchBot:
    """Searches until its budget is spent or the race is decided."""

    def __init__(self, seed: str | None = None) -> None:
        self._rng = Random(seed)

    def choose(self, seen: Seen, budget: Budget) -> int:
        if len(seen.options) == 1:
            return 0
        search = Search(seen, self._rng)
        search.run(budget.start())
        values = search.values() if search.rounds else [0.0] * len(seen.options)
        best = [at for at, value in enumerate(values) if value == max(values)]
        if len(best) == 1:
            return best[0]
        first_sight = option_values(seen, self._rng, SAMPLES)
        return max(best, key=first_sight.__getitem__)


class Search:
    """One decision: what is tried, and what came of it. The spared option never drops out."""

    def __init__(self, seen: Seen, rng: Random, spared: Option | None = None) -> None:
        self.seen = seen
        self.rounds = 0
        self._rng = rng
        self._habits = Random(0)  # the same for everything that is tried in a round
        self._deal = seen.deal(rng)
        self._ends: Ends | None = seen.game.advice.ends(self._deal)
        count = 0 if self._ends is None else len(self._ends)
        self.ends = [Runner(partial(self._begin, which)) for which in range(count)]
        rates = self._rates([0.0] * count)
        self.options = {
            option: Runner(partial(take, option))
            for option, rate in zip(seen.options, rates, strict=True)
            if rate < 0
        }
        self._racing = list(self.options.values())
        self._spared = self.options.get(spared) if spared is not None else None

    def run(self, allowance: Allowance) -> None:
        """Try everything round by round."""
        while self._round(allowance):
            if self.rounds % ROUND == 0 and self._decided():
                return

    def values(self, parts: int = 1, part: int = 0) -> list[float]:
        """What each option is worth, from all tries or from every so-manyth of them."""
        means = [fmean(runner.tries[part::parts]) for runner in self.ends]
        best = max((*self.ends, *self._racing), key=Runner.mean).tries[part::parts]
        rates = self._rates(means)
        for at, option in enumerate(self.seen.options):
            if option in self.options:
                tries = self.options[option].tries[part::parts]
                # Who dropped out is compared on the deals that it was tried on.
                rates[at] = fmean(best) - ahead(best, tries)[0]
        return rates

    # -- trying --------------------------------------------------------------------------------

    def _round(self, allowance: Allowance) -> bool:
        """Try everything on one more deal; false when the budget did not last."""
        if self.rounds:
            self._deal = self.seen.deal(self._rng)
        luck = self._rng.getrandbits(64)
        for runner in (*self.ends, *self._racing):
            if not allowance.spend():
                return False
            m = self._deal.clone()
            turn = m.active
            runner.begin(m)
            self._habits.seed(luck)
            value = play_on(m, self.seen.seat, turn, runner.root, self._habits)
            runner.tries.append(value)
        self.rounds += 1
        return True

    def _begin(self, which: int, m: Match) -> None:
        assert self._ends is not None
        self._ends.begin(m, which)

    def _rates(self, values: Sequence[float]) -> list[float]:
        """What the odds make of the ends; below 0 for what must be tried."""
        if self._ends is None:
            return [-1.0] * len(self.seen.options)
        return self._ends.rates(self._deal, values)

    # -- racing --------------------------------------------------------------------------------

    def _decided(self) -> bool:
        """Let those drop out that can't win any more; whether that leaves but one."""
        hopeful = self._hopeful_beside_ends() if self.ends else self._hopeful()
        self._racing = list(hopeful)
        if self._spared is not None and self._spared not in hopeful:
            self._racing.append(self._spared)
        if not self.ends:
            return len(hopeful) == 1
        if hopeful:
            return False
        second, first = sorted(self.values())[-2:]
        return first - second > CLEAR

    def _hopeful(self) -> list[Runner]:
        best = max(self._racing, key=Runner.mean)
        return [one for one in self._racing if one is best or may_win(one, best)]

    def _hopeful_beside_ends(self) -> list[Runner]:
        if not self._racing:
            return []
        best = max(self.values())
        return [one for one in self._racing if one.mean() + SURE * one.error() >= best]


def take(option: Option, m: Match) -> None:
    """Choose an option, wherever it stands in the list."""
    m.choose(m.options.index(option))


def ahead(some: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """By how much one was better on the deals that both were tried on, and the error of that.

    Where few tries agree, something rare may not have happened yet.
    """
    differences = [one - other for one, other in zip(some, others, strict=False)]
    if not any(differences):
        return 0.0, 0.0
    count = len(differences)
    lead = fmean(differences)
    return lead, sqrt(count * variance(differences, lead) + DOUBT**2) / count


def variance(values: Sequence[float], mean: float) -> float:
    """How far values differ from their mean: by the square, on average."""
    return fmean([(value - mean) ** 2 for value in values])


def may_win(one: Runner, best: Runner) -> bool:
    """Whether a runner may still turn out better than the best, by more than next to nothing."""
    lead, error = ahead(best.tries, one.tries)
    return lead - SURE * error < -SLIGHT
