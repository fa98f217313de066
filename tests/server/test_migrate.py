"""A database is brought to the newest shape, and one that has it is left alone."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, text

from astragal.server.store.migrate import FOLDER, NEWEST, migrate, shape
from astragal.server.store.schema import metadata


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[Connection]:
    engine = create_engine(f"sqlite:///{tmp_path / 'test.sqlite'}")
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def test_the_newest_shape_is_that_of_the_last_migration() -> None:
    assert ScriptDirectory(str(FOLDER)).get_heads() == [NEWEST]


def test_an_empty_database_gets_every_table_of_the_schema(connection: Connection) -> None:
    assert shape(connection) is None
    migrate(connection)
    assert shape(connection) == NEWEST
    differences = compare_metadata(MigrationContext.configure(connection), metadata)
    assert differences == []


def test_an_older_database_is_brought_up_and_keeps_what_it_has(connection: Connection) -> None:
    migrate(connection)
    for table in ("tokens", "imports", "reviews"):
        connection.execute(text(f"DROP TABLE {table}"))
    connection.execute(text("UPDATE alembic_version SET version_num = 'first'"))
    connection.execute(text("INSERT INTO settings VALUES ('old', 'kept')"))
    migrate(connection)
    assert shape(connection) == NEWEST
    assert connection.execute(text("SELECT value FROM settings")).scalar() == "kept"
    assert connection.execute(text("SELECT count(*) FROM tokens")).scalar() == 0
