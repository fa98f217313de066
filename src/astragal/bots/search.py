"""Monte-Carlo tree search on matches that the seat could be in.

Open loop: a node is a sequence of choices, not a position, so dice and dealt cards are simply
played. Each simulation starts from a fresh deal, follows the tree, plays on by habit until the
turn is over, and lets the game's evaluation speak. What one step of look-ahead says of an option
counts as so many simulations, and all options are tried on the same deals: luck, which decides
most dice games, then weighs on all of them alike.
"""

from math import log, sqrt
from random import Random

from astragal.bots.greedy import option_values
from astragal.bots.protocol import Budget, Seen
from astragal.kernel.match import Match, Option

EXPLORE = 0.15
PRIOR = 12.0
PRIOR_SAMPLES = 6
MARGIN = 0.05  # options this much worse at first sight are not looked at
WIDE = 1.5
RIPE = 12  # visits before a node below the root grows choices of its own
DEPTH = 60


class Edge:
    """One choice: how often it was tried, what it brought, and where it leads."""

    __slots__ = ("node", "prior", "total", "visits")

    def __init__(self, prior: float, weight: float) -> None:
        self.visits = weight
        self.total = weight * prior
        self.prior = prior
        self.node = Node()

    def mean(self) -> float:
        return self.total / self.visits if self.visits else self.prior


class Node:
    """What is known of the choices at one place of the tree."""

    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[Option, Edge] = {}


class SearchBot:
    """Searches as long as its budget lasts."""

    def __init__(self, seed: str | None = None) -> None:
        self._rng = Random(seed)

    def choose(self, seen: Seen, budget: Budget) -> int:
        if len(seen.options) == 1:
            return 0
        edges = self.search(seen, budget).edges
        best = max(edges, key=lambda option: edges[option].mean())
        return seen.options.index(best)

    def search(self, seen: Seen, budget: Budget) -> Node:
        """Simulate until the budget is spent; the root tells what was found."""
        allowance = budget.start()
        root = self.root(seen)
        if len(root.edges) == 1:
            return root
        luck = self._rng.random()
        while allowance.spend():
            option = self.pick(root, tuple(root.edges))
            tries = int(root.edges[option].visits - PRIOR)
            m = seen.deal(Random(f"{luck}-{tries}"))
            self.simulate(m, seen.seat, root, option)
        return root

    def root(self, seen: Seen) -> Node:
        """The options worth a closer look, each with what one step says of it."""
        values = option_values(seen, self._rng, PRIOR_SAMPLES)
        best = max(values)
        root = Node()
        for option, value in zip(seen.options, values, strict=True):
            if value >= best - MARGIN:
                root.edges[option] = Edge(value, PRIOR)
        return root

    def simulate(self, m: Match, seat: int, root: Node, first: Option) -> None:
        """One line of play: down the tree, on by habit, and back with what it came to."""
        turn = m.active
        left = m.game.advice.look_ahead
        path = [(root, root.edges[first], m.seat)]
        m.choose(m.options.index(first))
        node = path[0][1].node
        for _ in range(DEPTH * left):
            if m.active != turn:
                turn = m.active
                left -= 1
            if not m.options or left <= 0:
                break
            option = self.grow(node, m) if node.visits >= RIPE else None
            if option is None:
                node.visits += 1
                node = Node()
                m.choose(m.game.advice.habit(m, self._rng))
            else:
                path.append((node, node.edges[option], m.seat))
                node = node.edges[option].node
                m.choose(m.options.index(option))
        self.learn(path, m, seat)

    def learn(self, path: list[tuple[Node, Edge, int]], m: Match, seat: int) -> None:
        """What came of the line counts for every choice in it, for or against its chooser."""
        value = m.game.advice.evaluate(m, seat)
        for node, edge, chooser in path:
            node.visits += 1
            edge.visits += 1
            edge.total += value if friends(m, chooser, seat) else 1.0 - value

    def pick(self, node: Node, options: tuple[Option, ...]) -> Option:
        """The choice with the best mean, and a bonus for what was tried little."""
        bonus = EXPLORE * sqrt(log(node.visits + 2))
        edges = node.edges
        return max(options, key=lambda one: edges[one].mean() + bonus / sqrt(edges[one].visits + 1))

    def grow(self, node: Node, m: Match) -> Option | None:
        """Progressive widening: the more often a node was seen, the more choices it has."""
        known = tuple(option for option in m.options if option in node.edges)
        if len(known) < WIDE * sqrt(node.visits) and len(known) < len(m.options):
            fresh = m.options[m.game.advice.habit(m, self._rng)]
            if fresh not in node.edges:
                node.edges[fresh] = Edge(0.5, 0.0)
                return fresh
        return self.pick(node, known) if known else None


def friends(m: Match, one: int, other: int) -> bool:
    """Whether two seats want the same: the same seat, or the same side where there are sides."""
    return one == other or m.game.advice.same_side(m, one, other)
