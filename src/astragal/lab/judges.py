"""What the options of a decision are worth, as the levels of bots see them."""

from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev

from astragal.bots import Budget, Seen
from astragal.bots.greedy import SAMPLES, option_values
from astragal.bots.search import MARGIN, PRIOR, PRIOR_SAMPLES, Edge, Node, SearchBot
from astragal.kernel.match import Match, Option

Values = dict[Option, float]

FEWEST = 8  # tries before an option is spoken of


@dataclass(frozen=True, slots=True)
class Judgement:
    """What each option is worth to who must choose, and how far that may be off.

    An error is that of the difference between an option and the chosen one.
    """

    values: Values
    errors: Values


Judge = Callable[[Seen, Option, Budget, str], Judgement]


def one_step(seen: Seen, chosen: Option, budget: Budget, seed: str) -> Judgement:
    """By looking one step ahead, as the greedy bot does."""
    values = option_values(seen, Random(seed), SAMPLES)
    return Judgement(dict(zip(seen.options, values, strict=True)), {})


def search(seen: Seen, chosen: Option, budget: Budget, seed: str) -> Judgement:
    """By searching: what the options came to that were tried often enough."""
    witness = Witness(seed, chosen)
    edges = witness.search(seen, budget).edges
    tries = {option: witness.tries[edge] for option, edge in edges.items()}
    tried = [option for option in edges if len(tries[option]) >= FEWEST]
    values = {option: fmean(tries[option]) for option in tried}
    if chosen not in values:
        return Judgement({chosen: edges[chosen].mean()}, {})
    errors = {option: standard_error(tries[option], tries[chosen]) for option in tried}
    return Judgement(values, errors)


class Witness(SearchBot):
    """A search that tries what was really chosen as often as what it likes best."""

    def __init__(self, seed: str, chosen: Option) -> None:
        super().__init__(seed)
        self._chosen = chosen
        self._root = Node()
        self.tries: defaultdict[Edge, list[float]] = defaultdict(list)

    def root(self, seen: Seen) -> Node:
        values = option_values(seen, self._rng, PRIOR_SAMPLES)
        best = max(values)
        root = self._root
        for option, value in zip(seen.options, values, strict=True):
            if value >= best - MARGIN or option == self._chosen:
                root.edges[option] = Edge(value, PRIOR)
        return root

    def pick(self, node: Node, options: tuple[Option, ...]) -> Option:
        liked = super().pick(node, options)
        if node is self._root and node.edges[self._chosen].visits < node.edges[liked].visits:
            return self._chosen
        return liked

    def learn(self, path: list[tuple[Node, Edge, int]], m: Match, seat: int) -> None:
        super().learn(path, m, seat)
        self.tries[path[0][1]].append(m.game.advice.evaluate(m, seat))


def standard_error(some: list[float], others: list[float]) -> float:
    """That of the difference between two options, which were tried on the same deals in order."""
    differences = [one - other for one, other in zip(some, others, strict=False)]
    return stdev(differences) / sqrt(len(differences))


JUDGES: Mapping[str, Judge] = {"greedy": one_step, "smart": search}
