"""What may stand in a name, of a player or of a card: nothing that nobody sees, on one line."""

import unicodedata
from typing import Final

MOST_MARKS: Final = 2  # on one letter: more of them pile up over the lines above


def tidy_name(name: str) -> str:
    """A name on one line: what can't be seen, or turns the text around, is a blank, and blanks
    stand alone; of the marks on a letter the first few stay.
    """
    seen = "".join(sign if sign.isprintable() else " " for sign in name)
    return " ".join(_without_piles(seen).split())


def _without_piles(name: str) -> str:
    kept, marks = "", 0
    for sign in name:
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept += sign
    return kept
