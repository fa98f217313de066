"""Earlier commits: laid out as they were, and compiled where that is possible."""

import subprocess
from pathlib import Path

import pytest

from tools import earlier


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository of one commit, in which every part is one file with a word in it."""
    monkeypatch.setattr(earlier, "ROOT", tmp_path)
    monkeypatch.setattr(earlier, "KEPT", tmp_path / ".venv-before")
    for part in earlier.PARTS:
        folder = part in ("src", "requirements")
        file = tmp_path / part / "file" if folder else tmp_path / part
        file.parent.mkdir(exist_ok=True)
        file.write_text("then")
    who = ("-c", "user.name=A", "-c", "user.email=a@example.org")
    for words in (("init", "--quiet"), ("add", "."), (*who, "commit", "--quiet", "-m", "then")):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)
    return tmp_path


def test_a_commit_is_laid_out_as_it_was(repository: Path) -> None:
    (repository / "src" / "file").write_text("now")
    found = earlier.earlier("HEAD")
    assert (found.source / "file").read_text() == "then"
    assert earlier.earlier(found.commit) == found


def test_without_a_name_the_last_other_source_is_meant(repository: Path) -> None:
    assert earlier.last_different() == "HEAD~1"
    (repository / "src" / "file").write_text("now")
    assert earlier.last_different() == "HEAD"


def test_a_commit_that_is_not_there_is_refused(repository: Path) -> None:
    with pytest.raises(earlier.EarlierError, match="git rev-parse: fatal"):
        earlier.earlier("no-such-commit")


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The commands that were run, of which only what they leave behind is made."""
    words: list[str] = []

    def run(*command: str | Path, **_variables: str) -> None:
        words.append(" ".join(map(str, command[1:3])))
        if "--wheel-dir" in command:
            (Path(command[command.index("--wheel-dir") + 1]) / "a.whl").touch()
        if "venv" in command:
            (Path(command[-1]) / "bin").mkdir(parents=True)
            (Path(command[-1]) / "bin" / "python").touch()

    monkeypatch.setattr(earlier, "run", run)
    return words


def test_a_commit_is_compiled_once(
    repository: Path, ran: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(earlier, "can_compile", lambda: True)
    found = earlier.earlier("HEAD")
    assert earlier.compile_earlier(found, repository / "LICENSE")
    assert found.python.exists()
    assert ran == ["-m pip", "-m venv", "-m pip", "-m pip"]
    assert earlier.compile_earlier(found, repository / "LICENSE")
    assert len(ran) == 4


def test_without_a_compiler_there_is_no_compiled_build(
    repository: Path, ran: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(earlier, "can_compile", lambda: False)
    assert not earlier.compile_earlier(earlier.earlier("HEAD"), repository / "LICENSE")
    assert ran == []
