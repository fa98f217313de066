"""The turn of Pig, step by step."""

from typing import Final

from astragal.games.pig.state import Pig
from astragal.kernel.match import Option
from astragal.kernel.step import Frame, steps

ROLL: Final[Option] = ("roll",)
HOLD: Final[Option] = ("hold",)
ROLL_OR_HOLD: Final = (ROLL, HOLD)


def begin(m: Pig) -> None:
    """Everybody starts at 0; seat 1 has the first turn (PIG-1)."""
    m.begin()
    m.do(TURN)


def turn(m: Pig) -> None:
    """The active seat rolls or holds, as often as it likes to roll (PIG-2)."""
    m.ask(m.active, "turn", ROLL_OR_HOLD, chosen)


TURN: Final[Frame] = (turn,)


def chosen(m: Pig, seat: int, option: Option) -> None:
    """After a roll or a hold comes a turn again: of the same seat, or of the next (PIG-7)."""
    if option == ROLL:
        roll(m)
    else:
        hold(m)
    if m.result is None:
        m.now(TURN)


def roll(m: Pig) -> None:
    """2 to 6 is added to the turn total (PIG-3); a 1 loses it and ends the turn (PIG-4)."""
    die = m.chance.die(6)
    m.tell("rolled", m.active, die)
    m.total += die
    if die == 1:
        end_turn(m)


def hold(m: Pig) -> None:
    """The turn total is added to the score (PIG-5); whoever reaches the goal wins (PIG-6)."""
    m.scores[m.active] += m.total
    m.tell("held", m.active, m.scores[m.active])
    if m.scores[m.active] >= m.goal:
        m.finish(tuple(1 if seat == m.active else 2 for seat in range(len(m.scores))))
    else:
        end_turn(m)


def end_turn(m: Pig) -> None:
    """The next seat in order is active, with nothing in its turn total (PIG-7)."""
    m.total = 0
    m.active = (m.active + 1) % len(m.scores)


steps(begin, turn, chosen)
