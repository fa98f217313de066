"""A module of ours run by another Python, or with another source, in a process that stays.

It reads one order a line and answers each with a line, both as JSON; its first line, which nobody
asked for, says who it is.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Self, TypeVar

import click
import msgspec

ROOT = Path(__file__).resolve().parent.parent
LAST_WORDS = 2000
T = TypeVar("T")


class OtherPythonError(click.ClickException):
    """The other process did not answer."""


class OtherPython:
    """The process, seen from here."""

    def __init__(self, module: str, python: str | None = None, source: Path | None = None) -> None:
        """Without a source, what is installed in the environment of that Python is imported."""
        self.python = python or sys.executable
        surroundings = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        if source:
            surroundings["PYTHONPATH"] = str(source)
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115  (open as long as the process is)
        self.process = subprocess.Popen(
            [self.python, "-m", module],
            cwd=ROOT,
            env=surroundings,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
        )

    def ask(self, order: object, answer: type[T]) -> T:
        """Give an order and wait for the answer."""
        assert self.process.stdin
        try:
            self.process.stdin.write(msgspec.json.encode(order) + b"\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            raise self.failed() from None
        return self.hear(answer)

    def hear(self, answer: type[T]) -> T:
        """Wait for what it says next."""
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            raise self.failed()
        return msgspec.json.decode(line, type=answer)

    def failed(self) -> OtherPythonError:
        """The error in the last words of the process."""
        code = self.process.wait()
        self.errors.seek(0)
        words = self.errors.read().decode(errors="replace").strip()[-LAST_WORDS:]
        return OtherPythonError(f"{self.python} failed with {code}: {words}")

    def close(self) -> None:
        """Let it end: there is nothing more to read."""
        if not self.errors.closed:
            self.process.communicate()
            self.errors.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def answer_orders(hello: object, order: type[T], answer: Callable[[T], object]) -> None:
    """What the module does on its side: say who it is, then answer until there are no orders."""
    say(hello)
    for line in sys.stdin.buffer:
        say(answer(msgspec.json.decode(line, type=order)))


def say(words: object) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(words) + b"\n")
    sys.stdout.buffer.flush()
