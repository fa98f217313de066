"""Commands as people type them, and records to type them on."""

from pathlib import Path

import click
from click.testing import CliRunner, Result

import astragal
from astragal.cli import main


def astragal_command(*arguments: str | Path, typed: str | None = None) -> Result:
    """The outcome of a command; a bug in it is raised, not swallowed."""
    words = [str(argument) for argument in arguments]
    return CliRunner().invoke(main, words, input=typed, catch_exceptions=False)


def read_only(name: str, *arguments: str) -> click.Context:
    """A command read to its last option, but not begun."""
    command = main.get_command(click.Context(main), name)
    assert command is not None
    return command.make_context(name, list(arguments))


def finished_record(folder: Path, seed: str = "finished") -> Path:
    """The file of a whole match of Pig to 20, in which everybody holds at 10."""
    match = astragal.game("pig").new(2, options={"goal": 20}, seed=seed)
    while match.options:
        match.apply("hold" if match.view()["total"] >= 10 else "roll")
    path = folder / "finished.astragal"
    path.write_text(astragal.write(astragal.record(match)), encoding="utf-8")
    return path


def edited(path: Path, old: str, new: str) -> Path:
    """The record with one part of its text changed."""
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


def tag(path: Path, name: str) -> str:
    """The whole line of a tag."""
    lines = path.read_text("utf-8").splitlines()
    return next(line for line in lines if line.startswith(f"[{name} "))
