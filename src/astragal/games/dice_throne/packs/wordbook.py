"""What the words of a vocabulary do: each with the function that carries it out.

Looked up for every effect, by the type of the word alone.
"""

from collections.abc import Callable
from typing import Any, Final

WordEffect = Callable[[Any, Any, Any], None]
SeatWord = Callable[[Any, Any, Any, int], None]
ConditionCheck = Callable[[Any, Any, Any], bool]


# How a word is carried out: at once, at once to whoever says it, to players, or by asking.
AT_ONCE: Final = 0
TO_ME: Final = 1
TO_PLAYERS: Final = 2
ASKING: Final = 3


class ReadyWord:
    """A word at its place in a list of effects, with all that carrying it out needs."""

    __slots__ = ("at", "does", "effect", "how", "may_ask", "script", "whom")

    def __init__(self, effect: Any, script: int, at: int) -> None:
        self.effect = effect
        self.script = script
        self.at = at
        self.how = ASKING
        self.may_ask = True  # or put frames on the agenda
        self.whom = ""  # the players that it is done to
        self.does: Callable[..., None] = does_nothing


def does_nothing(*arguments: Any) -> None:
    """Stands in until it is known what a word does."""


class Wordbook:
    """Words by what they do: at once, asking, to players; and what may be asked of the match."""

    def __init__(self) -> None:
        self.quiet_words: dict[type, WordEffect] = {}
        self.asking_words: dict[type, WordEffect] = {}
        # With the field that names the player, and whether it never asks.
        self.seat_words: dict[type, tuple[SeatWord, str, bool]] = {}
        self.questions: dict[type, ConditionCheck] = {}  # by condition
        self.idle: dict[type, ConditionCheck] = {}  # whether a word would do nothing now
        self.taken: dict[type, Callable[[Any, int], bool]] = {}  # whether it finds what it takes

    def include(self, other: "Wordbook") -> None:
        """Take over all words of another book."""
        self.quiet_words.update(other.quiet_words)
        self.asking_words.update(other.asking_words)
        self.seat_words.update(other.seat_words)
        self.questions.update(other.questions)
        self.idle.update(other.idle)
        self.taken.update(other.taken)

    def ready(self, effect: Any, script: int, at: int) -> ReadyWord:
        """A word made ready to be carried out."""
        word, kind = ReadyWord(effect, script, at), type(effect)
        if kind in self.quiet_words:
            word.how, word.does = AT_ONCE, self.quiet_words[kind]
        elif kind in self.seat_words:
            word.does, field, is_quiet = self.seat_words[kind]
            word.whom = getattr(effect, field)
            word.how = TO_ME if is_quiet and word.whom == "me" else TO_PLAYERS
        elif kind in self.asking_words:
            word.does = self.asking_words[kind]
        word.may_ask = word.how not in (AT_ONCE, TO_ME)
        return word

    def quiet(self, kind: type) -> Callable[[WordEffect], WordEffect]:
        """A word that never asks."""

        def enter(word: WordEffect) -> WordEffect:
            self.quiet_words[kind] = word
            return word

        return enter

    def asking(self, kind: type) -> Callable[[WordEffect], WordEffect]:
        """A word that may ask or push frames."""

        def enter(word: WordEffect) -> WordEffect:
            self.asking_words[kind] = word
            return word

        return enter

    def to_seat(self, kind: type, field: str, quiet: bool = True) -> Callable[[SeatWord], SeatWord]:
        """A word that is done to the player named in a field."""

        def enter(word: SeatWord) -> SeatWord:
            self.seat_words[kind] = (word, field, quiet)
            return word

        return enter

    def asks(self, kind: type) -> Callable[[ConditionCheck], ConditionCheck]:
        """A condition."""

        def enter(question: ConditionCheck) -> ConditionCheck:
            self.questions[kind] = question
            return question

        return enter

    def does(self, kind: type) -> bool:
        """Whether a word does anything."""
        return kind in self.quiet_words or kind in self.asking_words or kind in self.seat_words
