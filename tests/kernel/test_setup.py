"""Seats and options: what is agreed before a match, and the errors that say what would be right."""

from typing import Any

import pytest

import astragal
from astragal.errors import SetupError
from astragal.kernel.facts import Choice, Facts, Number
from astragal.kernel.setup import Setup, checked, checked_seats
from astragal.prose.text import LANGUAGES

FACTS: Facts = {
    "edition": Choice("2.4.3", "2.2"),
    "goal": Number(2, 100, 50),
    "open": Choice(False, True),
    "faces": Choice("none", 2),
}


def test_defaults_are_filled_in() -> None:
    assert checked("options", FACTS, {}) == {
        "edition": "2.4.3",
        "goal": 50,
        "open": False,
        "faces": "none",
    }


def test_given_values_are_kept() -> None:
    given = {"open": True, "goal": 2, "edition": "2.2", "faces": 2}
    assert checked("options", FACTS, given) == given


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"edition": "2.4.1"}, "options: edition: '2.4.1' is not one of 2.4.3, 2.2; did you mean"),
        ({"edition": 2}, "options: edition: 2 is not one of 2.4.3, 2.2"),
        ({"goal": 1}, "options: goal: 1 is not from 2 to 100"),
        ({"goal": 101}, "options: goal: 101 is not from 2 to 100"),
        ({"goal": 10**29}, "options: goal: 100000000000000000000000000000 is not from 2 to 100"),
        ({"goal": 10**300}, "0000… is not from 2 to 100"),
        ({"goal": float("nan")}, "options: goal: expected a whole number, found nan"),
        ({"edition": "x" * 5000}, "xxx… is not one of 2.4.3, 2.2"),
        ({"x" * 5000: 1}, "xxx… here (known: edition, goal, open, faces)"),
        ({"goal": True}, "options: goal: expected a whole number, found True"),
        ({"goal": 5.0}, "options: goal: expected a whole number, found 5.0"),
        ({"goal": "5"}, "options: goal: expected a whole number, found '5'"),
        ({"open": 1}, "options: open: 1 is not one of false, true"),
        ({"open": "tru"}, "'tru' is not one of false, true; did you mean \"true\"?"),
        ({"open": "False"}, "'False' is not one of false, true; write false without quotes"),
        ({"faces": "2"}, "options: faces: '2' is not one of none, 2; write 2 without quotes"),
        (
            {"gaol": 5},
            "there is no 'gaol' here (known: edition, goal, open, faces); did you mean \"goal\"",
        ),
        ({"zzz": 5}, "there is no 'zzz' here (known: edition, goal, open, faces)"),
        ([], "options: expected names with values, found []"),
        (None, "options: expected names with values, found None"),
    ],
)
def test_what_is_wrong_is_said_with_what_would_be_right(given: Any, message: str) -> None:
    with pytest.raises(SetupError) as error:
        checked("options", FACTS, given)
    assert message in str(error.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_value_between_quotes_is_explained_in_every_language(language: str) -> None:
    game = astragal.game("dice-forge")
    with pytest.raises(SetupError) as error:
        game.new(2, options={"mirror_through": "false"})
    sentence = game.refused(error.value, language)
    assert "true, false" in sentence
    assert sentence != game.say(game.content(), "setup-not-one-of", error.value.arguments, language)


def test_a_number_stands_for_seats_with_defaults() -> None:
    facts: Facts = {"hero": Choice("barbarian", "paladin")}
    assert checked_seats(2, range(2, 5), facts) == ({"hero": "barbarian"}, {"hero": "barbarian"})


@pytest.mark.parametrize("seats", [0, 1, 5, 10**9, -3, [], [{}] * 9])
def test_the_number_of_seats_is_limited(seats: Any) -> None:
    with pytest.raises(SetupError, match="this game has 2 to 4 seats, not "):
        checked_seats(seats, range(2, 5), {})


def test_a_wrong_seat_is_named_by_its_number() -> None:
    with pytest.raises(SetupError, match="seat 2: there is no 'hero' here"):
        checked_seats([{}, {"hero": "x"}], range(2, 5), {})


def test_setups_are_values() -> None:
    one, two = Setup(({},), {"polling": "public"}), Setup(({},), {"polling": "public"})
    assert one == two
    assert hash(one) == hash(two)
    assert one.public
    assert one != Setup(({},), {"polling": "legal"})
    assert one != "a setup"
    assert repr(one) == "Setup(seats=[{}], options={'polling': 'public'})"


@pytest.mark.parametrize("language", ["ru", "pl"])
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("pig", 1, {}),
        ("pig", 2, {"goal": 1}),
        ("pig", 2, {"goal": "many"}),
        ("pig", 2, {"gaol": 50}),
        ("dice-throne", 2, {"edition": "3"}),
        ("dice-throne", 3, {"mode": "teams"}),
        ("dice-forge", 2, {"first": 3}),
    ],
)
def test_a_refused_setup_is_explained_in_every_language(
    game: str, seats: int, options: dict[str, Any], language: str
) -> None:
    with pytest.raises(SetupError) as refused:
        astragal.game(game).setup(seats, options)
    said = astragal.game(game).refused(refused.value, language)
    assert said != str(refused.value)
    assert "⟨" not in said


@pytest.mark.parametrize("digits", [30, 300, 5000])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_is_too_large_to_be_refused_in_words(digits: int, language: str) -> None:
    pig = astragal.game("pig")
    with pytest.raises(SetupError) as error:
        pig.setup(2, {"goal": 10**digits})
    assert "⟨" not in pig.refused(error.value, language)
