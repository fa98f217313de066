"""One house for all browser tests of a process, and a look at every page that was open."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tools.browser import PATIENCE, House, open_house

expect.set_options(timeout=PATIENCE)


# Of the package, not of the session: Playwright's loop would be in the way of other tests.
@pytest.fixture(scope="package")
def _house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("table")) as house:
        yield house


@pytest.fixture
def house(_house: House) -> Iterator[House]:
    """The house; afterwards it is empty again, and nothing has gone wrong on any page."""
    _house.troubles.clear()
    yield _house
    _house.empty()
    assert not _house.troubles
