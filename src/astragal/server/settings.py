"""What whoever runs a server may choose."""

import re
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from astragal.server.limits import Rates
from astragal.server.opening import StartError
from astragal.server.store import PATIENCE
from astragal.server.timing import Time, WallTime

STATIC = Path(__file__).parent / "static"
DRIVERS = {
    "postgresql://": "postgresql+asyncpg://",
    "postgres://": "postgresql+asyncpg://",
    "sqlite:///": "sqlite+aiosqlite:///",
}
LAST_PORT = 65535
PASSWORD = re.compile(r"(://[^:@/]*:)[^@]*(?=@)")


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds that make a table readable; all of them may be 0."""

    bot: float = 0.6  # a bot's move comes no sooner after the one before
    beat: float = 0.45  # play between people goes on no sooner after a poll
    fair: float = 1.5  # how long a start waits for the seats' nonces
    sights: float = 1.0  # how much of their time bots leave to dice and cards


NO_PAUSE = Pace(0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class ConnectionPatience:
    """Seconds for which a connection may keep the server waiting."""

    headers: float = 10
    body: float = 30
    taking: float = 20  # what was sent; a connection of which nothing is taken ends
    pong: float = 20  # so long a socket may be silent, and so long the answer to a ping may take


@dataclass(frozen=True, slots=True)
class Settings:
    """One server: where it keeps its data, what it serves, and how fast it plays."""

    data: Path
    db: str = ""  # an address; the file in the data folder unless said
    database: float = PATIENCE  # seconds in which the database has to answer at the start
    web: Path = STATIC
    hosts: tuple[str, ...] = ()  # names that the server goes by, besides localhost
    proxies: tuple[str, ...] = ()  # addresses and networks whose word on callers is believed
    metrics: str = ""  # the token that opens /metrics
    patience: ConnectionPatience = ConnectionPatience()
    watchers: int = 50  # sockets of people at one table who only watch
    pace: Pace = Pace()
    bots: int = 2  # processes that think at the same time, for each level
    snapshot: int = 20  # acts between two snapshots of a match
    idle: float = 300  # seconds until a table that nobody watches leaves the memory
    tables: int = 60  # that one user may have at once and not finished
    public_tables: int = 10  # of them
    rates: Rates = field(default_factory=Rates)
    admin_token: str = field(default="", repr=False)  # opens POST /api/admin; shut unless said
    warm: bool = False  # whether the words of all games are made ready at the start
    time: Time = field(default_factory=WallTime)

    @property
    def address(self) -> str:
        """The database, as SQLAlchemy wants it named."""
        if not self.db:
            return f"sqlite+aiosqlite:///{self.data / 'astragal.sqlite'}"
        for scheme, driver in DRIVERS.items():
            if self.db.startswith(scheme):
                return _whole(self.db, driver + self.db.removeprefix(scheme))
        raise StartError("start-db-address", given=PASSWORD.sub(r"\1***", self.db))


def _whole(given: str, address: str) -> str:
    """The address, if it names a database."""
    try:
        url = make_url(address)
        named = bool(url.database) and (url.port or 0) <= LAST_PORT
        if url.get_backend_name() == "sqlite":
            named = named and not str(url.database).startswith((":memory:", "file:"))
    except (ArgumentError, ValueError):
        named = False
    if not named:
        raise StartError("start-db-address", given=PASSWORD.sub(r"\1***", given))
    return address
