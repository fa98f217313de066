"""Results in a file: nothing finished is lost, and nothing foreign is touched."""

from pathlib import Path

import pytest

from astragal.lab.store import Store, StoreError
from tests.lab.plans import outcome, plan

FIRST, SECOND = outcome(1, 1, 2), outcome(2, 2, 1)


def kept(path: Path) -> Path:
    """A file with two matches."""
    with Store(plan(), path) as store:
        store.add(SECOND)
        store.add(FIRST)
    return path


def test_what_was_added_is_there_again(tmp_path: Path) -> None:
    with Store(plan(), kept(tmp_path / "out"), resume=True) as store:
        assert store.outcomes == {1: FIRST, 2: SECOND}


def test_each_match_is_in_the_file_as_soon_as_it_is_added(tmp_path: Path) -> None:
    with Store(plan(), tmp_path / "out") as store:
        store.add(FIRST)
        assert len((tmp_path / "out").read_bytes().splitlines()) == 2


def test_a_line_that_was_cut_off_is_forgotten(tmp_path: Path) -> None:
    path = kept(tmp_path / "out")
    path.write_bytes(path.read_bytes()[:-9])
    with Store(plan(), path, resume=True) as store:
        assert store.outcomes == {2: SECOND}
        store.add(FIRST)
    with Store(plan(), path, resume=True) as store:
        assert store.outcomes == {1: FIRST, 2: SECOND}


def test_a_file_is_not_written_over(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="is there already; go on with --resume"):
        Store(plan(), kept(tmp_path / "out"))


def test_the_results_of_another_arena_are_left_alone(tmp_path: Path) -> None:
    path = kept(tmp_path / "out")
    before = path.read_bytes()
    with pytest.raises(StoreError, match=r'another arena: seed "astragal" there, "other" here$'):
        Store(plan(seed="other"), path, resume=True)
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["a letter", "a letter\n", '{"game": "pig"}\n', "[]\n"])
def test_any_other_file_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "out"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(StoreError, match="holds no results of an arena"):
        Store(plan(), path, resume=True)
    assert path.read_text("utf-8") == text


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="can't be used: No such file or directory"):
        Store(plan(), tmp_path / "nowhere" / "out")


def test_without_a_file_results_are_only_remembered() -> None:
    with Store(plan()) as store:
        store.add(FIRST)
        assert store.outcomes == {1: FIRST}
