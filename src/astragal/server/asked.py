"""Who has something to answer now, and what is answered for whom."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from astragal.kernel.match import PASS
from astragal.server.beat import Beat, Poll, PollAnswer, polls_from
from astragal.server.play import Play
from astragal.server.sights import seconds_to_see
from astragal.server.store import rows
from astragal.server.tours import scripted_move
from astragal.table.orders import Orders, may_pass

if TYPE_CHECKING:
    from astragal.server.room import Room


class ShownDecision(NamedTuple):
    """What a viewer is shown as being decided, and whether it is for them to decide it."""

    poll: Poll
    mine: bool
    passing: bool = False
    waiting: tuple[int, ...] = ()


def new_beat(room: "Room", play: Play, before: Beat | None) -> Beat:
    """The polls that go together now; none in a guided match, where each move has its moment."""
    scripted = play.over or scripted_move(room.table, play) is not None
    polls = [] if scripted else polls_from(play.match)
    run = before.run + 1 if before is not None and before.passed_by(play) else 0
    return Beat(play, polls, play.asked / 1000 + _length(room, play, polls, run), run)


def _length(room: "Room", play: Play, polls: list[Poll], run: int) -> float:
    """Seconds: the same between people, whoever holds what; shorter where one follows another."""
    pace = room.house.settings.pace
    bots = any(room.seats[poll.seat - 1].by_bot for poll in polls)
    if not play.match.public:
        return bot_pause(room, play) if bots else 0.0
    beat = pace.beat * SHORTER[min(run, len(SHORTER) - 1)]
    return max(beat, bot_pause(room, play)) if play.by_bot else beat


def bot_pause(room: "Room", play: Play) -> float:
    """Seconds after the last act before a bot does anything: until that has been seen."""
    pace = room.house.settings.pace
    seen = seconds_to_see(play.match.game.table, play.told)
    return max(pace.bot, (seen + SEEN_FOR) * pace.sights if seen else 0.0)


SEEN_FOR = 0.4  # seconds for which it lies there
# Beats in a row, such as at the end of a turn, add up: the first of them is long enough to look up.
SHORTER = (1, 2 / 3, 2 / 3, 1 / 3)


# -- questions --------------------------------------------------------------------------------


def question(room: "Room", seat: int) -> Poll | None:
    """What the person on a seat has to answer now, if anything."""
    play = room.playing()
    if play.over or room.seats[seat - 1].by_bot:
        return None
    beat = room.beat
    if not beat:
        return Poll(seat, play.match) if play.asks == seat else None
    own = beat.polls_of(seat)
    return next((poll for poll in own if answer_to(room, beat, poll) is None), None)


def asked_for(room: "Room", seat: int, own: Sequence[int]) -> ShownDecision | None:
    """What somebody is told who looks through a seat, or 0, and to whom these seats belong."""
    play = room.playing()
    if play.over:
        return None
    first = sorted(own, key=lambda one: one != seat)
    asked = [poll for one in first if (poll := question(room, one)) is not None]
    poll = asked[0] if asked else Poll(play.asks, play.match)
    open_ = not seat and play.match.game.hides and in_the_open(poll)
    mine = bool(asked) and (poll.seat == seat or open_)
    polled = bool(room.beat) and not room.seats[play.asks - 1].by_bot
    passing = polled and play.asks in own and not asked
    return ShownDecision(poll, mine, passing, waiting(room, poll.seat))


def in_the_open(poll: Poll) -> bool:
    """Whether a question is answered without a look at anything hidden."""
    return poll.match.reason in poll.match.game.table.in_the_open


def waiting(room: "Room", seat: int) -> tuple[int, ...]:
    """Who else is polled in this beat, as far as everybody may know."""
    if not room.playing().match.public:
        return ()
    return tuple(one for one in room.beat.seats if one != seat)


# -- answers ----------------------------------------------------------------------------------


def answer_to(room: "Room", beat: Beat, poll: Poll) -> PollAnswer | None:
    """What a poll is answered with, as far as that is known."""
    given = beat.given(poll)
    if given is not None:
        return given
    seat = room.seats[poll.seat - 1]
    if seat.by_bot:
        return PollAnswer(bot_kind(seat), PASS[0]) if poll.match.options == (PASS,) else None
    orders = beat.play.orders.get(poll.seat, Orders())
    passes = may_pass(poll.match, poll.seat - 1, orders) or beat.declined(poll)
    return PollAnswer("auto", PASS[0]) if passes else None


def bot_kind(seat: rows.Seat) -> rows.Kind:
    """How a bot on this seat decides: for itself, or for somebody who left."""
    return "stand-in" if seat.stand_in else "bot"


def ready(room: "Room", beat: Beat) -> list[tuple[Poll, PollAnswer]]:
    """With what play can go on: passes of all, or of all before somebody who does something.

    Until then nobody learns who has answered and who has not.
    """
    answers: list[tuple[Poll, PollAnswer]] = []
    for poll in beat.polls:
        given = answer_to(room, beat, poll)
        if given is None:
            return []
        answers.append((poll, given))
        if not given.passes:
            break
    return answers


def unanswered(room: "Room", beat: Beat) -> Poll | None:
    """The first poll that still has to be answered."""
    return next((poll for poll in beat.polls if answer_to(room, beat, poll) is None), None)
