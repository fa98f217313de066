"""The pending decision as somebody looks at it. Words are made only here, never while playing."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from astragal.kernel.match import Match, Option


class Decision:
    """The seat that must choose, the reason, and every legal option."""

    __slots__ = ("_match", "number", "options", "reason", "seat")

    def __init__(self, match: "Match") -> None:
        self._match = match
        self.seat: int = match.seat
        self.reason: str = match.reason
        self.options: tuple[Option, ...] = match.options
        self.number: int = match.number

    def notations(self) -> list[str]:
        """The options as records and scenarios write them."""
        return [self._match.notation(option) for option in self.options]

    def sentence(self, language: str = "en") -> str:
        """What is asked, in words."""
        return self._match.game.text(language).message(f"ask-{self.reason}", seat=self.seat + 1)

    def plain(self, with_options: bool) -> dict[str, Any]:
        """The decision as plain data; only who chooses may see between what."""
        facts: dict[str, Any] = {
            "seat": self.seat + 1,
            "reason": self.reason,
            "number": self.number,
        }
        if with_options:
            facts["options"] = self.notations()
        return facts

    def __str__(self) -> str:
        numbered = "  ".join(f"{n} {text}" for n, text in enumerate(self.notations()))
        return f"seat {self.seat + 1}, {self.reason}: {numbered}"
