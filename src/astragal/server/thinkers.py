"""Bots in processes of their own, a few for each level, shared by all tables."""

import asyncio
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor

from astragal.bots import LEVELS, Seen
from astragal.bots.apart import BotPatience, ProcessBot
from astragal.bots.host import hosted
from astragal.games import game as game_of
from astragal.kernel.match import Match
from astragal.server.limits import Clock
from astragal.server.thinking_queue import HOUSE, Claim, Turns

STAND_IN = "greedy"
USUAL = "easy"  # what newcomers play against
# People wait at the table: bots without a clock answer within milliseconds, or not at all.
PATIENCE = BotPatience(unclocked=10)


class Thinkers:
    """Whoever asks waits for a turn at a free process; the event loop waits for nobody.

    A bot that hangs or fails is replaced for that move by its host, which says so in the log.
    """

    def __init__(
        self,
        each: int,
        clock: Clock = time.monotonic,
        waited: Callable[[float], None] = lambda seconds: None,
    ) -> None:
        self._each = each
        self._clock = clock
        self._waited = waited
        self._bots: list[ProcessBot] = []
        self._idle: dict[str, list[ProcessBot]] = {}
        self._threads: dict[str, ThreadPoolExecutor] = {}
        self._turns: dict[str, Turns] = {}
        self._thoughts: set[asyncio.Future[int]] = set()
        self.faults = 0

    async def choose(self, level: str, match: Match, seed: str, claim: Claim = HOUSE) -> int:
        """The index of the option that a bot of that level takes for whoever must decide."""
        if level not in self._turns:
            self._turns[level] = Turns(self._each, self._clock, self._waited)
        turns = self._turns[level]
        await turns.take(claim)
        thought = asyncio.ensure_future(self.thought(level, match.clone(), seed))
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)
        thought.add_done_callback(lambda _: turns.give_back())
        # Whoever asked may be gone before the answer, but the process thinks on until then.
        return await asyncio.shield(thought)

    async def thought(self, level: str, match: Match, seed: str) -> int:
        """What a bot of that level comes to, in a process of its own."""
        if level not in self._threads:
            self._threads[level] = ThreadPoolExecutor(self._each, f"bot-{level}")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads[level], self._think, level, match, seed)

    async def warm_up(self, level: str, games: Iterable[str]) -> None:
        """Have a bot of a level ready before somebody waits for its first move."""
        for id in games:
            await self.choose(level, game_of(id).new(), "warm-up")

    def hired(self, level: str) -> bool:
        """Whether there is a bot of this level already."""
        return level in self._threads

    def waiting(self) -> dict[str, int]:
        """How many wait for a bot of each level."""
        return {
            level: self._turns[level].waiting if level in self._turns else 0 for level in LEVELS
        }

    def close(self) -> None:
        """End the processes."""
        for thought in self._thoughts:
            thought.cancel()
        for threads in self._threads.values():
            threads.shutdown(wait=False, cancel_futures=True)
        for bot in self._bots:
            bot.close()

    def _think(self, level: str, match: Match, seed: str) -> int:
        idle = self._idle.setdefault(level, [])
        try:
            bot = idle.pop()
        except IndexError:  # asked for rather than looked at: another thread may be quicker
            bot = self._hired(level)
        if bot.seed != seed:
            bot.sit_down(seed)
        before = bot.faults
        try:
            return bot.choose(Seen(match, match.seat), LEVELS[level].budget)
        finally:
            self.faults += bot.faults - before
            idle.append(bot)

    def _hired(self, level: str) -> ProcessBot:
        bot = hosted(level, patience=PATIENCE)
        self._bots.append(bot)
        return bot
