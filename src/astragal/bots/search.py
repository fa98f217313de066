"""Monte-Carlo tree search on matches that the seat could be in.

Open loop: a node is a sequence of choices, not a position, so dice and dealt cards are simply
played. Each simulation starts from a fresh deal, follows the tree, plays on by habit to a depth
limit, and lets the game's evaluation speak.
"""

from math import log, sqrt
from random import Random

from astragal.bots.greedy import option_values
from astragal.bots.protocol import Budget, Seen
from astragal.kernel.match import Match, Option

EXPLORE = 0.35
PRIOR = 4.0  # how many simulations the evaluation of one step counts for
WIDE = 3.0
DEPTH = 30
PRIOR_SAMPLES = 3


class Node:
    """What is known of the choices at one place of the tree."""

    __slots__ = ("children", "order", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.children: dict[Option, Edge] = {}
        self.order: dict[Option, float] = {}


class Edge:
    """One choice: how often it was tried, what it brought, and where it leads."""

    __slots__ = ("node", "total", "visits")

    def __init__(self, prior: float | None) -> None:
        self.visits = 0.0 if prior is None else PRIOR
        self.total = 0.0 if prior is None else PRIOR * prior
        self.node = Node()

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.5


class SearchBot:
    """Searches as long as its budget lasts."""

    def __init__(self, seed: str | None = None, depth: int = DEPTH) -> None:
        self._rng = Random(seed)
        self._depth = depth

    def choose(self, seen: Seen, budget: Budget) -> int:
        if len(seen.options) == 1:
            return 0
        root = self.search(seen, budget)
        edges = root.children
        return max(
            range(len(seen.options)),
            key=lambda at: (
                (edges[seen.options[at]].visits, edges[seen.options[at]].mean())
                if seen.options[at] in edges
                else (-1.0, 0.0)
            ),
        )

    def search(self, seen: Seen, budget: Budget) -> Node:
        """Simulate until the budget is spent; the root tells what was found."""
        allowance = budget.start()
        root = Node()
        priors = option_values(seen, self._rng, PRIOR_SAMPLES)
        for option, prior in zip(seen.options, priors, strict=True):
            root.order[option] = prior
        while allowance.spend():
            self.simulate(seen.deal(self._rng), seen.seat, root)
        return root

    def simulate(self, m: Match, seat: int, root: Node) -> None:
        """One line of play: down the tree, on by habit, and back with what it came to."""
        path: list[tuple[Node, Edge, int]] = []
        node = root
        fresh = False
        while m.options and not fresh and len(path) < self._depth:
            option, edge = self.pick(node, m)
            fresh = edge.visits <= PRIOR and edge.node.visits == 0
            path.append((node, edge, m.seat))
            m.choose(m.options.index(option))
            node = edge.node
        value = self.play_on(m, seat, self._depth - len(path))
        for passed, edge, chooser in path:
            passed.visits += 1
            edge.visits += 1
            edge.total += value if friends(m, chooser, seat) else 1.0 - value

    def pick(self, node: Node, m: Match) -> tuple[Option, Edge]:
        """The choice with the best upper bound among those that the node is wide enough for."""
        width = int(WIDE * sqrt(node.visits + 1)) + 1
        options = m.options
        if node.order and len(options) > width:
            options = tuple(sorted(options, key=lambda one: -node.order.get(one, 0.0))[:width])
        elif len(options) > width:
            known = tuple(one for one in options if one in node.children)
            options = known if len(known) >= width else (*known, self.other(options, node))
        bonus = EXPLORE * sqrt(log(node.visits + 2))
        best = max(options, key=lambda one: self.bound(node, one, bonus))
        edge = node.children.get(best)
        if edge is None:
            edge = node.children[best] = Edge(node.order.get(best))
        return best, edge

    def bound(self, node: Node, option: Option, bonus: float) -> float:
        """The mean so far and a bonus for what was tried little."""
        edge = node.children.get(option)
        if edge is None:
            prior = node.order.get(option)
            return 0.6 + bonus if prior is None else prior + bonus / sqrt(PRIOR)
        return edge.mean() + bonus / sqrt(edge.visits + 1)

    def other(self, options: tuple[Option, ...], node: Node) -> Option:
        """One more option to widen the node by: what habit would take, or any."""
        untried = [one for one in options if one not in node.children]
        return untried[int(self._rng.random() * len(untried))]

    def play_on(self, m: Match, seat: int, most: int) -> float:
        """Play by habit up to a depth, then ask how the seat stands."""
        habit = m.game.habit
        rng = self._rng
        for _ in range(most):
            if not m.options:
                break
            m.choose(habit(m, rng))
        return m.game.evaluate(m, seat)


def friends(m: Match, one: int, other: int) -> bool:
    """Whether two seats want the same: the same seat, or the same side where there are sides."""
    return one == other or m.game.same_side(m, one, other)
