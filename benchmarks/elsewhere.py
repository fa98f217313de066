"""Our games in other environments: compiled to machine code, and as an earlier commit had them."""

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import click

from benchmarks.entrants import Build, Kind
from benchmarks.guest import Guest, Order
from benchmarks.measure import Stint
from tools.earlier import Earlier, compile_earlier, earlier
from tools.other_python import ROOT, OtherPython, OtherPythonError

USUAL_PYTHON = ROOT / ".venv-compiled" / "bin" / "python"
BUILDER = ROOT / ".venv" / "bin" / "python"


class ElsewhereError(click.ClickException):
    """Another environment has not what it should have."""


class Elsewhere:
    """An environment with another Astragal, in a process that stays for the whole run."""

    def __init__(
        self, kind: Kind, build: Build, python: str | None = None, source: Path | None = None
    ) -> None:
        self.kind, self.build = kind, build
        self.process = OtherPython("benchmarks.guest", python, source)
        try:
            self.guest = self.process.hear(Guest)
            self.check(source)
        except click.ClickException:
            self.process.close()
            raise

    def check(self, source: Path | None) -> None:
        """Refuse a build that is not the one that was meant."""
        if source and not Path(self.guest.origin).is_relative_to(source):
            raise ElsewhereError(f"{self.guest.origin} was imported and not what is in {source}")
        if self.build == "compiled" and not self.guest.compiled:
            raise ElsewhereError(
                f"{self.process.python} has Astragal without compiled modules; "
                "install there the wheel that `make wheel-compiled` builds"
            )

    def checksum(self, game: str, matches: int) -> str:
        return self.process.ask(Order(game, matches=matches), str)


class Away:
    """One of our games in another environment."""

    def __init__(self, place: Elsewhere, game: str) -> None:
        self.place, self.game = place, game
        self.kind, self.build = place.kind, place.build
        self.driven = f"{place.guest.driven[game]}; in a process of its own"

    def run(self, seconds: float) -> Stint:
        return self.place.process.ask(Order(self.game, seconds), Stint)


@contextmanager
def elsewhere(
    python: str | None, revision: str | None, remarks: list[str]
) -> Iterator[list[Elsewhere]]:
    """All environments that are measured beside this one, for as long as they are."""
    with ExitStack() as stack:
        places = []
        for place in opened(python, revision, remarks):
            stack.callback(place.process.close)
            places.append(place)
        yield places


def opened(python: str | None, revision: str | None, remarks: list[str]) -> Iterator[Elsewhere]:
    """The earlier commit and the two compiled builds, as far as they are wanted and there."""
    commit = earlier(revision) if revision else None
    if commit:
        remarks.append(f"Before: {commit}.")
        yield from tried(remarks, "pure", source=commit.source)
    if python:
        yield Elsewhere("ours", "compiled", python)
    if commit and has_compiled(commit, remarks):
        yield from tried(remarks, "compiled", str(commit.python))


def tried(
    remarks: list[str], build: Build, python: str | None = None, source: Path | None = None
) -> Iterator[Elsewhere]:
    """A build of the earlier commit, if it works with the benchmarks of today."""
    try:
        yield Elsewhere("before", build, python, source)
    except OtherPythonError as error:
        remarks.append(f"The {build} build of the commit before is left out: {error.message}")


def has_compiled(commit: Earlier, remarks: list[str]) -> bool:
    """Whether the commit has its compiled build; it is made where that is possible."""
    if not commit.python.exists():
        print(f"Compiling {commit}, which takes some minutes ...", file=sys.stderr)
    if compile_earlier(commit, BUILDER):
        return True
    remarks.append("The commit before is not compiled: that needs a C compiler and `make lint`.")
    return False
