"""`astragal content check`: packs are read strictly, and what is wrong is told with its place."""

import re
from pathlib import Path

import pytest

from astragal.games.dice_throne.packs.reading import FOLDER
from tests.cli.run import astragal_command
from tests.games.dice_throne.sample import SAMPLE

STATUSES = """\
statuses:
  - {id: bruise, names: {en: Bruise, ru: Синяк, pl: Siniak}, icon: fist, kind: negative, limit: 1}
"""


@pytest.fixture
def packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    Path("packs").mkdir()
    Path("packs/brawler.yaml").write_text(SAMPLE, "utf-8")
    Path("packs/statuses.yaml").write_text(STATUSES, "utf-8")
    return Path("packs")


def test_whole_packs_pass(packs: Path) -> None:
    result = astragal_command("content", "check", packs)
    assert result.exit_code == 0
    assert result.output.splitlines() == [
        "ok      packs/brawler.yaml  Brawler: 3 abilities, 1 upgrade, 1 card, 1 status, "
        "1 companion; a deck of 18 + 2 = 20",
        "ok      packs/statuses.yaml  1 shared status",
    ]


def test_the_packs_of_the_house_pass() -> None:
    result = astragal_command("content", "check", FOLDER)
    assert result.exit_code == 0, result.output
    assert "common.yaml  18 common cards" in result.output


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("{gain: rage}, then", "{gian: rage}, then", ':23:15: .*word "gian".*mean "gain"'),
        ("{inflict: bruise}", "{inflict: bruises}", 'unknown status "bruises".*mean "bruise"'),
        ("hue: 10", "hue: 400", ":4:6: hue: expected a whole number from 0 to 359"),
        ("id: brawler", "id: [brawler", ":2:6: not valid YAML"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(packs: Path, old: str, new: str, words: str) -> None:
    assert old in SAMPLE
    (packs / "brawler.yaml").write_text(SAMPLE.replace(old, new, 1), "utf-8")
    result = astragal_command("content", "check", packs)
    assert result.exit_code == 1
    failed, error, *rest = result.output.splitlines()
    assert failed == "FAILED  packs/brawler.yaml"
    assert error.startswith("        packs/brawler.yaml:")
    assert re.search(words, error), error
    assert rest == ["ok      packs/statuses.yaml  1 shared status"]


def test_the_shared_statuses_of_the_house_are_known(packs: Path) -> None:
    text = SAMPLE.replace("{inflict: bruise}", "{inflict: knockdown}")
    (packs / "brawler.yaml").write_text(text, "utf-8")
    assert astragal_command("content", "check", packs / "brawler.yaml").exit_code == 0


def test_a_missing_file_and_an_empty_folder_are_told(tmp_path: Path) -> None:
    missing = astragal_command("content", "check", tmp_path / "x.yaml")
    assert missing.exit_code == 2
    assert "there is no file or folder" in missing.output
    empty = astragal_command("content", "check", tmp_path)
    assert empty.exit_code == 2
    assert "there are no packs (*.yaml)" in empty.output
