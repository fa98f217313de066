"""Records that bring packs of strangers are verified apart: in a process with bounds.

What a stranger's pack makes the rules do may take any time and memory, and the tables go on
meanwhile. Run as a module, this is the other process: record and packs come in on standard input,
and what is wrong with them goes out, in every language.
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
from astragal.records.record import parse
from astragal.records.replay import verify
from astragal.server.problems import Problem

if sys.platform == "linux":
    import resource

AT_ONCE = 1
SECONDS = 30.0
MEMORY = 1024 * 1024 * 1024


class VerificationAsked(msgspec.Struct):
    """What is to be verified."""

    record: str
    packs: str


class Apart:
    """Verifies one record after the other."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def verify(self, record: str, packs: str) -> None:
        """A Problem unless the record holds, by its own packs and within bounds."""
        async with self._turn:
            process = await asyncio.create_subprocess_exec(
                *python_command(__name__), env=python_environment(), stdin=PIPE, stdout=PIPE
            )
            try:
                async with asyncio.timeout(self._seconds):
                    _bound(process, self._seconds)
                    said, _ = await process.communicate(
                        msgspec.json.encode(VerificationAsked(record, packs))
                    )
            except TimeoutError as error:
                raise Problem("packs-heavy") from error
            finally:
                with suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
        _judge(process.returncode, said)


def _judge(code: int | None, said: bytes) -> None:
    if code != 0:  # out of memory or time, or something that no honest pack leads to
        raise Problem("packs-heavy")
    told = msgspec.json.decode(said, type=dict[str, str])
    if told:
        raise Problem("record", detail=lambda language: told[language])


def _bound(process: Process, seconds: float) -> None:
    """Where the system can, bound what the process may use."""
    if sys.platform != "linux":
        return
    with suppress(OSError):  # it may be gone already
        resource.prlimit(process.pid, resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.prlimit(process.pid, resource.RLIMIT_CPU, (int(seconds), int(seconds) + 1))


def _main() -> None:
    asked = msgspec.json.decode(sys.stdin.buffer.read(), type=VerificationAsked)
    told = {}
    try:
        record = parse(asked.record)
        game = game_of(record.game)
        game.shelf.keep(read_packs(asked.packs))
        verify(game, record)
    except RecordError as error:
        told = {language: error.said(language) for language in LANGUAGES}
    sys.stdout.buffer.write(msgspec.json.encode(told))


if __name__ == "__main__":
    _main()
