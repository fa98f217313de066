"""The sheet: all content in words, enough to draw any view."""

from pathlib import Path
from random import Random
from shutil import copytree
from typing import Any

import pytest
from msgspec import to_builtins

from astragal.games.dice_throne.packs.reading import FOLDER, tables
from astragal.games.dice_throne.table.sheet import REASONS, sheet
from astragal.games.dice_throne.table.sheet_board import one_text
from astragal.packs.bring import own_packs
from astragal.prose.text import LANGUAGES
from tests.games.dice_throne.table import GAME, load
from tests.games.dice_throne.test_table_words import reasons

EN = to_builtins(sheet(load(), "en"))


def texts(value: Any) -> list[str]:
    """Every text in plain data."""
    if isinstance(value, str):
        return [value]
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [text for part in inner for text in texts(part)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_missing(language: str) -> None:
    said = texts(to_builtins(sheet(load(), language)))
    assert len(said) > 5000
    assert not [text for text in said if "⟨" in text]


def test_every_reason_has_a_heading() -> None:
    assert set(REASONS) == reasons()


def slot(hero: str, id: str) -> dict[str, Any]:
    return next(one for one in EN["heroes"][hero]["slots"] if one["id"] == id)


def test_a_slot_has_the_ability_at_each_level_and_the_cards_that_lift_it() -> None:
    smack = slot("barbarian", "smack")
    assert list(smack["levels"]) == ["1", "2", "3"]
    assert smack["upgrades"] == {"2": "smack-2", "3": "smack-3"}
    card = EN["cards"]["smack-3"]
    assert (card["kind"], card["slot"], card["level"]) == ("upgrade", "smack", 3)


def test_what_an_ability_needs_is_data() -> None:
    needs = slot("pyromancer", "pyroblast")["levels"]["1"]["needs"]
    assert needs == [
        {"symbols": [{"symbol": "flame", "count": 3}, {"symbol": "meteor", "count": 1}]}
    ]
    assert slot("pyromancer", "ignite")["levels"]["1"]["needs"] == [{"straight": 5}]
    armor = slot("pyromancer", "molten-armor")["levels"]["1"]
    assert (armor["kind"], armor["dice"], armor["needs"]) == ("defensive", 5, [])


def test_an_ability_that_an_upgrade_opens_says_where() -> None:
    opened = slot("barbarian", "crit-smash")
    assert opened["opened"] == {"slot": "crit-bash", "level": 2}
    assert list(opened["levels"]) == ["2"]


def brief(language: str, hero: str, id: str) -> list[str]:
    slots = to_builtins(sheet(load(), language))["heroes"][hero]["slots"]
    ability = next(one for one in slots if one["id"] == id)["levels"]["1"]
    return [line["text"] for line in ability["brief"]]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Deal 4 / 6 / 8 damage."),
        ("ru", "Нанесите 4 / 6 / 8 урона."),
        ("pl", "Zadaj 4 / 6 / 8 obrażeń."),
    ],
)
def test_tiers_that_differ_in_numbers_are_put_together(language: str, text: str) -> None:
    assert brief(language, "barbarian", "smack") == [text]


def test_texts_that_differ_in_more_than_numbers_are_not() -> None:
    assert one_text(["deal 4", "deal 6 and heal 1"]) is None
    assert one_text(["deal 4 damage", "heal 6 damage"]) is None


def test_uses_are_written_beside_their_text() -> None:
    moves = [line.get("move") for line in EN["tokens"]["evasive"]["text"]]
    assert "use evasive" in moves


def test_cards_of_all_decks_belong_to_nobody() -> None:
    assert EN["cards"]["six-it"]["hero"] is None
    assert EN["cards"]["red-hot"]["hero"] == "pyromancer"
    assert EN["cards"]["red-hot"]["hue"] == EN["heroes"]["pyromancer"]["hue"]


def test_everything_that_a_view_names_is_in_the_sheet() -> None:
    rng = Random("views")
    for setup in GAME.setups()[:8]:
        m = GAME.new(setup, seed="a view")
        while m.options and m.number < 80:
            check_view(m.view(m.seat))
            m.choose(rng.randrange(len(m.options)))


def check_view(view: dict[str, Any]) -> None:
    """Every id is known."""
    for seat in view["seats"].values():
        hero = EN["heroes"][seat["hero"]]
        cards = {*seat.get("hand", ()), *seat["discard"], *seat["upgrades"], *seat["playing"]}
        assert cards <= EN["cards"].keys()
        assert cards <= set(hero["cards"])
        assert seat["tokens"].keys() <= EN["tokens"].keys()
        assert not seat["board"] or seat["board"] in hero["sides"]
        levels = {one["id"]: one["levels"] for one in hero["slots"]}
        assert all(str(level) in levels[slot] for slot, level in seat["levels"].items())
    assert set(view["dice"]["symbols"]) <= {
        symbol for hero in EN["heroes"].values() for symbol in hero["symbols"]
    }
    assert view["decision"]["reason"] in EN["reasons"]
    assert view["phase"] in {phase["id"] for phase in EN["phases"]} | {"setup", "end"}


def test_a_strangers_hero_comes_out_the_same_way(tmp_path: Path) -> None:
    folder = tmp_path / "content"
    copytree(FOLDER, folder)
    pack = (folder / "heroes" / "barbarian.yaml").read_text("utf-8")
    stranger = pack.replace("en: Barbarian,", "en: Stranger,").replace("en: Smack,", "en: Whack,")
    (folder / "heroes" / "barbarian.yaml").write_text(stranger, "utf-8")
    hero = to_builtins(sheet(tables(own_packs([folder])), "en"))["heroes"]["barbarian"]
    assert hero["name"] == "Stranger"
    assert "Whack" in texts(hero)
    assert hero.keys() == EN["heroes"]["barbarian"].keys()
