"""Where records are kept."""

from pathlib import Path
from tempfile import gettempdir

import pytest

import astragal
from astragal.records.record import parse
from astragal.terminal.files import Keeper, fresh_path, write_record


def test_records_lie_with_the_players_data(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", "/home/anna")
    assert fresh_path("pig").parent == Path("/home/anna/.local/share/astragal/records")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert fresh_path("pig").parent == Path("/data/astragal/records")


def test_somebody_without_a_home_can_play_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(Path, "home", homeless)
    assert fresh_path("pig").is_relative_to(gettempdir())


def test_two_tables_never_share_a_file() -> None:
    assert len({fresh_path("pig") for _ in range(20)}) > 15


def test_a_record_grows_with_its_match_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    match = astragal.game("pig").new(2, seed="grows")
    keeper = Keeper(tmp_path / "folder" / "kept")
    keeper.keep(match)
    assert not keeper.kept
    for count in (1, 2):
        match.apply("hold")
        keeper.keep(match)
        assert len(parse(keeper.path.read_text("utf-8")).lines) == count
    assert [path.name for path in keeper.path.parent.iterdir()] == ["kept"]


def test_a_failed_write_leaves_the_old_record(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def full(self: Path, *_: object, **__: object) -> int:
        raise OSError(28, "No space left on device")

    match = astragal.game("pig").new(2, seed="full")
    path = tmp_path / "kept"
    write_record(path, match)
    before = path.read_text("utf-8")
    match.apply("hold")
    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(astragal.AstragalError, match="no space left on device"):
        write_record(path, match)
    assert path.read_text("utf-8") == before
