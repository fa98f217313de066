"""Windows: polls of reactions, in the order that the match names, until all pass in a row.

A reaction of another seat is first an intent: the active seat may act before it; then it
commits, or is dropped at no cost if it has become illegal. Nobody else knows it before it commits.

Where a seat must react there is no pass: it answers until it has nothing left to answer with, each
answer commits at once, and an answer that is the only one is taken without asking.
"""

from collections.abc import Callable
from typing import Final

from astragal.kernel.course import NOTHING, PASS, Course, Option
from astragal.kernel.step import Frame, steps

# What is told to everybody when an intent is dropped, and to the seat that had it.
EVENTS = {"dropped": ("seat",), "dropped-move": ("seat", "move")}

ONLY_PASS: Final = (PASS,)

# What a seat might mean to do at a moment.
Guess = Callable[[Course, int, str], Option]


def poll(m: Course, seat: int, moment: str) -> tuple[Option, ...]:
    """What a seat is offered at a moment: the one place that decides who is polled.

    With `legal` polling, only a seat that has something to do; with `public` polling, every
    seat that might have, from what all can see, so that a pause tells nothing.
    """
    options = m.reactions(seat, moment)
    if options:
        return options if m.must_react(seat, moment) else (PASS, *options)
    return ONLY_PASS if m.setup.public and m.might_react(seat, moment) else NOTHING


def window(m: Course, moment: str, passed: int = 0) -> None:
    """Poll the seats for a reaction, in order, until all pass in a row."""
    if m.is_quiet(moment):
        return
    order = m.priority(moment)
    while passed < len(order):
        seat = order[passed]
        options = poll(m, seat, moment)
        if not options:
            passed += 1
        elif len(options) == 1 and options[0] != PASS:
            m.take(seat, options[0], reacted, moment, passed)
            return
        else:
            m.ask(seat, moment, options, reacted, moment, passed)
            return


def poll_then(m: Course, polling: Frame, frame: Frame) -> None:
    """Go on with a frame after a poll: at once where nobody can answer; last thing a step does."""
    if m.is_quiet(polling[1]):
        m.now(frame)
    else:
        m.do(polling, frame)


def reacted(m: Course, seat: int, option: Option, moment: str, passed: int) -> None:
    """After any reaction the poll starts again."""
    if option == PASS:
        m.do((window, moment, passed + 1))
    elif m.must_react(seat, moment):
        m.do((commit, seat, option, moment), (window, moment, 0))
    else:
        m.do((intend, seat, option, moment), (window, moment, 0))


def intend(m: Course, seat: int, option: Option, moment: str) -> None:
    """The active seat has the first word: it may act before another seat's reaction commits."""
    first = poll(m, m.active, moment) if m.forestalls(seat) else NOTHING
    if first:
        m.ask(m.active, moment, first, forestalled, seat, option, moment)
    else:
        m.do((commit, seat, option, moment))


def forestalled(
    m: Course, first_seat: int, answer: Option, seat: int, option: Option, moment: str
) -> None:
    """The active seat has acted first, or let the intent stand."""
    if answer == PASS:
        m.do((commit, seat, option, moment))
    else:
        m.do((commit, first_seat, answer, moment), (intend, seat, option, moment))


def commit(m: Course, seat: int, option: Option, moment: str) -> None:
    """Carry a reaction out, or drop it at no cost if it has become illegal."""
    if option in m.reactions(seat, moment):
        m.react(seat, option)
    elif m.events is not None:
        m.tell("dropped", seat)
        m.tell_seat(seat, "dropped-move", seat, m.notation(option))


def let_skipped_pass(m: Course) -> None:
    """Count the seats that the pending poll has skipped as having passed."""
    if m.answer is reacted:
        m.asked = (window, *m.answer_arguments)


def guess_intents(m: Course, viewer: int, guess: Guess) -> None:
    """Replace the intents of other seats, which the viewer can't know, by guesses."""
    m.agenda = [_guessed(m, frame, viewer, guess) for frame in m.agenda]
    m.asked = _guessed(m, m.asked, viewer, guess)
    if m.answer is forestalled:
        m.answer_arguments = m.asked[1:]


def _guessed(m: Course, frame: Frame, viewer: int, guess: Guess) -> Frame:
    if not frame or frame[0] is not intend or frame[1] == viewer:
        return frame
    _, seat, _, moment = frame
    return (intend, seat, guess(m, seat, moment), moment)


steps(
    window,
    reacted,
    intend,
    forestalled,
    commit,
)
