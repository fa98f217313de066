"""Break the steps of a game one at a time, and see which breaks its scenarios don't notice.

    python -m tools.mutants --game pig --sample 50 --seed 1

Each break is made in a copy of the package that stands first on PYTHONPATH; the source itself is
never touched. What survives is either a rule without a sharp scenario or a break that changes
nothing.
"""

import argparse
import compileall
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import cache_from_source
from pathlib import Path
from queue import SimpleQueue

from tools.mutations import Function, Mutant, is_step, mutants

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
SCENARIOS = ROOT / "tests/scenarios"
# Files of a game that hold no rules: facts, state, notation, view, and what the table and bots
# are told.
NO_RULES = frozenset(
    {"__init__.py", "fields.py", "game.py", "state.py", "moves.py", "view.py"}
    | {"told.py", "sheet.py", "sheet_board.py", "evaluation.py", "worth.py", "ends.py"}
)
CHECK = "from astragal.cli import main; main()"


@dataclass(frozen=True)
class Target:
    """A mutant and the file, under src/, that it replaces."""

    file: Path
    mutant: Mutant

    def __str__(self) -> str:
        return f"src/{self.file.as_posix()}:{self.mutant.line}  {self.mutant.change}"


class Copy:
    """A copy of the package in which one file at a time is broken."""

    def __init__(self, folder: Path, scenarios: Path) -> None:
        self.folder = folder
        self.scenarios = scenarios
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(SOURCE / "astragal", folder / "astragal", ignore=ignored)
        compileall.compile_dir(folder, quiet=2)

    def survives(self, target: Target, patience: float) -> bool:
        """Whether all scenarios hold with the mutant; one that hangs is noticed."""
        file = self.folder / target.file
        whole = file.read_text("utf-8")
        # Two writes within a second look alike to the cache of compiled files.
        Path(cache_from_source(str(file))).unlink(missing_ok=True)
        file.write_text(target.mutant.source, "utf-8")
        try:
            return self.check(patience)
        finally:
            file.write_text(whole, "utf-8")

    def check(self, patience: float | None = None) -> bool:
        """Run the scenarios with this copy of the package."""
        environment = {**os.environ, "PYTHONPATH": str(self.folder), "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, "-c", CHECK, "check", "--quiet", str(self.scenarios)]
        try:
            done = subprocess.run(
                command, cwd=self.folder, env=environment, timeout=patience, capture_output=True
            )
        except subprocess.TimeoutExpired:
            return False
        return done.returncode == 0


def targets(game: str) -> list[Target]:
    """Every mutant of a game's steps and rule files."""
    folder = SOURCE / "astragal/games" / game.replace("-", "_")
    found = []
    for file in sorted(folder.rglob("*.py")):
        of_rules = file.name not in NO_RULES

        def wanted(function: Function, of_rules: bool = of_rules) -> bool:
            return of_rules or is_step(function)

        for mutant in mutants(file.read_text("utf-8"), wanted):
            found.append(Target(file.relative_to(SOURCE), mutant))
    return found


@contextmanager
def copies(count: int, scenarios: Path) -> Iterator[SimpleQueue[Copy]]:
    """Copies of the package, to be taken and given back."""
    with tempfile.TemporaryDirectory(prefix="astragal-mutants-") as folder:
        free: SimpleQueue[Copy] = SimpleQueue()
        for number in range(count):
            free.put(Copy(Path(folder) / str(number), scenarios))
        yield free


def survivors(chosen: list[Target], free: SimpleQueue[Copy], workers: int) -> list[Target]:
    """Try every target and say how it went."""
    patience = _patience(free)

    def lives(target: Target) -> bool:
        copy = free.get()
        try:
            return copy.survives(target, patience)
        finally:
            free.put(copy)

    found = []
    with ThreadPoolExecutor(workers) as pool:
        tried = {pool.submit(lives, target): target for target in chosen}
        for number, future in enumerate(as_completed(tried), 1):
            target = tried[future]
            if future.result():
                found.append(target)
            word = "SURVIVED" if future.result() else "killed"
            print(f"[{number}/{len(chosen)}] {word:8}  {target}", flush=True)
    return found


def _patience(free: SimpleQueue[Copy]) -> float:
    """How long a mutant may take: ten times what the whole source takes, and a little more."""
    copy = free.get()
    began = time.monotonic()
    if not copy.check():
        sys.exit("The scenarios do not hold even without a break: run `astragal check` first.")
    free.put(copy)
    return 5 + 10 * (time.monotonic() - began)


def playable() -> list[str]:
    """The games that have scenarios."""
    return sorted(folder.name for folder in SCENARIOS.iterdir() if folder.is_dir())


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", choices=playable(), help="only this game (all, if not given)")
    parser.add_argument("--sample", type=int, help="try only so many breaks of each game")
    parser.add_argument("--seed", default="astragal", help="chooses the sample")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


def main() -> None:
    """Break each game, then list what survived."""
    given = arguments()
    survived: list[Target] = []
    tried = 0
    for game in [given.game] if given.game else playable():
        chosen = targets(game)
        if given.sample is not None and given.sample < len(chosen):
            chosen = random.Random(given.seed).sample(chosen, given.sample)
        tried += len(chosen)
        with copies(given.workers, SCENARIOS / game) as free:
            survived += survivors(chosen, free, given.workers)
    print(f"\n{tried} breaks, {tried - len(survived)} noticed, {len(survived)} survived")
    for target in survived:
        print(f"  {target}")


if __name__ == "__main__":
    main()
