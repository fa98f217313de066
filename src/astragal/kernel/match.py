"""A match is a value: seats and what they own, the agenda, the chance, the pending decision.

Every game derives its match from this class and adds what its seats own. Seats count from 0 in
Python, as indices do, and from 1 in every text, as people do. What games need of the words of
`course.py` they import from here.
"""

from typing import Any, Self

from mypy_extensions import mypyc_attr

from astragal.errors import IllegalMove
from astragal.kernel import fields
from astragal.kernel.course import (
    EVERYBODY,
    NOTHING,
    OTHERS,
    PASS,
    REFEREE,
    SPECTATOR,
    Course,
    Event,
    History,
    Move,
    Option,
    Result,
    hears,
)
from astragal.kernel.decision import Decision
from astragal.kernel.notation import resolve, written
from astragal.kernel.parley import RESIGN
from astragal.kernel.redeal import redeal
from astragal.kernel.save import blame_save, from_bytes, match_hash, to_bytes
from astragal.kernel.speaking import ACCEPT, DECLINE, OFFER, is_saying, objection, settle, speak
from astragal.kernel.undo import survives, undo
from astragal.kernel.view import view
from astragal.kernel.why import Why, why

__all__ = [
    "EVERYBODY",
    "NOTHING",
    "OTHERS",
    "PASS",
    "REFEREE",
    "SPECTATOR",
    "Event",
    "History",
    "Match",
    "Move",
    "Option",
    "Result",
    "hears",
]


@mypyc_attr(allow_interpreted_subclasses=True)
class Match(Course):
    """One play of a game. Derived classes add their state, `clone_state`, `pack` and `unpack`."""

    __slots__ = fields.MATCH_SLOTS

    # -- playing ------------------------------------------------------------------------

    def apply(self, move: Any) -> None:
        """Make a move, given by index, option or notation: the whole of it, or IllegalMove."""
        # Any: machine code, too, refuses what is no move in the house's words.
        if isinstance(move, str) and self.options and is_saying(move):
            self.speak(self.seat, move)
            return
        index = resolve(self, move)
        before = self.clone()
        before.earlier = self.earlier
        try:
            self.choose(index)
        except BaseException as error:
            self.become(before)
            blame_save(before, error)
            raise
        self.earlier = before if survives(before, self) else None

    def speak(self, seat: Any, text: Any) -> None:
        """Do what a seat says outside decisions, whoever is asked: `resign`, `offer draw`, …"""
        speak(self, seat, text)

    def settle_talk(self) -> None:
        """One side may be left that has not resigned, or all that are left may have agreed."""
        settle(self)

    def resign(self, seat: int) -> None:
        """Give up: with two sides the other one wins."""
        self.speak(seat, RESIGN)

    def offer(self, seat: int, what: str) -> None:
        """Offer something to everybody else who plays, such as a draw."""
        self.speak(seat, f"{OFFER} {what}")

    def accept(self, seat: int, what: str) -> None:
        """Agree to what is offered; it happens when everybody who plays has agreed."""
        self.speak(seat, f"{ACCEPT} {what}")

    def decline(self, seat: int, what: str) -> None:
        """Decline what is offered, or take one's own offer back."""
        self.speak(seat, f"{DECLINE} {what}")

    def undo(self) -> None:
        """Take the last move back, unless one of the four nevers forbids it."""
        undo(self)

    def redeal(self, seat: Any, rng: Any) -> Self:
        """A match that this seat could be in: what it can't know is dealt afresh."""
        return redeal(self, seat, rng)

    # -- looking at it ------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The pending decision, or nothing when the match is over."""
        return Decision(self) if self.options else None

    def action_ids(self) -> list[int]:
        """The action id of each option: from 0, below `game.actions(setup)`, for learners."""
        number, content = self.game.moves.action_id, self.setup.content
        return [number(content, option) for option in self.options]

    def action_mask(self) -> bytearray:
        """For every action id 1 where it is legal now, else 0."""
        mask = bytearray(self.game.actions(self.setup))
        for action in self.action_ids():
            mask[action] = 1
        return mask

    def option_index(self, action: Any) -> int:
        """The index of the option with this action id, to be chosen; else IllegalMove."""
        if isinstance(action, bool) or not hasattr(action, "__index__"):
            raise IllegalMove(repr(action), "an action id is a whole number")
        ids = self.action_ids()
        if action in ids:
            return ids.index(action)
        most = self.game.actions(self.setup) - 1
        if not 0 <= action <= most:
            raise IllegalMove(str(action), f"action ids go from 0 to {most}")
        raise IllegalMove(str(action), "no option has this action id now")

    def view(self, viewer: Any = SPECTATOR) -> dict[str, Any]:
        """What a seat, a spectator or the referee may see, as plain data."""
        # Any: whoever is not there is told so in the house's words, also by machine code.
        return view(self, viewer)

    def why(self, move: Any) -> Why | None:
        """Why this move is not legal now; nothing when it is. It is given as `apply` takes it."""
        text = written(self, move)
        if self.options and is_saying(text):
            return objection(self, self.seat, text)
        return why(self, text)

    def why_not(self, seat: Any, text: Any) -> Why | None:
        """Why a seat can't say this outside decisions now; nothing when it can."""
        return objection(self, seat, text)

    # -- a match as a value -------------------------------------------------------------

    def to_bytes(self) -> bytes:
        """The whole match, to be kept or sent to another process of the house."""
        return to_bytes(self)

    def hash(self) -> str:
        """One number for the whole match; never shown to a seat."""
        return match_hash(self)

    def __eq__(self, other: object) -> bool:
        """Whether two matches are the same by their bytes; history, undo and events don't count.

        A match changes as it is played, and so has no `__hash__`; `hash()` is a key for a moment.
        """
        if not isinstance(other, Match):
            return NotImplemented
        return self is other or self.to_bytes() == other.to_bytes()

    def __reduce__(self) -> tuple[Any, ...]:
        """On its way to another process a match is its game, its bytes and brought packs."""
        return from_bytes, (self.game, self.to_bytes(), self.packs_along())

    def packs_along(self) -> list[bytes]:
        """The packs that go along when this match travels: all but the game's own."""
        return [pack.to_bytes() for pack in self.game.library.travelling(self.setup.packs)]

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: Any) -> Self:
        return self.clone()
