"""What is loaded before anything is played, and what a board adds when it is opened."""

import gzip
import json
import re
from pathlib import Path

import pytest

from astragal import game_ids
from tests.web.built import BUILT

ASSETS = BUILT / "assets"
# Script and style of the start page were 173,531 bytes before the stage; and a tenth more.
START = 190_800
BOARD = 60 * 1024


def weight(*paths: Path) -> int:
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in paths)


def loaded_first() -> set[str]:
    """The scripts and styles that the page itself names."""
    page = (BUILT / "index.html").read_text("utf-8")
    return set(re.findall(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"', page))


def loaded_with(game: str) -> set[str]:
    """What the app asks for to open a board: its own files, and those that it shares."""
    code = "".join(path.read_text("utf-8") for path in ASSETS.glob("index-*.js"))
    listed = re.search(r"__vite__mapDeps=.*?=(\[.*?\])", code)
    asked = re.search(rf"import\(.\./{game}-[^)]*\).*?__vite__mapDeps\((\[.*?\])\)", code)
    assert listed
    assert asked
    files = json.loads(listed[1])
    return {files[index] for index in json.loads(asked[1])}


def test_the_start_page_is_light() -> None:
    named = loaded_first()
    assert len(named) >= 2
    assert weight(*(BUILT / path for path in named)) <= START


@pytest.mark.parametrize("game", game_ids())
def test_a_board_is_loaded_when_it_is_opened(game: str) -> None:
    parts = loaded_with(game) - loaded_first()
    own = {Path(path).suffix for path in parts if path.startswith(f"assets/{game}-")}
    assert own == {".js", ".css"}
    assert weight(*(BUILT / path for path in parts)) < BOARD
