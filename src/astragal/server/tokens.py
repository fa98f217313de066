"""Tokens: how a stranger's bot, or any program, says for whom it acts."""

from hashlib import sha256
from secrets import token_urlsafe

from astragal.server.problems import Problem
from astragal.server.store import rows
from astragal.server.store.cabinet import Cabinet, Token

PREFIX = "astragal_"
SCHEME = "bearer "
MOST = 20


class Tokens:
    """Gives tokens out, and knows them again by their hash."""

    def __init__(self, cabinet: Cabinet) -> None:
        self._cabinet = cabinet

    async def give(self, user: rows.User, label: str, now: int) -> tuple[Token, str]:
        """A new token; this is the only time that it is shown."""
        if len(await self._cabinet.tokens(user.id)) >= MOST:
            raise Problem("too-many-tokens", most=MOST)
        secret = PREFIX + token_urlsafe(32)
        token = Token(token_urlsafe(12), label, now)
        await self._cabinet.add_token(token, user.id, hashed(secret))
        return token, secret

    async def bearer(self, header: str) -> str | None:
        """The id of the user whose token stands in an Authorization header."""
        scheme, secret = header[: len(SCHEME)].lower(), header[len(SCHEME) :].strip()
        if scheme != SCHEME or not secret.startswith(PREFIX):
            return None
        return await self._cabinet.token_user(hashed(secret))


def hashed(secret: str) -> str:
    """What is kept of a token. It is long and random: it need not be hashed slowly."""
    return sha256(secret.encode()).hexdigest()
