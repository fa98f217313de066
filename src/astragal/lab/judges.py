"""What the options of a decision are worth, as the levels of bots see them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import stdev

from astragal.bots import Budget, Seen
from astragal.bots.greedy import SAMPLES, option_values
from astragal.bots.search import Search
from astragal.kernel.match import Option

OptionValues = dict[Option, float]

PARTS = 8  # of all tries, to see how far they agree


@dataclass(frozen=True, slots=True)
class Judgement:
    """What each option is worth to who must choose, and how far that may be off.

    An error is that of the difference between an option and the chosen one.
    """

    values: OptionValues
    errors: OptionValues


Judge = Callable[[Seen, Option, Budget, str], Judgement]


def one_step(seen: Seen, chosen: Option, budget: Budget, seed: str) -> Judgement:
    """By looking one step ahead, as the greedy bot does."""
    values = option_values(seen, Random(seed), SAMPLES)
    return Judgement(dict(zip(seen.options, values, strict=True)), {})


def search(seen: Seen, chosen: Option, budget: Budget, seed: str) -> Judgement:
    """By searching; errors come from looking at parts of the tries by themselves."""
    found = Search(seen, Random(seed), spared=chosen)
    found.run(budget.start())
    if found.rounds < PARTS:
        return one_step(seen, chosen, budget, seed)
    mine = seen.options.index(chosen)
    parts = [found.values(PARTS, part) for part in range(PARTS)]
    errors = [
        stdev(part[at] - part[mine] for part in parts) / sqrt(PARTS)
        for at in range(len(seen.options))
    ]
    return Judgement(
        dict(zip(seen.options, found.values(), strict=True)),
        dict(zip(seen.options, errors, strict=True)),
    )


JUDGES: Mapping[str, Judge] = {"greedy": one_step, "smart": search}
