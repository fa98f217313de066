"""The types of the browser app are those of the server."""

from pathlib import Path

import pytest

from tools.wire_types import NAME, WEB, files

FILES = files()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.parent.name)
def test_the_types_are_fresh(path: Path) -> None:
    assert path.read_text("utf-8") == FILES[path], "run `make types`"


def test_no_types_are_left_of_what_is_gone() -> None:
    assert set(WEB.rglob(NAME)) == set(FILES)
