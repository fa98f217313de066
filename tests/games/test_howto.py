"""What is read in two minutes before a first match: in every game, in every language."""

import pytest

import astragal
from astragal.games import game_ids
from astragal.packs.icons import ICONS
from astragal.prose.text import LANGUAGES
from astragal.table.howto import howto

MOST_WORDS = 320  # two minutes, read slowly


@pytest.mark.parametrize("id", game_ids())
def test_every_game_is_told_in_every_language(id: str) -> None:
    told = [howto(astragal.game(id), language) for language in LANGUAGES]
    assert len(told[0]) >= 4
    assert len({tuple(one.icon for one in each) for each in told}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", game_ids())
def test_it_takes_no_longer_than_two_minutes(id: str, language: str) -> None:
    told = howto(astragal.game(id), language)
    assert sum(len(one.text.split()) for one in told) <= MOST_WORDS
    assert len({one.title for one in told}) == len(told)


@pytest.mark.parametrize("id", game_ids())
def test_its_pictures_can_be_drawn(id: str) -> None:
    assert {one.icon for one in howto(astragal.game(id), "en")} <= ICONS
