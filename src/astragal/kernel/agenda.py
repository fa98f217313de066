"""What a game may do with its agenda beyond putting frames on top of it.

Steps say what comes next with `m.do` and `m.then`, and that is nearly always enough. The few rules
that reach further, such as an end of the turn that comes whatever happens, or the rest of a card
that goes on with another player in mind, say it with these functions; no game touches the list
itself. Places count from what is done next, which is at 0.
"""

from astragal.kernel.course import Course
from astragal.kernel.step import Frame


def waiting(m: Course) -> tuple[Frame, ...]:
    """What is on the agenda, the frame that is done next first."""
    return tuple(m.agenda[::-1])


def lastly(m: Course, frame: Frame) -> None:
    """Do this after everything that is on the agenda, and after what that will put there."""
    m.agenda.insert(0, frame)


def exchange(m: Course, place: int, frame: Frame) -> None:
    """Do this frame in place of the one that waits there."""
    m.agenda[-1 - place] = frame


def skip(m: Course, count: int) -> None:
    """Don't do the next so many frames."""
    del m.agenda[len(m.agenda) - count :]


def cut(m: Course, place: int) -> None:
    """Don't do the frame that waits there, nor anything after it."""
    del m.agenda[: len(m.agenda) - place]


def only_last(m: Course) -> None:
    """Don't do anything but what comes last."""
    del m.agenda[1:]


def abandon(m: Course) -> None:
    """Don't do anything that is on the agenda."""
    m.agenda.clear()
