"""Bots in processes of their own, a few for each level, shared by all tables."""

import asyncio
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor

from astragal.bots import LEVELS, Seen
from astragal.bots.host import Patience, ProcessBot, hosted
from astragal.games import game as game_of
from astragal.kernel.match import Match

STAND_IN = "greedy"
USUAL = "easy"  # what newcomers play against
# People wait at the table: bots without a clock answer within milliseconds, or not at all.
PATIENCE = Patience(unclocked=10)


class Thinkers:
    """Whoever asks waits for a free process; the event loop waits for nobody.

    A bot that hangs or fails is replaced for that move by its host, which says so in the log.
    """

    def __init__(self, each: int) -> None:
        self._each = each
        self._bots: list[ProcessBot] = []
        self._idle: dict[str, list[ProcessBot]] = {}
        self._threads: dict[str, ThreadPoolExecutor] = {}
        self.faults = 0

    async def choose(self, level: str, match: Match, seed: str) -> int:
        """The index of the option that a bot of that level takes for whoever must decide."""
        if level not in self._threads:
            self._threads[level] = ThreadPoolExecutor(self._each, f"bot-{level}")
        loop = asyncio.get_running_loop()
        twin = match.clone()
        return await loop.run_in_executor(self._threads[level], self._think, level, twin, seed)

    async def warm_up(self, level: str, games: Iterable[str]) -> None:
        """Have a bot of a level ready before somebody waits for its first move."""
        for id in games:
            await self.choose(level, game_of(id).new(), "warm-up")

    def hired(self, level: str) -> bool:
        """Whether there is a bot of this level already."""
        return level in self._threads

    def close(self) -> None:
        """End the processes."""
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
