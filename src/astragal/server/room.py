"""A table in memory: who is there, the match that is played, and what everybody is told."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import msgspec

from astragal.games import game as game_of
from astragal.kernel.match import Match
from astragal.records.fairness import commitment
from astragal.server.access import watch_link
from astragal.server.answers import Seat, Table
from astragal.server.asked import answer_to, asked_for, new_beat, question, ready
from astragal.server.beat import Beat
from astragal.server.clocks import readable
from astragal.server.listener import Listener
from astragal.server.outgoing import ChatMessage, TableMessage, ToClient, written
from astragal.server.play import Play
from astragal.server.problems import Problem
from astragal.server.store import rows
from astragal.server.store.committer import Write
from astragal.server.views import clock_of, parts_written, view_of
from astragal.server.winding import wind

if TYPE_CHECKING:
    from astragal.server.house import House


# A seat through which somebody looks, or 0, and the seats that are theirs.
Eyes = tuple[int, tuple[int, ...]]


class Room:
    """One table. Whoever changes it or its match holds its lock: there is one writer."""

    def __init__(
        self,
        house: "House",
        table: rows.Table,
        seats: list[rows.Seat],
        matches: list[str],
        said: list[rows.Said],
    ) -> None:
        self.house = house
        self.table = table
        self.seats = seats
        self.matches = matches
        self.said = said
        self.play: Play | None = None
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()  # the attendant looks again
        self.listeners: set[Listener] = set()
        self.starting = False
        self.fair_given = asyncio.Event()
        self.fair: dict[str, str] = {}  # nonces for the next match, by user
        self.quiet_since = self.now
        self._beat: Beat | None = None
        self._renewed = self.now  # when everybody's view was new
        self._versions: dict[Eyes, int] = {}
        self._views: dict[tuple[Eyes, str, int], dict[str, msgspec.Raw]] = {}

    @property
    def now(self) -> int:
        """Milliseconds since 1970."""
        return int(self.house.time.now() * 1000)

    @property
    def changed_text(self) -> str:
        """When something last happened here, as programs write it."""
        asked = 0 if self.play is None else self.play.asked
        return datetime.fromtimestamp(max(self.table.changed, asked) / 1000, UTC).isoformat()

    # -- who sits where -----------------------------------------------------------------

    def seat(self, number: int) -> rows.Seat:
        """The seat of that number."""
        if not 1 <= number <= len(self.seats):
            raise Problem("no-seat", seat=number)
        return self.seats[number - 1]

    def own_seat(self, user: rows.User | None, number: int) -> rows.Seat:
        """The seat of that number, which must be the user's."""
        seat = self.seat(number)
        if user is None or seat.user != user.id:
            raise Problem("not-yours")
        return seat

    def seats_of(self, user: rows.User | None) -> list[rows.Seat]:
        return [seat for seat in self.seats if user is not None and seat.user == user.id]

    def belongs(self, user: rows.User | None) -> bool:
        """Whether this is somebody's own table: they made it, or sit there."""
        return user is not None and (user.id == self.table.host or bool(self.seats_of(user)))

    @property
    def people(self) -> set[str]:
        """The users who sit here."""
        return people_of(self.seats)

    @property
    def attended(self) -> bool:
        """Whether somebody is there for whom bots play: of the people, or to watch bots alone."""
        people = self.people
        here = {listener.user.id for listener in self.listeners if listener.user is not None}
        return not people.isdisjoint(here) if people else bool(self.listeners)

    @property
    def paused(self) -> bool:
        """Whether the bots at this table wait for somebody to come."""
        return self.play is not None and any(map(self.pauses, self.decides()))

    def pauses(self, asks: int) -> bool:
        """The same when this seat must decide: it is a bot's, and nobody's clock runs on."""
        clock = self.people and self.table.clock.get("kind", "none") != "none"
        return asks > 0 and not clock and self.seats[asks - 1].by_bot and not self.attended

    # -- the disk -----------------------------------------------------------------------

    async def write(self, *writes: Write) -> None:
        """Write all of these before they are done here, or a Problem. The lock is held."""
        try:
            await self.house.store.write(*writes)
        except Exception as error:
            self.house.log.error("could not be written", table=self.table.id, error=str(error))
            # A connection may have broken before it said whether it was: the disk is right.
            await self.house.rooms.reload(self)
            raise Problem("storage") from error

    # -- sockets ------------------------------------------------------------------------

    def join(self, listener: Listener) -> None:
        """Somebody opens the table: they hear how it stands, the others that they are here."""
        with self._heeding():
            self.listeners.add(listener)
        listener.seat = self.first_eyes(listener.user)
        self.announce()
        for said in self.said:
            listener.tell(chat_message(said, listener.user))
        self.show(listener)

    def part(self, listener: Listener) -> None:
        """Somebody's socket is gone."""
        with self._heeding():
            self.listeners.discard(listener)
        self.quiet_since = self.now
        self.announce()

    @contextmanager
    def _heeding(self) -> Iterator[None]:
        """While somebody comes or goes: the attendant looks again when that changes a pause."""
        before = self.paused
        yield
        if self.paused != before:
            self.changed.set()

    def announce(self) -> None:
        """Tell everybody how the table stands."""
        for listener in self.listeners:
            listener.tell(TableMessage(self.plain(listener.user, listener.key)))

    def check_open(self) -> None:
        """Whether the table is still there to be sat at."""
        if self.table.status == "closed":
            raise closed(self.table)

    def repeat(self, said: rows.Said) -> None:
        """Tell everybody what was said, and whoever said it that it was they."""
        for listener in self.listeners:
            listener.tell(chat_message(said, listener.user))

    def tell(self, message: ToClient) -> None:
        """Tell everybody the same."""
        data = written(message)
        for listener in self.listeners:
            listener.hear(data)

    def show(self, listener: Listener) -> None:
        """Send somebody the match from where they look at it, with the whole log."""
        listener.see(whole=True)

    # -- views --------------------------------------------------------------------------

    def refresh(self, seat: int | None = None) -> None:
        """The views of whoever holds this seat are new, or everybody's."""

        def new(own: Sequence[int]) -> bool:
            return seat is None or seat in own

        self._renewed = self.now if seat is None else self._renewed
        for eyes, version in self._versions.items():
            if new(eyes[1]):
                self._versions[eyes] = max(version + 1, self.now)
        self._views = {key: old for key, old in self._views.items() if not new(key[0][1])}
        for listener in self.listeners:
            if new(self._own(listener.user)):
                listener.see()

    def _own(self, user: rows.User | None) -> tuple[int, ...]:
        return tuple(seat.number for seat in self.seats_of(user))

    def view(self, listener: Listener) -> bytes:
        """The newest view for a socket; nothing before the first match, nor halfway in a beat."""
        if self.play is None or self.beat.halfway:
            return b""
        own = self._own(listener.user)
        seat, start = listener.seat, listener.told
        known = self.play.story.length(seat - 1)
        start = start if start <= known else 0
        eyes = (seat, own)
        key = (eyes, listener.language, start)
        if key not in self._views:
            version = self._versions.setdefault(eyes, self._renewed)
            asked = asked_for(self, seat, own)
            view = view_of(self.play, seat, listener.language, start, version, asked)
            self._views[key] = parts_written(view)
        listener.told = known
        # All that is kept holds until the next change, but time goes on.
        return msgspec.json.encode({**self._views[key], "clock": clock_of(self.play, self.now)})

    def first_eyes(self, user: rows.User | None) -> int:
        """The seat through which somebody looks at first; around one screen that of nobody."""
        mine = self.seats_of(user)
        shared = len(mine) > 1 and game_of(self.table.game).hides
        return 0 if shared or not mine else mine[0].number

    def avert(self, listener: Listener) -> None:
        """Nobody looks from a seat that is not theirs, nor sees a hand while another must act."""
        own = self._own(listener.user)
        hides = self.play is not None and self.play.match.game.hides
        if hides and listener.seat in own and len(own) > 1:
            asked = tuple(seat for seat in own if question(self, seat) is not None)
            own = asked or own
        if listener.seat not in (0, *own):
            listener.seat = listener.told = 0

    def plain(self, user: rows.User | None, key: str = "") -> Table:
        """The table as a user sees it, who may have come by a link."""
        table = self.table
        host = user is not None and user.id == table.host
        here = {listener.user.id for listener in self.listeners if listener.user is not None}
        watching = [one for one in self.listeners if not self.seats_of(one.user)]
        return Table(
            id=table.id,
            game=table.game,
            status=table.status,
            starting=self.starting,
            public=table.public,
            host=host,
            host_name=next((seat.name for seat in self.seats if seat.user == table.host), ""),
            options=table.options,
            clock=readable(table.clock),
            seats=[self._plain_seat(seat, user, host, here) for seat in self.seats],
            match=table.match,
            matches=self.matches,
            commit=self.commit,
            spectators=len(watching),
            paused=self.paused,
            lost=None,  # it would not be in memory
            tour=table.tour,
            watch=watch_link(self, user, key),
        )

    @property
    def commit(self) -> str | None:
        """The word given on the dice: of the match that is played, or of the one to come."""
        if self.table.next_secret is not None:
            return commitment(self.table.next_secret)
        return None if self.play is None else self.play.row.commit

    def _plain_seat(
        self, seat: rows.Seat, user: rows.User | None, host: bool, here: set[str]
    ) -> Seat:
        mine = user is not None and seat.user == user.id
        linked = mine or (host and seat.kind == "open")
        return Seat(
            number=seat.number,
            kind=seat.kind,
            name=seat.name,
            level=seat.level,
            facts=seat.facts,
            mine=mine,
            away=seat.user is not None and seat.user not in here,
            stand_in=seat.stand_in,
            link=f"/join/{self.table.id}/{seat.secret}" if linked else None,
        )

    # -- the match ----------------------------------------------------------------------

    def playing(self) -> Play:
        """The match at this table, over or not."""
        if self.play is None:
            raise Problem("not-started")
        return self.play

    async def asks(self) -> list[int]:
        """The seats of which something is awaited, also when the match is not in memory."""
        if self.play is not None:
            return self.decides()
        if self.table.match is None:
            return []
        known = await self.house.store.asked(self.table.match)
        if known is None or (len(self.people) > 1 and game_of(self.table.game).windows):
            # Whom a poll waits for only the match itself can tell.
            return await self.house.rooms.awaited(self.table)
        return [known] if known else []

    @property
    def beat(self) -> Beat:
        """The polls that are asked together now."""
        play = self.playing()
        if self._beat is None or not self._beat.fits(play):
            old, self._beat = self._beat, new_beat(self, play, self._beat)
            if old is not None and not self._beat.take_over(old):
                old.drop()
        return self._beat

    def decides(self) -> list[int]:
        """The seats of which something is awaited now, by bots and people; none at the end."""
        play = self.playing()
        if play.over or not self.beat:
            return [play.asks] if play.asks else []
        open_ = (poll for poll in self.beat.polls if answer_to(self, self.beat, poll) is None)
        return list(dict.fromkeys(poll.seat for poll in open_))

    @property
    def by_itself(self) -> bool:
        """Whether something happens, or is kept for what will, though nobody is here."""
        waits = self.beat.answered or self.goes_on()
        return waits or any(self.seats[seat - 1].by_bot for seat in self.decides())

    def goes_on(self) -> bool:
        """Whether everything is answered, so that play goes on when the beat has run."""
        return not self.playing().over and bool(self.beat and ready(self, self.beat))

    def settle(self) -> None:
        """After a change of the match: whoever must decide is on the clock, all views are new."""
        wind(self, self.now)
        self.refresh()
        self.changed.set()


def twin_of(match: Match) -> Match:
    """A copy of a match that may be played with."""
    twin = match.clone()
    twin.names = match.names
    return twin


def people_of(seats: list[rows.Seat]) -> set[str]:
    """The users who sit on these seats."""
    return {seat.user for seat in seats if seat.user is not None}


def chat_message(said: rows.Said, user: rows.User | None) -> ChatMessage:
    """Something that was said, as somebody hears it."""
    return ChatMessage(
        n=said.n,
        seat=said.seat or None,
        name=said.name,
        text=said.text,
        preset=said.preset,
        at=said.at,
        mine=user is not None and said.user == user.id,
    )


def closed(table: rows.Table) -> Problem:
    """What is said at a table that whoever keeps the house has closed."""
    return Problem("closed", said="yes" if table.closed else "no", why=table.closed or "")
