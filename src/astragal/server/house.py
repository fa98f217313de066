"""The house: everything that the tables of one server share."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog

from astragal.server.accounts import Accounts
from astragal.server.health import Health
from astragal.server.identity import Identity
from astragal.server.kept_packs import KeptPacks
from astragal.server.limits import Buckets, Rate
from astragal.server.metrics import Metrics
from astragal.server.opening import check_file, make_folder, plainly
from astragal.server.passwords import Passwords
from astragal.server.problems import Problem
from astragal.server.records import Records
from astragal.server.review_jobs import ReviewJobs, ReviewKey
from astragal.server.rooms_in_memory import Rooms
from astragal.server.settings import Settings
from astragal.server.store import Store
from astragal.server.store.cabinet import Cabinet
from astragal.server.store.hold import Hold
from astragal.server.store.people import People
from astragal.server.thinkers import Thinkers
from astragal.server.tokens import Tokens

SWEEP = 30.0
REPORTS = Rate(burst=5, second=1 / 300)
MURMURS = Rate(burst=6, second=1 / 10)  # what somebody says who only watches


class House:
    """Store, rooms, bots and figures of one server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.time = settings.time
        self.store = Store(settings.address, settings.database)
        self.hold = Hold(settings.data, self.store.engine)
        self.is_open = False
        self.cabinet = Cabinet(self.store)
        self.packs = KeptPacks(self.store)
        self.people = People(self.store)
        self.tokens = Tokens(self.cabinet)
        self.identity = Identity(self.store, self.tokens, settings.time)
        self.accounts = Accounts(self.cabinet, Passwords())
        self.records = Records(self.store, self.cabinet, self.packs)
        self.reviews = ReviewJobs(self._reviewed)
        self.reports = Buckets(REPORTS)
        self.murmurs = Buckets(MURMURS)
        self.metrics = Metrics()
        self.health = Health(self.store)
        self.thinkers = Thinkers(
            settings.bots, settings.time.now, self.metrics.thinking_wait.observe
        )
        self.rooms = Rooms(self)
        self.making = asyncio.Lock()  # of tables: one is counted before the next is made
        self.log = structlog.stdlib.get_logger("astragal.table")
        self._tasks: set[asyncio.Task[None]] = set()
        self._resuming: asyncio.Task[None]

    async def open(self) -> None:
        """Open the database and go on with what was left."""
        await self.open_disk()
        self._resuming = asyncio.create_task(self._besides(self.rooms.resume()))
        self.spawn(self._sweep())

    async def open_disk(self) -> None:
        """Open the database alone, if nobody else has it: nothing moves."""
        make_folder(self.settings.data)
        try:
            with plainly(self.settings.address, self.settings.database):
                await self.hold.take()
                check_file(self.settings.address)
                await self.store.open()
                await self.identity.open()
                await self.packs.open()
        except BaseException:
            await self.store.engine.dispose()
            await self.hold.release()
            raise
        self.is_open = True

    async def close_disk(self) -> None:
        """Write what waits and let go of the database."""
        self.packs.close()
        await self.store.close()
        await self.hold.release()
        self.is_open = False

    async def close(self) -> None:
        """Stop in good order."""
        await asyncio.sleep(0)  # what was begun just now gets to know that it ends
        await self._resuming  # breaking it off would leave connections open
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.reviews.stop()
        await self.rooms.close()
        self.thinkers.close()
        await self.close_disk()

    def count(self) -> None:
        """Bring the figures up to date that nobody counts along."""
        for status, number in self.rooms.statuses().items():
            self.metrics.tables.labels(status).set(number)
        self.metrics.paused.set(self.rooms.paused())
        self.metrics.bot_faults.set(self.thinkers.faults)
        for level, number in self.thinkers.waiting().items():
            self.metrics.thinking_queue.labels(level).set(number)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something besides; it ends with the house."""
        task = asyncio.create_task(self._besides(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _reviewed(self, key: ReviewKey, review: bytes) -> None:
        await self.cabinet.add_review(*key, review, int(self.time.now() * 1000))

    async def _besides(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Problem as problem:
            self.log.info("given up", problem=problem.code)
        except Exception:
            self.log.exception("something failed besides")

    async def _sweep(self) -> None:
        while True:
            await self.time.until(self.time.now() + SWEEP)
            self.rooms.drop_idle()
