"""Passwords: hashed by argon2, outside the event loop, and only a few at a time."""

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

SHORTEST = 8
LONGEST = 256
AT_ONCE = 2  # each takes 64 MiB


class Passwords:
    """Hashes and checks passwords; whoever comes when all are busy waits."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._busy = asyncio.Semaphore(AT_ONCE)
        self._nobody = ""

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        async with self._busy:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether this is the password; takes as long when there is no such account."""
        self._nobody = self._nobody or await self.hash("nobody")
        async with self._busy:
            fits = await asyncio.to_thread(self._fits, kept or self._nobody, password)
        return fits and kept is not None

    def _fits(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False
