"""A match that is being played: as a value in memory, and the acts that made it so."""

from dataclasses import dataclass, field
from typing import NamedTuple

from astragal.errors import IllegalMove, UndoRefused
from astragal.games import game as game_of
from astragal.kernel.chance import Chance
from astragal.kernel.course import Course
from astragal.kernel.match import PASS, Event, Match, Option
from astragal.kernel.notation import resolve
from astragal.kernel.speaking import is_saying
from astragal.server.clocks import Clocks
from astragal.server.lost import Unfit, broken, foreign
from astragal.server.problems import Problem
from astragal.server.refusals import Refusals
from astragal.server.store import rows
from astragal.server.story import Story, packed_events, unpacked_events, visible
from astragal.table.orders import Orders, is_window


class Intent(NamedTuple):
    """What is to be done for a seat: how it came about, the move, and the nonce it was sent with.

    To take moves back is one too; the move is then how many.
    """

    seat: int
    kind: rows.Kind
    move: str
    nonce: str | None = None


@dataclass(slots=True)
class Play:
    """One match at a table. It is changed by acts alone; seats count from 1 in them."""

    row: rows.Match
    match: Match
    story: Story
    clocks: Clocks | None
    acts: int = 0
    spoken: int = 0  # acts outside decisions since what is asked was asked
    kept: int = 0  # acts in the last snapshot
    asked: int = 0  # when the pending decision was asked
    answers: dict[tuple[int, str], int] = field(default_factory=dict)
    moves: list[str] = field(default_factory=list)  # that were made and not taken back
    kinds: list[rows.Kind] = field(default_factory=list)  # of the acts that may be taken back
    orders: dict[int, Orders] = field(default_factory=dict)
    told: list[Event] = field(default_factory=list)  # what the last act brought
    by_bot: bool = False  # whether it was a bot that made it
    # What each seat has passed on since something was last there to be seen or answered.
    passed: dict[int, set[Option]] = field(default_factory=dict)
    refusals: Refusals = field(default_factory=Refusals)

    @property
    def asks(self) -> int:
        """The seat that must decide; 0 when the match is over."""
        return self.match.seat + 1

    @property
    def over(self) -> bool:
        return self.match.result is not None

    @property
    def moment(self) -> int:
        """After how many acts what is asked was asked; talk does not change that."""
        return self.acts - self.spoken

    def still_asks(self, since: int) -> bool:
        """Whether what was asked after so many acts is asked still: since then was only talk."""
        return self.moment <= since <= self.acts

    @property
    def window(self) -> bool:
        """Whether the pending decision is a poll that can be passed."""
        return is_window(self.match)

    def make(self, intent: Intent, now: int) -> "Made":
        """Do a move, or take so many back, on a twin; a Problem when that can't be done.

        The match itself changes when it is told to `take` what was made: after the commit.
        """
        twin = self.match.clone()
        twin.earlier = self.match.earlier
        twin.events = []
        twin.names = self.match.names
        move = intent.move
        if intent.kind == "undo":
            _undo(twin, int(move))
        else:
            move = _apply(twin, intent.seat, move)
        clocks = self._ticked(twin, now)
        act = rows.Act(
            match=self.row.id,
            n=self.acts,
            seat=intent.seat,
            number=self.match.number,
            asks=twin.seat + 1,
            kind=intent.kind,
            move=move,
            at=now,
            events=packed_events(twin),
            hash=twin.hash(),
            nonce=intent.nonce,
            clock=None if clocks is None else clocks.plain(),
        )
        return Made(act, twin, clocks)

    def take(self, made: "Made") -> None:
        """Go on with what was made."""
        if self._brings_news(made):
            self.passed.clear()
        self.match = made.match
        self.clocks = made.clocks
        self._note(made.act)

    def replay(self, act: rows.Act) -> None:
        """Do again what is on the disk."""
        if act.kind == "undo":
            _undo(self.match, int(act.move))
        elif is_saying(act.move):
            self.match.speak(act.seat - 1, act.move)
        else:
            self.match.apply(act.move)
        self._note(act)

    def skip(self, act: rows.Act) -> None:
        """Take note of an act that a snapshot holds already."""
        self._note(act)
        self.kinds = []

    def undoes(self, seat: int) -> int:
        """How many acts an undo of this seat takes back: its last move, and what was passed since.

        0 when nothing can be taken back. A pass that was made for the seat goes with the move
        before it: alone it would be made again at once. Where seats are polled in public nothing
        is taken back in a poll or past one: whether it still could be would tell who has an answer.
        """
        earlier = self.match.earlier
        if earlier is None or earlier.seat != seat - 1 or self._polled(earlier):
            return 0
        passed = 0
        while passed < len(self.kinds) and self.kinds[-1 - passed] == "auto":
            passed += 1
        return passed + 1 if passed < len(self.kinds) else 0

    def _brings_news(self, made: "Made") -> bool:
        """Whether those who have passed have to be asked again."""
        if is_saying(made.act.move):
            return False
        answered = self.window and made.act.move != PASS[0]
        return answered or made.act.kind == "undo" or visible(made.match.events or ())

    def _polled(self, earlier: Course) -> bool:
        """Whether people are being polled, or were since then."""
        return self.match.public and (self.window or PASS in earlier.options)

    def _ticked(self, twin: Match, now: int) -> Clocks | None:
        if self.clocks is None:
            return None
        clocks = self.clocks.copy()
        clocks.stop(now)
        if twin.active != self.match.active and twin.result is None:
            clocks.turn(twin.active + 1)
        return clocks

    def _note(self, act: rows.Act) -> None:
        events = unpacked_events(act.events)
        self.story.act(act, events, self.match.public)
        self.acts = act.n + 1
        if is_saying(act.move):
            self.spoken += 1
        else:
            self.spoken, self.asked = 0, act.at
            self.told, self.by_bot = events, act.kind in ("bot", "stand-in")
            self._keep_move(act)
        self._keep_kind(act)
        if act.nonce is not None:
            self.answers[act.seat, act.nonce] = act.number
        if self.clocks is not None and act.clock is not None:
            self.clocks.left = {int(seat): left for seat, left in act.clock.items()}

    def _keep_move(self, act: rows.Act) -> None:
        if act.kind == "undo":
            del self.moves[-int(act.move) :]
        else:
            self.moves.append(act.move)

    def _keep_kind(self, act: rows.Act) -> None:
        if act.kind == "undo":
            del self.kinds[-int(act.move) :]
        else:
            self.kinds.append(act.kind)
        depth, at = 0, self.match.earlier
        while at is not None:
            depth, at = depth + 1, at.earlier
        self.kinds = self.kinds[len(self.kinds) - depth :]


@dataclass(frozen=True, slots=True)
class Made:
    """An act that is about to be committed, and how the match stands after it."""

    act: rows.Act
    match: Match
    clocks: Clocks | None

    def snapshot(self) -> rows.Snapshot:
        """The match as it stands then, for a quick start."""
        return rows.Snapshot(self.act.match, self.act.n + 1, self.match.to_bytes())


def _apply(m: Match, seat: int, move: str) -> str:
    """Make a move, or do what a seat says outside decisions; give it as it is written."""
    try:
        if is_saying(move):
            m.speak(seat - 1, move)
            return move
        index = resolve(m, move)
    except IllegalMove as refused:
        raise Problem("illegal", rule=refused.rule, words=refused.reason) from refused
    written = m.notation(m.options[index])
    m.apply(index)
    return written


def _undo(m: Match, acts: int) -> None:
    try:
        for _ in range(acts):
            m.undo()
    except UndoRefused as refused:
        raise Problem("undo") from refused


def opening(row: rows.Match) -> Match:
    """The match of a row before its first act."""
    game = game_of(row.game)
    setup = game.setup(row.seats, row.options, game.library.find(row.packs), whole=True)
    match = game.new(setup, chance=Chance(row.key), events=True)
    match.names = tuple(row.names)
    return match


def begun(row: rows.Match, clocks: Clocks | None) -> Play:
    """A match that begins."""
    match = opening(row)
    story = Story(match.game, match.setup.content, match.called())
    story.begin(match)
    return Play(row, match, story, clocks, asked=row.started)


def restored(
    row: rows.Match,
    clocks: Clocks | None,
    snapshot: rows.Snapshot | None,
    acts: list[rows.Act],
) -> Play:
    """A match from the disk: the same to the last die, or a Problem that says why not."""
    unfit = foreign(row)
    if unfit is not None:
        raise unfit
    try:
        return _replayed(row, clocks, snapshot, acts)
    except Exception as error:
        # Whatever is wrong with what was kept, it is this match alone that can't be played on.
        if snapshot is None:
            raise broken(error) from error
        # A snapshot of another format can't be read; the acts may still lead there.
        return restored(row, clocks, None, acts)


def _replayed(
    row: rows.Match, clocks: Clocks | None, snapshot: rows.Snapshot | None, acts: list[rows.Act]
) -> Play:
    play = begun(row, clocks)
    if snapshot is not None:
        play.match = play.match.game.load(snapshot.data)
        play.match.events = []
        play.match.names = tuple(row.names)
        play.kept = snapshot.acts
    for act in acts:
        if act.n < play.kept:
            play.skip(act)
        else:
            _made_again(play, act)
    if acts and play.match.hash() != acts[-1].hash:
        raise Unfit(acts[-1])
    return play


def _made_again(play: Play, act: rows.Act) -> None:
    try:
        play.replay(act)
    except Exception as error:
        raise Unfit(act) from error
