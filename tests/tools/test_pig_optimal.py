"""Perfect Pig: small goals, where everything can be checked by hand or against any other player."""

from itertools import product

import pytest

from tools.pig_optimal import Perfect, beginning, perfect, wins

SMALL = 12


def test_the_last_points_are_reckoned_by_hand() -> None:
    # Goal 2: every roll but a 1 wins, and who rolls a 1 leaves the same to the other.
    assert Perfect(2).chance(0, 0) == pytest.approx(6 / 7, abs=1e-6)


def test_enough_to_win_is_held_and_nothing_is_not() -> None:
    found = perfect(SMALL)
    for mine, yours in product(range(SMALL), repeat=2):
        assert found.holds(mine, yours, SMALL - mine)
        assert not found.holds(mine, yours, 0)


@pytest.mark.parametrize("enough", range(2, SMALL))
def test_nobody_beats_perfect_play(enough: int) -> None:
    def other(mine: int, yours: int, total: int) -> bool:
        return total >= min(enough, SMALL - mine)

    assert wins(perfect(SMALL).holds, other, SMALL) >= 0.5 - 1e-6
    assert wins(other, other, SMALL) == pytest.approx(0.5)


def test_the_win_rate_of_perfect_play_is_what_its_table_says() -> None:
    found = perfect(SMALL)
    assert beginning(found.holds, found.holds, SMALL) == pytest.approx(found.chance(0, 0), abs=1e-6)
