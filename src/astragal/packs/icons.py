"""The names of the icons that the browser app can draw; `tools/icons.py` writes them down."""

from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).with_name("icons.txt")

ICONS: Final = frozenset(
    line for line in FILE.read_text("utf-8").splitlines() if not line.startswith("#")
)
