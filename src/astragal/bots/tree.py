"""Lines of play: on by habit to the horizon, and wiser where the same choice comes up again.

Open loop: a node is a sequence of choices, not a position, so dice and dealt cards are simply
played.
"""

from math import inf, log, sqrt
from random import Random
from typing import Final

from astragal.kernel.match import Match, Option

EXPLORE: Final = 0.1
WIDE: Final = 1.5
RIPE: Final = 4  # visits before a node grows choices of its own
LONG: Final = 60  # decisions of a turn


class Edge:
    """One choice: how often it was taken, what it brought, and where it leads."""

    __slots__ = ("node", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.node = TreeNode()

    def appeal(self, bonus: float) -> float:
        """What it brought on average, and a bonus for what was tried little."""
        return self.total / (self.visits or 1) + bonus / sqrt(self.visits + 1)


class TreeNode:
    """What is known of the choices at one place of the tree."""

    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[Option, Edge] = {}

    def pick(self, m: Match, rng: Random) -> int | None:
        """The option to try next; nothing while the place is too new to have an opinion."""
        self.visits += 1
        if self.visits <= RIPE:
            return None
        known = [
            (at, edge)
            for at, option in enumerate(m.options)
            if (edge := self.edges.get(option)) is not None
        ]
        fresh = self._fresh(m, len(known), rng)
        return self._liked(known) if fresh is None else fresh

    def _fresh(self, m: Match, known: int, rng: Random) -> int | None:
        """Progressive widening: the more often a node was seen, the more choices it has."""
        if known == len(m.options) or known >= WIDE * sqrt(self.visits):
            return None
        at = m.game.advice.habit(m, rng)
        option = m.options[at]
        if option in self.edges:
            return None
        self.edges[option] = Edge()
        return at

    def _liked(self, known: list[tuple[int, Edge]]) -> int | None:
        liked, most = None, -inf
        bonus = EXPLORE * sqrt(log(self.visits))
        for at, edge in known:
            appeal = edge.appeal(bonus)
            if appeal > most:
                liked, most = at, appeal
        return liked


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
        at = node.pick(m, rng) if node is not None else None
        if node is None or at is None:
            node = None
            m.choose(advice.habit(m, rng))
        else:
            edge = node.edges[m.options[at]]
            path.append((edge, m.seat))
            node = edge.node
            m.choose(at)
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
