"""What a game may do with its agenda beyond putting frames on top of it.

Steps say what comes next with `m.do`, `m.do_all` and `m.now`, and that is nearly always enough. The
few rules that reach further, such as an end of the turn that comes whatever happens, or the rest of
a card that goes on with another player in mind, say it with these functions; no game touches the
list itself. Places count from what is done next, which is at 0.
"""

from astragal.kernel.course import Course
from astragal.kernel.step import Frame


def waiting(m: Course) -> tuple[Frame, ...]:
    """What is on the agenda, the frame that is done next first."""
    return tuple(m.agenda[::-1])


def lastly(m: Course, frame: Frame) -> None:
    """Put a frame at the very end of the agenda: it is done when all else has been done."""
    m.agenda.insert(0, frame)


def exchange(m: Course, place: int, frame: Frame) -> None:
    """Replace the frame at a place of the agenda by another one."""
    m.agenda[-1 - place] = frame


def skip(m: Course, count: int) -> None:
    """Take the next few frames off the agenda."""
    del m.agenda[len(m.agenda) - count :]


def cut(m: Course, place: int) -> None:
    """Take the frame at a place off the agenda, and all that come after it."""
    del m.agenda[: len(m.agenda) - place]


def only_last(m: Course) -> None:
    """Take everything off the agenda but the very last frame."""
    del m.agenda[1:]


def abandon(m: Course) -> None:
    """Take everything off the agenda."""
    m.agenda.clear()
