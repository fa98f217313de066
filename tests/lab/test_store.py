"""Results in a file: nothing finished is lost, and nothing foreign is touched."""

import json
from pathlib import Path

import pytest

from astragal.lab.store import OutcomeStore, StoreError
from tests.lab.plans import outcome, plan

FIRST, SECOND = outcome(1, 1, 2), outcome(2, 2, 1)


def kept(path: Path) -> Path:
    """A file with two matches."""
    with OutcomeStore(plan(), path) as store:
        store.add(SECOND)
        store.add(FIRST)
    return path


def test_what_was_added_is_there_again(tmp_path: Path) -> None:
    with OutcomeStore(plan(), kept(tmp_path / "out"), resume=True) as store:
        assert store.outcomes == {1: FIRST, 2: SECOND}


def test_each_match_is_in_the_file_as_soon_as_it_is_added(tmp_path: Path) -> None:
    with OutcomeStore(plan(), tmp_path / "out") as store:
        store.add(FIRST)
        assert len((tmp_path / "out").read_bytes().splitlines()) == 2


def test_a_line_that_was_cut_off_is_forgotten(tmp_path: Path) -> None:
    path = kept(tmp_path / "out")
    path.write_bytes(path.read_bytes()[:-9])
    with OutcomeStore(plan(), path, resume=True) as store:
        assert store.outcomes == {2: SECOND}
        store.add(FIRST)
    with OutcomeStore(plan(), path, resume=True) as store:
        assert store.outcomes == {1: FIRST, 2: SECOND}


def test_a_file_is_not_written_over(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="already exists; continue with --resume"):
        OutcomeStore(plan(), kept(tmp_path / "out"))


def test_the_results_of_another_arena_are_left_alone(tmp_path: Path) -> None:
    path = kept(tmp_path / "out")
    before = path.read_bytes()
    with pytest.raises(StoreError, match=r'another arena: seed "astragal" there, "other" here$'):
        OutcomeStore(plan(seed="other"), path, resume=True)
    assert path.read_bytes() == before


def test_an_older_file_is_left_alone_and_told(tmp_path: Path) -> None:
    path = kept(tmp_path / "out")
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    del lines[0]["on_fault"]
    for line in lines[1:]:
        del line["seats"], line["fault"]
    older = "".join(json.dumps(line) + "\n" for line in lines)
    path.write_text(older, encoding="utf-8")
    with pytest.raises(StoreError, match=r"begun by an older arena.*; name another file"):
        OutcomeStore(plan(), path, resume=True)
    assert path.read_text("utf-8") == older


@pytest.mark.parametrize("text", ["a letter", "a letter\n", '{"game": "pig"}\n', "[]\n"])
def test_any_other_file_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "out"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(StoreError, match="does not hold arena results"):
        OutcomeStore(plan(), path, resume=True)
    assert path.read_text("utf-8") == text


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="can't be used: No such file or directory"):
        OutcomeStore(plan(), tmp_path / "nowhere" / "out")


def test_without_a_file_results_are_only_remembered() -> None:
    with OutcomeStore(plan()) as store:
        store.add(FIRST)
        assert store.outcomes == {1: FIRST}
