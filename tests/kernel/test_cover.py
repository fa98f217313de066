"""What a lobby shows of each game, in every language."""

from typing import Any

import pytest

import astragal
from astragal.prose.text import LANGUAGES
from astragal.table.cover import cover, told_apart
from tests.kernel.toy.game import SKIRMISH


def facts(game: str, language: str = "en") -> dict[str, Any]:
    """The options and seat facts of a game by name."""
    said = cover(astragal.game(game), language)
    return {fact["name"]: fact for fact in (*said["options"], *said["seat_facts"])}


def texts(value: Any) -> list[str]:
    """Every text in plain data."""
    if isinstance(value, str):
        return [value]
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [text for part in inner for text in texts(part)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", astragal.game_ids())
def test_everything_that_can_be_agreed_has_words(game: str, language: str) -> None:
    said = cover(astragal.game(game), language)
    assert not [text for text in texts(said) if "⟨" in text]
    assert all(fact["label"] for fact in (*said["options"], *said["seat_facts"]))


@pytest.mark.parametrize("game", ["pig", "dice-throne"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_is_explained_and_the_game_has_a_tagline(game: str, language: str) -> None:
    assert cover(astragal.game(game), language)["tagline"]
    assert all(fact["help"] for fact in facts(game, language).values())


def test_values_say_for_how_many_seats_they_are() -> None:
    modes = {value["value"]: value["counts"] for value in facts("dice-throne")["mode"]["values"]}
    assert modes == {"duel": [2], "teams": [4, 6], "king-of-the-hill": [3, 4, 5, 6]}
    assert all("counts" not in value for value in facts("dice-throne")["edition"]["values"])


def test_values_are_named_by_their_message_or_as_the_game_names_them() -> None:
    named = facts("dice-throne", "pl")
    assert named["edition"]["values"][1] == {"value": "2.2", "label": "2.2 (starsze)"}
    assert {"value": "barbarian", "label": "Barbarzyńca"} in named["hero"]["values"]


def test_a_number_has_its_bounds() -> None:
    goal = facts("pig")["goal"]
    assert (goal["kind"], goal["low"], goal["high"], goal["default"]) == ("number", 2, 1000, 100)


def test_a_game_says_whether_it_hides_anything() -> None:
    assert cover(astragal.game("dice-throne"), "en")["hidden"]
    assert cover(SKIRMISH, "en")["hidden"]
    assert not cover(astragal.game("pig"), "en")["hidden"]


def test_the_numbers_of_seats_are_those_of_all_modes() -> None:
    assert cover(astragal.game("dice-throne"), "en")["counts"] == [2, 3, 4, 5, 6]


def test_values_of_one_name_say_from_which_pack_they_are() -> None:
    values: list[str | int | bool] = ["monk", "a:monk", "b:monk", "b:nun", 3]
    labels = ["Monk", "Monk", "Monk", "Nun", "3"]
    assert told_apart(values, labels) == ["Monk", "Monk (a)", "Monk (b)", "Nun", "3"]
