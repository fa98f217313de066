"""Migrations: an older database is brought to the shape of this version at start."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

FOLDER = Path(__file__).parent / "migrations"
NEWEST = "third"


def migrate(connection: Connection) -> None:
    """Run the migrations that this database has not seen."""
    if shape(connection) == NEWEST:
        return
    # Loading it takes as long as a restart may not: a database that is new enough does without.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def shape(connection: Connection) -> str | None:
    """The last migration that this database has seen; nothing when it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found
