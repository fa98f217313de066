"""What goes on that can be passed as a whole: an attack, while there is one."""

import pytest

from astragal.prose.text import LANGUAGES
from astragal.server.views import until_over
from tests.games.dice_throne.table import GAME, played, table

SMACK = "{phase: offensive-roll, dice: [1, 1, 1, 4, 4], attempts: 0}"


def test_before_an_attack_there_is_nothing_to_pass_as_a_whole() -> None:
    m = table("{phase: main-1}")
    assert GAME.table.under_way(m) == ""
    assert until_over(m, "en") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_attack_is_passed_by_the_words_of_the_game(language: str) -> None:
    m = played(table(SMACK), "ability smack")
    assert GAME.table.under_way(m) == "attack"
    assert until_over(m, language) == GAME.text(language).message("until-attack")
