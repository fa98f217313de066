"""The names of things in a viewer's language, by the kind of thing that an id stands for."""

from functools import lru_cache

from astragal.games.dice_throne.packs.content import Content
from astragal.games.dice_throne.packs.pack import Names
from astragal.games.dice_throne.prose.conditions import condition_clause
from astragal.games.dice_throne.prose.texts import words_of
from astragal.games.dice_throne.prose.voice import voice_of
from astragal.kernel.naming import so_many

# Arguments of messages and facts of the view, by what their ids stand for.
THINGS = {
    "hero": "heroes",
    "card": "cards",
    "cards": "cards",
    "hand": "cards",
    "discard": "cards",
    "upgrades": "cards",
    "playing": "cards",
    "token": "tokens",
    "tokens": "tokens",
    "ability": "abilities",
    "levels": "abilities",
    "upkeep": "homes",
    "play": "plays",
    "symbols": "symbols",
}


def name_of(content: Content, kind: str, id: str, language: str) -> str:
    """The name of a thing; of a word of the rules (`phase-main-1`); else the id as it is."""
    if kind in THINGS:
        names = _names(content)[THINGS[kind]].get(id)
        return id if names is None else named(names, language)
    if kind in ("needs", "there"):
        return needs(content, id, language)
    if kind == "condition":
        return condition(content, int(id), language)
    if kind == "price":
        return price(content, int(id), language)
    if kind == "board":
        return side(content, id, language)
    words = content.vocabulary.text(language)
    return words.message(f"{kind}-{id}") if words.has(f"{kind}-{id}") else id


def sort_of(content: Content, kind: str, id: str) -> str:
    """What a token or the home of a use is, for the class word before its name; which timing."""
    if kind == "timing":
        return id
    if kind not in ("token", "play"):
        return ""
    home = id.split(" ")[0]
    if home in content.companions:
        return "companion"
    return "status" if home in content.statuses else "ability"


def count_of(content: Content, name: str, kind: str, id: str, count: int, language: str) -> str:
    """So many of a thing; of a companion that can be hurt, its health."""
    companion = content.companions.get(id) if kind == "tokens" else None
    if companion is None or not companion.health:
        return so_many(content, name, kind, id, count, language)
    return words_of(language).message("companion-with-health", name=name, n=count)


def named(names: Names, language: str) -> str:
    """One of the names of a thing."""
    said: str = getattr(names, words_of(language).language)
    return said


def needs(content: Content, id: str, language: str) -> str:
    """What dice must show: a straight, or `gunslinger bullet 3`: a hero's symbol, so often."""
    words = words_of(language)
    hero, _, symbol = id.partition(" ")
    if not symbol:
        return words.message(f"ability-needs-{id}")
    symbol, _, count = symbol.partition(" ")
    name = named(content.heroes[hero].symbols[symbol].names, language)
    return words.message("symbol-some", n=count, symbol=words.message("symbol-name", name=name))


def condition(content: Content, play: int, language: str) -> str:
    """The condition of a play, as it stands after "if"."""
    asked = content.plays[play].condition
    assert asked is not None
    return condition_clause(voice_of(content, language), asked)


def price(content: Content, play: int, language: str) -> str:
    """What a use costs, as in "you may …"."""
    asked = content.plays[play].extra
    assert asked is not None
    return voice_of(content, language).cost(asked, "cost")


def side(content: Content, id: str, language: str) -> str:
    """A side of a two-sided hero board."""
    front = any(id in hero.sides[:1] for hero in content.heroes.values())
    return words_of(language).message("board-front" if front else "board-back")


@lru_cache(128)
def _names(content: Content) -> dict[str, dict[str, Names]]:
    tokens = {token.id: token.names for token in content.statuses.values()}
    tokens.update((token.id, token.names) for token in content.companions.values())
    cards = {card.id: card.names for card in content.common}
    abilities: dict[str, Names] = {}
    for hero in content.heroes.values():
        cards.update((card.id, card.names) for card in hero.cards)
        cards.update((upgrade.id, upgrade.ability.names) for upgrade in hero.upgrades)
        opened = [ability for upgrade in hero.upgrades for ability in upgrade.adds]
        abilities.update((ability.id, ability.names) for ability in [*opened, *hero.abilities])
    homes = {**abilities, **tokens}
    plays = {
        play.name: homes[play.name.split(" ")[0]] for play in content.plays if play.type == "use"
    }
    heroes = {hero.id: hero.names for hero in content.heroes.values()}
    symbols = {
        id: symbol.names for hero in content.heroes.values() for id, symbol in hero.symbols.items()
    }
    return {
        "heroes": heroes,
        "cards": cards,
        "tokens": tokens,
        "abilities": abilities,
        "homes": homes,
        "plays": plays,
        "symbols": symbols,
    }
