"""A table in memory: who is there, the match that is played, and what everybody is told."""

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import msgspec

from astragal.kernel.match import Match
from astragal.records.fairness import commitment
from astragal.server.access import watch_link
from astragal.server.answers import Seat, Table
from astragal.server.clocks import readable
from astragal.server.listener import Listener
from astragal.server.outgoing import ChatMessage, TableMessage, ToClient, written
from astragal.server.play import Play
from astragal.server.problems import Problem
from astragal.server.store import rows
from astragal.server.store.committer import Write
from astragal.server.tours import scripted_move
from astragal.server.views import clock_of, parts_written, view_of
from astragal.table.orders import Orders, may_pass

if TYPE_CHECKING:
    from astragal.server.house import House


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
        self._versions: dict[int, int] = {}
        self._views: dict[tuple[int, str, int], dict[str, msgspec.Raw]] = {}

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
        return self.play is not None and self.pauses(self.play.asks)

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
        mine = self.seats_of(listener.user)
        listener.seat = mine[0].number if mine else 0
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

    def refresh(self, seats: Iterable[int] | None = None) -> None:
        """The views of these seats are new, or all; 0 stands for whoever watches."""
        numbers = list(range(len(self.seats) + 1) if seats is None else seats)
        for seat in numbers:
            self._versions[seat] = max(self._versions.get(seat, 0) + 1, self.now)
        self._views = {key: old for key, old in self._views.items() if key[0] not in numbers}
        for listener in self.listeners:
            if listener.seat in numbers:
                listener.see()

    def view(self, listener: Listener) -> bytes:
        """The newest view for a socket; nothing before the first match."""
        if self.play is None:
            return b""
        if listener.seat not in (0, *(seat.number for seat in self.seats_of(listener.user))):
            # Nobody looks from a seat that is not theirs, whatever became of it.
            listener.seat = listener.told = 0
        seat, start = listener.seat, listener.told
        known = self.play.story.length(seat - 1)
        start = start if start <= known else 0
        key = (seat, listener.language, start)
        if key not in self._views:
            version = self._versions.setdefault(seat, self.now)
            passing = self._same_person(seat, self.play.asks) and self.passing()
            view = view_of(self.play, seat, listener.language, start, version, passing)
            self._views[key] = parts_written(view)
        listener.told = known
        # All that is kept holds until the next change, but time goes on.
        return msgspec.json.encode({**self._views[key], "clock": clock_of(self.play, self.now)})

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

    async def asks(self) -> int:
        """The seat that must decide, also when the match is not in memory; 0 for none."""
        if self.play is not None:
            return self.play.asks
        if self.table.match is None:
            return 0
        known = await self.house.store.asked(self.table.match)
        if known is None:
            known = (await self.house.rooms.room(self.table.id)).playing().asks
        return known

    def _same_person(self, seat: int, other: int) -> bool:
        """Whether one person holds both seats, as around one screen."""
        if seat == other or 0 in (seat, other):
            return seat == other
        user = self.seats[seat - 1].user
        return user is not None and user == self.seats[other - 1].user

    def passing(self) -> bool:
        """Whether the pending decision is about to be passed for whom it asks, by their orders."""
        play = self.playing()
        if play.over or scripted_move(self.table, play) is not None:
            return False
        seat = self.seats[play.asks - 1]
        orders = play.orders.get(seat.number, Orders())
        person = seat.kind == "person" and not seat.stand_in
        return person and may_pass(play.match, play.match.seat, orders)

    def settle(self) -> None:
        """After a change of the match: whoever must decide is on the clock, all views are new."""
        play = self.playing()
        if play.clocks is not None:
            waits = not play.over and not self.seats[play.asks - 1].stand_in
            play.clocks.ask(play.asks if waits else None, self.now)
        self.refresh()
        self.changed.set()

    def twin(self) -> Match:
        """A copy of the match that may be played with."""
        match = self.playing().match
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
