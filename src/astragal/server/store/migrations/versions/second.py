"""The second shape: tokens, imported records, reviews."""

import sqlalchemy as sa
from alembic import op

revision = "second"
down_revision = "first"
branch_labels = None
depends_on = None

ID = sa.String(32)


def upgrade() -> None:
    op.create_table(
        "tokens",
        sa.Column("id", ID, primary_key=True),
        sa.Column("user", ID, sa.ForeignKey("users.id"), nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("hash", name="uq_tokens_hash"),
    )
    op.create_index("ix_tokens_user", "tokens", ["user"])
    op.create_table(
        "imports",
        sa.Column("id", ID, primary_key=True),
        sa.Column("user", ID, sa.ForeignKey("users.id"), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("user", "hash", name="uq_imports_user"),
    )
    op.create_table(
        "reviews",
        sa.Column("record", ID, primary_key=True),
        sa.Column("level", sa.String(40), primary_key=True),
        sa.Column("review", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
