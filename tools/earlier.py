"""An earlier commit of this repository, laid out in a folder that is kept between runs.

`.venv-before/COMMIT/` holds its source in `source/` and, once somebody has asked for it, an
environment with its compiled build in `compiled/`. `make clean` removes it.
"""

import os
import shutil
import subprocess
import sysconfig
import tempfile
from dataclasses import dataclass
from pathlib import Path

import click

from tools.other_python import ROOT

KEPT = ROOT / ".venv-before"
# What a build needs; tools and benchmarks are always those of today.
PARTS = ("src", "requirements", "pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE")
NAME_LENGTH = 10
PIP = ("-m", "pip", "--quiet", "--disable-pip-version-check")


class EarlierError(click.ClickException):
    """A commit that is not there or can't be built."""


@dataclass(frozen=True)
class Earlier:
    """A commit that was laid out."""

    commit: str

    @property
    def folder(self) -> Path:
        return KEPT / str(self)

    @property
    def project(self) -> Path:
        return self.folder / "source"

    @property
    def source(self) -> Path:
        """What goes on PYTHONPATH to import its package."""
        return self.project / "src"

    @property
    def python(self) -> Path:
        """The Python of its compiled build, which need not be there."""
        return self.folder / "compiled" / "bin" / "python"

    def __str__(self) -> str:
        return self.commit[:NAME_LENGTH]


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


def compile_earlier(found: Earlier, builder: Path) -> bool:
    """Have its compiled build, made by a Python that has mypyc; whether there is one now."""
    if not found.python.exists() and builder.exists() and can_compile():
        with tempfile.TemporaryDirectory() as folder:
            install(found, built_wheel(found, builder, Path(folder)), builder)
    return found.python.exists()


def can_compile() -> bool:
    """Whether a C compiler and Python's headers are here."""
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which("cc") is not None and headers.exists()


def built_wheel(found: Earlier, builder: Path, folder: Path) -> Path:
    """A wheel with compiled modules, built from a copy, so that none lie beside the source."""
    copy = shutil.copytree(found.project, folder / "copy")
    options = ("--no-deps", "--no-build-isolation", "--wheel-dir", folder)
    run(builder, *PIP, "wheel", *options, copy, ASTRAGAL_COMPILE="1")
    return next(folder.glob("*.whl"))


def install(found: Earlier, wheel: Path, builder: Path) -> None:
    """Make the environment and put the wheel into it; it has its name when that is done."""
    half_done = found.folder / "half-done"
    shutil.rmtree(half_done, ignore_errors=True)
    run(builder, "-m", "venv", half_done)
    pins = ("--require-hashes", "--requirement", found.project / "requirements" / "base.txt")
    for what in (pins, (wheel,)):
        run(half_done / "bin" / "python", *PIP, "install", "--no-deps", *what)
    half_done.rename(found.folder / "compiled")


def run(*words: str | Path, **variables: str) -> None:
    """Run a command; an EarlierError with its last words when it fails."""
    done = subprocess.run(words, env={**os.environ, **variables}, capture_output=True)
    if done.returncode:
        raise EarlierError(f"{words[0]} failed: {done.stderr.decode(errors='replace')[-2000:]}")
