"""The packs of a house: whatever a match or record was dealt from is found again by its hash."""

import asyncio
from collections import Counter
from collections.abc import Iterable

import structlog

from astragal.errors import PackError
from astragal.games import game as game_of
from astragal.games import game_ids
from astragal.kernel.game import Game
from astragal.packs.pack import Pack, bare, pack_from_bytes
from astragal.server.problems import Problem
from astragal.server.store import Store, rows
from astragal.server.store.packs import PackRows, disown_pack, drop_pack

# What strangers bring with their records: each of them, and all together.
MOST_BROUGHT = 2 * 1024 * 1024
MOST_STRANGE = 256 * 1024 * 1024

log = structlog.stdlib.get_logger("astragal.packs")


class KeptPacks:
    """What the database keeps of packs, at hand for every game."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._rows = PackRows(store)
        self._data: dict[str, bytes] = {}
        self._strange: set[str] = set()
        self.changing = asyncio.Lock()  # by strangers: what one brings is counted before the next

    async def open(self) -> None:
        """Have all packs ready: games ask for them by hash, in the middle of what they do."""
        for row in await self._rows.all():
            self._note(row)
        for id in game_ids():
            game_of(id).shelf.plug(self.find)

    async def kept(self) -> list[rows.Pack]:
        """All that the database keeps."""
        return await self._rows.all()

    async def brought_by(self, user: str) -> list[rows.Pack]:
        """What somebody brought with their records."""
        return await self._rows.all(user)

    async def part_with(self, user: str) -> None:
        """Somebody's records are gone: so are their packs, but for those that others need."""
        async with self.changing:
            mine = await self._rows.all(user)
            dealt = await self.uses() if mine else {}
            needed = {
                one.hash for one in mine if one.hash in dealt or await self._rows.named(one.hash)
            }
            gone = {one.hash for one in mine} - needed
            await self._store.write(
                *(disown_pack(hash, user) for hash in needed),
                *(drop_pack(hash, user) for hash in gone),
            )
            for hash in gone & self._strange:  # the house may have dealt from it just now
                self._forget(hash)

    async def uses(self) -> Counter[str]:
        """How many matches of the house were dealt from each pack, by its hash."""
        return Counter(bare(mark) for mark in await self._rows.dealt())

    def close(self) -> None:
        """Be asked no more."""
        for id in game_ids():
            game_of(id).shelf.unplug(self.find)

    def find(self, hash: str) -> Pack | None:
        """The pack with this hash, if it is kept here."""
        data = self._data.get(hash)
        if data is None:
            return None
        try:
            return pack_from_bytes(data, hash)
        except PackError as error:
            log.error("a pack is damaged", hash=hash, error=str(error))
            return None

    def new_rows(self, packs: Iterable[Pack], now: int) -> list[rows.Pack]:
        """Those of some packs that are not the house's yet, as they will be when it deals them."""
        return [
            rows.Pack(pack.hash, pack.name, pack.to_bytes(), now)
            for pack in packs
            if pack.hash not in self._data or pack.hash in self._strange
        ]

    def has(self, hash: str) -> bool:
        """Whether the pack with this hash is kept."""
        return hash in self._data

    def took(self, added: Iterable[rows.Pack]) -> None:
        """They are on the disk now."""
        for row in added:
            self._note(row)

    def strange(self, game: Game, marks: Iterable[str]) -> bool:
        """Whether one of these packs is known only because somebody brought it with a record."""
        known = {pack.hash for pack in game.shelf.at_hand}
        return any(bare(mark) in self._strange - known for mark in marks)

    async def check_space(self, added: Iterable[rows.Pack], user: str) -> None:
        """Whether a stranger may bring so much more; else a Problem."""
        size = sum(len(row.data) for row in added)
        if not size:
            return
        if size + await self._rows.brought_bytes(user) > MOST_BROUGHT:
            raise Problem("too-many-packs", kib=MOST_BROUGHT // 1024)
        if size + await self._rows.brought_bytes() > MOST_STRANGE:
            raise Problem("no-space-packs")

    def _forget(self, hash: str) -> None:
        self._strange.remove(hash)
        del self._data[hash]
        for id in game_ids():
            game_of(id).shelf.forget(hash)

    def _note(self, row: rows.Pack) -> None:
        self._data[row.hash] = row.data
        if row.user is None:
            self._strange.discard(row.hash)
        else:
            self._strange.add(row.hash)
