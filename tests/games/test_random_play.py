"""Random play of every game to the end, with all checks at each decision."""

from random import Random

import pytest

import astragal
from tests.games.table import ROTATION, SEEDS, Case, cases, enough
from tests.games.twins import Playthrough


@pytest.mark.parametrize("case", cases(), ids=str)
def test_random_play_keeps_every_promise(case: Case) -> None:
    matches = decisions = 0
    while not enough(matches, decisions):
        decisions += Playthrough(case, matches + ROTATION * SEEDS).play()
        matches += 1


@pytest.mark.parametrize("case", cases(), ids=str)
def test_an_original_and_its_clone_play_to_the_same_end(case: Case) -> None:
    matches = decisions = 0
    while not enough(matches, decisions):
        original, rng = case.start(matches), case.rng(matches)
        for _ in range(rng.randrange(40)):
            if original.options:
                original.choose(rng.randrange(len(original.options)))
        clone = original.clone()
        result = astragal.playout(original, Random(matches))
        assert astragal.playout(clone, Random(matches)) == result
        assert clone.hash() == original.hash()
        decisions += original.number
        matches += 1
