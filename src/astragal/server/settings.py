"""What whoever runs a server may choose."""

from dataclasses import dataclass, field
from pathlib import Path

from astragal.server.limits import Rates
from astragal.server.timing import Time, WallTime

STATIC = Path(__file__).parent / "static"


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds that make a table readable; all of them may be 0."""

    bot: float = 0.6  # a bot's move comes no sooner after the one before
    beat: float = 1.0  # answers to a window between people come no sooner
    fair: float = 1.5  # how long a start waits for the seats' nonces


NO_PAUSE = Pace(0, 0, 0)


@dataclass(frozen=True, slots=True)
class Settings:
    """One server: where it keeps its data, what it serves, and how fast it plays."""

    data: Path
    db: str = ""  # an address; the file in the data folder unless said
    web: Path = STATIC
    pace: Pace = Pace()
    bots: int = 2  # processes that think at the same time, for each level
    snapshot: int = 20  # acts between two snapshots of a match
    idle: float = 300  # seconds until a table that nobody watches leaves the memory
    rates: Rates = field(default_factory=Rates)
    warm: bool = False  # whether the words of all games are made ready at the start
    time: Time = field(default_factory=WallTime)

    @property
    def address(self) -> str:
        """The database, as SQLAlchemy wants it named."""
        if not self.db:
            return f"sqlite+aiosqlite:///{self.data / 'astragal.sqlite'}"
        for scheme in ("postgresql://", "postgres://"):
            if self.db.startswith(scheme):
                return "postgresql+asyncpg://" + self.db.removeprefix(scheme)
        if self.db.startswith("sqlite:///"):
            return "sqlite+aiosqlite:///" + self.db.removeprefix("sqlite:///")
        return self.db
