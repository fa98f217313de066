"""Reviews of records, made one at a time by another process that steps back for the table."""

import asyncio
import os
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import structlog
from sqlalchemy.exc import SQLAlchemyError

from astragal.bots.process import python_command, python_environment
from astragal.records.beside import beside, packs_text
from astragal.server.apart import bound
from astragal.server.problems import Problem

LEVELS = ("greedy", "smart")
AT_ONCE = 1
MOST_WAITING = 20
LONGEST = 1800.0
NICE = 10

ReviewKey = tuple[str, str]
Done = Callable[[ReviewKey, bytes], Awaitable[None]]
ProblemMade = Callable[[], Problem]

log = structlog.stdlib.get_logger("astragal.reviews")


@dataclass(slots=True)
class Job:
    """How far a review is."""

    of: int
    done: int = 0


class Unreviewable(Exception):
    """A record of which the other process made no review, and what it said."""


class ReviewJobs:
    """The reviews that are being made or wait to be; each is handed to `finished`."""

    def __init__(self, finished: Done, longest: float = LONGEST) -> None:
        self._finished = finished
        self._longest = longest
        self._jobs: dict[ReviewKey, Job] = {}
        # What would fail again is kept; of a disk that failed somebody is told once.
        self._given_up: dict[ReviewKey, ProblemMade] = {}
        self._broken: set[ReviewKey] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Semaphore(AT_ONCE)

    def ask(
        self,
        key: ReviewKey,
        record: str,
        decisions: int,
        names: Sequence[str] = (),
        packs: str = "",
    ) -> Job:
        """The job of this record and level, begun unless it runs; or a Problem."""
        self._check(key)
        job = self._jobs.get(key)
        if job is not None:
            return job
        if len(self._jobs) >= MOST_WAITING:
            raise Problem("review-busy")
        job = self._jobs[key] = Job(decisions)
        task = asyncio.create_task(self._make(key, record, job, names, packs), name="review")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return job

    async def stop(self) -> None:
        """End all of them; whoever wants one asks again."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _check(self, key: ReviewKey) -> None:
        if key in self._given_up:
            raise self._given_up[key]()
        if key in self._broken:
            self._broken.remove(key)
            raise Problem("storage")

    async def _make(
        self, key: ReviewKey, record: str, job: Job, names: Sequence[str], packs: str
    ) -> None:
        minutes = round(self._longest / 60)
        try:
            async with self._turn, asyncio.timeout(self._longest):
                await self._finished(key, await reviewed(record, key[1], job, names, packs))
        except TimeoutError as error:
            _log(key, error)
            self._given_up[key] = lambda: Problem("review-long", minutes=minutes, level=key[1])
        except Unreviewable as error:
            _log(key, error)
            self._given_up[key] = lambda: Problem("review-failed")
        except (OSError, SQLAlchemyError) as error:
            _log(key, error)
            self._broken.add(key)
        finally:
            del self._jobs[key]


def _log(key: ReviewKey, error: Exception) -> None:
    log.warning("a review failed", record=key[0], level_of_play=key[1], why=repr(error))


async def reviewed(
    record: str, level: str, job: Job, names: Sequence[str] = (), packs: str = ""
) -> bytes:
    """The review as JSON, made by `astragal review` in a process of its own."""
    with TemporaryDirectory(prefix="astragal-review-") as folder:
        source, target = Path(folder, "record"), Path(folder, "review")
        source.write_text(record, encoding="utf-8")
        beside(source).write_text(packs or packs_text(()), encoding="utf-8")
        options = (str(source), "--level", level, "--json", str(target), "--steps")
        called = [f"--name={name}" for name in names]
        process = await asyncio.create_subprocess_exec(
            *python_command("astragal", "review", *options, *called),
            env=python_environment(),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
        if packs not in ("", packs_text(())):  # a stranger's may make the rules do anything
            bound(process, LONGEST)
        try:
            said = await _watch(process, job)
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        if not target.is_file():
            raise Unreviewable(said)
        return target.read_bytes()


async def _watch(process: asyncio.subprocess.Process, job: Job) -> str:
    """Count along until the process ends; gives the last thing that it said."""
    with suppress(OSError):
        os.setpriority(os.PRIO_PROCESS, process.pid, NICE)
    assert process.stderr is not None
    said = ""
    async for line in process.stderr:
        said = line.decode(errors="replace").strip()
        if said.isdigit():
            job.done = int(said)
    await process.wait()
    return said
