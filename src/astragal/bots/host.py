"""Bots in processes of their own, each watched while it thinks.

After a bot that hangs, crashes or answers illegally its process is replaced by a new one.
"""

import json
import queue
import shlex
import time
from abc import abstractmethod
from base64 import b64encode
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

from astragal.bots import bot
from astragal.bots.process import LineProcess, python_command, python_environment
from astragal.bots.protocol import Budget, Seen
from astragal.bots.watch import AtHome, BotFailed, OnFault, Watched, checked


@dataclass(frozen=True, slots=True)
class Patience:
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
        patience: Patience,
        environment: dict[str, str] | None = None,
        on_fault: OnFault = "replace",
    ) -> None:
        self._command = command
        self._environment = environment
        self._patience = patience
        self._process: LineProcess | None = None
        self._answers: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        super().__init__(name, seed, on_fault)

    def close(self) -> None:
        """End the process; another one is started when the bot is asked again."""
        process, self._process = self._process, None
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


class Hosted(ProcessBot):
    """A bot of this house, or one written in Python, in a process of its own."""

    def __init__(
        self,
        name: str,
        seed: str | None = None,
        patience: Patience | None = None,
        on_fault: OnFault = "replace",
    ) -> None:
        bot(name, seed)  # says at once when there is none of that name
        command = python_command("astragal.bots.serve", name)
        environment = python_environment()
        super().__init__(name, command, seed, patience or Patience(), environment, on_fault)

    def sit_down(self, seed: str | None) -> None:
        super().sit_down(seed)
        self._dealer = Random(self.seed)

    def request(self, seen: Seen, budget: Budget) -> dict[str, Any]:
        # A match as the seat could be in it: what the bot must not know never gets there.
        match = seen.deal(self._dealer)
        return {
            "seed": self.seed,
            "game": seen.game.id,
            "seat": seen.seat,
            "match": b64encode(match.to_bytes()).decode(),
            "nodes": budget.nodes,
            "seconds": budget.seconds,
        }

    def meant(self, answer: bytes, seen: Seen) -> int:
        said = json.loads(answer)
        if "error" in said:
            raise BotFailed(said["error"], said["trace"])
        index = checked(said["choose"], seen)
        self.thought = said["seconds"]  # without the way there and back
        return index


def hosted(
    name: str,
    seed: str | None = None,
    patience: Patience | None = None,
    on_fault: OnFault = "replace",
) -> ProcessBot:
    """The bot of that name in a process of its own."""
    from astragal.bots.external import PREFIX, External

    if name.startswith(PREFIX):
        return External(name.removeprefix(PREFIX), seed, patience, on_fault)
    return Hosted(name, seed, patience, on_fault)


def at_home(
    name: str,
    seed: str | None = None,
    patience: Patience | None = None,
    on_fault: OnFault = "replace",
) -> Watched:
    """The bot of that name in this process; a program of its own has its process all the same."""
    from astragal.bots.external import PREFIX

    if name.startswith(PREFIX):
        return hosted(name, seed, patience, on_fault)
    return AtHome(name, seed, on_fault)
