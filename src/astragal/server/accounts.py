"""Accounts: a guest gets a login and keeps everything; a login is not guessed by trying."""

import re
import time
import unicodedata

from astragal.server.limits import Buckets, Clock, Rate
from astragal.server.passwords import LONGEST, SHORTEST, Passwords
from astragal.server.problems import Problem
from astragal.server.store import rows
from astragal.server.store.cabinet import Cabinet

LOGIN = re.compile(r"[\w.@+-]{3,64}")
TRIES_A_LOGIN = Rate(burst=10, second=1 / 60)
TRIES_AN_ADDRESS = Rate(burst=30, second=1 / 10)


class Accounts:
    """Makes accounts and lets their owners in."""

    def __init__(
        self, cabinet: Cabinet, passwords: Passwords, clock: Clock = time.monotonic
    ) -> None:
        self._cabinet = cabinet
        self._passwords = passwords
        self._logins = Buckets(TRIES_A_LOGIN, clock)
        self._addresses = Buckets(TRIES_AN_ADDRESS, clock)

    async def make(self, user: rows.User, login: str, password: str, address: str) -> rows.User:
        """Make the guest an account; their tables stay theirs."""
        self._slow_down(self._addresses.take(address))
        if user.login is not None:
            raise Problem("has-account", login=user.login)
        login = checked_login(login)
        check_password(password)
        kept = await self._passwords.hash(password)
        if not await self._cabinet.become_account(user.id, login, kept):
            raise Problem("login-taken", login=login)
        user.login, user.password = login, kept
        return user

    async def enter(self, login: str, password: str, address: str) -> rows.User:
        """The owner of this login, if the password fits."""
        login = normal(login)
        self._slow_down(max(self._logins.take(login), self._addresses.take(address)))
        account = await self._cabinet.account(login)
        kept = None if account is None else account.password
        fits = await self._passwords.fits(kept, password[:LONGEST])
        if account is None or not fits:
            raise Problem("wrong-login")
        if account.banned is not None:
            raise Problem("banned")
        return account

    async def confirm(self, user: rows.User, password: str, address: str) -> None:
        """See that it is really the owner who asks; a guest has nothing to show but the cookie."""
        if user.login is None:
            return
        self._slow_down(max(self._logins.take(user.login), self._addresses.take(address)))
        if not await self._passwords.fits(user.password, password[:LONGEST]):
            raise Problem("wrong-password")

    async def change_password(self, user: rows.User, old: str, new: str, address: str) -> None:
        """Another password; who came in by the old one has to come in anew."""
        if user.login is None:
            raise Problem("no-password")
        await self.confirm(user, old, address)
        await self.set_password(user, new)

    async def set_password(self, user: rows.User, new: str) -> None:
        """Give an account a password; all sessions and tokens end."""
        check_password(new)
        kept = await self._passwords.hash(new)
        await self._cabinet.end_sessions(user, password=kept)

    def _slow_down(self, wait: int) -> None:
        if wait:
            raise Problem("too-many-tries", wait=wait)


def normal(login: str) -> str:
    """Logins that look alike are one."""
    return unicodedata.normalize("NFKC", login).strip().casefold()


def checked_login(login: str) -> str:
    """The login as it is kept, or a Problem that says what would do."""
    login = normal(login)
    if not LOGIN.fullmatch(login):
        raise Problem("bad-login")
    return login


def check_password(password: str) -> None:
    """Refuse what is quickly guessed, and what only costs time."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise Problem("bad-password", shortest=SHORTEST, longest=LONGEST)
