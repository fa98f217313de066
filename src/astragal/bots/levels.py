"""The levels that players can choose, weakest first, and the names behind them."""

from collections.abc import Callable
from dataclasses import dataclass

from astragal.bots.easy import EasyBot
from astragal.bots.greedy import GreedyBot
from astragal.bots.protocol import Bot, Budget
from astragal.bots.random import RandomBot
from astragal.bots.search import SearchBot


@dataclass(frozen=True, slots=True)
class Level:
    """A level of play: how it is made, how long it thinks, and what the table calls it."""

    name: str
    personality: str
    make: Callable[[str | None], Bot]
    budget: Budget


LEVELS = {
    level.name: level
    for level in (
        Level("random", "Dizzy", RandomBot, Budget(nodes=1)),
        Level("easy", "Novice", EasyBot, Budget(nodes=1)),
        Level("greedy", "Grabber", GreedyBot, Budget(nodes=1)),
        Level("smart", "Sage", SearchBot, Budget(seconds=0.3)),
    )
}
