"""Somebody who has a table open: a socket, the seat it looks at, and what it still has to hear."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from astragal.server.outgoing import ProblemMessage, ToClient, written
from astragal.server.problems import Problem
from astragal.server.store.rows import User

if TYPE_CHECKING:
    from astragal.server.room import Room

VIEW: Final = b""  # stands in the queue for the newest view, made when its turn comes
MOST_WAITING = 500
COME_AGAIN = 1012  # the usual end of a socket: the server, or this end of it, begins anew
NO_SUCH_TABLE = 4404
REFUSED = 4403  # told why in words; not to come again


class Listener:
    """One open socket. Views that were not sent yet are replaced by newer ones."""

    def __init__(self, room: "Room", user: User | None, language: str, key: str = "") -> None:
        self.room = room
        self.user = user
        self.language = language
        self.key = key  # of the link that it came by, if it came by one
        self.seat = 0
        self.told = 0  # entries of the log that the other end has
        self._waiting: deque[bytes] = deque()
        self._something = asyncio.Event()
        self.closed = False
        self.code = COME_AGAIN

    def hear(self, data: bytes) -> None:
        """Send a message when its turn comes; whoever never listens is let go."""
        if self.closed:
            return
        self._waiting.append(data)
        self.closed |= len(self._waiting) > MOST_WAITING
        self._something.set()

    def tell(self, message: ToClient) -> None:
        """The same for a message that is still to be written."""
        self.hear(written(message))

    def dismiss(self, problem: Problem, code: int) -> None:
        """Say why in words, then close."""
        self.tell(ProblemMessage(problem.said(self.language)))
        self.close(code)

    def answer(self, data: bytes) -> None:
        """Send an answer before the views that came of it."""
        if self.closed:
            return
        self._waiting.appendleft(data)
        self.closed |= len(self._waiting) > MOST_WAITING
        self._something.set()

    def see(self, whole: bool = False) -> None:
        """Send the view of the seat that this socket looks at, with the whole log if asked for."""
        if whole:
            self.told = 0
        if VIEW not in self._waiting:
            self.hear(VIEW)

    def look_at(self, seat: int) -> None:
        """Look at the table from another place."""
        self.seat = seat
        self.see(whole=True)

    def close(self, code: int = COME_AGAIN) -> None:
        """Send what waits, then no more; the code tells the other end why."""
        self.closed = True
        self.code = code
        self._something.set()

    async def pump(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Send what there is to send until this socket is closed."""
        while True:
            while self._waiting:
                data = self._waiting.popleft()
                if data is VIEW:
                    self.room.avert(self)
                    data = self.room.view(self)
                if data:
                    await send(data)
            if self.closed:
                return
            self._something.clear()
            await self._something.wait()
