"""The fourth shape: a house that can be kept: bans, sessions that end, closed tables, reports."""

import sqlalchemy as sa
from alembic import op

revision = "fourth"
down_revision = "third"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("sessions", sa.Integer, nullable=False, server_default="0"))
    for name in ("banned", "muted", "deleted"):
        op.add_column("users", sa.Column(name, sa.BigInteger))
    op.add_column("tables", sa.Column("closed", sa.Text))
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("settled", sa.BigInteger),
        sa.UniqueConstraint("by", "about", "table", "kind", "number", name="uq_reports_by"),
    )
    op.create_index("ix_reports_settled", "reports", ["settled", "at"])
