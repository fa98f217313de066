"""The tables in memory: loaded when somebody asks for them, dropped when nobody does."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING

from astragal.server.attendant import attend
from astragal.server.listener import Listener
from astragal.server.lost import broken, lost, over
from astragal.server.play import Play, restored
from astragal.server.pondering import ponder
from astragal.server.problems import Problem
from astragal.server.room import Room
from astragal.server.starting import clocks_of
from astragal.server.store import rows
from astragal.server.winding import wind
from astragal.table.orders import Orders, standing

if TYPE_CHECKING:
    from astragal.server.house import House


class Rooms:
    """Every table is in memory at most once."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._attendants: dict[str, asyncio.Task[None]] = {}
        self._sound: set[str] = set()  # matches that could be restored
        self._lost: dict[str, Problem] = {}  # and those that could not
        self._awaited: dict[str, list[int]] = {}  # who had to decide when a match was let go

    def statuses(self) -> dict[str, int]:
        """How many tables in memory gather, play or are over."""
        found = Counter(room.table.status for room in self._rooms.values())
        return {status: found[status] for status in ("gathering", "playing", "over")}

    def paused(self) -> int:
        """At how many tables in memory bots wait for somebody to come."""
        return sum(room.paused for room in self._rooms.values())

    def loaded(self, id: str) -> Room | None:
        """The room of a table, if it is in memory."""
        return self._rooms.get(id)

    def listeners(self, user: str) -> Iterator[Listener]:
        """Every open socket of somebody."""
        for room in self._rooms.values():
            for listener in list(room.listeners):
                if listener.user is not None and listener.user.id == user:
                    yield listener

    async def room(self, id: str) -> Room:
        """The room of a table."""
        if id in self._rooms:
            return self._rooms[id]
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def resume(self) -> None:
        """Tables with a clock go on by themselves after a start, others when somebody comes."""
        for table in await self._house.store.playing():
            if table.clock.get("kind", "none") != "none":
                await self._resume(table.id)

    async def awaited(self, table: rows.Table) -> list[int]:
        """The seats that must decide in a match; it is fetched only if nobody has seen it yet."""
        known = self._awaited.get(table.match or "")
        return (await self.room(table.id)).decides() if known is None else known

    async def _resume(self, id: str) -> None:
        try:
            await self.room(id)
        except Exception as error:
            # The other tables go on.
            self._house.log.error("could not go on", table=id, error=repr(error))

    async def reload(self, room: Room) -> None:
        """Put a table back to what is on the disk; one that can't be read stays as it is."""
        try:
            found = await self._whole(room.table.id)
        except Exception as error:
            self._house.log.error("could not be read", table=room.table.id, error=repr(error))
            return
        room.table, room.seats, room.play = found.table, found.seats, found.play
        room.matches, room.said = found.matches, found.said
        room.refresh()
        room.changed.set()

    async def reread(self, changed: Room) -> None:
        """A table was changed: when somebody loaded it meanwhile, their room knows it too."""
        if changed.table.id in self._loading:
            with suppress(Problem):
                await asyncio.shield(self._loading[changed.table.id])
        loaded = self._rooms.get(changed.table.id)
        if loaded is not None and loaded is not changed:
            await self.reload(loaded)

    def forget(self, room: Room) -> None:
        """Let go of a table that is closed; its lock is held, so nothing is half done."""
        if self._rooms.get(room.table.id) is room:
            self._attendants.pop(room.table.id).cancel()
            del self._rooms[room.table.id]

    def drop_idle(self) -> None:
        """Forget tables that nobody has open and where nothing happens by itself."""
        for id, room in list(self._rooms.items()):
            if self._idle(room):
                if room.play is not None and not room.play.over:
                    self._awaited[room.play.row.id] = room.decides()
                self._attendants.pop(id).cancel()
                del self._rooms[id]

    async def close(self) -> None:
        """Let every table rest; what was acknowledged is on the disk already."""
        for room in self._rooms.values():
            for listener in room.listeners:
                listener.close()
        for task in self._attendants.values():
            task.cancel()
        await asyncio.gather(*self._attendants.values(), return_exceptions=True)
        self._rooms.clear()

    def _idle(self, room: Room) -> bool:
        quiet = room.now - room.quiet_since > self._house.settings.idle * 1000
        if room.listeners or room.starting or room.lock.locked() or not quiet:
            return False
        play = room.play
        if play is None or play.over:
            return True
        return room.paused or (play.clocks is None and not room.by_itself)

    async def glance(self, id: str) -> Room:
        """A table to look at from afar: when it is not in memory, without its match."""
        return self._rooms.get(id) or await self._read(id)

    async def _read(self, id: str) -> Room:
        store = self._house.store
        table = await store.table(id)
        if table is None:
            raise Problem("not-found", what=id)
        seats, matches = await store.seats(id), await store.matches_of(id)
        return Room(self._house, table, seats, matches, await store.said(id))

    async def _load(self, id: str) -> Room:
        room = await self._whole(id)
        self._awaited.pop(room.table.match or "", None)
        self._rooms[id] = room
        self._attendants[id] = asyncio.create_task(attend(room), name=f"attendant {id}")
        return room

    async def _whole(self, id: str) -> Room:
        """A table as it is on the disk, with its match."""
        room = await self._read(id)
        room.check_open()
        if room.table.match is not None:
            room.play = await self._restored(room, room.table.match)
            await ponder(room, room.play.match)
            self._wind(room, room.play)
        return room

    def _wind(self, room: Room, play: Play) -> None:
        """A live clock does not run while the server is down; days do."""
        if play.clocks is not None:
            days = play.clocks.rules.kind == "days"
            if room.now >= room.beat.end * 1000:
                room.beat.ran = room.beat.end if days else room.now / 1000
            wind(room, play.asked if days else room.now)

    async def can_go_on(self, room: Room) -> bool:
        """Whether the match of a table is there, or could be restored; that is found out once."""
        match = room.table.match
        if match is None or room.table.id in self._rooms or match in self._sound:
            return True
        if match not in self._lost:
            with suppress(Problem):
                await self._restored(room, match)
        return match not in self._lost

    def lost(self, room: Room) -> Problem | None:
        """Why the match of a table can't be gone on with, if that is known."""
        return self._lost.get(room.table.match or "")

    async def _restored(self, room: Room, match: str) -> Play:
        """The match of a table as it is on the disk; whether it could be restored is noted."""
        try:
            play = await self._restore(room, match)
        except Problem as found:
            problem = over(found) if room.table.status == "over" else found
            if match not in self._lost:
                why, error = problem.said("en").words, repr(found.__cause__)
                facts = {"table": room.table.id, "match": match, "why": why, "error": error}
                self._house.log.error("a match is lost", **facts)
            self._lost[match] = problem
            raise problem from found.__cause__
        self._lost.pop(match, None)
        self._sound.add(match)
        return play

    async def _restore(self, room: Room, match: str) -> Play:
        store = self._house.store
        row = await store.match(match)
        if row is None:
            raise lost("lost-broken")
        snapshot, acts, kept = (
            await store.snapshot(match),
            await store.acts(match),
            await store.orders(match),
        )
        try:
            play = restored(row, clocks_of(room), snapshot, acts)
            for seat, orders in kept.items():
                play.orders[seat] = standing(play.match, seat - 1, Orders(**orders))
        except Problem:
            raise
        except Exception as error:
            raise broken(error) from error
        return play
