"""Processes that are asked with a line and answer with a line, seen from both ends."""

import os
import signal
import sys
import weakref
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from queue import SimpleQueue
from subprocess import PIPE, Popen
from threading import Thread

MOST = 1 << 20  # bytes of a line that is still read


class LineProcess:
    """A process of its own. It does not hear Ctrl-C, and ends with whoever started it.

    Each answer is passed to `heard`, in a thread; nothing instead of a line means that the
    process is gone, or said more than anybody wants to read.
    """

    def __init__(
        self,
        command: Sequence[str],
        heard: Callable[[bytes | None], None],
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self._asks: SimpleQueue[bytes | None] = SimpleQueue()
        self._process = Popen(
            command, stdin=PIPE, stdout=PIPE, env=environment, start_new_session=True
        )
        talk = (self._process, self._asks, heard)
        self._thread = Thread(target=_converse, args=talk, daemon=True)
        self._thread.start()
        self.close = weakref.finalize(self, _end, self._process, self._asks, self._thread)

    @property
    def pid(self) -> int:
        return self._process.pid

    def ask(self, line: bytes) -> None:
        """Send a line, without waiting for the process to read it."""
        self._asks.put(line)


def _converse(
    process: Popen[bytes],
    asks: "SimpleQueue[bytes | None]",
    heard: Callable[[bytes | None], None],
) -> None:
    assert process.stdin is not None
    assert process.stdout is not None
    # What the process has not read yet can't be delivered any more once it is gone.
    with suppress(BrokenPipeError), process:
        while (line := asks.get()) is not None:
            answer = b""
            with suppress(BrokenPipeError):
                process.stdin.write(line + b"\n")
                process.stdin.flush()
                answer = process.stdout.readline(MOST)
            if not answer.endswith(b"\n"):
                heard(None)
                break
            heard(answer)


def _end(process: Popen[bytes], asks: "SimpleQueue[bytes | None]", thread: Thread) -> None:
    asks.put(None)
    if process.poll() is None:
        with suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()
    thread.join(timeout=5)


def python_command(module: str, *arguments: str) -> list[str]:
    """The command that runs a module of the package in a process of its own."""
    return [sys.executable, "-m", module, *arguments]


def python_environment() -> dict[str, str]:
    """An environment in which another Python finds the modules that this one finds."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path or os.getcwd() for path in sys.path)}


class Asker:
    """The other end: whoever started this process, its lines, and the way back to it."""

    def __init__(self) -> None:
        # What a bot prints must not be taken for an answer.
        self._back = os.fdopen(os.dup(1), "wb")
        os.dup2(2, 1)
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        with os.fdopen(os.dup(0), "rb") as lines:
            for line in lines:
                self._lines.put(line)
        os._exit(0)  # nobody is left to answer, however busy this process is

    def lines(self) -> Iterator[bytes]:
        """What is asked, line by line, for as long as somebody asks."""
        while True:
            yield self._lines.get()

    def answer(self, line: bytes) -> None:
        """Answer the last line."""
        self._back.write(line + b"\n")
        self._back.flush()
