"""What can be looked up in a game has words in every language."""

import pytest

import astragal
from astragal.errors import SetupError
from astragal.kernel.game import Game
from astragal.kernel.reference import OddsQuestion
from astragal.prose.text import LANGUAGES
from tests.games.gauntlet.game import GAME as GAUNTLET_GAME

GAMES = [*map(astragal.game, astragal.game_ids()), GAUNTLET_GAME]


def abouts(game: Game) -> list[str]:
    subjects = [subject.id for subject in game.reference.subjects(game.content())]
    return [*subjects, *game.reference.topics]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_every_leaflet_has_words(game: Game, language: str) -> None:
    for about in abouts(game):
        leaflet = game.reference.leaflet(game.content(), about, language)
        text = "\n".join(leaflet.plain())
        assert "⟨" not in text
        assert leaflet.sections, about


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_subjects_are_named_in_every_language(game: Game) -> None:
    for subject in game.reference.subjects(game.content()):
        assert set(subject.names) == set(LANGUAGES)


def test_a_game_built_on_another_is_looked_up_in_like_it() -> None:
    assert "warden" in abouts(GAUNTLET_GAME)
    assert "warden" not in abouts(astragal.game("dice-throne"))


def test_where_there_is_nothing_to_read_that_is_said() -> None:
    pig = astragal.game("pig")
    assert abouts(pig) == []
    with pytest.raises(SetupError, match="nothing to read about 'cards'"):
        pig.reference.leaflet(pig.content(), "cards", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_about_odds_is_answered_or_refused_in_words(language: str) -> None:
    game = astragal.game("dice-throne")
    assert game.reference.odds is not None
    report = game.reference.odds(game, OddsQuestion("monk", ("1", "1", "4", "5", "6")), language)
    assert report.grids[0].rows
    with pytest.raises(SetupError) as refused:
        game.reference.odds(game, OddsQuestion("monk", ("7",)), language)
    assert "7" in game.refused(refused.value, language)
    assert "⟨" not in game.refused(refused.value, language)
