"""A database is brought to the newest shape, and one that has it is left alone."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, select, text

import astragal
from astragal.server.store.migrate import FOLDER, NEWEST, migrate, shape, upgrade
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
    upgrade(connection, "first")
    connection.execute(text("INSERT INTO settings VALUES ('old', 'kept')"))
    migrate(connection)
    assert shape(connection) == NEWEST
    assert connection.execute(text("SELECT value FROM settings")).scalar() == "kept"
    assert connection.execute(text("SELECT count(*) FROM tokens")).scalar() == 0


def test_players_of_older_matches_are_found_again(connection: Connection) -> None:
    upgrade(connection, "second")
    users = '["anna", null, "ben", "anna"]'
    names = "id, game, seats, names, users, options, content, engine, key, started, moves"
    values = f"'m1', 'pig', '[]', '[]', '{users}', '{{}}', '', '', x'', 0, 0"
    connection.execute(text(f"INSERT INTO matches ({names}) VALUES ({values})"))
    migrate(connection)
    found = connection.execute(select(metadata.tables["players"])).all()
    assert sorted(found) == [("anna", "m1"), ("ben", "m1")]


def test_older_imports_are_told_what_they_are_about(connection: Connection) -> None:
    m = astragal.game("pig").new(3, seed="older")
    records = {"begun": astragal.write(astragal.record(m))}
    while m.options:
        m.apply(m.number % len(m.options))
    records["over"] = astragal.write(astragal.record(m))
    upgrade(connection, "second")
    for id, record in records.items():
        facts = {"id": id, "record": record}
        connection.execute(text("INSERT INTO imports VALUES (:id, '', :record, :id, 0)"), facts)
    migrate(connection)
    imports = metadata.tables["imports"]
    found = {row.id: row.about for row in connection.execute(select(imports))}
    seats: list[object] = [{}, {}, {}]
    assert found["begun"] == {"game": "pig", "seats": seats, "result": None, "moves": 0}
    assert m.result is not None
    assert (found["over"]["result"], found["over"]["moves"]) == (list(m.result), m.number)
