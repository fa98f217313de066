"""Windows: polls of reactions, the active seat first, until all pass in a row.

A reaction of another seat is first an intent: the active seat may act before it; then it
commits, or is dropped at no cost if it has become illegal. Nobody else knows it before it commits.
"""

from collections.abc import Callable

from astragal.kernel.course import NOTHING, PASS, Course, Option
from astragal.kernel.step import Frame, step

# What is told to everybody when an intent is dropped, and to the seat that had it.
EVENTS = {"dropped": ("seat",), "dropped-move": ("seat", "move")}

# What a seat might mean to do at a moment.
Guess = Callable[[Course, int, str], Option]


def poll(m: Course, seat: int, moment: str) -> tuple[Option, ...]:
    """What a seat is offered at a moment: the one place that decides who is polled.

    With `legal` polling, only a seat that has something to do; with `public` polling, every
    seat that might have, from what all can see, so that a pause tells nothing.
    """
    options = m.reactions(seat, moment)
    if options or (m.public and m.might_react(seat, moment)):
        return (PASS, *options)
    return NOTHING


@step
def window(m: Course, moment: str, passed: int = 0) -> None:
    """Poll the seats for a reaction, the active one first, until all pass in a row."""
    order = m.priority()
    while passed < len(order):
        seat = order[passed]
        options = poll(m, seat, moment)
        if options:
            m.ask(seat, moment, options, reacted, moment, passed)
            return
        passed += 1


@step
def reacted(m: Course, seat: int, option: Option, moment: str, passed: int) -> None:
    """After any reaction the poll starts again."""
    if option == PASS:
        m.do((window, moment, passed + 1))
    else:
        m.do((intend, seat, option, moment), (window, moment, 0))


@step
def intend(m: Course, seat: int, option: Option, moment: str) -> None:
    """The active seat has the first word: it may act before another seat's reaction commits."""
    first = poll(m, m.active, moment) if m.forestalls(seat) else NOTHING
    if first:
        m.ask(m.active, moment, first, forestalled, seat, option, moment)
    else:
        m.do((commit, seat, option, moment))


@step
def forestalled(
    m: Course, first_seat: int, answer: Option, seat: int, option: Option, moment: str
) -> None:
    """The active seat has acted first, or let the intent stand."""
    if answer == PASS:
        m.do((commit, seat, option, moment))
    else:
        m.do((commit, first_seat, answer, moment), (intend, seat, option, moment))


@step
def commit(m: Course, seat: int, option: Option, moment: str) -> None:
    """Carry a reaction out, or drop it at no cost if it has become illegal."""
    if option in m.reactions(seat, moment):
        m.react(seat, option)
    elif m.events is not None:
        m.tell("dropped", seat)
        m.tell_seat(seat, "dropped-move", seat, m.notation(option))


def let_skipped_pass(m: Course) -> None:
    """Take the seats that the pending poll has skipped to have passed, whatever they hold."""
    if m.answer is reacted:
        m.asked = (window, *m.answer_arguments)


def guess_intents(m: Course, viewer: int, guess: Guess) -> None:
    """Put a guess in the place of whatever other seats mean to do, which the viewer can't know."""
    m.agenda = [_guessed(m, frame, viewer, guess) for frame in m.agenda]
    m.asked = _guessed(m, m.asked, viewer, guess)
    if m.answer is forestalled:
        m.answer_arguments = m.asked[1:]


def _guessed(m: Course, frame: Frame, viewer: int, guess: Guess) -> Frame:
    if not frame or frame[0] is not intend or frame[1] == viewer:
        return frame
    _, seat, _, moment = frame
    return (intend, seat, guess(m, seat, moment), moment)
