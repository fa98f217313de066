"""Records in files: read with care, written all or nothing, found again."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from secrets import token_hex
from tempfile import gettempdir

from astragal.errors import RecordError
from astragal.games import game as game_of
from astragal.games import game_ids
from astragal.kernel.match import Match
from astragal.prose.text import LANGUAGES
from astragal.records.beside import MOST_TEXT as MOST_PACKS
from astragal.records.beside import beside, lay_packs, read_packs
from astragal.records.record import MOST_TEXT, Record, parse, record, write

SUFFIX = ".astragal"
FIRST_WORD = b"[Astragal "


def read_record(path: Path) -> Record:
    """The record in a file; a RecordError says what is wrong with it."""
    data = _read(path, 4 * MOST_TEXT + 1)
    if len(data) > 4 * MOST_TEXT:
        raise RecordError("file-large", path=str(path), most=MOST_TEXT)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordError("file-no-text", path=str(path)) from error
    if "\0" in text:
        raise RecordError("file-no-text", path=str(path))
    with _in_file(path):
        record = parse(text)
    _read_beside(path, record)
    return record


def _read_beside(path: Path, record: Record) -> None:
    """Have the packs at hand that lie beside a record."""
    packs = beside(path)
    if packs.is_file() and record.game in game_ids():
        text = _read(packs, MOST_PACKS + 1).decode("utf-8", errors="replace")
        with _in_file(packs):
            game_of(record.game).shelf.keep(read_packs(text, record.packs))


@contextmanager
def _in_file(path: Path) -> Iterator[None]:
    """What is wrong with a text is told with the file that it stands in."""
    try:
        yield
    except RecordError as error:
        reason = {language: error.said(language) for language in LANGUAGES}
        raise RecordError("record-in-file", path=str(path), reason=reason) from error


def write_record(path: Path, m: Match) -> None:
    """Keep the match so far in a file, packs from outside beside it; only records are replaced."""
    text = write(record(m))
    try:
        if path.exists() and not _read(path, len(FIRST_WORD)).startswith(FIRST_WORD):
            raise RecordError("file-taken", path=str(path))
        part = path.with_name(f"{path.name}.part")
        part.write_text(text, encoding="utf-8")
        part.replace(path)
        lay_packs(path, m)
    except (OSError, ValueError) as error:
        raise RecordError("file-write", path=str(path), reason=_reason(error)) from error


def typed_path(name: str) -> Path:
    """The file that a player means."""
    try:
        return Path(name).expanduser()
    except RuntimeError as error:
        raise RecordError("file-home", path=name) from error


def fresh_path(game: str) -> Path:
    """A file for the record of a new match, where the player's data live."""
    folder = data_home() / "astragal" / "records"
    # Two tables may open in the same second.
    return folder / f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}-{token_hex(2)}{SUFFIX}"


def data_home() -> Path:
    """The folder of the user's data."""
    named = os.environ.get("XDG_DATA_HOME")
    if named:
        return Path(named)
    try:
        return Path.home() / ".local" / "share"
    except RuntimeError:  # the user of a container may have no home
        return Path(gettempdir())


class Keeper:
    """Keeps the record of the match on the table, so that nothing is lost when the light goes.

    A file that the player asked for stays that of the table when another match is loaded.
    """

    def __init__(self, path: Path, asked: bool = False) -> None:
        self.path = path
        self.asked = asked
        self.kept = False
        self.failed = False

    def keep(self, m: Match) -> None:
        """Write what there is, once there is something; RecordError when it can't be written."""
        if m.number:
            _make_folder(self.path)
            write_record(self.path, m)
            self.kept = True


def _make_folder(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RecordError("file-folder", path=str(path.parent), reason=_reason(error)) from error


def _read(path: Path, most: int) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(most)
    except (OSError, ValueError) as error:
        raise RecordError("file-read", path=str(path), reason=_reason(error)) from error


def _reason(error: OSError | ValueError) -> str:
    return (getattr(error, "strerror", None) or str(error)).lower()
