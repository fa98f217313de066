"""Tours: a guided first match as data. Seat 1 is the learner's; the other moves make themselves.

A tour begins like any match and says something at its steps; after the last one the match goes on
freely. It is checked by playing it, so that a rule that changes can't leave a tour behind.
"""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated

import msgspec

from astragal.errors import AstragalError
from astragal.kernel.facts import Value
from astragal.kernel.match import Match
from astragal.kernel.notation import resolve
from astragal.packs.decode import Matches, Range, decode_file
from astragal.packs.yaml import NOWHERE, Position

if TYPE_CHECKING:
    from astragal.kernel.game import Game

Message = Annotated[str, Matches("tour-[a-z0-9-]{1,40}", "a message like tour-goal")]
BoardPart = Annotated[
    str, Matches("[a-z][a-z0-9-]{0,30}", "the name of a part of the board, like dice")
]


@dataclass(frozen=True, slots=True)
class TourStep:
    """One idea: what is said, where the finger points, and the move that is made then."""

    say: Message = ""
    point: BoardPart = ""
    seat: Annotated[int, Range(1, 16)] = 1
    move: str = ""
    at: Position = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Tour:
    """A match that is begun for a newcomer."""

    seats: list[dict[str, Value]]
    seed: str
    steps: list[TourStep]
    options: dict[str, Value] = field(default_factory=dict)

    def moves(self) -> list[TourStep]:
        """The steps with a move, one for each decision from the first on."""
        return [step for step in self.steps if step.move]

    def told(self, game: "Game", language: str) -> "ToldTour":
        """The tour in words, for the table."""
        say = game.text(language).message
        steps = [
            ToldStep(
                seat=step.seat,
                move=step.move or None,
                words=say(step.say) if step.say else "",
                point=step.point or None,
            )
            for step in self.steps
        ]
        return ToldTour(self.seats, self.options, steps)


class ToldStep(msgspec.Struct, frozen=True):
    """A step as the table is told it."""

    seat: int
    move: str | None
    words: str
    point: str | None


class ToldTour(msgspec.Struct, frozen=True):
    """A guided first match as the table is told it."""

    seats: list[dict[str, Value]]
    options: dict[str, Value]
    steps: list[ToldStep]


def load_tour(game: "Game") -> Tour | None:
    """The tour of a game, checked by playing it; nothing where the game has none."""
    if not game.tour_file.is_file():
        return None
    tour = decode_file(game.tour_file, Tour)
    play(game, tour)
    return tour


def begin(game: "Game", tour: Tour) -> Match:
    """The match of a tour at its start."""
    return game.new(tour.seats, options=tour.options, seed=tour.seed)


def play(game: "Game", tour: Tour) -> Match:
    """The match after all steps of a tour; a PackError says which step is wrong."""
    m = begin(game, tour)
    for step in tour.steps:
        if step.move:
            make(m, step)
        elif not step.say:
            raise step.at.error("a step says something, or makes a move, or both")
    return m


def make(m: Match, step: TourStep) -> None:
    """Make the move of a step."""
    if not m.options:
        raise step.at.error(f"the match is over before {step.move!r}")
    if m.seat != step.seat - 1:
        raise step.at.error(f"seat {m.seat + 1} must decide here, not seat {step.seat}")
    try:
        m.choose(resolve(m, step.move))
    except AstragalError as error:
        raise step.at.error(f"this move is not legal here: {error}") from error
