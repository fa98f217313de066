"""The databases on which a house can stand."""

from collections.abc import Iterator

import pytest

from tools.postgres import temporary_cluster
from tools.system_packages import Lacking


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A PostgreSQL, which is installed for this where it can be."""
    try:
        with temporary_cluster() as address:
            yield address
    except Lacking as missing:
        pytest.fail(f"PostgreSQL can't be tested here. {missing}")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str | None:
    """The address of a database, for tests that must hold on each; nothing for a file of SQLite."""
    if request.param == "sqlite":
        return None
    found: str = request.getfixturevalue("address")
    return found
