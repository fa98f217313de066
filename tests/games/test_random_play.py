"""Random play of every game to the end, with all checks at each decision."""

import pytest

from tests.games.table import ROTATION, SEEDS, Case, cases
from tests.games.twins import Playthrough


@pytest.mark.parametrize("case", cases(), ids=str)
def test_random_play_keeps_every_promise(case: Case) -> None:
    for seed in range(SEEDS):
        Playthrough(case, seed + ROTATION * SEEDS).play()


@pytest.mark.parametrize("case", cases(), ids=str)
def test_an_original_and_its_clone_play_to_the_same_end(case: Case) -> None:
    for seed in range(SEEDS):
        original, rng = case.start(seed), case.rng(seed)
        for _ in range(rng.randrange(40)):
            if original.options:
                original.choose(rng.randrange(len(original.options)))
        clone = original.clone()
        choices = []
        while original.options:
            choices.append(rng.randrange(len(original.options)))
            original.choose(choices[-1])
        for index in choices:
            clone.choose(index)
        assert clone.hash() == original.hash()
        assert clone.result == original.result
