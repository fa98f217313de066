"""The seventh shape: packs are kept by their hash."""

import sqlalchemy as sa
from alembic import op

revision = "seventh"
down_revision = "sixth"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "packs",
        sa.Column("hash", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("user", sa.String(32)),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_packs_user", "packs", ["user"])
