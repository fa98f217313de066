"""Rules of modes, hands and symbols that no scenario can say: what is refused, seen and printed."""

from typing import Any

import pytest

import astragal
from astragal.errors import SetupError
from astragal.games.dice_throne.packs.words.damage import Prevent
from astragal.games.dice_throne.packs.words.dice import Reroll, SetDie
from astragal.games.dice_throne.packs.words.tokens import Remove
from astragal.kernel.match import Match
from astragal.proving.proof import proves
from tests.games.dice_throne.table import load

GAME = astragal.game("dice-throne")


def new(mode: str, seats: int, edition: str = "2.4.3") -> Match:
    heroes = [{"hero": "barbarian"}] * seats
    return GAME.new(heroes, options={"mode": mode, "edition": edition}, seed="modes")


@pytest.mark.parametrize("edition", ["2.4.3", "2.2"])
@pytest.mark.parametrize("seats", [4, 6])
@proves("DT-181")
def test_teams_are_for_four_or_six(seats: int, edition: str) -> None:
    view: dict[str, Any] = new("teams", seats, edition).view(0)
    sides = [seat["side"] for seat in view["seats"].values()]
    assert sides.count(1) == sides.count(2) == seats // 2


@pytest.mark.parametrize("seats", [2, 3, 5])
@proves("DT-181")
def test_teams_are_for_no_other_number(seats: int) -> None:
    with pytest.raises(SetupError, match="mode teams is for 4 or 6 seats"):
        new("teams", seats)


@proves("DT-182")
def test_a_hand_is_seen_by_the_own_team_alone() -> None:
    match = new("teams", 4)
    for viewer in range(4):
        seats: dict[str, Any] = match.view(viewer)["seats"]
        seen = [number for number, seat in seats.items() if "hand" in seat]
        assert [str(number) for number in seen] == (["1", "3"] if viewer % 2 == 0 else ["2", "4"])
        assert all(seat["cards"] == 4 for seat in seats.values())


@proves("DT-182")
def test_without_teams_a_hand_is_seen_by_its_owner_alone() -> None:
    seats: dict[str, Any] = new("king-of-the-hill", 4).view(2)["seats"]
    assert [str(number) for number, seat in seats.items() if "hand" in seat] == ["3"]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@proves("DT-191")
def test_the_hill_is_for_three_to_six_with_35_health(seats: int) -> None:
    view: dict[str, Any] = new("king-of-the-hill", seats).view(0)
    assert [seat["health"] for seat in view["seats"].values()] == [35] * seats
    assert [seat["side"] for seat in view["seats"].values()] == list(range(1, seats + 1))


@pytest.mark.parametrize("seats", [2, 7])
@proves("DT-191")
def test_the_hill_is_for_no_other_number(seats: int) -> None:
    with pytest.raises(SetupError):
        new("king-of-the-hill", seats)


SYMBOLS = [
    pytest.param("gunslinger", "bullet bullet bullet dash dash bullseye", id="DT-202"),
    pytest.param("pyromancer", "flame flame flame blaze fiery-soul meteor", id="DT-216"),
    pytest.param("shadow-thief", "dagger dagger bag bag card shadow", id="DT-238"),
]


@pytest.mark.parametrize(("hero", "symbols"), SYMBOLS)
@proves("DT-202", "DT-216", "DT-238")
def test_each_face_has_its_symbol(hero: str, symbols: str) -> None:
    assert load().boards[hero].faces.symbols[1:] == tuple(symbols.split())


@proves("DT-244")
def test_the_common_cards_of_the_rulebook_have_their_kinds() -> None:
    kinds = {(type(effect), card.type) for card in load().common for effect in card.do}
    assert {(Prevent, "roll"), (Reroll, "roll"), (SetDie, "roll")} <= kinds
    assert {(Remove, "instant"), (Remove, "main")} <= kinds


@proves("DT-244")
def test_the_card_that_prevents_damage_is_for_any_player() -> None:
    effects = [effect for card in load().common for effect in card.do]
    assert [effect.to for effect in effects if isinstance(effect, Prevent)] == ["chosen-player"]
