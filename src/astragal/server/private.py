"""Files that only their owner may read: a house keeps passwords, keys and what people said."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

OWNERS_FILE: Final = 0o600
OWNERS_FOLDER: Final = 0o700


def owned(file: Path) -> None:
    """Make a file for its owner alone, if there is none; one that is there stays as it is."""
    # It must not be opened if it is there: closing it would take SQLite's locks away from it.
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNERS_FILE))
