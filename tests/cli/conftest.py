"""Commands in the tests speak English and keep their records in a folder of the test."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def player(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ASTRAGAL_LANG", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
