"""Who is asking: a guest is made at the first call and known by a signed cookie."""

from hashlib import sha256
from secrets import randbelow, token_bytes, token_urlsafe

from itsdangerous import BadSignature, Signer
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from astragal.server.problems import Problem, spoken, text
from astragal.server.store import Store, rows
from astragal.server.timing import Time
from astragal.server.tokens import Tokens, hashed

COOKIE = "astragal"
YEAR = 365 * 24 * 3600
KEY = "cookie-key"


class Identity:
    """Tells users from their cookies or tokens, and makes new ones."""

    def __init__(self, store: Store, tokens: Tokens, time: Time) -> None:
        self._store = store
        self._tokens = tokens
        self._time = time
        self._signer = Signer(b"")
        self._links = Signer(b"")

    async def open(self) -> None:
        """Fetch the key that cookies are signed with; the first time one is made up."""
        key = await self._store.setting(KEY)
        if key is None:
            key = token_bytes(32)
            await self._store.keep_setting(KEY, key)
        self._signer = Signer(key, salt="astragal-user", digest_method=sha256)
        self._links = Signer(key, salt="astragal-link", digest_method=sha256)

    def watch_key(self, table: str) -> str:
        """What stands in the link for those who want to watch a table."""
        return self._links.get_signature(table).decode()

    async def known(self, caller: HTTPConnection) -> rows.User | None:
        """The user who asks, if there is one already."""
        user: rows.User | None = getattr(caller.state, "user", None)
        if user is None:
            shown = caller.headers.get("authorization")
            if shown is None:
                user = await self._with_cookie(caller)
            elif (id := await self._tokens.bearer(shown)) is not None:
                user = await self._store.user(id)
            if user is not None and user.banned is not None:
                raise Problem("banned")
            caller.state.user = user
        return user

    async def _with_cookie(self, caller: HTTPConnection) -> rows.User | None:
        """Whose cookie it is, unless their sessions were ended since it was given out."""
        id, session = self._signed(caller)
        user = None if id is None else await self._store.user(id)
        return user if user is not None and user.sessions == session else None

    def name_for_limits(self, scope: Scope) -> str | None:
        """Who asks, as far as that can be told without asking the database."""
        caller = HTTPConnection(scope)
        shown = caller.headers.get("authorization")
        return self._signed(caller)[0] if shown is None else hashed(shown)

    def _signed(self, caller: HTTPConnection) -> tuple[str | None, int]:
        """Of whom a cookie speaks, and which of their sessions it belongs to."""
        try:
            said = self._signer.unsign(caller.cookies.get(COOKIE, "")).decode()
        except (BadSignature, UnicodeError):
            return None, 0
        id, _, session = said.partition(":")
        return id, int(session or 0)

    async def user(self, caller: HTTPConnection) -> rows.User:
        """The user who asks; a new guest when nobody is known."""
        user = await self.reader(caller)
        return await self.stranger(caller) if user is None else user

    async def reader(self, caller: HTTPConnection) -> rows.User | None:
        """The user who asks for what is theirs; nobody is made, for nobody has anything.

        A page asks for several such lists at once: each would make a guest of its own, and the
        last cookie would win, maybe over that of somebody who sits at a table by then.
        """
        user = await self.known(caller)
        if user is None and "authorization" in caller.headers:
            raise Problem("who")
        return user

    async def stranger(self, caller: HTTPConnection) -> rows.User:
        """A new guest, whoever asked before."""
        user = await self._new_guest(language_of(caller, None))
        self.greet(caller, user)
        return user

    def greet(self, caller: HTTPConnection, user: rows.User) -> None:
        """Let the answer to this call carry the user's cookie."""
        caller.state.user = user
        session = f":{user.sessions}" if user.sessions else ""
        caller.state.cookie = self._signer.sign(user.id + session).decode()

    async def _new_guest(self, language: str) -> rows.User:
        name = text(language).message("guest-name", number=str(1000 + randbelow(9000)))
        user = rows.User(token_urlsafe(12), name, language, int(self._time.now() * 1000))
        await self._store.add_user(user)
        return user


class SendCookie:
    """Middleware that puts the cookie of somebody new, or newly logged in, on the answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        scope.setdefault("state", {})

        async def with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start" and "cookie" in scope["state"]:
                headers = MutableHeaders(scope=message)
                headers.append("set-cookie", _cookie(scope["state"]["cookie"], scope))
            await send(message)

        await self.app(scope, receive, with_cookie)


def _cookie(value: str, scope: Scope) -> str:
    secure = "; Secure" if scope["scheme"] == "https" else ""
    return f"{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"


def language_of(caller: HTTPConnection, user: rows.User | None) -> str:
    """The language to answer in: as asked for, or that of the user, or that of the browser."""
    asked = caller.query_params.get("lang")
    browser = caller.headers.get("accept-language")
    return spoken(asked, None if user is None else user.language, browser)
