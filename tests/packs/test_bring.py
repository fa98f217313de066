"""`game.bring`: a pack from outside is at hand, or is refused at once and leaves no trace."""

from pathlib import Path

import pytest

import astragal
from astragal.errors import PackError
from tests.packs.bringing import GAME, LAMPLIGHTER


def test_a_pack_is_brought_by_its_path() -> None:
    pack = GAME.bring(LAMPLIGHTER)
    try:
        assert GAME.shelf.brought == (pack,)
        assert GAME.new([{"hero": "lamplighter"}, {"hero": "monk"}]).options
    finally:
        GAME.shelf.leave(pack)


def test_a_pack_that_is_wrong_is_refused_at_once_and_the_game_goes_on(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text(LAMPLIGHTER.read_text("utf-8").replace("hue: 40", "hue: 400"), "utf-8")
    with pytest.raises(PackError, match=r"wrong\.yaml:4:6: hue"):
        GAME.bring(str(wrong))
    assert GAME.shelf.brought == ()
    assert GAME.new(2).options


@pytest.mark.parametrize("id", ["pig", "dice-forge"])
def test_a_game_that_takes_no_packs_says_so(id: str) -> None:
    game = astragal.game(id)
    with pytest.raises(PackError, match=f"{id} takes no packs from outside"):
        game.bring(LAMPLIGHTER)
    assert game.new(2).options
