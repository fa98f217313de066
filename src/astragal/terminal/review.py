"""A record, looked through decision by decision."""

from collections.abc import Iterator
from dataclasses import dataclass

from astragal.kernel.game import Game
from astragal.kernel.match import REFEREE, Match
from astragal.kernel.view import story
from astragal.records.record import Record, RecordLine
from astragal.records.replay import moments
from astragal.terminal.board import board
from astragal.terminal.result import outcome
from astragal.terminal.screen import Screen


@dataclass(frozen=True, slots=True)
class Moment:
    """The match after one decision of the record, and what led there."""

    number: int
    match: Match
    line: RecordLine | None
    story: list[str]


class Review:
    """A record as one viewer sees it; moments are replayed as far as somebody has looked."""

    def __init__(self, screen: Screen, game: Game, record: Record, viewer: int) -> None:
        screen.lay_out(game)
        self.screen = screen
        self.record = record
        self.viewer = viewer
        self.last = len(record.lines)
        self._game = game
        self._source = self._replayed()
        self._seen: list[Moment] = []

    def _replayed(self) -> Iterator[Moment]:
        for number, (match, line) in enumerate(moments(self._game, self.record)):
            lines = story(match, self.viewer, self.screen.language)
            yield Moment(number, match.clone(), line, lines)

    def at(self, number: int) -> Moment:
        """The moment after so many decisions."""
        while len(self._seen) <= number:
            self._seen.append(next(self._source))
        return self._seen[number]

    # -- all at once --------------------------------------------------------------------

    def tell_all(self, start: int) -> None:
        """Print every decision from a number on with what it led to, then the last board."""
        for moment in self._replayed():
            if moment.number >= start:
                self._tell_line(moment)
        self._show(moment)

    def _tell_line(self, moment: Moment) -> None:
        line = moment.line
        move = f"{moment.number:>4}  {line.seat} {self._move(line)}" if line else "      "
        comment = f"  ; {line.comment}" if line and line.comment else ""
        told = " ".join(moment.story)
        if line or told:
            self.screen.tell(f"{move:<20}  {told}{comment}")

    def _move(self, line: RecordLine) -> str:
        """The notation; what another seat chose may be a secret, the story tells enough."""
        return line.move if self.viewer in (REFEREE, line.seat - 1) else "…"

    # -- step by step -------------------------------------------------------------------

    def step(self, start: int) -> None:
        """Go through the record with Enter, `b`, a number and `q`."""
        number = start
        self._present(self.at(number))
        while True:
            typed = self.screen.ask("replay-prompt", number=number, last=self.last).lower()
            wanted = self._wanted(typed, number)
            if wanted is None:
                return
            if 0 <= wanted <= self.last:
                number = wanted
                self._present(self.at(number))
            else:
                self.screen.say("replay-help", "yellow", last=self.last)

    def _wanted(self, typed: str, number: int) -> int | None:
        """The moment that was asked for, -1 for one that is not there, nothing to leave."""
        if typed in ("q", "quit") or (not typed and number == self.last):
            return None
        if not typed:
            return number + 1
        if typed == "b":
            return max(number - 1, 0)
        return int(typed) if typed.isdecimal() and len(typed) < 9 else -1

    def _present(self, moment: Moment) -> None:
        self.screen.tell("")
        self.screen.say("replay-at", "dim", number=moment.number, last=self.last)
        if moment.line or moment.story:
            self._tell_line(moment)
        self._show(moment)

    def _show(self, moment: Moment) -> None:
        text = self.screen.text
        self.screen.show(board(moment.match.view(self.viewer), text, m=moment.match))
        if moment.number == self.last:
            for words in outcome(moment.match, text):
                self.screen.tell(words, "bold")
