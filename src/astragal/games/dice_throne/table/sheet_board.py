"""A hero as the sheet tells it: dice, slots, and the ability that each slot has at each level."""

import re
from collections.abc import Iterable, Sequence
from typing import Any

from astragal.games.dice_throne.packs.content import Content
from astragal.games.dice_throne.packs.facts import BoardAbility, HeroFacts, Slot
from astragal.games.dice_throne.packs.pack import Ability, Hero, Names, Needs
from astragal.games.dice_throne.prose.passage import Line, passage
from astragal.games.dice_throne.prose.texts import Thing, lines_of, words_of
from astragal.games.dice_throne.prose.voice import Glossary, Voice
from astragal.kernel.naming import capital

STRAIGHTS = {"small-straight": 4, "large-straight": 5}
STEM = 3


class Scribe:
    """Writes parts of the sheet in one language."""

    def __init__(self, content: Content, language: str) -> None:
        self.content = content
        self.words = words_of(language)
        self.language = self.words.language

    def name(self, names: Names) -> str:
        said: str = getattr(names, self.language)
        return said

    def text(self, thing: Thing, hero: Hero | None = None) -> list[dict[str, Any]]:
        return lines(lines_of(thing, self.language, self.content, hero))


def lines(several: Iterable[Line]) -> list[dict[str, Any]]:
    """Lines of text: how deep each stands, and the move that it speaks of."""
    return [
        {"text": capital(one.text), "depth": one.depth} | ({"move": one.move} if one.move else {})
        for one in several
    ]


def hero_sheet(scribe: Scribe, facts: HeroFacts) -> dict[str, Any]:
    """Everything that a board shows of a hero."""
    hero = facts.hero
    content = scribe.content
    tokens = (id for id in content.token_numbers if id in content.named_tokens[hero.id])
    return {
        "name": scribe.name(hero.names),
        "icon": hero.icon,
        "hue": hero.hue,
        "season": hero.season,
        "complexity": hero.complexity,
        "dice": {str(face): symbol for face, symbol in sorted(hero.dice.items())},
        "symbols": {
            id: {"name": scribe.name(one.names), "icon": one.icon, "hue": one.hue}
            for id, one in hero.symbols.items()
        },
        "sides": {id: scribe.words.message(f"board-{side}") for id, side in sides(hero)},
        "slots": [slot_sheet(scribe, facts, slot) for slot in facts.slots],
        "cards": [content.cards[number].id for number in facts.deck],
        "tokens": list(tokens),
        "start": dict(hero.start),
    }


def sides(hero: Hero) -> list[tuple[str, str]]:
    """The sides of a two-sided board; the first lies up at the start."""
    return list(zip(hero.sides, ("front", "back"), strict=True)) if hero.sides else []


def slot_sheet(scribe: Scribe, facts: HeroFacts, slot: Slot) -> dict[str, Any]:
    """A place on the board: the ability at each level, and the card that lifts it there."""
    opened = slot.opened_by and {"slot": slot.opened_by[0], "level": slot.opened_by[1]}
    upgrades = {
        str(level): upgrade.id for (of, level), upgrade in facts.upgrades.items() if of == slot.id
    }
    return {
        "id": slot.id,
        "side": slot.side,
        "opened": opened,
        "upgrades": upgrades,
        "levels": {
            str(level): ability_sheet(scribe, facts.hero, one) for level, one in slot.levels.items()
        },
    }


def ability_sheet(scribe: Scribe, hero: Hero, one: BoardAbility) -> dict[str, Any]:
    """An ability: what it needs as data, its whole text, and a short one with its tiers merged."""
    ability = one.ability
    return {
        "id": ability.id,
        "name": scribe.name(ability.names),
        "icon": ability.icon,
        "kind": ability.kind,
        "dice": ability.dice,
        "rerolls": ability.may_reroll,
        "needs": [needs(tier.needs) for tier in ability.tiers],
        "text": scribe.text(ability, hero),
        "brief": brief(scribe, hero, ability),
    }


def needs(asked: Needs) -> dict[str, Any]:
    """What dice must show: so many of each symbol, or so many numbers in a row."""
    if isinstance(asked, str):
        return {"straight": STRAIGHTS[asked]}
    return {"symbols": [{"symbol": symbol, "count": count} for symbol, count in asked.items()]}


# -- tiers that differ in numbers only -----------------------------------------------------------


def brief(scribe: Scribe, hero: Hero, ability: Ability) -> list[dict[str, Any]]:
    """The text without what `needs` says already: “Deal 4 / 6 / 8 damage.”"""
    voice = Voice(scribe.words, Glossary.of(scribe.content, hero))
    tiers = [passage(voice, tier.do, joined=False) for tier in ability.tiers]
    together = merged(tiers)
    if together is None:
        return scribe.text(ability, hero)
    first = passage(voice, ability.first, joined=False)
    return lines([*first, *together, *passage(voice, ability.also, joined=False)])


def merged(tiers: Sequence[Sequence[Line]]) -> list[Line] | None:
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
