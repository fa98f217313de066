"""What Pig tells the table."""

from functools import cache
from pathlib import Path

from astragal.kernel.table import Sheet, Table
from astragal.kernel.text import Text

WORDS = ("score", "total", "goal")


@cache
def words_of(language: str) -> Text:
    """The messages of a language, read once."""
    return Text(language, Path(__file__).parent / "text")


def sheet(language: str) -> Sheet:
    """The name of the game and of what is counted in it."""
    text = words_of(language)
    facts = {name: text.message(f"fact-{name}") for name in WORDS}
    return {"game": text.message("game-name"), "facts": facts}


TABLE = Table(sheet)
