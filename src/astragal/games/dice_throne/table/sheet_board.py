"""A hero as the sheet tells it: dice, slots, and the ability that each slot has at each level."""

import re
from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from astragal.games.dice_throne.packs import facts as packed
from astragal.games.dice_throne.packs import pack
from astragal.games.dice_throne.packs.content import Content
from astragal.games.dice_throne.packs.facts import BoardAbility, HeroFacts
from astragal.games.dice_throne.packs.pack import Names, Needs, Tagline
from astragal.games.dice_throne.prose.passage import TextLine, passage
from astragal.games.dice_throne.prose.texts import Readable, lines_of
from astragal.games.dice_throne.prose.voice import Glossary, Voice
from astragal.games.dice_throne.table.styles import Style, styles
from astragal.kernel.naming import capital

STRAIGHTS = {"small-straight": 4, "large-straight": 5}
STEM = 3


class Text(msgspec.Struct, frozen=True):
    """A line of text: how deep it stands, and the move that it speaks of."""

    text: str
    depth: int
    move: str | UnsetType = UNSET


class SymbolCount(msgspec.Struct, frozen=True):
    """So many dice with a symbol."""

    symbol: str
    count: int


class Need(msgspec.Struct, frozen=True):
    """What dice must show: so many of each symbol, or so many numbers in a row."""

    symbols: list[SymbolCount] | UnsetType = UNSET
    straight: int | UnsetType = UNSET


class Ability(msgspec.Struct, frozen=True):
    """An ability: what it needs as data, its whole text, and a short one with its tiers merged."""

    id: str
    name: str
    icon: str
    kind: Literal["offensive", "defensive", "passive", "ultimate"]
    dice: int
    rerolls: int
    needs: list[Need]
    text: list[Text]
    brief: list[Text]


class Opening(msgspec.Struct, frozen=True):
    """The upgrade that opens a slot."""

    slot: str
    level: int


class Slot(msgspec.Struct, frozen=True):
    """A place on the board: the ability at each level, and the card that lifts it there."""

    id: str
    side: str
    opened: Opening | None
    upgrades: dict[str, str]
    levels: dict[str, Ability]


class Symbol(msgspec.Struct, frozen=True):
    """A symbol on a hero's dice."""

    name: str
    icon: str
    hue: int


class Hero(msgspec.Struct, frozen=True):
    """Everything that a board shows of a hero."""

    name: str
    icon: str
    hue: int
    season: int
    complexity: int
    tagline: str
    style: Style | None
    dice: dict[str, str]
    symbols: dict[str, Symbol]
    sides: dict[str, str]
    slots: list[Slot]
    cards: list[str]
    tokens: list[str]
    start: dict[str, int]


class Scribe:
    """Writes parts of the sheet in one language."""

    def __init__(self, content: Content, language: str) -> None:
        self.content = content
        self.words = content.vocabulary.text(language)
        self.language = self.words.language

    def name(self, names: Names | Tagline) -> str:
        said: str = getattr(names, self.language)
        return said

    def text(self, thing: Readable, hero: pack.Hero | None = None) -> list[Text]:
        return lines(lines_of(thing, self.language, self.content, hero))


def lines(several: Iterable[TextLine]) -> list[Text]:
    """Lines of text as boards show them."""
    return [Text(capital(one.text), one.depth, one.move or UNSET) for one in several]


def hero_sheet(scribe: Scribe, facts: HeroFacts) -> Hero:
    """Everything that a board shows of a hero."""
    hero = facts.hero
    content = scribe.content
    return Hero(
        name=scribe.name(hero.names),
        icon=hero.icon,
        hue=hero.hue,
        season=hero.season,
        complexity=hero.complexity,
        tagline=scribe.name(hero.tagline) if hero.tagline else "",
        style=styles().get(hero.id),
        dice={str(face): symbol for face, symbol in sorted(hero.dice.items())},
        symbols={
            id: Symbol(scribe.name(one.names), one.icon, one.hue)
            for id, one in hero.symbols.items()
        },
        sides={id: scribe.words.message(f"board-{side}") for id, side in sides(hero)},
        slots=[slot_sheet(scribe, facts, slot) for slot in facts.slots],
        cards=[content.cards[number].id for number in facts.deck],
        tokens=[id for id in content.token_numbers if id in content.named_tokens[hero.id]],
        start=dict(hero.start),
    )


def sides(hero: pack.Hero) -> list[tuple[str, str]]:
    """The sides of a two-sided board; the first lies up at the start."""
    return list(zip(hero.sides, ("front", "back"), strict=True)) if hero.sides else []


def slot_sheet(scribe: Scribe, facts: HeroFacts, slot: packed.Slot) -> Slot:
    """A place on the board."""
    upgrades = {
        str(level): upgrade.id for (of, level), upgrade in facts.upgrades.items() if of == slot.id
    }
    levels = {
        str(level): ability_sheet(scribe, facts.hero, one) for level, one in slot.levels.items()
    }
    opened = Opening(*slot.opened_by) if slot.opened_by else None
    return Slot(slot.id, slot.side, opened, upgrades, levels)


def ability_sheet(scribe: Scribe, hero: pack.Hero, one: BoardAbility) -> Ability:
    """An ability at its level."""
    ability = one.ability
    return Ability(
        id=ability.id,
        name=scribe.name(ability.names),
        icon=ability.icon,
        kind=ability.kind,
        dice=ability.dice,
        rerolls=ability.may_reroll,
        needs=[needs(tier.needs) for tier in ability.tiers],
        text=scribe.text(ability, hero),
        brief=brief(scribe, hero, ability),
    )


def needs(asked: Needs) -> Need:
    """What dice must show."""
    if isinstance(asked, str):
        return Need(straight=STRAIGHTS[asked])
    return Need([SymbolCount(symbol, count) for symbol, count in asked.items()])


# -- tiers that differ in numbers only -----------------------------------------------------------


def brief(scribe: Scribe, hero: pack.Hero, ability: pack.Ability) -> list[Text]:
    """The text without what `needs` says already: “Deal 4 / 6 / 8 damage.”"""
    voice = Voice(scribe.words, Glossary.of(scribe.content, hero))
    tiers = [passage(voice, tier.do, joined=False) for tier in ability.tiers]
    together = merged(tiers)
    if together is None:
        return scribe.text(ability, hero)
    first = passage(voice, ability.first, joined=False)
    return lines([*first, *together, *passage(voice, ability.also, joined=False)])


def merged(tiers: Sequence[Sequence[TextLine]]) -> list[TextLine] | None:
    """The lines of all tiers as one, or nothing where they differ in more than numbers."""
    shapes = {tuple(line.depth for line in tier) for tier in tiers}
    if len(shapes) != 1:
        return None
    found = []
    for same in zip(*tiers, strict=True):
        text = one_text([line.text for line in same])
        if text is None:
            return None
        found.append(same[0]._replace(text=text))
    return found


def one_text(texts: Sequence[str]) -> str | None:
    """Texts as one, their numbers side by side; words may differ in their endings."""
    parts = [re.split(r"(\d+)", text) for text in texts]
    if len({len(part) for part in parts}) > 1:
        return None
    said = []
    for column in zip(*parts, strict=True):
        if column[0].isdecimal():
            said.append(" / ".join(column if len(set(column)) > 1 else column[:1]))
        elif all(alike(part, column[-1]) for part in column):
            said.append(column[-1])
        else:
            return None
    return "".join(said)


def alike(one: str, other: str) -> bool:
    """Whether two texts have the same words, endings apart."""
    words, others = one.split(), other.split()
    return len(words) == len(others) and all(
        word[:STEM] == another[:STEM] for word, another in zip(words, others, strict=True)
    )
