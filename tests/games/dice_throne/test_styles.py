"""What a hero is chosen by: a sentence in each language, and how it plays, measured from bots."""

import pytest

from astragal.errors import PackError
from astragal.games.dice_throne.packs.pack import Tagline
from astragal.games.dice_throne.table.sheet import sheet
from astragal.games.dice_throne.table.styles import steps, styles
from astragal.packs.decode import decode_text
from astragal.prose.text import LANGUAGES
from tests.games.dice_throne.table import load
from tools.styles import figures, heroes, played


def test_every_hero_of_the_game_was_measured() -> None:
    assert sorted(styles()) == heroes()


@pytest.mark.parametrize("bar", ["damage", "defence", "trickery"])
def test_the_bars_tell_heroes_apart(bar: str) -> None:
    found = [getattr(style, bar) for style in styles().values()]
    assert set(found) <= set(range(1, 7))
    assert {1, 6} < set(found)


def test_steps_go_from_the_lowest_to_the_highest() -> None:
    assert steps([0, 10, 20, 30, 40, 50, 60, 99]) == [1, 1, 2, 3, 4, 5, 6, 6]


def test_a_match_is_counted_the_same_way_again() -> None:
    one, other = played(("barbarian", "monk")), played(("barbarian", "monk"))
    assert one == other
    assert all(figures(seat).damage > 0 for seat in one)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hero_has_a_sentence_of_its_own(language: str) -> None:
    said = [hero.tagline for hero in sheet(load(), language).heroes.values()]
    assert len(set(said)) == len(heroes())
    assert all(10 < len(line) < 60 and line.endswith(".") for line in said)


def test_a_sentence_that_is_too_long_is_refused() -> None:
    line = "x" * 60
    with pytest.raises(PackError):
        decode_text(f"{{en: {line}, ru: x, pl: x}}", Tagline)
