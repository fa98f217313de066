"""Whatever a table shows of a match has words in every language, in every game."""

from random import Random

import pytest

import astragal
from astragal.kernel.match import Match
from astragal.kernel.view import story
from astragal.prose.text import LANGUAGES

DECISIONS = 40
NONSENSE = "fly to the moon"


def shown(m: Match, language: str) -> list[str]:
    """All words about the pending decision and what happened before it."""
    game = m.game
    assert m.decision is not None
    offers = [game.describe(m, option, language) for option in m.options[:12]]
    lines = game.table.about(m, m.seat, language)
    refused = m.why(NONSENSE)
    assert refused is not None
    return [
        m.decision.sentence(language),
        *(part for offer in offers for part in offer),
        *(f"{line.label} {line.value}" for line in lines),
        *story(m, m.seat, language),
        refused.sentence(language),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", astragal.game_ids())
def test_nothing_is_shown_without_words(id: str, language: str) -> None:
    game = astragal.game(id)
    rng = Random(f"{id} in {language}")
    for setup in game.setups()[-3:]:
        m = game.new(setup, seed=f"words of {id}", events=True)
        while m.options and m.number < DECISIONS:
            missing = [text for text in shown(m, language) if "⟨" in text]
            assert not missing
            m.choose(rng.randrange(len(m.options)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", astragal.game_ids())
def test_the_sheet_has_no_hole(id: str, language: str) -> None:
    game = astragal.game(id)
    assert "⟨" not in str(game.table.sheet(game.content(), language))
