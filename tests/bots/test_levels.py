"""The levels: always legal, the same for the same seed, and no wiser than their seat."""

from random import Random

import pytest

from astragal.bots import LEVELS, Bot, Budget, Seen, bot
from astragal.kernel.match import Match
from tests.bots.decisions import TABLES, decisions

NODES = Budget(nodes=16)
COUNT = 12


def choice(level: str, m: Match, seed: str = "s") -> int:
    return bot(level, seed).choose(Seen(m, m.seat), NODES)


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_is_legal_and_leaves_the_match_alone(level: str, table: str) -> None:
    for m in decisions(table, COUNT):
        before = m.to_bytes()
        assert choice(level, m) in range(len(m.options))
        assert m.to_bytes() == before


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_and_nodes_play_the_same(level: str, table: str) -> None:
    first, second = ([choice(level, m) for m in decisions(table, COUNT)] for _ in range(2))
    assert first == second


def changed(m: Match, rng: Random) -> Match:
    """The same match with other cards and other dice where the seat that chooses can't look."""
    other = m.redeal(m.seat, rng)
    assert other.view(m.seat) == m.view(m.seat)
    assert other.options == m.options
    return other


def cards(m: Match) -> list[list[int]]:
    """What lies in the zones that the seat that chooses can't see."""
    return [list(zone) for pool in m.game.pools(m, m.seat) for zone in pool]


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("level", LEVELS)
def test_no_choice_changes_with_what_the_seat_cannot_know(level: str, table: str) -> None:
    rng = Random(table)
    different = 0
    for m in decisions(table, COUNT):
        for other in (changed(m, rng), changed(m, rng)):
            different += cards(other) != cards(m)
            assert choice(level, other) == choice(level, m), f"{level} knows too much"
    assert different > COUNT


class Peeking:
    """A bot that looks at the match itself."""

    def choose(self, seen: Seen, budget: Budget) -> int:
        return sum(sum(zone) for zone in cards(seen._match)[:1]) % len(seen.options)


def test_a_bot_that_peeks_would_be_seen() -> None:
    peeking: Bot = Peeking()
    rng = Random("peek")
    both = [
        [peeking.choose(Seen(one, m.seat), NODES) for one in (m, changed(m, rng))]
        for m in decisions("skirmish", COUNT)
    ]
    assert any(mine != yours for mine, yours in both)


def test_every_level_has_a_personality_of_its_own() -> None:
    assert list(LEVELS) == ["random", "easy", "greedy", "smart"]
    assert len({level.personality for level in LEVELS.values()}) == len(LEVELS)
