"""What an option would bring, before it is chosen."""

from random import Random

import pytest
from msgspec import to_builtins

from astragal.games.dice_throne.state import DiceThrone
from astragal.prose.text import LANGUAGES
from tests.games.dice_throne.table import GAME, played, table

TOLD = GAME.table


def forecast(m: DiceThrone, move: str, language: str = "en") -> dict[str, str]:
    """The lines of a move by their labels."""
    option = next(option for option in m.options if m.notation(option) == move)
    lines = TOLD.forecast(m, m.seat, option, language)
    return {line.label: line.value.replace("\xa0", " ") for line in lines}


def rolled(
    dice: str, one: str = "", two: str = "", heroes: tuple[str, str] = ("barbarian", "monk")
) -> DiceThrone:
    """Seat 1 has rolled and may declare."""
    seats = f"1: {{{one}}}, 2: {{{two}}}"
    position = f"{{phase: offensive-roll, dice: [{dice}], attempts: 0, seats: {{{seats}}}}}"
    return table(position, heroes)


def test_an_attack_is_a_sum_with_the_defence_on_average() -> None:
    m = rolled("1, 2, 3, 4, 6", heroes=("pyromancer", "barbarian"), two="health: 30")
    lines = forecast(m, "ability hot-streak")
    assert lines == {
        "Hot Streak": "7",
        "Thick Skin, on average": "−2",
        "Barbarian loses": "1–7",
        "Pyromancer: Fire Mastery": "+2",
    }


def test_an_undefendable_attack_has_no_defence_in_its_sum() -> None:
    m = rolled("1, 2, 6, 6, 4", two="health: 30")
    assert forecast(m, "ability sturdy-blow") == {"Sturdy Blow": "4", "Monk loses": "4"}


def test_cards_that_would_add_are_named_with_what_they_add() -> None:
    m = rolled("1, 2, 3, 4, 6", "cp: 3, hand: [red-hot]", "health: 30", ("pyromancer", "barbarian"))
    assert forecast(m, "ability hot-streak")["Red Hot!, if played"] == "+2"


def test_a_card_that_cannot_be_paid_is_not_named() -> None:
    m = rolled("1, 2, 3, 4, 6", "cp: 0, hand: [red-hot]", "health: 30", ("pyromancer", "barbarian"))
    assert not [label for label in forecast(m, "ability hot-streak") if "Red Hot" in label]


def test_the_chance_of_a_defeat_is_told() -> None:
    m = rolled("1, 2, 6, 6, 4", two="health: 4")
    assert forecast(m, "ability sturdy-blow")["Monk is defeated"] == "100%"
    assert "Monk is defeated" not in forecast(rolled("1, 2, 6, 6, 4"), "ability sturdy-blow")


def test_dice_of_the_ability_make_its_damage_a_range() -> None:
    m = rolled("1, 2, 3, 5, 6", two="health: 40", heroes=("pyromancer", "barbarian"))
    assert forecast(m, "ability pyroblast")["Pyroblast"] == "6–9"


def test_what_was_only_sampled_is_marked_as_rough() -> None:
    m = rolled("1, 2, 3, 6, 6", two="health: 40")
    assert forecast(m, "ability overpower")["Overpower"].startswith("≈ ")


def test_healing_is_told_as_such() -> None:
    m = rolled("4, 4, 4, 5, 1", "health: 30")
    assert forecast(m, "ability fortitude") == {"Barbarian heals": "5"}


def test_an_answer_is_told_with_and_without_it() -> None:
    m = rolled("1, 2, 6, 6, 4", two="cp: 3, hand: [not-this-time]")
    played(m, "ability sturdy-blow")
    assert (m.seat, m.reason) == (1, "attack")
    assert forecast(m, "play not-this-time") == {
        "Monk loses if you don't": "4",
        "Monk loses if you do this": "0",
        "CP": "3 → 2",
    }
    assert forecast(m, "pass") == {"Monk loses": "4"}


def test_a_status_that_may_fail_is_told_as_a_range() -> None:
    m = rolled("1, 2, 6, 6, 4", two="tokens: {evasive: 1}")
    played(m, "ability sturdy-blow")
    lines = forecast(m, "use evasive")
    assert lines["Monk loses if you don't"] == "4"
    assert lines["Monk loses if you do this"] == "0–4"
    assert lines["Monk: Evasive"] == "−1"


def test_defending_is_compared_with_not_defending() -> None:
    m = rolled("1, 2, 3, 1, 1", two="health: 30", heroes=("barbarian", "barbarian"))
    played(m, "ability smack")
    assert m.reason == "defend"
    assert forecast(m, "undefended") == {"Barbarian (2) loses": "8"}
    lines = forecast(m, "defend thick-skin")
    assert lines["Barbarian (2) loses if you don't"] == "8"
    assert lines["Barbarian (2) loses if you do this"] == "2–8"


def test_an_action_before_activation_lets_the_roller_declare_anew() -> None:
    m = rolled("1, 2, 6, 6, 4", two="cp: 3, hand: [buh-bye], tokens: {evasive: 1}")
    played(m, "ability sturdy-blow")
    assert m.reason == "declared"
    assert next(iter(forecast(m, "play buh-bye"))) == "Barbarian declares again"


def test_an_open_target_is_not_named_and_nobody_defends() -> None:
    heroes = ("barbarian", "monk", "paladin")
    position = "{phase: offensive-roll, dice: [1, 2, 3, 4, 4], attempts: 0}"
    m = table(position, heroes, mode="king-of-the-hill")
    lines = forecast(m, "ability mighty-blow")
    assert lines["The target, if it doesn't defend, loses"] == "9"
    assert not [label for label in lines if "Monk" in label]


def test_upgrading_and_selling_say_what_they_cost_and_bring() -> None:
    m = table("{seats: {1: {cp: 5, hand: [smack-2, six-it]}}}")
    assert forecast(m, "upgrade smack-2") == {"CP": "5 → 3"}
    assert forecast(m, "sell six-it") == {"CP": "5 → 6"}
    assert forecast(m, "next") == {}


def test_drawing_cards_is_told_by_their_number() -> None:
    m = table("{seats: {1: {cp: 5, hand: [double-up]}}}")
    assert forecast(m, "play double-up") == {"CP": "5 → 4", "Cards in hand": "+2"}


def test_a_keep_is_told_by_the_chances_it_leaves() -> None:
    position = "{phase: offensive-roll, dice: [1, 2, 6, 6, 6], attempts: 1}"
    lines = forecast(table(position), "keep 6 6 6")
    assert lines["Crit Bash"] == "31%"  # one more of two dice: 1 - (5/6)²
    assert lines["Rage!"] == "3%"


def test_a_first_roll_is_told_by_its_chances_too() -> None:
    m = table("{phase: offensive-roll}")
    assert "Smack" in forecast(m, "roll")


def test_only_the_deciding_seat_is_told() -> None:
    m = table("{seats: {1: {cp: 5, hand: [double-up]}}}")
    assert TOLD.forecast(m, 1, m.options[0], "en") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_forecast_has_words(language: str) -> None:
    rng = Random("forecasts")
    for setup in GAME.setups()[:6]:
        m = GAME.new(setup, seed=f"forecast in {language}")
        while m.options and m.number < 60:
            for line in TOLD.forecast(m, m.seat, rng.choice(m.options), language):
                assert "⟨" not in line.label + line.value
            m.choose(GAME.advice.habit(m, rng))


# -- the odds ------------------------------------------------------------------------------------


def test_the_odds_of_a_roll_name_what_to_keep() -> None:
    m = table("{phase: offensive-roll, dice: [1, 2, 6, 6, 6], attempts: 1}")
    odds = to_builtins(TOLD.odds(m, 0, "en"))
    assert (odds["attempts"], odds["dice"]) == (1, [1, 2, 6, 6, 6])
    bash = odds["abilities"]["crit-bash"]
    assert (bash["now"], bash["keep"]) == (False, [6, 6, 6])
    assert bash["best"] == pytest.approx(1 - (5 / 6) ** 2, abs=1e-4)
    assert len(odds["abilities"]["smack"]["tiers"]) == 3


def test_what_is_ready_is_told() -> None:
    odds = to_builtins(TOLD.odds(rolled("1, 2, 3, 4, 4"), 0, "en"))
    assert odds["abilities"]["mighty-blow"]["now"]
    assert not odds["abilities"]["reckless"]["now"]


def test_there_are_odds_only_for_who_rolls() -> None:
    m = rolled("1, 2, 3, 4, 4")
    assert TOLD.odds(m, 1, "en") is None
    assert TOLD.odds(table("{seats: {1: {hand: [six-it]}}}"), 0, "en") is None
