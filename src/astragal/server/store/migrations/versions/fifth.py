"""The fifth shape: a match knows by which rules of its game it goes."""

import sqlalchemy as sa
from alembic import op

revision = "fifth"
down_revision = "fourth"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("rules", sa.Integer, nullable=False, server_default="0"))
