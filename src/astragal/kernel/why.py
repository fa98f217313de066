"""Why a move is not legal now: the rule's id and a sentence in the reader's language."""

from collections.abc import Iterable, Sequence
from typing import Any

from astragal.kernel.course import Course, Option
from astragal.packs.pack import home_of, meant
from astragal.prose.spelling import nearest, tidy

# What a game says of an illegal move: a rule id or nothing, a message id, its arguments.
Refusal = tuple[str | None, str, dict[str, Any]]

MOST_MOVES = 8


class Why:
    """A refusal that can be read in every language."""

    __slots__ = ("_match", "arguments", "message", "rule")

    def __init__(self, m: Course, refusal: Refusal) -> None:
        self._match = m
        self.rule, self.message, self.arguments = refusal

    def sentence(self, language: str = "en") -> str:
        """The reason in words."""
        return self._match.say(self.message, self.arguments, language)

    def __str__(self) -> str:
        return self.sentence() + (f" ({self.rule})" if self.rule else "")


def no_such_option(m: Any, seat: int, text: str) -> Refusal:
    """What a game says that knows no better reason."""
    return (None, "why-no-such-move", {"move": text})


def unknown(message: str, word: str, known: Iterable[str]) -> Refusal:
    """A word that means nothing here, with the one that was probably meant."""
    near = nearest(word, known)
    if near is None:
        return (None, message, {"word": word})
    return (None, f"{message}-near", {"word": word, "near": near})


def unknown_verb(m: Course, verb: str) -> Refusal | None:
    """No move begins with this word."""
    known = m.game.moves.verbs
    return None if verb in known else unknown("why-unknown-word", verb, sorted(known))


def not_asked(m: Course, seat: int, rule: str) -> Refusal | None:
    """It is for another seat to decide, by the rule that says who is asked."""
    return None if seat == m.seat else (rule, "why-not-asked", {"seat": m.seat + 1})


def other_answer(m: Course, verb: str) -> Refusal:
    """The question is another one, or this is none of its answers: say which there are."""
    same = [option for option in m.options if option[0] == verb]
    if same:
        return (None, "why-none-of-these", {"moves": moves(m, same)})
    return (None, "why-other-question", {"moves": moves(m, m.options)})


def moves(m: Course, options: Sequence[Option]) -> str:
    """Options as they are written, the first few of them when there are many."""
    shown = ", ".join(m.notation(option) for option in options[:MOST_MOVES])
    return shown + (", …" if len(options) > MOST_MOVES else "")


def in_full(m: Course, seat: int, text: str) -> str:
    """A move as it is written: where somebody left out the pack of an id and it is clear which is
    meant, the pack is put before it. The pack of the seat's own hero comes first, then the game.
    """
    if not any(pack.name for pack in m.setup.packs):
        return text
    known = m.game.moves.words(m.setup.content)
    own = {home_of(fact) for fact in m.setup.seats[seat].values() if isinstance(fact, str)}
    verb, *words = text.split(" ")
    return " ".join([verb, *(meant(word, known, own) for word in words)])


def legal(m: Course, wanted: str) -> int | None:
    """The index of the option that is written so, or is meant so."""
    written = [m.notation(option) for option in m.options]
    if wanted not in written:
        wanted = in_full(m, m.seat, wanted)
    return written.index(wanted) if wanted in written else None


def why(m: Course, text: str) -> Why | None:
    """Why this move is not legal now; nothing when it is."""
    wanted = tidy(text)
    if not m.options:
        return Why(m, (None, "why-match-over", {}))
    if legal(m, wanted) is not None:
        return None
    return Why(m, m.game.refusal(m, m.seat, in_full(m, m.seat, wanted)))
