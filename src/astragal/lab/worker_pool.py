"""Processes that play matches; one that dies is replaced and its match played again."""

import logging
from collections import Counter, deque
from collections.abc import Generator, Iterable
from queue import Empty, SimpleQueue
from typing import Final

import msgspec

from astragal.bots.process import LineProcess, python_command, python_environment
from astragal.errors import AstragalError
from astragal.games import game
from astragal.lab.outcome import Outcome
from astragal.lab.worker import Assignment, Reply

log: Final = logging.getLogger("astragal.lab")

MOST_DEATHS = 3  # of processes in the same match; then it is no accident
MOMENT = 0.5


class ArenaError(AstragalError):
    """An arena that can't go on."""


def with_packs(order: Assignment) -> Assignment:
    """The order with the packs that were brought here: workers can't know them."""
    brought = game(order.plan.game).shelf.brought
    return msgspec.structs.replace(order, packs=tuple(pack.to_bytes() for pack in brought))


class Workers:
    """So many processes, and the matches that they are playing."""

    def __init__(self, order: Assignment, jobs: int) -> None:
        self._order = msgspec.json.encode(with_packs(order))
        self._jobs = jobs
        self._heard: SimpleQueue[tuple[int, bytes | None]] = SimpleQueue()
        self._processes: dict[int, LineProcess] = {}
        self._playing: dict[int, int] = {}
        self._deaths: Counter[int] = Counter()
        self._names = 0

    def pids(self) -> list[int]:
        """The ids of the processes."""
        return [process.pid for process in self._processes.values()]

    def play(self, numbers: Iterable[int]) -> Generator[Outcome, None, None]:
        """Play these matches and give each when it is finished, in whatever order that is."""
        waiting = deque(numbers)
        try:
            for _ in range(min(self._jobs, len(waiting))):
                self._start(waiting.popleft())
            while self._playing:
                name, line = self._next()
                if line is None:
                    self._replace(name)
                elif line != b"ready\n":
                    yield self._finished(name, line)
                    self._give(name, waiting)
        finally:
            self.close()

    def close(self) -> None:
        """End all processes, with what they are playing."""
        for process in self._processes.values():
            process.close()
        self._processes.clear()
        self._playing.clear()

    def _next(self) -> tuple[int, bytes | None]:
        while True:
            try:
                # Not for ever: on some systems a wait without an end does not hear Ctrl-C.
                return self._heard.get(timeout=MOMENT)
            except Empty:
                continue

    def _start(self, number: int) -> None:
        self._names += 1
        name = self._names
        process = LineProcess(
            python_command("astragal.lab.worker"),
            lambda line: self._heard.put((name, line)),
            python_environment(),
        )
        self._processes[name] = process
        self._playing[name] = number
        process.ask(self._order)
        process.ask(str(number).encode())

    def _replace(self, name: int) -> None:
        number = self._leave(name)
        self._deaths[number] += 1
        if self._deaths[number] == MOST_DEATHS:
            raise ArenaError(f"match {number} ended its process {MOST_DEATHS} times, so it stops")
        log.warning("a process ended while it played match %d, which is played again", number)
        self._start(number)

    def _leave(self, name: int) -> int:
        self._processes.pop(name).close()
        return self._playing.pop(name)

    def _finished(self, name: int, line: bytes) -> Outcome:
        reply = msgspec.json.decode(line, type=Reply)
        if reply.outcome is None:
            raise ArenaError(f"match {self._playing[name]} can't be played:\n{reply.error}")
        return reply.outcome

    def _give(self, name: int, waiting: deque[int]) -> None:
        if waiting:
            self._playing[name] = waiting.popleft()
            self._processes[name].ask(str(self._playing[name]).encode())
        else:
            self._leave(name)
