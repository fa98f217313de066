"""The third shape: who played in a match, and what an imported record is about."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "third"
down_revision = "second"
branch_labels = None
depends_on = None

ID = sa.String(32)


def upgrade() -> None:
    players = op.create_table(
        "players",
        sa.Column("user", ID, primary_key=True),
        sa.Column("match", ID, sa.ForeignKey("matches.id"), primary_key=True),
    )
    matches = sa.table("matches", sa.column("id", ID), sa.column("users", sa.JSON))
    for id, users in op.get_bind().execute(sa.select(matches.c.id, matches.c.users)).all():
        known = [{"user": user, "match": id} for user in sorted(set(users) - {None})]
        op.bulk_insert(players, known)
    op.add_column("imports", sa.Column("about", sa.JSON, nullable=False, server_default="{}"))
    _tell_imports()


def _tell_imports() -> None:
    imports = sa.table(
        "imports", sa.column("id", ID), sa.column("text", sa.Text), sa.column("about", sa.JSON)
    )
    connection = op.get_bind()
    for (id,) in connection.execute(sa.select(imports.c.id)).all():
        one = imports.c.id == id
        text = connection.execute(sa.select(imports.c.text).where(one)).scalar_one()
        connection.execute(imports.update().where(one).values(about=_about(text)))


def _about(text: str) -> dict[str, Any]:
    """What stands in the head of a record, a tag in each line, as the server has written it."""
    head = text.partition("\n\n")[0].split("\n")
    tags = {name[1:]: json.loads(value[:-1]) for name, _, value in (x.partition(" ") for x in head)}
    return {
        "game": tags["Game"],
        "seats": tags["Seats"],
        "result": tags.get("Result"),
        "moves": tags["Decisions"],
    }
