"""What whoever decides is shown as sensible: nothing that gives something up for good."""

from collections.abc import Iterator
from random import Random

from astragal.games.dice_throne.advice.counsel import counsel
from astragal.games.dice_throne.state import DiceThrone
from astragal.kernel.match import PASS, Option
from tests.games.dice_throne.table import GAME

GIVEN_UP = {"sell", "discard"}


def decisions(seed: str) -> Iterator[tuple[DiceThrone, Option | None]]:
    """A match at random, at each decision with what is advised."""
    m = GAME.new(2, seed=seed)
    assert isinstance(m, DiceThrone)
    rng = Random(seed)
    while m.options:
        yield m, counsel(m)
        m.apply(rng.choice(m.options))


def verbs(m: DiceThrone) -> set[str]:
    return {option[0] for option in m.options}


def test_the_advice_is_legal_and_gives_nothing_away() -> None:
    told = set()
    for m, advised in decisions("given"):
        assert advised is None or advised in m.options
        if advised is not None and len(m.options) > 1:
            assert advised[0] not in GIVEN_UP
        told.add((m.reason, advised is not None))
    assert {("rolling", True), ("main-1", True)} <= told


def test_an_ability_that_is_ready_is_never_rolled_away() -> None:
    ready = [
        (m.notation(advised) if advised else "")
        for seed in ("ready", "again")
        for m, advised in decisions(seed)
        if m.reason == "rolling" and "ability" in verbs(m)
    ]
    assert ready
    assert all(move == "" or move.startswith("ability") for move in ready)
    assert any(ready)


def test_an_attack_that_can_be_answered_is_for_the_player_to_weigh() -> None:
    weighed = 0
    for seed in ("struck", "hit", "blow"):
        for m, advised in decisions(seed):
            struck = m.attack_on and m.target == m.seat
            if PASS in m.options and len(m.options) > 1 and struck:
                assert advised is None
                weighed += 1
    assert weighed
