"""The list of icons that packs may use is that of the icon package which the app is built with."""

import re

from astragal.packs.icons import FILE, ICONS
from tests.web.built import BUILT, pack_icons
from tools.icons import PACKAGE, locked_version, written


def test_the_list_is_of_the_version_that_the_app_is_built_with() -> None:
    first = FILE.read_text("utf-8").splitlines()[0]
    assert first.startswith(f"# {PACKAGE} {locked_version()};"), "run python -m tools.icons"


def test_every_icon_in_the_built_picture_is_listed() -> None:
    (picture,) = BUILT.glob("assets/icons-*.svg")
    drawn = set(re.findall(r'<symbol id="([a-z0-9-]+)"', picture.read_text("utf-8")))
    assert drawn, "the picture has no icons"
    assert drawn <= ICONS


def test_every_icon_that_the_games_name_is_listed() -> None:
    assert set(pack_icons()) <= ICONS


def test_the_list_is_written_sorted_with_its_aliases() -> None:
    text = written({"b": 0, "a": 0}, {"c": 0}, "1.0")
    assert text.splitlines()[1:] == ["a", "b", "c"]
