"""How a match goes: steps put frames on the agenda, somebody is asked, an answer goes on.

This is what the rest of the kernel is built on: windows, saves, views, undo. `Match` in `match.py`
stands on top of them all and is what games derive from.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Self

from mypy_extensions import mypyc_attr

from astragal.errors import EndlessAgenda, IllegalMove
from astragal.kernel import fields
from astragal.kernel.chance import Chance
from astragal.kernel.marks import Uncopied, Unsaved
from astragal.kernel.parley import QUIET, Parley
from astragal.kernel.setup import Setup
from astragal.kernel.step import Frame, Step
from astragal.prose.player import Called, OwnName, Player, player

if TYPE_CHECKING:
    from astragal.kernel.game import Game

Option = tuple[Any, ...]
Event = tuple[Any, ...]
Result = tuple[int, ...]
History = tuple[Any, int, Option]
Move = int | str | Option

PASS: Final[Option] = ("pass",)
NOTHING: Final[tuple[Option, ...]] = ()
EVERYBODY: Final = -1
SPECTATOR: Final = -1
REFEREE: Final = -2
OTHERS: Final = -3

# Steps between two decisions; no rulebook comes near it, a forged save might.
PATIENCE: Final = 100_000


def all_but(seat: int) -> int:
    """Whom an event is told to: everybody but this seat."""
    return OTHERS - seat


def hears(viewer: int, to: int) -> bool:
    """Whether a viewer hears an event; `to` is a seat, everybody, or everybody but one seat."""
    if to <= OTHERS:
        return viewer != OTHERS - to
    return to == EVERYBODY or viewer in (to, REFEREE)


def nobody_asked(m: "Course", seat: int, option: Option) -> None:
    """Stands in the place of the step that takes the answer while nothing is asked."""


def out_of_range(count: int, index: int) -> IllegalMove:
    """The error for an index that none of so many options has."""
    there = f"there are {count} options, numbered from 0 to {count - 1}"
    return IllegalMove(str(index), there if count else "the match is over")


@mypyc_attr(allow_interpreted_subclasses=True)
class Course:
    """The state that every match has: the agenda, what is asked, chance, and how it runs."""

    __slots__ = fields.COURSE_SLOTS

    def __init__(self, game: "Game", setup: Setup, chance: Chance) -> None:
        """What a clone does not take over; all else is set by `blank`, or copied."""
        self.game: Uncopied[Game] = game
        self.setup: Uncopied[Setup] = setup
        self.chance: Uncopied[Chance] = chance
        self.seated: Uncopied[int] = setup.seated
        # Whose belongings no clone shares, as bits: see `owned.py`.
        self.owned: Uncopied[int] = 0
        self.earlier: Uncopied[Course | None] = None
        self.events: Uncopied[list[Event] | None] = None
        # Answers that were the only ones, for whoever listens; like events they are not state.
        self.taken: Uncopied[list[tuple[int, Option]] | None] = None
        # What the seats are called at a table, for whoever reads along; no state either.
        self.names: Uncopied[tuple[str, ...]] = ()

    def blank(self) -> None:
        """Nothing has been done and nobody asked: how every match begins that is no clone."""
        # How many act besides, whom nobody plays: numbered behind the seats; the game chooses.
        self.unseated: Unsaved[int] = 0
        self.agenda: list[Frame] = []
        self.active: int = 0
        self.number: int = 0
        self.result: Result | None = None
        self.parley: Parley = QUIET
        self.asked: Frame = ()
        # What is asked: a loaded match runs the step that asked again.
        self.seat: Unsaved[int] = -1
        self.reason: Unsaved[str] = ""
        self.options: Unsaved[tuple[Option, ...]] = NOTHING
        self.answer: Unsaved[Step] = nobody_asked
        self.answer_arguments: Unsaved[tuple[Any, ...]] = ()
        self.history: Unsaved[History | None] = None

    # -- what steps say -----------------------------------------------------------------

    def do(self, frame: Frame, second: Frame = (), third: Frame = (), fourth: Frame = ()) -> None:
        """Put frames on the agenda; the first is done first."""
        agenda = self.agenda
        if fourth:
            agenda.append(fourth)
        if third:
            agenda.append(third)
        if second:
            agenda.append(second)
        agenda.append(frame)

    def do_all(self, frames: Sequence[Frame]) -> None:
        """Put a list of frames on the agenda; the first is done first."""
        self.agenda.extend(frames[::-1])

    def do_then(self, frames: Sequence[Frame], frame: Frame) -> None:
        """Do some frames and then another: at once where there are none; last thing a step does."""
        if frames:
            self.agenda.append(frame)
            self.do_all(frames)
        else:
            self.now(frame)

    def now(self, frame: Frame) -> None:
        """Do a frame at once instead of through the agenda; it may ask. Last thing a step does."""
        self.asked = frame
        if len(frame) == 1:
            frame[0](self)
        else:
            frame[0](self, *frame[1:])

    def ask(
        self, seat: int, reason: str, options: tuple[Option, ...], answer: Step, *arguments: Any
    ) -> None:
        """Wait for a seat to choose; `answer(match, seat, option, *arguments)` is then called.

        A step that asks does nothing else: a loaded match runs it again to find its options.
        """
        self.seat = seat
        self.reason = reason
        self.options = options
        self.answer = answer
        self.answer_arguments = arguments

    def let_choose(
        self, seat: int, reason: str, options: tuple[Option, ...], answer: Step, *arguments: Any
    ) -> None:
        """Ask where there is a choice; the only answer is taken by itself."""
        if len(options) > 1:
            self.ask(seat, reason, options, answer)
            self.answer_arguments = arguments
        elif options:
            self.take(seat, options[0], answer, *arguments)

    def take(self, seat: int, option: Option, answer: Step, *arguments: Any) -> None:
        """Take the only answer that there is, without asking."""
        if self.taken is not None:
            self.taken.append((seat, option))
        answer(self, seat, option, *arguments)

    def tell(self, kind: str, *arguments: Any) -> None:
        """Say what happened, to everybody."""
        if self.events is not None:
            self.events.append((EVERYBODY, kind, *arguments))

    def tell_seat(self, seat: int, kind: str, *arguments: Any) -> None:
        """Say what happened, to one seat only."""
        if self.events is not None:
            self.events.append((seat, kind, *arguments))

    def tell_others(self, seat: int, kind: str, *arguments: Any) -> None:
        """Say what happened to everybody but one seat, which is told it more closely."""
        if self.events is not None:
            self.events.append((all_but(seat), kind, *arguments))

    def finish(self, places: Result) -> None:
        """End the match: each seat's place, 1 for the winner, equal places for a draw."""
        self.agenda.clear()
        self.result = places

    # -- playing ------------------------------------------------------------------------

    def choose(self, index: Any) -> None:
        """Take one of the options by its index: the fast path, without a way back.

        What is no index is refused, except True and False, which Python takes for 1 and 0.
        """
        # Any: machine code, too, refuses what is no index in the house's words.
        try:
            if index < 0:  # a tuple would count these from its end
                raise out_of_range(len(self.options), index)
            option = self.options[index]
        except (IndexError, OverflowError):
            raise out_of_range(len(self.options), index) from None
        except TypeError:
            reason = "a move is chosen by its index; apply takes options and text too"
            raise IllegalMove(repr(index), reason) from None
        if self.events is not None:
            self.events = []
        self.history = (self.history, self.seat, option)
        self.number += 1
        self.options = NOTHING
        if self.answer_arguments:
            self.answer(self, self.seat, option, *self.answer_arguments)
        else:
            self.answer(self, self.seat, option)
        if not self.options or self.seat >= self.seated:  # unless the answer has asked already
            self.run()
        if self.parley is not QUIET:
            self.settle_talk()

    def run(self) -> None:
        """Do what is on the agenda until somebody is asked or the match is over."""
        agenda = self.agenda
        for _ in range(PATIENCE):
            if self.options:
                if self.seat < self.seated:
                    return
                self.choose_for_unseated()
            elif agenda:
                self.asked = frame = agenda.pop()
                length = len(frame)  # a call without a slice is quicker
                if length == 1:
                    frame[0](self)
                elif length == 2:
                    frame[0](self, frame[1])
                elif length == 3:
                    frame[0](self, frame[1], frame[2])
                else:
                    frame[0](self, *frame[1:])
            else:
                self.seat = -1
                self.reason = ""
                return
        raise EndlessAgenda(f"{PATIENCE} steps were done and nobody was asked: {self.asked[0]}")

    def choose_for_unseated(self) -> None:
        """Answer for a fighter without a seat, as the game chooses; this counts as no move."""
        option = self.options[self.game.unseated_choice(self)]
        self.options = NOTHING
        self.take(self.seat, option, self.answer, *self.answer_arguments)

    # -- a match as a value -------------------------------------------------------------

    @property
    def public(self) -> bool:
        """Whether everybody is polled who might have an answer, from what all can see."""
        return self.setup.public

    def clone(self) -> Self:
        """A copy that can be played on without changing this match; it records no events."""
        other = self.__class__(self.game, self.setup, self.chance.clone())
        self.owned = 0  # from here on both share what seats own
        self.clone_state(other)
        return other

    def become(self, other: "Course") -> None:
        """Take over the state of another match of the same game; events stay switched on."""
        twin = other.clone()
        twin.clone_state(self)
        self.owned = 0
        self.chance = twin.chance
        self.earlier = other.earlier
        if self.events is not None:
            self.events = []

    def __repr__(self) -> str:
        asked = f"seat {self.seat + 1} is asked: {self.reason}" if self.options else "over"
        return f"<match of {self.game.id}, {self.number} moves, {asked}>"

    # -- looking at it ------------------------------------------------------------------

    def notation(self, option: Option) -> str:
        """The text of an option of this match."""
        return self.game.write(self.setup.content, option)

    def say(self, message: str, arguments: Any, language: str = "en") -> str:
        """A message of the game, with the names of this match's content and of its players."""
        return self.game.say(self.setup.content, message, arguments, language, self.called())

    def player(self, seat: int) -> Player:
        """A seat, from 0, as sentences speak of it."""
        return player(seat + 1, self.called())

    def called(self) -> tuple[Called, ...]:
        """What everybody is called: the players, then those whom nobody plays."""
        if not self.unseated:
            return self.names
        nameless = ("",) * (self.seated - len(self.names))
        return (*self.names, *nameless, *self.unseated_names())

    # -- what a derived match brings ----------------------------------------------------

    def settle_talk(self) -> None:
        """See what a decision means for what was said before: see `speaking.py`."""

    def clone_state(self, other: Any) -> None:
        """Make another match equal to this one, by the function that `make fields` writes."""
        raise NotImplementedError

    def unshare(self) -> None:
        """Make what clones share this match's own, for whoever writes to all of it."""

    def pack(self) -> Any:
        """What this game adds to the kernel's state, as a tuple of plain data."""
        raise NotImplementedError

    def unpack(self, state: Any) -> None:
        """Take over what `pack` gave; it comes decoded to the game's `saved` type."""
        raise NotImplementedError

    def unseated_names(self) -> tuple[OwnName, ...]:
        """What those are called whom nobody plays; without a name they are numbered."""
        return ()

    def priority(self, moment: str) -> tuple[int, ...]:
        """The seats in the order in which a window polls them at a moment, the active one first."""
        count = self.seated + self.unseated
        return tuple((self.active + turn) % count for turn in range(count))

    def forestalls(self, seat: int) -> bool:
        """Whether the active seat may act before a reaction of this seat commits."""
        return seat != self.active

    def reactions(self, seat: int, moment: str) -> tuple[Option, ...]:
        """What a seat can answer at a moment."""
        return self.game.reactions(self, seat, moment)

    def might_react(self, seat: int, moment: str) -> bool:
        """Whether, from what everybody can see, a seat might have an answer at a moment."""
        return self.game.might_react(self, seat, moment)

    def must_react(self, seat: int, moment: str) -> bool:
        """Whether a seat that has an answer at a moment may not pass."""
        return False

    def is_quiet(self, moment: str) -> bool:
        """Whether a window can be left out because surely nobody can answer at a moment.

        With `public` polling it must be plain from what everybody can see.
        """
        return False

    def react(self, seat: int, option: Option) -> None:
        """Carry out a reaction that commits."""
        self.game.react(self, seat, option)
