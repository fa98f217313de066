"""Lines of play: on by habit to the horizon, and wiser where the same choice comes up again.

Open loop: a node is a sequence of choices, not a position, so dice and dealt cards are simply
played.
"""

from math import log, sqrt
from random import Random

from astragal.kernel.match import Match, Option

EXPLORE = 0.1
WIDE = 1.5
RIPE = 4  # visits before a node grows choices of its own
LONG = 60  # decisions of a turn


class Edge:
    """One choice: how often it was taken, what it brought, and where it leads."""

    __slots__ = ("node", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.node = TreeNode()

    def appeal(self, bonus: float) -> float:
        """What it brought on average, and a bonus for what was tried little."""
        return self.total / max(self.visits, 1) + bonus / sqrt(self.visits + 1)


class TreeNode:
    """What is known of the choices at one place of the tree."""

    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[Option, Edge] = {}

    def pick(self, m: Match, rng: Random) -> Option | None:
        """The choice to try next; nothing while the place is too new to have an opinion."""
        self.visits += 1
        if self.visits <= RIPE:
            return None
        known = [option for option in m.options if option in self.edges]
        return self._fresh(m, len(known), rng) or self._liked(known)

    def _fresh(self, m: Match, known: int, rng: Random) -> Option | None:
        """Progressive widening: the more often a node was seen, the more choices it has."""
        if known == len(m.options) or known >= WIDE * sqrt(self.visits):
            return None
        option = m.options[m.game.advice.habit(m, rng)]
        if option in self.edges:
            return None
        self.edges[option] = Edge()
        return option

    def _liked(self, known: list[Option]) -> Option | None:
        bonus = EXPLORE * sqrt(log(self.visits))
        return max(known, key=lambda option: self.edges[option].appeal(bonus), default=None)


def play_on(m: Match, seat: int, turn: int, root: TreeNode, rng: Random) -> float:
    """Play to the horizon, counted from whose turn it was; what that is worth to the seat."""
    advice = m.game.advice
    left = advice.look_ahead(m)
    path: list[tuple[Edge, int]] = []
    node: TreeNode | None = root
    for _ in range(LONG * left):
        if m.active != turn:
            turn = m.active
            left -= 1
        if not m.options or left <= 0:
            break
        option = node.pick(m, rng) if node is not None else None
        if node is None or option is None:
            node = None
            m.choose(advice.habit(m, rng))
        else:
            edge = node.edges[option]
            path.append((edge, m.seat))
            node = edge.node
            m.choose(m.options.index(option))
    value = advice.evaluate(m, seat)
    learn(m, seat, path, value)
    return value


def learn(m: Match, seat: int, path: list[tuple[Edge, int]], value: float) -> None:
    """What came of a line counts for every choice in it, for or against its chooser."""
    for edge, chooser in path:
        edge.visits += 1
        edge.total += value if friends(m, chooser, seat) else 1.0 - value


def friends(m: Match, one: int, other: int) -> bool:
    """Whether two seats want the same: the same seat, or the same side where there are sides."""
    return one == other or m.game.advice.same_side(m, one, other)
