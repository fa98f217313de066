"""What Pig tells the table."""

from functools import partial
from pathlib import Path
from typing import Any

from astragal.games.pig.rules.turn import HOLD
from astragal.games.pig.state import Pig
from astragal.kernel import table as kernel
from astragal.kernel.match import Option
from astragal.kernel.table import Line, Sheet, Table
from astragal.prose.figures import decimal, percent, turned
from astragal.prose.text import words_in

WORDS = ("score", "total", "goal")
BUST = 1 / 6
MEAN_GAIN = (2 + 3 + 4 + 5 + 6) / 6

words_of = partial(words_in, (Path(__file__).parent.parent,))


class Odds(kernel.Odds, frozen=True):
    """How likely the next roll loses the turn total."""

    bust: float


def sheet(content: Any, language: str) -> Sheet:
    """The name of the game and of what is counted in it."""
    say = words_of(language).message
    facts = {name: say(f"fact-{name}") for name in WORDS}
    return Sheet(game=say("game-name"), facts=facts)


def about(m: Pig, viewer: int, language: str) -> list[Line]:
    """What is at stake."""
    return [Line(words_of(language).message("line-total"), str(m.total))] if m.total else []


def forecast(m: Pig, seat: int, option: Option, language: str) -> list[Line]:
    """What holding banks, and what rolling risks."""
    if m.seat != seat or option not in m.options:
        return []
    say = words_of(language).message
    if option == HOLD:
        score = m.scores[seat] + m.total
        banked = Line(say("line-score"), turned(m.scores[seat], score), total=True)
        return [banked, Line(say("line-wins"))] if score >= m.goal else [banked]
    average = (1 - BUST) * m.total + MEAN_GAIN
    return [
        Line(say("line-bust"), percent(BUST, language), tone="hurt"),
        Line(say("line-average"), decimal(average, language), total=True),
    ]


def odds(m: Pig, seat: int, language: str) -> Odds | None:
    """How likely the next roll loses the turn total."""
    return Odds(BUST) if m.seat == seat else None


def points(m: Pig, seat: int) -> int:
    """What a seat has banked."""
    return m.scores[seat]


TABLE = Table(sheet, about, forecast, odds, endings=("hold",), points=points, rolls=("rolled",))
