"""What a game makes of packs: which it has, which a match needs, and the tables made of them."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, NamedTuple

from astragal.errors import PackError
from astragal.kernel.facts import Facts
from astragal.kernel.made_once import MadeOnce
from astragal.kernel.setup import Setup
from astragal.packs.pack import Pack, bare
from astragal.packs.shelf import Shelf

Packs = tuple[Pack, ...]
FactsOf = Callable[[Packs], Facts]
MOST_KNOWN: Final = 128  # contents that are kept for the next match with the same packs
MOST_STRANGE: Final = 32  # and of those with packs that are not the game's own


def no_tables(packs: Packs) -> Any:
    """The content of a game without packs."""


def all_of_them(packs: Packs, setup: Setup) -> Iterable[Pack]:
    """What a match needs, in a game whose matches need all packs."""
    return packs


class Finding(NamedTuple):
    """What is said of a file of a pack: what is wrong with it, or what is in it."""

    file: str
    error: PackError | None = None
    summary: str = ""
    warnings: tuple[str, ...] = ()


def nothing_to_say(pack: Pack, beside: Packs) -> Iterable[Finding]:
    """What is said of packs by a game that says nothing of them."""
    return [Finding(node.file) for node in pack.files]


@dataclass(frozen=True, slots=True)
class Reading:
    """How a game reads packs."""

    # Where its own packs lie: its folder, and those of a game that it is built on.
    folders: tuple[Path, ...] = ()
    # What a file may hold: the keys at its top tell which.
    kinds: tuple[type, ...] = ()
    # The tables that steps look things up in.
    tables: Callable[[Packs], Any] = no_tables
    # The packs that a match with these seats and options needs, of those that there are.
    needed: Callable[[Packs, Setup], Iterable[Pack]] = all_of_them
    # What there is to say of each file of a pack to who writes it, beside other packs.
    report: Callable[[Pack, Packs], Iterable["Finding"]] = nothing_to_say
    # Whether packs from outside have a place in the game.
    outside: bool = False


class MissingPacks(Exception):
    """Packs that are nowhere to be found, as saves and records name them."""

    def __init__(self, marks: Iterable[str]) -> None:
        self.marks = tuple(marks)
        super().__init__(self.said)

    @property
    def said(self) -> str:
        """Which they are: `lamplighter (0f3a…)`, or the bare number of one of the game's own."""
        return ", ".join(f"{name} ({hash})" if name else hash for name, hash in self._named())

    def _named(self) -> Iterable[tuple[str, str]]:
        for mark in self.marks:
            name, _, hash = mark[:80].rpartition(":")
            yield name, hash


class Library:
    """The shelf of a game and what was made of its packs so far, known by their hashes."""

    def __init__(self, reading: Reading, options: FactsOf, seat_facts: FactsOf) -> None:
        self.reading = reading
        self.shelf = Shelf(reading.folders)
        self._facts: MadeOnce[Packs, tuple[Facts, Facts]] = MadeOnce(
            lambda packs: (options(packs), seat_facts(packs)), MOST_KNOWN
        )
        # Strangers' packs, however many come, drive out none of the house's.
        self._contents: MadeOnce[Packs, Any] = MadeOnce(reading.tables, MOST_KNOWN)
        self._strange: MadeOnce[Packs, Any] = MadeOnce(reading.tables, MOST_STRANGE)

    def facts(self, packs: Packs | None = None) -> tuple[Facts, Facts]:
        """What can be agreed on, for the match and for each seat, with packs or those at hand."""
        packs = self.shelf.at_hand if packs is None else packs
        return self._facts.of(packs)

    def content(self, packs: Packs | None = None) -> Any:
        """The tables of some packs, or of all at hand."""
        packs = self.shelf.at_hand if packs is None else packs
        known = self._strange if self.travelling(packs) else self._contents
        return known.of(packs)

    def find(self, marks: Iterable[str]) -> Packs:
        """The packs that a save or a record names; MissingPacks says which are not there."""
        there = {mark: self.shelf.find(bare(mark)) for mark in marks}
        missing = [mark for mark, pack in there.items() if pack is None or pack.mark != mark]
        if missing:
            raise MissingPacks(missing)
        return tuple(pack for pack in there.values() if pack is not None)

    def travelling(self, packs: Packs) -> Packs:
        """The packs that must be sent along to another process: all but the game's own."""
        return tuple(pack for pack in packs if not self.shelf.is_own(pack))


def facts_of(given: Facts | FactsOf | None) -> FactsOf:
    """What can be agreed on, as a function of the packs; plain facts are the same for all."""
    if given is None or isinstance(given, Mapping):
        facts: Facts = given or {}
        return lambda packs: facts
    return given


def in_order(packs: Iterable[Pack]) -> Packs:
    """Packs in the order that follows from them alone, each once."""
    return tuple(sorted(set(packs), key=lambda pack: (pack.name, pack.hash)))


def hash_of(packs: Packs) -> str:
    """One number for some packs."""
    told = "\n".join(sorted(pack.mark for pack in packs))
    return blake2b(told.encode(), digest_size=16).hexdigest()
