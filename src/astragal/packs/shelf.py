"""A shelf: where the packs of a game are found, by what they are called and by their hash."""

from collections.abc import Callable, Iterable
from functools import cached_property
from pathlib import Path
from typing import Final

from astragal.packs.bring import own_packs, taken_twice
from astragal.packs.pack import HASH, Pack

MOST_PASSING: Final = 256
Source = Callable[[str], Pack | None]


class Shelf:
    """The packs at hand: the game's own and those that were brought; others are asked for by hash.

    Packs that came along with a match are kept for a while, so that the next one need not bring
    them; whoever keeps packs elsewhere, as a server does in its database, plugs in a source.
    """

    def __init__(self, folders: Iterable[Path] = ()) -> None:
        self._folders = tuple(folders)
        self._brought: dict[str, Pack] = {}
        self._passing: dict[str, Pack] = {}
        self._sources: list[Source] = []
        self._at_hand: tuple[Pack, ...] | None = None

    @cached_property
    def own(self) -> tuple[Pack, ...]:
        """The game's own packs: each file of its content is one."""
        return own_packs(self._folders)

    @cached_property
    def _own_hashes(self) -> dict[str, Pack]:
        return {pack.hash: pack for pack in self.own}

    @property
    def brought(self) -> tuple[Pack, ...]:
        """The packs from outside, by their names."""
        return tuple(self._brought[name] for name in sorted(self._brought))

    @property
    def at_hand(self) -> tuple[Pack, ...]:
        """All packs that a new match may be dealt with."""
        if self._at_hand is None:
            self._at_hand = (*self.own, *self.brought)
        return self._at_hand

    def is_own(self, pack: Pack) -> bool:
        """Whether this is one of the game's own packs, as they are now."""
        return pack.hash in self._own_hashes

    def bring(self, pack: Pack) -> None:
        """Put a pack on the shelf; two of one name are a PackError that names both places."""
        there = self._brought.get(pack.name)
        if there is not None and there != pack:
            raise taken_twice(pack, there)
        self._brought[pack.name] = pack
        self._at_hand = None

    def leave(self, pack: Pack) -> None:
        """Take a brought pack off the shelf again."""
        if self._brought.get(pack.name) == pack:
            del self._brought[pack.name]
        self._passing.pop(pack.hash, None)
        self._at_hand = None

    def plug(self, source: Source) -> None:
        """Ask here too when a pack is looked for by its hash."""
        self._sources.append(source)

    def unplug(self, source: Source) -> None:
        """Ask there no more."""
        self._sources.remove(source)

    def keep(self, packs: Iterable[Pack]) -> None:
        """Keep packs that came along with a match, the last ones of them."""
        for pack in packs:
            self._passing.pop(pack.hash, None)
            self._passing[pack.hash] = pack
        for old in list(self._passing)[:-MOST_PASSING]:  # a copy: threads may keep packs too
            self._passing.pop(old, None)

    def forget(self, hash: str) -> None:
        """Keep a pack no longer that came along with a match."""
        self._passing.pop(hash, None)

    def find(self, hash: str) -> Pack | None:
        """The pack with this hash, wherever it is."""
        found = self._own_hashes.get(hash) or self._passing.get(hash)
        if found is not None or not HASH.fullmatch(hash):
            return found
        for pack in self._brought.values():
            if pack.hash == hash:
                return pack
        for source in self._sources:
            found = source(hash)
            if found is not None:
                self.keep([found])
                return found
        return None
