"""The eighth shape: what each seat had at the end of a match."""

import sqlalchemy as sa
from alembic import op

revision = "eighth"
down_revision = "seventh"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("points", sa.JSON))
