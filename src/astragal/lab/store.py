"""Results in a file: the plan in the first line, then a line for each finished match."""

from pathlib import Path
from types import TracebackType
from typing import BinaryIO

import msgspec

from astragal.errors import ToldError
from astragal.lab.outcome import Outcome
from astragal.lab.schedule import Plan


class StoreError(ToldError):
    """A results file that can't be read, written or gone on with."""


class OutcomeStore:
    """The finished matches of an arena, kept in a file when there is one."""

    def __init__(self, plan: Plan, path: Path | None = None, resume: bool = False) -> None:
        self.outcomes: dict[int, Outcome] = {}
        self._file: BinaryIO | None = None
        if path is not None:
            self._open(plan, path, resume)

    def _open(self, plan: Plan, path: Path, resume: bool) -> None:
        try:
            found = path.read_bytes() if path.exists() else b""
            if found and not resume:
                raise StoreError("store-there", path=str(path))
            # A line without an end was being written when the arena was killed.
            whole = found[: found.rfind(b"\n") + 1]
            if found:
                self._take_up(plan, path, whole.splitlines() or [found])
            self._file = path.open("r+b" if found else "wb")
            self._file.truncate(len(whole))
            self._file.seek(0, 2)
            if not whole:
                self._write(plan)
        except OSError as error:
            reason = error.strerror or str(error)
            raise StoreError("store-unusable", path=str(path), reason=reason) from error

    def _take_up(self, plan: Plan, path: Path, lines: list[bytes]) -> None:
        if is_older(lines[0]):
            raise StoreError(
                f"{path} was begun by an older arena, which says neither what each seat began "
                "with nor what a fault costs, so it can't be gone on with; name another file"
            )
        try:
            head = msgspec.json.decode(lines[0], type=Plan)
            outcomes = [msgspec.json.decode(line, type=Outcome) for line in lines[1:]]
        except msgspec.DecodeError as error:
            raise StoreError("store-no-results", path=str(path), reason=str(error)) from error
        if head != plan:
            raise StoreError("store-other", path=str(path), differs=difference(head, plan))
        self.outcomes = {outcome.match: outcome for outcome in outcomes}

    def add(self, outcome: Outcome) -> None:
        """Keep a finished match."""
        self._write(outcome)
        self.outcomes[outcome.match] = outcome

    def _write(self, line: Plan | Outcome) -> None:
        if self._file is not None:
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()

    def __enter__(self) -> "OutcomeStore":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._file is not None:
            self._file.close()


def is_older(line: bytes) -> bool:
    """Whether this is the plan of an arena in which a bot that failed was always replaced."""
    try:
        found = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False
    known = {"game", "engine", "content", "bots", "seats", "options"}
    return isinstance(found, dict) and known <= found.keys() and "on_fault" not in found


def difference(there: Plan, here: Plan) -> str:
    """In what two plans differ, in words."""
    old, new = msgspec.structs.asdict(there), msgspec.structs.asdict(here)
    return "; ".join(
        f"{name} {plain(old[name])} there, {plain(new[name])} here"
        for name in old
        if old[name] != new[name]
    )


def plain(value: object) -> str:
    """A part of a plan as it is spoken of."""
    return msgspec.json.encode(value).decode()
