"""The first shape: users, tables, seats, matches, acts, snapshots, orders, chat, settings."""

import sqlalchemy as sa
from alembic import op

revision = "first"
down_revision = None
branch_labels = None
depends_on = None

ID = sa.String(32)


def upgrade() -> None:
    op.create_table(
        "settings",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "users",
        sa.Column("id", ID, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("login", sa.String(64)),
        sa.Column("password", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("login", name="uq_users_login"),
    )
    _tables()
    _matches()
    _beside_matches()


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", ID, primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("host", ID, sa.ForeignKey("users.id"), nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("tour", sa.Boolean, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("clock", sa.JSON, nullable=False),
        sa.Column("match", ID),
        sa.Column("next_match", ID),
        sa.Column("next_secret", sa.LargeBinary),
        sa.Column("given", sa.JSON),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_tables_public", "tables", ["public", "changed"])
    op.create_table(
        "seats",
        sa.Column("table", ID, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("user", ID, sa.ForeignKey("users.id")),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("level", sa.String(40)),
        sa.Column("facts", sa.JSON, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("stand_in", sa.Boolean, nullable=False),
    )
    op.create_index("ix_seats_user", "seats", ["user"])


def _matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", ID, primary_key=True),
        sa.Column("table", ID, sa.ForeignKey("tables.id")),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("names", sa.JSON, nullable=False),
        sa.Column("users", sa.JSON, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("content", sa.String(64), nullable=False),
        sa.Column("engine", sa.String(40), nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("secret", sa.LargeBinary),
        sa.Column("commit", sa.String(64)),
        sa.Column("nonces", sa.JSON),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.Column("result", sa.JSON),
        sa.Column("moves", sa.Integer, nullable=False),
    )
    op.create_index("ix_matches_table", "matches", ["table"])
    op.create_table(
        "acts",
        sa.Column("match", ID, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("asks", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("nonce", sa.String(64)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("events", sa.LargeBinary, nullable=False),
        sa.Column("hash", sa.String(32), nullable=False),
        sa.Column("clock", sa.JSON),
        sa.UniqueConstraint("match", "seat", "nonce", name="uq_acts_match"),
    )


def _beside_matches() -> None:
    op.create_table(
        "snapshots",
        sa.Column("match", ID, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("acts", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "orders",
        sa.Column("match", ID, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("orders", sa.JSON, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table", ID, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user", ID, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("preset", sa.String(40)),
        sa.Column("nonce", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
