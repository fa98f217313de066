"""Somebody who has a table open: a socket, the seat it looks at, and what it still has to hear."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from astragal.server.store.rows import User

if TYPE_CHECKING:
    from astragal.server.room import Room

VIEW: Final = b""  # stands in the queue for the newest view, made when its turn comes
MOST_WAITING = 500


class Listener:
    """One open socket. Views that were not sent yet are replaced by newer ones."""

    def __init__(self, room: "Room", user: User | None, language: str) -> None:
        self.room = room
        self.user = user
        self.language = language
        self.seat = 0
        self.told = 0  # entries of the log that the other end has
        self._waiting: deque[bytes] = deque()
        self._something = asyncio.Event()
        self.closed = False

    def hear(self, message: bytes) -> None:
        """Send a message when its turn comes; whoever never listens is let go."""
        if self.closed:
            return
        self._waiting.append(message)
        self.closed |= len(self._waiting) > MOST_WAITING
        self._something.set()

    def answer(self, message: bytes) -> None:
        """Send an answer before the views that came of it."""
        self._waiting.appendleft(message)
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

    def close(self) -> None:
        """Send what waits, then no more."""
        self.closed = True
        self._something.set()

    async def pump(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Send what there is to send until this socket is closed."""
        while True:
            while self._waiting:
                message = self._waiting.popleft()
                if message is VIEW:
                    message = self.room.view(self)
                if message:
                    await send(message)
            if self.closed:
                return
            self._something.clear()
            await self._something.wait()
