"""The sixth shape: a match knows the packs that it was dealt from."""

import sqlalchemy as sa
from alembic import op

revision = "sixth"
down_revision = "fifth"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("packs", sa.JSON, nullable=False, server_default="[]"))
    op.drop_column("matches", "content")
