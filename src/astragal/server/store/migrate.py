"""Migrations: an older database is brought to the shape of this version at start."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

FOLDER = Path(__file__).parent / "migrations"


def migrate(connection: Connection) -> None:
    """Run the migrations that this database has not seen."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
