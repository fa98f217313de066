"""What is being answered, term by term, and whom it concerns."""

import pytest

from astragal.games.dice_throne.effects.context import context
from astragal.games.dice_throne.effects.damage import lessen
from astragal.games.dice_throne.rules.damage import packet
from astragal.games.dice_throne.state import NORMAL, DiceThrone
from astragal.kernel.match import SPECTATOR
from astragal.kernel.table import CONCERNED, LETHAL, UNCONCERNED
from astragal.prose.text import LANGUAGES
from astragal.table.orders import Orders, default_move, may_pass, standing
from tests.games.dice_throne.table import GAME, played, table

TOLD = GAME.table
DICE = "phase: offensive-roll, dice: [1, 2, 3, 4, 4], attempts: 0"


def blow(health: int = 50, hand: str = "[not-this-time]", more: str = "") -> DiceThrone:
    """A Mighty Blow of 9 is declared by seat 1; seat 2 holds an answer."""
    seats = f"2: {{cp: 3, health: {health}, hand: {hand}{more}}}"
    m = table(f"{{{DICE}, seats: {{{seats}}}}}", ("barbarian", "monk"), dice=(1,) * 9)
    return played(m, "ability mighty-blow")


def lines(m: DiceThrone, viewer: int = SPECTATOR, language: str = "en") -> list[tuple[str, str]]:
    return [(line.label, line.value) for line in TOLD.about(m, viewer, language)]


def test_an_attack_is_told_with_its_sum() -> None:
    m = blow()
    assert (m.seat, m.reason) == (1, "attack")
    assert lines(m) == [
        ("Barbarian attacks", "Monk"),
        ("Mighty Blow", "9"),
        ("Monk would lose", "9"),
    ]
    assert [line.total for line in TOLD.about(m, 1, "en")] == [False, False, True]


def test_prevention_is_a_term() -> None:
    m = blow(hand="[not-this-time, buh-bye]")
    m.apply("play not-this-time")
    said = lines(m)
    assert ("Prevented", "−6") in said
    assert said[-1] == ("Monk would lose", "3")


def test_in_the_pause_behind_the_damage_it_is_told_what_was_dealt() -> None:
    position = """
        phase: offensive-roll
        dice: [2, 3, 4, 5, 6]
        attempts: 0
        seats: {2: {tokens: {back-strike: 1}}}
    """
    m = played(table(position, ("monk", "samurai")), "ability fist-of-tranquility", "undefended")
    assert m.reason == "then"
    assert lines(m) == [("Fist of Tranquility dealt", "7")]


def test_what_was_no_attack_is_not_said_to_have_dealt_nothing() -> None:
    """Burning Soul deals collateral damage alone."""
    position = "{phase: offensive-roll, dice: [5, 5, 5, 1, 2], attempts: 0, seats: {2: SEAT}}"
    seat = "{cp: 3, hand: [buh-bye]}"
    m = table(position.replace("SEAT", seat), ("pyromancer", "monk"), polling="public")
    played(m, "ability burning-soul", "pass", "pass")
    assert m.reason == "after"
    assert lines(m) == [("Pyromancer activates", "Burning Soul")]


def test_what_is_prevented_is_told_in_points() -> None:
    """Also where half or all of it is prevented, and for each time by itself."""
    m = table("{seats: {2: {cp: 1}}}")
    m.events = []
    p = packet(0, 1, NORMAL, 9)
    for amount in (2, 2, "half", "all"):
        lessen(m, p, amount, context(1))
    assert [event[-2:] for event in m.events] == [(2, 2), (4, 2), ("half", 3), ("all", 2)]


def test_who_could_not_bear_it_is_told() -> None:
    assert lines(blow(9))[-1] == ("Monk would be defeated", "")
    assert lines(blow(10))[-1] == ("Monk would lose", "9")


def test_everybody_is_told_the_same() -> None:
    m = blow()
    assert lines(m, 0) == lines(m, 1) == lines(m)


def test_a_declaration_and_its_dice_are_told() -> None:
    position = f"{{{DICE}, seats: {{2: {{cp: 3, hand: [buh-bye], tokens: {{evasive: 1}}}}}}}}"
    m = played(table(position), "ability mighty-blow")
    assert m.reason == "declared"
    assert lines(m) == [
        ("Barbarian, offensive roll", "1 2 3 4 4"),
        ("Barbarian declares", "Mighty Blow"),
    ]


def test_damage_of_statuses_is_told_by_their_names() -> None:
    position = "{phase: upkeep, seats: {1: {tokens: {burn: 1, evasive: 1}}}}"
    m = table(position, ("barbarian", "pyromancer"))
    assert (m.seat, m.reason) == (0, "upkeep")
    assert lines(m) == [("Burn", "2"), ("Barbarian would lose", "2")]
    assert TOLD.concern(m, 0) == CONCERNED
    assert TOLD.concern(m, 1) == UNCONCERNED


def test_heroes_of_the_same_name_are_told_apart() -> None:
    position = f"{{{DICE}, seats: {{2: {{cp: 3, hand: [not-this-time]}}}}}}"
    m = played(table(position, ("barbarian", "barbarian")), "ability mighty-blow")
    assert lines(m)[0] == ("Barbarian (1) attacks", "Barbarian (2)")


def test_a_team_is_named_by_its_number() -> None:
    position = f"{{{DICE}, seats: {{2: {{cp: 3, hand: [not-this-time]}}}}}}"
    heroes = ("barbarian", "monk", "samurai", "huntress")
    m = played(table(position, heroes, dice=(1,), mode="teams"), "ability mighty-blow")
    assert lines(m)[-1] == ("Team 2 would lose", "9")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lines_have_words_in_every_language(language: str) -> None:
    for m in (blow(9), blow(hand="[buh-bye]", more=", tokens: {evasive: 1}")):
        assert not [line for line in lines(m, 0, language) if "⟨" in line[0]]


# -- whom it concerns ----------------------------------------------------------------------------


def test_an_attack_concerns_its_target_and_its_attacker() -> None:
    assert [TOLD.concern(blow(), seat) for seat in (0, 1)] == [CONCERNED, CONCERNED]


def test_damage_that_would_be_the_end_is_lethal() -> None:
    assert TOLD.concern(blow(9), 1) == LETHAL
    assert TOLD.concern(blow(10), 1) == CONCERNED


def test_a_declared_ability_may_be_lethal_before_it_is_activated() -> None:
    for health, expected in ((9, LETHAL), (10, CONCERNED), (40, CONCERNED)):
        m = blow(health, "[buh-bye]", ", tokens: {evasive: 1}")
        assert m.reason == "declared"
        assert TOLD.concern(m, 1) == expected
        assert TOLD.concern(m, 0) == UNCONCERNED  # who declared has had the say


def test_an_attack_on_somebody_else_does_not_concern_an_onlooker() -> None:
    seats = "2: {cp: 3, hand: [not-this-time]}, 3: {cp: 9, hand: [not-this-time]}"
    heroes = ("barbarian", "monk", "huntress")
    m = table(f"{{{DICE}, seats: {{{seats}}}}}", heroes, mode="king-of-the-hill")
    played(m, "ability mighty-blow", "target 2")
    assert (m.seat, m.reason) == (1, "attack")
    assert [TOLD.concern(m, seat) for seat in range(3)] == [CONCERNED, CONCERNED, UNCONCERNED]


def test_smart_orders_stop_for_an_attack_and_pass_what_is_nothing_to_the_seat() -> None:
    assert not may_pass(blow(), 1, Orders("smart"))
    assert may_pass(blow(), 1, Orders("fast"))
    assert not may_pass(blow(9), 1, Orders("fast"))
    position = "{seats: {1: {hand: [six-it]}, 2: {cp: 3, hand: [buh-bye], tokens: {evasive: 1}}}}"
    quiet = played(table(position), "next")
    assert (quiet.seat, quiet.reason) == (1, "main")
    assert may_pass(quiet, 1, Orders("smart"))
    assert not may_pass(quiet, 1, Orders("ask"))


def test_cards_and_statuses_can_be_switched_off_by_their_ids() -> None:
    m = blow(hand="[not-this-time]", more=", tokens: {evasive: 1}")
    while m.reason != "attack":
        m.apply("pass")
    assert [m.notation(option) for option in m.options] == [
        "pass",
        "play not-this-time",
        "use evasive",
    ]
    assert not may_pass(m, 1, Orders("smart", {"not-this-time": "never"}))
    assert may_pass(m, 1, Orders("smart", {"not-this-time": "never", "evasive": "never"}))


def test_a_yield_of_the_attack_lasts_until_its_roll_phase_is_over() -> None:
    m = blow()
    orders = Orders("ask", until="over")
    while m.active == 0 and m.seat == 1:
        if m.reason == "defend":
            m.apply("undefended")
            continue
        assert may_pass(m, 1, orders)
        m.apply("pass")
    assert standing(m, 1, orders).until is None


def test_when_time_is_up_the_main_phase_ends_and_dice_are_rolled_sensibly() -> None:
    m = table("{seats: {1: {hand: [six-it]}}}", dice=(1, 1, 1, 1, 1))
    assert m.notation(default_move(m)) == "next"
    m.apply("next")
    assert m.notation(default_move(m)) == "roll"
    m.apply("roll")
    assert m.notation(default_move(m)) == "ability smack"
