"""Why a move is not legal now: the rule's id and a sentence in the reader's language."""

from typing import TYPE_CHECKING, Any

from astragal.kernel.notation import tidy

if TYPE_CHECKING:
    from astragal.kernel.game import Game
    from astragal.kernel.match import Match

# What a game says of an illegal move: a rule id or nothing, a message id, its arguments.
Refusal = tuple[str | None, str, dict[str, Any]]


class Why:
    """A refusal that can be read in every language."""

    __slots__ = ("_game", "arguments", "message", "rule")

    def __init__(self, game: "Game", refusal: Refusal) -> None:
        self._game = game
        self.rule, self.message, self.arguments = refusal

    def sentence(self, language: str = "en") -> str:
        """The reason in words."""
        return self._game.say(self.message, self.arguments, language)

    def __str__(self) -> str:
        return self.sentence() + (f" ({self.rule})" if self.rule else "")


def no_such_option(m: Any, seat: int, text: str) -> Refusal:
    """What a game says that knows no better reason."""
    return (None, "why-no-such-move", {"move": text})


def why(m: "Match", text: str) -> Why | None:
    """Why this move is not legal now; nothing when it is."""
    wanted = tidy(text)
    if not m.options:
        return Why(m.game, (None, "why-match-over", {}))
    if any(m.game.write(option) == wanted for option in m.options):
        return None
    return Why(m.game, m.game.refusal(m, m.seat, wanted))
