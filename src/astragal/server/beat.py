"""The polls between two visible happenings: asked all at once, answered in any order, one beat.

The match asks one seat after the other. The table looks ahead on twins: as long as passing changes
nothing that anybody could see, whoever comes later can be asked already. Answers wait here until
play goes on with all of them, in the match's own order; then they are written, then acknowledged.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import NamedTuple

from astragal.kernel.match import PASS, Match
from astragal.server.listener import Listener
from astragal.server.outgoing import Done, written
from astragal.server.play import Play
from astragal.server.problems import Problem
from astragal.server.store import rows
from astragal.server.story import visible
from astragal.table.orders import is_window

MOST = 100  # polls without anything to see between them; no rulebook comes near it


class Poll(NamedTuple):
    """A poll of a seat, which counts from 1, and the match as it stands when all before pass."""

    seat: int
    match: Match

    @property
    def number(self) -> int:
        """That of the decision, when it comes."""
        return self.match.number


@dataclass(slots=True)
class PollAnswer:
    """An answer that waits for the others, and the sockets that it came by; they are told once."""

    kind: rows.Kind
    move: str
    nonce: str | None = None
    sockets: list[Listener] = field(default_factory=list)

    @property
    def passes(self) -> bool:
        return bool(self.move == PASS[0])

    def acknowledge(self, number: int) -> None:
        """Tell whoever gave it that it is on the disk."""
        while self.sockets:
            self.sockets.pop().answer(written(Done(self.nonce or "", True, number)))

    def refuse(self, number: int, problem: Problem) -> None:
        """Tell whoever gave it that nothing came of it; what is asked now follows."""
        while self.sockets:
            socket = self.sockets.pop()
            said = problem.said(socket.language)
            socket.answer(written(Done(self.nonce or "", False, number, said)))
            socket.see()


class Beat:
    """What is asked between two visible happenings; no polls where something else is decided."""

    def __init__(self, play: Play, polls: Sequence[Poll], end: float, run: int = 0) -> None:
        self.play = play
        self.run = run  # how many beats before it ended with all passing
        self.acts = play.acts
        self.moment = play.moment
        self.polls = polls
        self.end = end
        self.ran: float | None = None  # since when it has run
        self.told = False  # that bots think
        self.halfway = False  # some of its answers are made: until all are, nobody sees anything
        self._given: dict[int, PollAnswer] = {}  # by the places of the polls

    def __bool__(self) -> bool:
        return bool(self.polls)

    @property
    def over(self) -> bool:
        """Whether it has run, so that only those are waited for who think."""
        return self.ran is not None

    @property
    def seats(self) -> list[int]:
        """Who is polled, each seat once, in the match's order."""
        return list(dict.fromkeys(poll.seat for poll in self.polls))

    @property
    def answered(self) -> bool:
        """Whether anything waits."""
        return bool(self._given)

    def fits(self, play: Play) -> bool:
        """Whether it is about the match as it stands."""
        return self.play is play and (self.halfway or self.acts == play.acts)

    def passed_by(self, play: Play) -> bool:
        """Whether all have passed in it, and nothing else was done since."""
        played = self.play is play and play.acts - self.acts == len(self.polls) > 0
        return played and play.moves[-1:] == [PASS[0]]

    def take_over(self, old: "Beat") -> bool:
        """Go on with the beat before, if all that was done since is that somebody talked."""
        if self.play is not old.play or self.moment != old.moment or self.play.over:
            return False
        self.end, self.ran, self.told, self.run = old.end, old.ran, old.told, old.run
        self._given = old._given  # who still thinks about the old one answers this one
        return True

    def poll(self, seat: int, number: int) -> Poll | None:
        """The poll of a seat that has that number, if there is one."""
        fitting = (one for one in self.polls if (one.seat, one.number) == (seat, number))
        return next(fitting, None)

    def polls_of(self, seat: int) -> Iterator[Poll]:
        """The polls of one seat, in order."""
        return (poll for poll in self.polls if poll.seat == seat)

    def given(self, poll: Poll) -> PollAnswer | None:
        """What a poll was answered with."""
        return self._given.get(self._place(poll))

    def give(self, poll: Poll, answer: PollAnswer) -> None:
        """Keep an answer until play goes on; one that was given before counts no more."""
        earlier = self.given(poll)
        if earlier is not None:
            earlier.refuse(poll.number, Problem("stale"))
        self._given[self._place(poll)] = answer

    def take(self, poll: Poll) -> PollAnswer | None:
        """The same as `given`; from now on it does not wait."""
        return self._given.pop(self._place(poll), None)

    @contextmanager
    def making(self, answers: Sequence[tuple[Poll, PollAnswer]]) -> Iterator[None]:
        """While these are made and written, one by one, it stands as it was; then they are gone."""
        self.halfway = True
        try:
            yield
        except Problem as problem:
            for poll, given in answers:
                given.refuse(poll.number, problem)
            raise
        finally:
            self.halfway = False
            for poll, _ in answers:
                self.take(poll)

    def heard(self, seat: int, nonce: str) -> PollAnswer | None:
        """The answer of a seat that waits and came with that nonce."""
        answers = (self.given(poll) for poll in self.polls_of(seat))
        return next((one for one in answers if one is not None and one.nonce == nonce), None)

    def declined(self, poll: Poll) -> bool:
        """Whether the seat has passed on all that it could answer with here, since something was
        last there to be seen.
        """
        offered = set(self.play.passed.get(poll.seat, ()))
        for earlier in self.polls_of(poll.seat):
            given = self.given(earlier)
            if earlier.number < poll.number and given is not None and given.passes:
                offered |= set(earlier.match.options)
        return set(poll.match.options) <= offered

    def drop(self) -> None:
        """The match has gone another way: nothing comes of what still waits."""
        for poll in self.polls:
            given = self.take(poll)
            if given is not None:
                given.refuse(poll.number, Problem("stale"))

    def _place(self, poll: Poll) -> int:
        return poll.number - self.polls[0].number


def polls_from(m: Match) -> list[Poll]:
    """The polls from the pending decision on, as far as passing brings nothing to be seen."""
    polls: list[Poll] = []
    while is_window(m) and len(polls) < MOST:
        polls.append(Poll(m.seat + 1, m))
        passed = m.clone()
        passed.names, passed.events = m.names, []
        passed.apply(PASS[0])
        if visible(passed.events or ()):
            break
        m = passed
    return polls
