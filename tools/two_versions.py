"""Two versions of Astragal, each in a process of its own, and what they do not do alike."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

import click

from tools.other_python import OtherPython
from tools.seeded_matches import HASH_EVERY, Order, Played

Kind = Literal["decision", "events", "hash", "clone"]
LONGEST = 3000


@dataclass(frozen=True)
class Difference:
    """One thing that is not the same, told for people."""

    kind: Kind
    report: str


@dataclass(frozen=True)
class Compared:
    """A match that both have played."""

    decisions: int
    differences: list[Difference]


class Side:
    """One version, in a process that plays what it is told."""

    def __init__(self, python: str | None, source: Path | None) -> None:
        """Without a source, what is installed in the environment of this Python is played."""
        self.process = OtherPython("tools.seeded_matches", python, source)
        self.origin = self.process.hear(str)
        if source and not Path(self.origin).is_relative_to(source):
            raise click.ClickException(f"{self.origin} is played and not what is in {source}")

    def play(self, order: Order) -> Played:
        return self.process.ask(order, Played)

    def close(self) -> None:
        self.process.close()


@dataclass(frozen=True)
class Pair:
    """The two versions that are compared."""

    before: Side
    now: Side

    def compare(self, order: Order) -> Compared:
        """Have both play a match and tell what is not the same."""
        before, now = self.play(order)
        found = [
            Difference(kind, f"{kind} differs: {self.told(order, number)}")
            for kind, number in first_differences(before, now)
        ]
        found += [Difference("clone", f"{what}: {titled(order)}") for what in now.problems]
        return Compared(len(now.asked) - 1, found)

    def play(self, order: Order) -> tuple[Played, Played]:
        """Have both play a match; only the newer one plays clones beside it."""
        return self.before.play(order), self.now.play(replace(order, clones=True))

    def told(self, order: Order, number: int) -> str:
        """Which match and decision, and what each side asks there."""
        before, now = self.play(replace(order, show=number))
        return (
            f"{titled(order)}, decision {number}\n"
            f"  before: {(before.shown or 'nothing, it was over')[:LONGEST]}\n"
            f"  now:    {(now.shown or 'nothing, it was over')[:LONGEST]}"
        )


def first_differences(before: Played, now: Played) -> Iterator[tuple[Kind, int]]:
    """The decisions at which they first differ; after another choice all else must differ too."""
    number = first_difference(before.asked, now.asked)
    if number is not None:
        yield "decision", number
        return
    number = first_difference(before.told, now.told)
    if number is not None:
        yield "events", number
    number = first_difference(before.hashes, now.hashes)
    if number is not None:
        yield "hash", min(number * HASH_EVERY, len(now.asked) - 1)


def first_difference(one: list[str], other: list[str]) -> int | None:
    """The first place at which two lists are not the same, if any."""
    for number, (a, b) in enumerate(zip(one, other, strict=False)):
        if a != b:
            return number
    return None if len(one) == len(other) else min(len(one), len(other))


def titled(order: Order) -> str:
    """Enough to play a match again."""
    return f"{order.game}, seed {order.seed!r}, seats {order.seats}, options {order.options}"
