"""Names for ids, and words for options, in a viewer's language."""

import astragal
from astragal.kernel.naming import NOTHING, Offer, named
from astragal.kernel.view import story
from astragal.kernel.why import Why
from astragal.prose.player import Player
from tests.kernel.toy.game import skirmish
from tests.kernel.toy.play import table
from tests.kernel.toy.state import GEM, STRIKE, WARD

NAMES = {("card", "gem", "en"): "a fine gem", ("card", "gem", "ru"): "самоцвет"}


def name_of(content: None, kind: str, id: str, language: str) -> str:
    return NAMES.get((kind, id, language), id)


def test_arguments_are_named_by_their_kind() -> None:
    game = skirmish(name_of=name_of)
    arguments = {"card": "gem", "word": "gem", "seat": 2, "open": True}
    expected = {**arguments, "card": "a fine gem", "seat": Player(2, "Ben")}
    assert named(game, None, arguments, "en", ("Anna", "Ben")) == expected


def test_several_ids_are_listed() -> None:
    game = skirmish(name_of=name_of)
    assert named(game, None, {"card": ("gem", "ward")}, "ru") == {"card": "самоцвет, ward"}
    assert named(game, None, {"card": ()}, "ru") == {"card": NOTHING}


def test_a_refusal_names_things() -> None:
    m = skirmish(name_of=name_of).new(2)
    why = Why(m, (None, "why-no-card", {"card": "gem"}))
    assert why.sentence() == "you hold no such card: a fine gem"


def test_the_story_names_things() -> None:
    m = table([STRIKE, GEM], [WARD])
    m.game = skirmish(
        name_of=lambda content, kind, id, language: f"<{id}>" if kind == "card" else id
    )
    m.events = [(0, "drew-card", "gem")]
    assert story(m, 0) == [m.game.text().message("event-drew-card", card="<gem>", kind="drew-card")]
    assert "<gem>" in story(m, 0)[0]


def test_an_option_is_described_by_its_verb() -> None:
    m = astragal.game("pig").new(2, seed="a")
    assert m.game.describe(m, ("roll",), "en") == Offer("Roll the die")
    m = skirmish().new(2)
    assert m.game.describe(m, ("fly",), "en") == Offer("Fly")
