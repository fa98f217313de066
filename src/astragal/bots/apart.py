"""Bots whose thinking is done by another process, watched while it thinks.

After a bot that hangs, crashes or answers illegally its process is replaced by a new one.
"""

import queue
import shlex
import time
from abc import abstractmethod
from dataclasses import dataclass
from typing import Any

import msgspec

from astragal.bots.process import LineProcess
from astragal.bots.protocol import Budget, Seen
from astragal.bots.watch import BotFailed, OnFault, Watched
from astragal.packs.pack import Pack


@dataclass(frozen=True, slots=True)
class BotPatience:
    """Seconds that a bot is given beyond its budget."""

    grace: float = 2.0
    start: float = 30.0  # for the first move of a process, which must load its game
    unclocked: float = 300.0  # for a budget without a clock

    def limit(self, budget: Budget, first: bool) -> float:
        """How long to wait for an answer."""
        thinking = self.unclocked if budget.seconds is None else budget.seconds
        return thinking + self.grace + (self.start if first else 0)


class ProcessBot(Watched):
    """A bot whose thinking is done by another process."""

    def __init__(
        self,
        name: str,
        command: list[str],
        seed: str | None,
        patience: BotPatience,
        environment: dict[str, str] | None = None,
        on_fault: OnFault = "replace",
    ) -> None:
        self._command = command
        self._environment = environment
        self._patience = patience
        self._process: LineProcess | None = None
        self._sent: set[str] = set()  # packs that the process has, by their hashes
        self._answers: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        super().__init__(name, seed, on_fault)

    def close(self) -> None:
        """End the process; another one is started when the bot is asked again."""
        process, self._process = self._process, None
        self._sent = set()
        self._answers = queue.SimpleQueue()
        if process is not None:
            process.close()

    def answer(self, seen: Seen, budget: Budget) -> int:
        began = time.perf_counter()
        line = self._answer(self.request(seen, budget), budget)
        self.thought = time.perf_counter() - began
        return self.meant(line, seen)

    @abstractmethod
    def request(self, seen: Seen, budget: Budget) -> dict[str, Any]:
        """What the process is told of a decision."""

    @abstractmethod
    def meant(self, answer: bytes, seen: Seen) -> int:
        """The index of the option that an answer means, or BotFailed."""

    def new_packs(self, seen: Seen) -> list[Pack]:
        """The packs of a match that the process has not been sent yet; from now on it has them."""
        new = [pack for pack in seen.packs() if pack.hash not in self._sent]
        self._sent.update(pack.hash for pack in new)
        return new

    def _answer(self, request: dict[str, Any], budget: Budget) -> bytes:
        # Another thread may close this bot meanwhile; then nobody must wait for an answer.
        process, answers = self._process, self._answers
        first = process is None
        if process is None:
            process = self._process = self._started(answers)
        limit = self._patience.limit(budget, first)
        process.ask(msgspec.json.encode(request))
        if self._process is not process:
            raise BotFailed("it was closed")
        try:
            answer = answers.get(timeout=limit)
        except queue.Empty:
            raise BotFailed(f"no answer within {limit:g} s") from None
        if answer is None:
            raise BotFailed("its process ended, or wrote a line without an end")
        return answer

    def _started(self, answers: "queue.SimpleQueue[bytes | None]") -> LineProcess:
        try:
            return LineProcess(self._command, answers.put, self._environment)
        except OSError as error:
            raise BotFailed(f"{shlex.join(self._command)} can't be run: {error}") from error
