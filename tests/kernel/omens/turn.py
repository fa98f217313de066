"""The turn of Omens: something sets omens off; they are declared, then carried out one by one."""

from astragal.kernel.match import Option
from astragal.kernel.step import step
from astragal.kernel.window import window
from tests.kernel.omens.state import BELL, CROW, LAST_TURN, OWL, Omens

SETS_OFF = {"hoot": (OWL, OWL), "caw": (CROW,), "toll": (BELL, OWL), "wait": ()}
MOVES: tuple[Option, ...] = tuple((move,) for move in SETS_OFF)


@step
def begin_omens(m: Omens) -> None:
    """Nobody has points."""
    m.begin()
    m.do((omens_turn,))


@step
def omens_turn(m: Omens) -> None:
    """The active seat sets omens off for everybody."""
    m.ask(m.active, "turn", MOVES, omens_chosen)


@step
def omens_chosen(m: Omens, seat: int, option: Option) -> None:
    for omen in SETS_OFF[option[0]]:
        m.set_off += [(each, omen) for each in range(m.seated)]
    m.do((window, "omens"), (carry_omen_out,))


@step
def carry_omen_out(m: Omens) -> None:
    """The first of the queue, and then what that has set off; an empty queue ends the turn."""
    if not m.queue:
        end_turn(m)
        return
    seat, omen = m.queue.pop(0)
    m.tell("came", seat, omen)
    if omen == OWL:
        m.points[seat] += 1
    elif omen == BELL:
        m.set_off += [(each, CROW) for each in range(m.seated)]
    else:
        m.points = [points - (each != seat) for each, points in enumerate(m.points)]
    m.do((window, "omens"), (carry_omen_out,))


def end_turn(m: Omens) -> None:
    m.turns += 1
    if m.turns == LAST_TURN:
        best = max(m.points)
        m.finish(tuple(1 if points == best else 2 for points in m.points))
    else:
        m.active = (m.active + 1) % m.seated
        m.do((omens_turn,))
