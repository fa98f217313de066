"""The words of which heroes, cards and statuses are made, as a value.

An effect is written with its word first: `{deal: 4, kind: undefendable}`. A word is a class in
`packs/words`; files of the same name in `effects` and `prose` say what it does and how it reads. A
game that is built on this one extends its vocabulary, and words of both stand in each other.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from astragal.games.dice_throne.packs import conditions as asked
from astragal.games.dice_throne.packs.conditions import Condition
from astragal.games.dice_throne.packs.wordbook import Wordbook
from astragal.games.dice_throne.packs.words import (
    companions,
    compose,
    damage,
    dice,
    players,
    rolls,
    tokens,
)
from astragal.games.dice_throne.packs.words.word import Effect
from astragal.packs.decode import Decoder
from astragal.prose.text import Text, words_in

Entry = TypeVar("Entry", bound=Callable[..., Any])
TOPICS = (damage, players, tokens, dice, companions, compose, rolls)


class Vocabulary:
    """Effects and conditions, and all that is known of each; those of a base included."""

    def __init__(
        self,
        effects: tuple[type[Effect], ...],
        conditions: tuple[type[Condition], ...],
        folder: Path,
        base: "Vocabulary | None" = None,
    ) -> None:
        self.folders: tuple[Path, ...] = (*(base.folders if base else ()), folder)
        below: tuple[type[Effect], ...] = base.effects if base else ()
        asked_below: tuple[type[Condition], ...] = base.conditions if base else ()
        self.effects: tuple[type[Effect], ...] = (*below, *effects)
        self.conditions: tuple[type[Condition], ...] = (*asked_below, *conditions)
        self.decoder = Decoder({Effect: self.effects, Condition: self.conditions})
        self.book = Wordbook()
        self.clauses: dict[type, Callable[[Any, Any], str]] = {}
        self.blocks: dict[type, Callable[[Any, Any], list[Any]]] = {}
        self.worths: dict[type, Callable[[Any, Any, Any], float]] = {}
        self.places: dict[type, tuple[str, ...]] = {}  # where a word may stand, if not everywhere
        if base is not None:
            self.book.include(base.book)
            self.clauses.update(base.clauses)
            self.blocks.update(base.blocks)
            self.worths.update(base.worths)
            self.places.update(base.places)

    def extended(
        self,
        effects: tuple[type[Effect], ...],
        conditions: tuple[type[Condition], ...] = (),
        *,
        folder: Path,
    ) -> "Vocabulary":
        """This vocabulary with more words, for a game in a folder that is built on this one."""
        return Vocabulary(effects, conditions, folder, self)

    def text(self, language: str) -> Text:
        """What the words are said with: the messages of all games that brought them."""
        return words_in(self.folders, language)

    def says(self, word: type) -> Callable[[Entry], Entry]:
        """The function that puts a word into a clause."""
        return _entered(self.clauses, word)

    def block(self, word: type) -> Callable[[Entry], Entry]:
        """The function that puts a word with effects of its own into lines."""
        return _entered(self.blocks, word)

    def worth(self, word: type) -> Callable[[Entry], Entry]:
        """The function that says what a word is worth, in points of health, for bots."""
        return _entered(self.worths, word)


def _entered(table: dict[type, Any], word: type) -> Callable[[Entry], Entry]:
    def enter(function: Entry) -> Entry:
        table[word] = function
        return function

    return enter


def words_of(*modules: Any, slot: type) -> tuple[Any, ...]:
    """The words that modules define, in the order in which they stand there."""
    return tuple(
        kind
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, slot) and kind.__module__ == module.__name__
        if kind is not slot
    )


DICE_THRONE = Vocabulary(
    words_of(*TOPICS, slot=Effect),
    words_of(asked, slot=Condition),
    folder=Path(__file__).parent.parent,
)

# Packs of Dice Throne, decoded.
decode = DICE_THRONE.decoder.decode
decode_text = DICE_THRONE.decoder.text
decode_file = DICE_THRONE.decoder.file
