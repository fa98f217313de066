"""Help with words that people type."""

import json
from collections.abc import Iterable
from difflib import get_close_matches

LONGEST_WORD = 64
LONGEST_QUOTE = 40
LONGEST_LIST = 100  # a stranger's file may name thousands of things


LONGEST_MOVE = 200


def nearest(word: str, candidates: Iterable[str]) -> str | None:
    """The candidate that was probably meant, if one is close enough; case does not matter."""
    # Comparing costs the product of the lengths, and the word may come from a stranger.
    if len(word) > LONGEST_WORD:
        return None
    spelled = {name.casefold(): name for name in candidates if len(name) <= LONGEST_WORD}
    close = get_close_matches(word.casefold(), spelled, n=1, cutoff=0.6)
    return spelled[close[0]] if close else None


def cut(text: str, most: int = LONGEST_QUOTE) -> str:
    """The text, or its beginning when it is long."""
    return text if len(text) <= most else text[: most - 1] + "…"


def short(value: object) -> str:
    """A value as Python writes it, cut when it is long."""
    try:
        return cut(repr(value))
    except (ValueError, RecursionError):  # thousands of digits, or lists within lists
        return "…"


def quoted(text: str) -> str:
    """The text on one line between quotes, cut when it is long."""
    return json.dumps(cut(text), ensure_ascii=False)


def one_of(words: Iterable[object]) -> str:
    """The words as a choice: all of them, or the first hundred when there are more."""
    names = [str(word) for word in words]
    if len(names) == 1:
        return names[0]
    shown = ", ".join(names[:LONGEST_LIST])
    more = len(names) - LONGEST_LIST
    return f"one of {shown}" + (f" and {more} more" if more > 0 else "")


def tidy(text: str) -> str:
    """A move as typed: case and extra blanks don't matter; what is far too long is cut."""
    return " ".join(text.lower().split())[: LONGEST_MOVE + 1]
