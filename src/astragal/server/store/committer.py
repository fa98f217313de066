"""One committer writes for everybody: what waits together is committed together.

A commit costs a flush of the disk, whatever is in it. So acts of many matches share one, and
each is answered only after it.
"""

import asyncio
import itertools
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import Executable
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

Write = tuple[Executable, Mapping[str, Any]]
Unit = Sequence[Write]
Batch = list[tuple[Unit, asyncio.Future[None]]]
MOST_TOGETHER = 256


class Committer:
    """A queue of units; each is written wholly or not at all."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: asyncio.Queue[tuple[Unit, asyncio.Future[None]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="committer")

    async def stop(self) -> None:
        """Commit what waits, then end."""
        await self._waiting.join()
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def commit(self, unit: Unit) -> None:
        """Write; when this returns, it is on the disk."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((unit, future))
        # Whoever asked may be gone before the answer; the unit is written all the same.
        await asyncio.shield(future)

    async def _run(self) -> None:
        while True:
            batch = await self._batch()
            try:
                # A connection that broke is given back, and the next batch gets another.
                async with self._engine.connect() as connection:
                    while True:
                        await self._write_batch(connection, batch)
                        self._finish(batch)
                        batch = await self._batch()
            except Exception as error:
                for _, future in batch:
                    _answer(future, error)
                self._finish(batch)

    async def _batch(self) -> Batch:
        batch = [await self._waiting.get()]
        while not self._waiting.empty() and len(batch) < MOST_TOGETHER:
            batch.append(self._waiting.get_nowait())
        return batch

    def _finish(self, batch: Batch) -> None:
        for _ in batch:
            self._waiting.task_done()

    async def _write_batch(self, connection: AsyncConnection, batch: Batch) -> None:
        try:
            await _write(connection, [write for unit, _ in batch for write in unit])
        except Exception as error:
            await connection.rollback()
            if len(batch) == 1:
                _answer(batch[0][1], error)
                return
            # One unit spoiled it for all: each on its own then.
            for one in batch:
                await self._write_batch(connection, [one])
        else:
            for _, future in batch:
                _answer(future, None)


async def _write(connection: AsyncConnection, writes: list[Write]) -> None:
    for _, group in itertools.groupby(writes, key=lambda write: id(write[0])):
        same = list(group)
        await connection.execute(same[0][0], [dict(values) for _, values in same])
    await connection.commit()


def _answer(future: asyncio.Future[None], error: Exception | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)
        future.exception()  # nobody may be left to hear it
