"""Words with plain spaces, for tests and golden files to compare.

Where no-break spaces stand is one rule, `unbroken` in `prose/text.py`, and
`kernel/test_unbroken.py` holds it for every message of the house.
"""

from pathlib import Path

from astragal.prose import text


def as_written(path: Path, language: str) -> str:
    """The messages of a file with the spaces that they are written with."""
    return path.read_text("utf-8")


text.laid_out = as_written
