"""What must hold for each word of a vocabulary of Dice Throne's kind."""

from dataclasses import fields, is_dataclass
from typing import Any

from astragal.games.dice_throne.packs.content import Content
from astragal.games.dice_throne.packs.vocabulary import Vocabulary
from astragal.games.dice_throne.packs.words.compose import Then
from astragal.games.dice_throne.packs.words.players import GainCp
from astragal.kernel.game import Game
from astragal.prose.text import LANGUAGES


def used_in(content: Content) -> set[type]:
    """The words that packs are made of, however deep they stand."""
    found: set[type] = set()
    for hero in content.heroes.values():
        note(hero, found)
    for status in content.statuses.values():
        note(status, found)
    for card in content.common:
        note(card, found)
    return found


def note(thing: Any, found: set[type]) -> None:
    if isinstance(thing, list | tuple):
        for part in thing:
            note(part, found)
    elif is_dataclass(thing):
        found.add(type(thing))
        for field in fields(thing):
            note(getattr(thing, field.name), found)


def check_word(words: Vocabulary, kind: Any, game: Game, used: set[type]) -> None:
    """It acts, or can be asked; speaks three languages; has a worth; and some pack uses it."""
    asked = kind in words.conditions
    assert kind in words.book.questions if asked else words.book.does(kind), "it does nothing"
    assert asked or kind in words.worths, "bots don't know what it is worth"
    # `then` joins its neighbours and is said by those who join them.
    assert kind is Then or kind in words.clauses or kind in words.blocks, "it says nothing"
    # Combat points are gained as tokens are.
    tag = "gain" if kind is GainCp else kind.tag.replace("_", "-")
    for language in LANGUAGES:
        assert game.text(language).has(f"{'condition' if asked else 'effect'}-{tag}"), language
    assert kind in used, "no pack uses it"
