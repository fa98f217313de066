"""The random bot and the list of bots."""

import pytest

import astragal
from astragal.bots import Budget, Seen, bot
from astragal.errors import SetupError


def choices(seed: str) -> list[int]:
    match = astragal.game("pig").new(2, seed="bots")
    player = bot("random", seed)
    return [player.choose(Seen(match, match.seat), Budget(nodes=1)) for _ in range(50)]


def test_the_same_seed_plays_the_same_and_another_one_differently() -> None:
    assert choices("a") == choices("a")
    assert choices("a") != choices("b")
    assert set(choices("a")) == {0, 1}


def test_an_unknown_bot_is_told_with_the_nearest_one() -> None:
    with pytest.raises(SetupError, match=r"no bot 'randon' \(known: random, .*\); did you mean"):
        bot("randon")
