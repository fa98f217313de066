"""The screen: what is printed and what is typed, in the player's language."""

import sys
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text as Line

from astragal.kernel.game import Game
from astragal.prose.text import HARD_SPACE, Text

with suppress(ImportError):
    import readline  # noqa: F401  (gives the typed line arrow keys and a memory)

FOLDER = Path(__file__).parent / "text"
KEPT = f"\n{HARD_SPACE}"  # no letters, but no control characters either


class Screen:
    """One terminal. Words come from the game on the table first, then from the terminal."""

    def __init__(self, language: str = "en") -> None:
        # A terminal that can't show a letter shows a question mark, not a traceback.
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")
        self.console = Console(highlight=False)
        self.text = Text(language, FOLDER)

    @property
    def language(self) -> str:
        return self.text.language

    def lay_out(self, game: Game) -> None:
        """Speak of this game from now on."""
        self.text = Text(self.language, FOLDER, game.folder / "text")

    def say(self, name: str, style: str = "", **arguments: object) -> None:
        """Print a message."""
        self.tell(self.text.message(name, **arguments), style)

    def tell(self, words: str, style: str = "") -> None:
        """Print words as they are."""
        # A long path is left in one piece, to be copied from the screen.
        self.console.print(Line(clean(words), style), overflow="ignore", crop=False)

    def show(self, thing: RenderableType) -> None:
        """Print a drawing."""
        self.console.print(thing)

    def ask(self, name: str, **arguments: object) -> str:
        """Wait for a typed line; EOFError when nobody is there to type."""
        return input(f"{clean(self.text.message(name, **arguments))} ").strip()

    def clear(self) -> None:
        """Empty the screen, and what could be scrolled back to."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")
        self.console.clear()


def clean(words: str) -> str:
    """Words without control characters: a record may come from a stranger."""
    return "".join(letter for letter in words if letter.isprintable() or letter in KEPT)
