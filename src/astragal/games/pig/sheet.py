"""The sheet: the few words that a board of Pig needs."""

from functools import cache
from pathlib import Path

from astragal.kernel.table import Sheet
from astragal.kernel.text import Text

WORDS = ("score", "total", "goal")


@cache
def sheet(language: str) -> Sheet:
    """The name of the game and of what is counted in it."""
    text = Text(language, Path(__file__).parent / "text")
    facts = {name: text.message(f"fact-{name}") for name in WORDS}
    return {"game": text.message("game-name"), "facts": facts}
