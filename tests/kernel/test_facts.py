"""Decks and campaigns in a setup: checked, plain, and carried from match to match."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from astragal.cli.facts import setup_of
from astragal.errors import PackError, SetupError
from astragal.kernel.facts import DEEPEST, MOST_PARTS, Cards, Progress
from astragal.kernel.match import Match
from astragal.kernel.setup import Setup
from astragal.packs.yaml import parse
from astragal.prose.text import LANGUAGES
from astragal.proving.scenario import scenarios
from astragal.proving.start import start
from astragal.records.record import parse as read_record
from astragal.records.record import record, write
from astragal.records.replay import verify
from astragal.table.cover import cover
from tests.kernel.toy.game import SKIRMISH, skirmish

DECK = Cards(("axe", "bow", "cat"), low=2, high=4, default=("axe", "bow"), most_of_one=2)


class Journey(msgspec.Struct, forbid_unknown_fields=True):
    """A campaign of tests."""

    scenario: int = 1
    loot: list[str] = []


def too_far(journey: Journey) -> str:
    return "" if journey.scenario <= 3 else "a journey has three scenarios"


JOURNEY = Progress(Journey, Journey(), too_far)


def further(m: Match) -> Setup | None:
    """The next scenario, with one more piece of loot; after the third nothing."""
    journey = JOURNEY.read(m.setup.options["journey"])
    if journey.scenario == 3:
        return None
    options = {**m.setup.options, "journey": {"scenario": journey.scenario + 1, "loot": ["cat"]}}
    return m.game.setup(m.setup.seats, options)


def named(content: object, kind: str, id: str, language: str) -> str:
    return f"{kind} {id} ({language})"


GAME = skirmish(
    seat_facts={"deck": DECK},
    options={**SKIRMISH.options, "journey": JOURNEY},
    carry=further,
    name_of=named,
)
SEATS = [{"deck": ["cat", "axe", "cat"]}, {}]


def played() -> Match:
    m = GAME.new(SEATS, options={"journey": {"scenario": 2}}, seed="journey")
    while m.options:
        m.apply(0)
    return m


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (["axe", "dog"], "deck: there is no card 'dog'"),
        (["axe", "cats"], "deck: there is no card 'cats'; did you mean \"cat\"?"),
        (["axe"], "deck: 1 cards, not from 2 to 4"),
        (["axe", "bow", "cat", "axe", "bow"], "deck: 5 cards, not from 2 to 4"),
        (["axe", "axe", "axe"], "deck: axe is there 3 times, and 2 are allowed"),
        ("axe", "deck: expected a list of cards, found 'axe'"),
        (["axe", 1], "deck: expected a list of cards, found ['axe', 1]"),
        ({"axe": 2}, "deck: expected a list of cards, found {'axe': 2}"),
        (None, "deck: expected a list of cards, found None"),
        ([["axe"], ["axe"]], "deck: expected a list of cards"),
        (["x" * 5000, "axe"], "xxx…"),
    ],
)
def test_a_deck_that_does_not_fit_is_told_what_would(given: Any, message: str) -> None:
    with pytest.raises(SetupError) as error:
        DECK.check("deck", given)
    assert message in str(error.value)
    assert len(str(error.value)) < 200
    for language in LANGUAGES:
        assert "⟨" not in GAME.refused(error.value, language)


def nested(levels: int) -> Any:
    value: Any = []
    for _ in range(levels):
        value = [value]
    return {"loot": value}


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"scenario": "one"}, "journey: Expected `int`, got `str` - at `$.scenario`"),
        ({"scenery": 1}, "journey: Object contains unknown field `scenery`"),
        ({"scenario": 4}, "journey: a journey has three scenarios"),
        ({"scenario": 10**9}, "journey: 1000000000 can't be kept"),
        ({"scenario": 1.5}, "journey: 1.5 can't be kept"),
        ({"loot": ["\0"]}, "journey: '\\x00' can't be kept"),
        ({"loot": ["\ud800"]}, "can't be kept"),
        ({"loot": ["x"] * MOST_PARTS}, f"journey: it has more than {MOST_PARTS} parts"),
        (nested(DEEPEST), "journey: [] can't be kept"),
        (nested(100_000), "can't be kept"),
        ([], "journey: Expected `object`, got `array`"),
        (None, "journey: Expected `object`, got `null`"),
    ],
)
def test_what_is_no_state_of_a_campaign_is_refused(given: Any, message: str) -> None:
    with pytest.raises(SetupError) as error:
        JOURNEY.check("journey", given)
    assert message in str(error.value)
    for language in LANGUAGES:
        assert "⟨" not in GAME.refused(error.value, language)


def test_a_setup_is_plain_data_with_defaults_filled_in() -> None:
    setup = GAME.setup(SEATS, {"journey": {"scenario": 2}})
    assert setup.seats == ({"deck": ["cat", "axe", "cat"]}, {"deck": ["axe", "bow"]})
    assert setup.options["journey"] == {"scenario": 2, "loot": []}
    assert json.loads(json.dumps(setup.plain())) == setup.plain()
    assert GAME.setup(**setup.plain()) == setup
    assert hash(GAME.setup(**setup.plain())) == hash(setup)


def test_decks_and_campaigns_go_through_bytes_and_records() -> None:
    m = played()
    assert GAME.load(m.to_bytes()).setup == m.setup
    text = write(record(m))
    assert '[Seats [{"deck": ["cat", "axe", "cat"]}, {"deck": ["axe", "bow"]}]]' in text
    assert verify(GAME, read_record(text)).hash() == m.hash()


def test_the_end_of_a_match_carries_a_campaign_on() -> None:
    m = GAME.new(SEATS, options={"journey": {"scenario": 2}}, seed="journey")
    assert GAME.carry(m) is None
    over = played()
    following = GAME.carry(over)
    assert following is not None
    assert following.options["journey"] == {"scenario": 3, "loot": ["cat"]}
    assert following.seats == over.setup.seats
    assert GAME.new(following, seed="on").setup == following
    assert SKIRMISH.carry(over) is None


def test_a_lobby_shows_cards_by_name() -> None:
    (deck,) = cover(GAME, "pl")["seat_facts"]
    assert deck["kind"] == "cards"
    assert deck["values"][0] == {"value": "axe", "label": "card axe (pl)"}
    assert (deck["low"], deck["high"], deck["most_of_one"]) == (2, 4, 2)
    (journey,) = [fact for fact in cover(GAME, "en")["options"] if fact["name"] == "journey"]
    assert journey["kind"] == "progress"
    assert journey["default"] == {"scenario": 1, "loot": []}


def test_cards_are_typed_or_lie_in_a_file(tmp_path: Path) -> None:
    kept = tmp_path / "deck.yaml"
    kept.write_text("[cat, cat, bow]\n")
    told = tmp_path / "journey.json"
    told.write_text('{"scenario": 3, "loot": ["cat"]}')
    seats = ("deck=axe+axe+bow", f"deck=@{kept}")
    setup = setup_of(GAME, 2, seats, (f"journey=@{told}",))
    assert setup.seats == ({"deck": ["axe", "axe", "bow"]}, {"deck": ["cat", "cat", "bow"]})
    assert setup.options["journey"] == {"scenario": 3, "loot": ["cat"]}


SCENARIO = """\
name: a deck and a journey
game: skirmish
seats: [{deck: [cat, axe]}, {}]
options: {journey: {scenario: 3}}
moves: []
expect: {}
"""


def test_scenarios_hold_decks_and_campaigns() -> None:
    (scenario,) = scenarios(parse(SCENARIO, "deck.yaml"))
    m = start(scenario, lambda id: GAME)
    assert m.setup.seats[0] == {"deck": ["cat", "axe"]}
    assert m.setup.options["journey"] == {"scenario": 3, "loot": []}
    (wrong,) = scenarios(parse(SCENARIO.replace("cat, axe", "cat, ax"), "deck.yaml"))
    with pytest.raises(PackError, match=r"deck\.yaml:3:16: seats\[0\]\.deck: .* no card 'ax'"):
        start(wrong, lambda id: GAME)
