"""The tables of the database. Migrations bring an older file to this shape."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# Times are milliseconds since 1970.

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

users = Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", String(2), nullable=False),
    Column("login", String(64), unique=True),
    Column("password", Text),
    Column("created", BigInteger, nullable=False),
    # Grows when all cookies given out so far are to be worth nothing.
    Column("sessions", Integer, nullable=False, server_default="0"),
    # Since when, where it is so.
    Column("banned", BigInteger),
    Column("muted", BigInteger),
    Column("deleted", BigInteger),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("host", String(32), ForeignKey("users.id"), nullable=False),
    Column("status", String(12), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("tour", Boolean, nullable=False),
    Column("options", JSON, nullable=False),
    Column("clock", JSON, nullable=False),
    # The match that is played, or was played last.
    Column("match", String(32)),
    # What the dice of the next match will come from; its hash is shown beforehand.
    Column("next_match", String(32)),
    Column("next_secret", LargeBinary),
    # Moves of a record that the next match begins with.
    Column("given", JSON),
    # What whoever keeps the house said when they closed the table.
    Column("closed", Text),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index(None, "public", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("user", String(32), ForeignKey("users.id")),
    Column("name", Text, nullable=False),
    Column("level", String(40)),
    Column("facts", JSON, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("stand_in", Boolean, nullable=False),
    Index(None, "user"),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table", String(32), ForeignKey("tables.id")),
    Column("game", String(40), nullable=False),
    Column("seats", JSON, nullable=False),
    Column("names", JSON, nullable=False),
    Column("users", JSON, nullable=False),
    Column("options", JSON, nullable=False),
    # The packs that it was dealt from, by their hashes.
    Column("packs", JSON, nullable=False, server_default="[]"),
    Column("engine", String(40), nullable=False),
    # Of the game; 0 where the match began before they were numbered.
    Column("rules", Integer, nullable=False, server_default="0"),
    Column("key", LargeBinary, nullable=False),
    # All three are missing where the dice were not promised: a match that goes on from a record.
    Column("secret", LargeBinary),
    Column("commit", String(64)),
    Column("nonces", JSON),
    Column("started", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("result", JSON),
    # What each seat had in the end, where the game counts it.
    Column("points", JSON(none_as_null=True)),
    Column("moves", Integer, nullable=False),
    Index(None, "table"),
)

# What matches and records were dealt from, by the hash of what it says; never changed.
packs = Table(
    "packs",
    metadata,
    Column("hash", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("size", Integer, nullable=False),
    # Who brought it with a record; nobody where a match of the house was dealt from it.
    Column("user", String(32)),
    Column("created", BigInteger, nullable=False),
    Index(None, "user"),
)

# Who had a seat when a match began, to find it again after they left the table.
players = Table(
    "players",
    metadata,
    Column("user", String(32), primary_key=True),
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
)

# Only ever added to: taking a move back is an act as well.
acts = Table(
    "acts",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("asks", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("move", Text, nullable=False),
    Column("nonce", String(64)),
    Column("at", BigInteger, nullable=False),
    # What happened, for the log; how the match stands then, to be sure; what the clocks show.
    Column("events", LargeBinary, nullable=False),
    Column("hash", String(32), nullable=False),
    Column("clock", JSON),
    UniqueConstraint("match", "seat", "nonce"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("acts", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

orders = Table(
    "orders",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("orders", JSON, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("user", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("preset", String(40)),
    Column("nonce", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
)

# Bots of strangers show a token; only its hash is kept.
tokens = Table(
    "tokens",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("user", String(32), ForeignKey("users.id"), nullable=False),
    Column("label", Text, nullable=False),
    Column("hash", String(64), nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
    Index(None, "user"),
)

# Records of matches that were played elsewhere, verified when they came.
imports = Table(
    "imports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("user", String(32), ForeignKey("users.id"), nullable=False),
    Column("text", Text, nullable=False),
    # What a list tells of it, without reading the text.
    Column("about", JSON, nullable=False, server_default="{}"),
    Column("hash", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    UniqueConstraint("user", "hash"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("record", String(32), primary_key=True),
    Column("level", String(40), primary_key=True),
    Column("review", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# What players found wrong with what others said or how they are called, as it stood then.
reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by", String(32), nullable=False),
    Column("about", String(32), nullable=False),
    Column("table", String(32), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("number", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("settled", BigInteger),
    UniqueConstraint("by", "about", "table", "kind", "number"),
    Index(None, "settled", "at"),
)
