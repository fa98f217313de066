"""Migrations: an older database is brought to the shape of this version at start."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from astragal.server.opening import StartError
from astragal.version import VERSION

FOLDER = Path(__file__).parent / "migrations"
NEWEST = "eighth"


def migrate(connection: Connection) -> None:
    """Run the migrations that this database has not seen."""
    found = shape(connection)
    if found != NEWEST:
        _check_known(found)
        upgrade(connection, NEWEST)


def _check_known(found: str | None) -> None:
    """Whether a shape is one of ours, or none yet."""
    from alembic.script import ScriptDirectory

    known = {script.revision for script in ScriptDirectory(str(FOLDER)).walk_revisions()}
    if found is not None and found not in known:
        raise StartError("start-newer", found=found, version=VERSION, ours=NEWEST)


def upgrade(connection: Connection, to: str) -> None:
    """Run the migrations up to one of them."""
    # Loading it takes as long as a restart may not: a database that is new enough does without.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def shape(connection: Connection) -> str | None:
    """The last migration that this database has seen; nothing when it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found
