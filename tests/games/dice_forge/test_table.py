"""What the table is told: odds of a blessing, what is being applied, what moves would bring."""

import msgspec
import pytest

from astragal.games.dice_forge.state import DiceForge
from astragal.kernel.notation import resolve
from tests.games.dice_forge.table import GAME, new, table

START = {"gold": 0, "sun": 0, "moon": 0, "glory": 0}
SPACE = "\N{NO-BREAK SPACE}"


def lines(m: DiceForge, move: str) -> dict[str, str]:
    """What the deciding seat is told of a move."""
    option = m.options[resolve(m, move)]
    return {line.label: line.value for line in GAME.table.forecast(m, m.seat, option, "en")}


def turned(before: str, after: str) -> str:
    return f"{before}{SPACE}→{SPACE}{after}"


def test_the_dice_of_the_start_bring_what_is_printed_on_them() -> None:
    odds = msgspec.to_builtins(GAME.table.odds(new(), 0, "en"))
    seat = odds["seats"]["1"]
    assert seat["dice"]["light"] == pytest.approx({**START, "gold": 5 / 6, "sun": 1 / 6})
    assert seat["mean"] == pytest.approx({"gold": 1.5, "sun": 1 / 6, "moon": 1 / 6, "glory": 1 / 3})
    assert sum(one["chance"] for one in seat["results"]) == pytest.approx(1.0)
    assert seat["results"][0] == {"amounts": {"gold": 2}, "more": "", "chance": 20 / 36}


def test_mirrors_are_named_and_a_multiplier_counts() -> None:
    m = table(
        "seats: {1: {moon: 1, light: [x3, x3, x3, x3, mirror, mirror], "
        "dark: [gold4, gold4, gold4, gold4, gold1, gold1]}}"
    )
    odds = msgspec.to_builtins(GAME.table.odds(m, 0, "en"))
    seat = odds["seats"]["1"]
    assert seat["results"][0] == {"amounts": {"gold": 12}, "more": "", "chance": 16 / 36}
    assert {one["more"] for one in seat["results"]} == {"", "mirror"}


def test_a_purchase_says_what_is_left_and_forging_what_it_changes() -> None:
    m = table("seats: {1: {gold: 9}}")
    assert lines(m, "buy gold4") == {"Gold": turned("9", "6")}
    m.apply("buy gold4")
    about = GAME.table.about(m, 1, "en")
    assert [(line.label, line.value) for line in about] == [("To be forged", "4 gold")]
    told = lines(m, "forge light gold1")
    assert told == {"Average blessing": "", "Gold": turned("1.5", "2")}


def test_a_feat_says_its_price_its_glory_and_whom_it_ousts() -> None:
    m = table("seats: {1: {moon: 5, glory: 3}, 2: {portal: p3}}")
    assert lines(m, "feat ferryman") == {
        "Moon": turned("5", "1"),
        "Hero ousted": "Seat 2",
        "Total glory": turned("3", "15"),
    }


def test_the_price_of_an_extra_action_is_counted() -> None:
    m = table("stage: extra\nseats: {1: {sun: 3, moon: 1, gold: 2}}")
    assert lines(m, "feat blacksmiths-chest")["Sun"] == turned("3", "1")
    assert lines(m, "buy gold3") == {"Sun": turned("3", "1"), "Gold": turned("2", "0")}


def test_others_are_told_nothing_of_a_move() -> None:
    m = table("seats: {1: {gold: 9}}")
    assert GAME.table.forecast(m, 1, m.options[0], "en") == []


def test_the_faces_that_are_being_applied_are_named() -> None:
    m = table(
        "stage: blessing\nseats: {1: {light: [pick1, gold1, gold1, gold1, gold1, sun1]}}",
        dice=(1, 1, 1, 1, 1, 1),
    )
    assert [line.value for line in GAME.table.about(m, 2, "en")] == [
        "1 gold, 1 sun shard or 1 moon shard + 1 gold"
    ]
    assert lines(m, "take sun") == {"Sun": turned("0", "1")}


def test_a_turn_that_ends_by_itself_says_so() -> None:
    """Here without shards for an extra action; who ends a turn needs no telling."""
    m = table("seats: {1: {gold: 0, sun: 0, moon: 1}}")
    m.apply("feat blacksmiths-chest")
    assert rested(m) == [0]
    m = table("seats: {1: {gold: 2, sun: 0, moon: 1}}")
    m.apply("end")
    assert not rested(m)


def rested(m: DiceForge) -> list[int]:
    return [event[2] for event in m.events or () if event[1] == "rested" and event[2] == 0]
