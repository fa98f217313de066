"""An earlier commit of this repository, laid out in a folder that is kept between runs.

`.venv-before/COMMIT/source/` holds its source. `make clean` removes it.
"""

import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import click

from tools.other_python import ROOT

KEPT = ROOT / ".venv-before"
# What a build needs; tools and benchmarks are always those of today.
PARTS = ("src", "requirements", "pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE")
NAME_LENGTH = 10


class EarlierError(click.ClickException):
    """A commit that is not there or can't be built."""


@dataclass(frozen=True)
class Earlier:
    """A commit that was laid out."""

    commit: str

    @property
    def folder(self) -> Path:
        return KEPT / self.commit[:NAME_LENGTH]

    @property
    def project(self) -> Path:
        return self.folder / "source"

    @property
    def source(self) -> Path:
        """What goes on PYTHONPATH to import its package."""
        return self.project / "src"


def earlier(revision: str) -> Earlier:
    """The commit that git calls by this name, laid out unless it is already."""
    found = Earlier(git("rev-parse", "--verify", f"{revision}^{{commit}}").decode().strip())
    if not found.project.exists():
        lay_out(found.commit, found.project)
    return found


def last_different() -> str:
    """The commit to compare with when none is named: the last before what is here now."""
    return "HEAD" if git("status", "--porcelain", "--", "src") else "HEAD~1"


def lay_out(commit: str, target: Path) -> None:
    """Write the files of a commit, all of them or none."""
    half_done = target.with_name("half-done")
    shutil.rmtree(half_done, ignore_errors=True)
    half_done.mkdir(parents=True)
    files = git("archive", commit, "--", *PARTS)
    subprocess.run(["tar", "-xf", "-", "-C", half_done], input=files, check=True)
    half_done.rename(target)


def git(*words: str) -> bytes:
    """What git answers; an EarlierError in its own words when it refuses."""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True)
    if done.returncode:
        raise EarlierError(f"git {words[0]}: {done.stderr.decode(errors='replace').strip()}")
    return done.stdout
