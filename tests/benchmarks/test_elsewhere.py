"""Our games asked for in another process: compiled, or of an earlier commit."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from benchmarks import elsewhere
from benchmarks.__main__ import Plan, measured
from benchmarks.elsewhere import Away, Elsewhere, ElsewhereError
from benchmarks.ours import OurGame, ours
from tools.compiled import pure, wanted
from tools.earlier import Earlier
from tools.other_python import ROOT, OtherPythonError

PIG = "pig (2 seats)"


@pytest.fixture(scope="module")
def before() -> Iterator[Elsewhere]:
    """The source of today, which stands for an earlier one."""
    place = Elsewhere("before", "pure", source=ROOT / "src")
    yield place
    place.process.close()


def test_another_process_measures_and_answers(before: Elsewhere) -> None:
    away = Away(before, PIG)
    assert (away.game, away.kind, away.build) == (PIG, "before", "pure")
    stint = away.run(0)
    assert stint.games == 1
    assert stint.clone_us is not None


def test_playouts_are_measured_there_too(before: Elsewhere) -> None:
    assert Away(before, f"{PIG}, playouts").run(0).decisions > 0


def test_a_checksum_is_the_same_there(before: Elsewhere) -> None:
    here = next(one for one in ours() if isinstance(one, OurGame) and one.name == PIG)
    assert before.checksum(PIG, 2) == here.checksum(2)


def test_a_build_says_whether_it_is_compiled() -> None:
    place = Elsewhere("ours", "pure", sys.executable)
    place.process.close()
    assert place.guest.compiled == (pure(wanted()) == [])


def test_a_pure_build_is_not_taken_for_a_compiled_one() -> None:
    with pytest.raises(ElsewhereError, match="without compiled modules"):
        Elsewhere("ours", "compiled", source=ROOT / "src")


def test_another_source_than_the_one_meant_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ElsewhereError, match="was imported and not what is in"):
        Elsewhere("before", "pure", source=tmp_path)


def test_a_python_that_fails_is_reported_with_its_words(tmp_path: Path) -> None:
    (tmp_path / "astragal.py").write_text("raise ImportError('far too old')")
    with pytest.raises(OtherPythonError, match="ImportError: far too old"):
        Elsewhere("before", "pure", source=tmp_path)


def test_a_commit_that_is_too_old_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "astragal.py").write_text("raise ImportError('far too old')")
    remarks: list[str] = []
    assert list(elsewhere.tried(remarks, "pure", source=tmp_path)) == []
    assert "left out" in remarks[0]


class Today(Earlier):
    """A commit whose source is that of today, and which nobody compiled."""

    source = ROOT / "src"


def test_a_commit_is_measured_beside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(elsewhere, "earlier", lambda revision: Today("0123456789abcdef"))
    monkeypatch.setattr(elsewhere, "compile_earlier", lambda commit, builder: False)
    report = measured(Plan(0.001, 1, only=(PIG,), before="HEAD"))
    assert [row.name for row in report.rows] == [PIG, f"{PIG}, before"]
    assert report.remarks[0] == "Before: 0123456789."
    assert report.remarks[1].startswith("The commit before is not compiled")
