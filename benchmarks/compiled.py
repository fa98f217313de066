"""Our games in a second environment, where Astragal is compiled to machine code."""

import os
import subprocess
from collections.abc import Iterable
from pathlib import Path

import click
import msgspec

from benchmarks.entrants import Kind
from benchmarks.measure import Stint
from benchmarks.ours import Findings

ROOT = Path(__file__).parent.parent
USUAL_PYTHON = ROOT / ".venv-compiled" / "bin" / "python"


class CompiledError(click.ClickException):
    """The second environment did not answer as it should."""


class Compiled:
    """One of our games, run by the other Python in a process of its own for each stint."""

    kind: Kind = "ours"
    driven = "compiled rows run in an environment of their own, in a new process for each stint"

    def __init__(self, python: str, game: str) -> None:
        self.python = python
        self.game = game
        self.name = f"{game}, compiled"

    def run(self, seconds: float) -> Stint:
        found = ask(self.python, "--only", self.game, "--rounds", "1", "--seconds", str(seconds))
        return found.stints[0][0]


def ask(python: str, *arguments: str) -> Findings:
    """Run `benchmarks.ours` with another Python and read what it found."""
    # Without PYTHONPATH, which might put the pure source before what is installed there.
    surroundings = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    answer = subprocess.run(
        [python, "-m", "benchmarks.ours", *arguments, "--json", "-"],
        cwd=ROOT,
        env=surroundings,
        capture_output=True,
        check=False,
    )
    if answer.returncode:
        raise CompiledError(f"{python} failed: {answer.stderr.decode(errors='replace').strip()}")
    return msgspec.json.decode(answer.stdout, type=Findings)


def compiled_checksums(python: str, games: Iterable[str], matches: int) -> dict[str, str]:
    """The games of the compiled build and their checksums; a pure build is refused."""
    words = [word for name in games for word in ("--only", name)]
    found = ask(python, *words, "--rounds", "0", "--checksums", str(matches))
    if not found.compiled:
        raise CompiledError(
            f"{python} has Astragal without compiled modules; "
            "install there the wheel that `make wheel-compiled` builds"
        )
    return dict(zip(found.names, found.checksums, strict=True))
