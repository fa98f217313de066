"""The pending decision as somebody looks at it. Words are made only here, never while playing."""

import msgspec

from astragal.kernel.course import Course, Option
from astragal.kernel.naming import capital
from astragal.prose.player import YOU, Player


class Asked(msgspec.Struct):
    """The pending decision in a view: who chooses, for which reason, as which decision."""

    seat: int
    reason: str
    number: int
    options: list[str] | msgspec.UnsetType = msgspec.UNSET


class Decision:
    """The seat that must choose, the reason, and every legal option."""

    __slots__ = ("_match", "number", "options", "reason", "seat")

    def __init__(self, match: Course) -> None:
        self._match = match
        self.seat: int = match.seat
        self.reason: str = match.reason
        self.options: tuple[Option, ...] = match.options
        self.number: int = match.number

    def notations(self) -> list[str]:
        """The options as records and scenarios write them."""
        return [self._match.notation(option) for option in self.options]

    def sentence(self, language: str = "en") -> str:
        """What is asked and of whom, in words."""
        return self._asked(language, self._match.player(self.seat))

    def question(self, language: str = "en") -> str:
        """The same as it is put to who decides; a heading for the reason may stand above it."""
        text = self._match.game.text(language)
        if text.has(f"question-{self.reason}"):
            return text.message(f"question-{self.reason}")
        return capital(self._asked(language, YOU).strip())

    def _asked(self, language: str, whom: Player) -> str:
        return self._match.game.text(language).message(f"ask-{self.reason}", seat=whom)

    def shown(self, with_options: bool) -> Asked:
        """The decision as a view has it; only who chooses may see between what."""
        options = self.notations() if with_options else msgspec.UNSET
        return Asked(self.seat + 1, self.reason, self.number, options)

    def __str__(self) -> str:
        numbered = "  ".join(f"{n} {text}" for n, text in enumerate(self.notations()))
        return f"seat {self.seat + 1}, {self.reason}: {numbered}"
