"""Time as the server knows it; tests bring a clock of their own."""

import asyncio
import time
from typing import Protocol


class Time(Protocol):
    """The one clock: nobody in the server looks at another."""

    def now(self) -> float:
        """Seconds since 1970."""
        ...

    async def until(self, when: float) -> None:
        """Wait until then; not at all when that has passed."""
        ...


class WallTime:
    """The time of this machine, which never runs backwards while the server is up."""

    def __init__(self) -> None:
        self._ahead = time.time() - time.monotonic()

    def now(self) -> float:
        return time.monotonic() + self._ahead

    async def until(self, when: float) -> None:
        await asyncio.sleep(max(0.0, when - self.now()))
