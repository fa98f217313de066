"""What may be agreed before a match of Pig, which a scenario can't say."""

import pytest

import astragal
from astragal.errors import SetupError
from astragal.proving.proof import proves


@proves("PIG-1")
@pytest.mark.parametrize("seats", [1, 9])
def test_fewer_than_two_or_more_than_eight_cannot_play(seats: int) -> None:
    with pytest.raises(SetupError, match="this game has 2 to 8 seats"):
        astragal.game("pig").new(seats=seats)


@proves("PIG-6")
@pytest.mark.parametrize("goal", [1, 1001, "100", True])
def test_a_goal_out_of_reach_or_no_number_cannot_be_agreed(goal: int) -> None:
    with pytest.raises(SetupError, match="options: goal: "):
        astragal.game("pig").new(options={"goal": goal})
