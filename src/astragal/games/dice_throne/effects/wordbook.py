"""The words that effects are made of, each with the function that carries it out."""

from collections.abc import Callable
from typing import Any

from astragal.games.dice_throne.effects.context import Context
from astragal.games.dice_throne.state import DiceThrone

Word = Callable[[DiceThrone, Any, Context], None]
SeatWord = Callable[[DiceThrone, Any, Context, int], None]

QUIET: dict[type, Word] = {}
ASKING: dict[type, Word] = {}
SEAT_WORDS: dict[type, tuple[SeatWord, str, bool]] = {}


def quiet(kind: type) -> Callable[[Word], Word]:
    """Register a word that never asks."""

    def register(word: Word) -> Word:
        QUIET[kind] = word
        return word

    return register


def asking(kind: type) -> Callable[[Word], Word]:
    """Register a word that may ask or push frames."""

    def register(word: Word) -> Word:
        ASKING[kind] = word
        return word

    return register


def to_seat(kind: type, field: str, quiet: bool = True) -> Callable[[SeatWord], SeatWord]:
    """Register a word that is done to the player named in a field."""

    def register(word: SeatWord) -> SeatWord:
        SEAT_WORDS[kind] = (word, field, quiet)
        return word

    return register
