"""Records that bring packs of strangers are verified apart: in a process with bounds.

What a stranger's pack makes the rules do may take any time and memory, and so may the reading of
it; the tables go on meanwhile. Run as a module, this is the other process: record and packs come
in on standard input, and out go the packs that the record names, or what is wrong, in every
language.
"""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import msgspec

from astragal.bots.process import python_command, python_environment
from astragal.errors import RecordError
from astragal.games import game as game_of
from astragal.prose.text import LANGUAGES
from astragal.records.beside import read_packs
from astragal.records.record import Record, parse
from astragal.records.replay import verify
from astragal.server.problems import Problem
from astragal.server.results import points_of

if sys.platform == "linux":
    import resource

AT_ONCE = 1
MOST_WAITING = 8
SECONDS = 30.0
MEMORY = 1024 * 1024 * 1024


class VerificationAsked(msgspec.Struct):
    """What is to be verified."""

    record: str
    packs: str


class BroughtPack(msgspec.Struct):
    """A pack that a record names and brought."""

    hash: str
    name: str
    data: bytes


class Verified(msgspec.Struct):
    """What came of it: the packs and what each seat had at the end, or what is wrong."""

    packs: list[BroughtPack] = []
    points: list[int] | None = None
    wrong: dict[str, str] = {}


class Apart:
    """Verifies one record after the other, of everybody one at a time."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._waiting: set[str] = set()

    async def verify(self, user: str, record: str, packs: str) -> Verified:
        """What a record brought, and what came of its match; a Problem unless it holds by that."""
        if user in self._waiting or len(self._waiting) >= MOST_WAITING:
            raise Problem("imports-busy")
        self._waiting.add(user)
        try:
            return await self._verify(msgspec.json.encode(VerificationAsked(record, packs)))
        finally:
            self._waiting.remove(user)

    async def _verify(self, asked: bytes) -> Verified:
        async with self._turn:
            process = await asyncio.create_subprocess_exec(
                *python_command(__name__), env=python_environment(), stdin=PIPE, stdout=PIPE
            )
            try:
                async with asyncio.timeout(self._seconds):
                    bound(process, self._seconds)
                    said, _ = await process.communicate(asked)
            except TimeoutError as error:
                raise Problem("packs-heavy") from error
            finally:
                with suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
        return _judge(process.returncode, said)


def _judge(code: int | None, said: bytes) -> Verified:
    if code != 0:  # out of memory or time, or something that no honest pack leads to
        raise Problem("packs-heavy")
    found = msgspec.json.decode(said, type=Verified)
    if found.wrong:
        raise Problem("record", detail=lambda language: found.wrong[language])
    return found


def bound(process: Process, seconds: float) -> None:
    """Where the system can, bound what the process may use."""
    if sys.platform != "linux":
        return
    with suppress(OSError):  # it may be gone already
        resource.prlimit(process.pid, resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.prlimit(process.pid, resource.RLIMIT_CPU, (int(seconds), int(seconds) + 1))


def _main() -> None:
    asked = msgspec.json.decode(sys.stdin.buffer.read(), type=VerificationAsked)
    try:
        found = _verified(parse(asked.record), asked.packs)
    except RecordError as error:
        found = Verified(wrong={language: error.said(language) for language in LANGUAGES})
    sys.stdout.buffer.write(msgspec.json.encode(found))


def _verified(record: Record, text: str) -> Verified:
    game = game_of(record.game)
    packs = read_packs(text, record.packs)
    game.shelf.keep(packs)
    points = points_of(verify(game, record))
    return Verified([BroughtPack(one.hash, one.name, one.to_bytes()) for one in packs], points)


if __name__ == "__main__":
    _main()
