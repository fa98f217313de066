"""A hero's leaflet: everything that a player may want to read, in sections, in one language."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from astragal.games.dice_throne.packs.pack import (
    Ability,
    Card,
    Companion,
    Hero,
    Names,
    Status,
    Upgrade,
)
from astragal.games.dice_throne.prose.amounts import Unit
from astragal.games.dice_throne.prose.texts import Readable, lines_of, move_of, shown
from astragal.games.dice_throne.prose.voice import Glossary, NamedContent, Voice
from astragal.prose.leaflet import Leaflet, LeafletEntry, LeafletRow, LeafletSection


class _Scribe:
    def __init__(self, content: NamedContent, language: str, hero: Hero | None = None) -> None:
        self.content = content
        self.hero = hero
        self.words = content.vocabulary.text(language)
        self.language = self.words.language

    def section(self, title: str, entries: Iterable[LeafletEntry]) -> LeafletSection:
        return LeafletSection(self.words.message(f"leaflet-{title}"), list(entries))

    def name(self, names: Names) -> str:
        said: str = getattr(names, self.language)
        return said

    def entry(self, names: Names, sort: str, thing: Readable, move: str) -> LeafletEntry:
        lines = lines_of(thing, self.language, self.content, self.hero)
        return LeafletEntry(
            self.name(names), sort, [LeafletRow(shown(each), each.move) for each in lines], move
        )

    def ability(self, ability: Ability) -> LeafletEntry:
        sort = self.words.message("leaflet-ability", kind=ability.kind)
        return self.entry(ability.names, sort, ability, move_of(ability))

    def upgrade(self, upgrade: Upgrade) -> LeafletEntry:
        kind = self.words.message("leaflet-ability", kind=upgrade.ability.kind)
        sort = self.words.message("leaflet-cost", kind=kind, n=upgrade.cost)
        return self.entry(upgrade.ability.names, sort, upgrade, f"upgrade {upgrade.id}")

    def card(self, card: Card) -> LeafletEntry:
        sort = self.words.message("leaflet-card", type=card.type)
        sort = self.words.message("leaflet-cost", kind=sort, n=card.cost)
        if card.promo:
            sort = self.words.message("leaflet-promo", kind=sort)
        return self.entry(card.names, sort, card, f"play {card.id}")

    def token(self, token: Status | Companion) -> LeafletEntry:
        return self.entry(token.names, "", token, token.id)

    def rules(self, hero: Hero) -> Iterator[LeafletEntry]:
        """What holds for the hero as a whole."""
        lines = []
        if hero.start:
            voice = Voice(self.words, Glossary.of(self.content, hero))
            units = [(Unit("tokens", name=voice.status(id)), n) for id, n in hero.start.items()]
            tokens = [unit.count(voice, n) for unit, n in units]
            lines.append(self.words.message("leaflet-start", tokens=voice.listed(tokens)) + ".")
        grown = {companion.grows_from for companion in hero.companions}
        for first in hero.companions:
            if first.id in grown and not first.grows_from:
                name = self.words.message("quoted-name", name=self.name(first.names))
                lines.append(self.words.message("leaflet-growing", name=name) + ".")
        if hero.companions_spent_per_turn:
            n = hero.companions_spent_per_turn
            lines.append(self.words.message("leaflet-spent-per-turn", n=n) + ".")
        if lines:
            yield LeafletEntry(
                self.words.message("leaflet-rules"), "", [LeafletRow(line) for line in lines]
            )

    def dice(self, hero: Hero) -> LeafletEntry:
        groups = groupby(sorted(hero.dice.items()), lambda face: face[1])
        faces = [(id, [number for number, _ in group]) for id, group in groups]
        return LeafletEntry(
            self.words.message("leaflet-dice"),
            "",
            [
                LeafletRow(f"{_span(numbers)}: {self.name(hero.symbols[id].names)}")
                for id, numbers in faces
            ],
        )


def _span(numbers: list[int]) -> str:
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"


def hero_leaflet(hero: Hero, language: str, content: NamedContent) -> Leaflet:
    """A hero's dice, board, upgrades, cards, statuses and companions."""
    scribe = _Scribe(content, language, hero)
    board = [scribe.dice(hero), *scribe.rules(hero), *map(scribe.ability, hero.abilities)]
    sections = [
        scribe.section("abilities", board),
        scribe.section("upgrades", map(scribe.upgrade, hero.upgrades)),
        scribe.section("cards", map(scribe.card, hero.cards)),
        scribe.section("statuses", map(scribe.token, hero.statuses)),
        scribe.section("companions", map(scribe.token, hero.companions)),
    ]
    sort = scribe.words.message("leaflet-complexity", n=hero.complexity)
    there = [each for each in sections if each.entries]
    hues = {scribe.name(symbol.names): symbol.hue for symbol in hero.symbols.values()}
    return Leaflet(scribe.name(hero.names), sort, there, hero.hue, hues)


def cards_leaflet(cards: Iterable[Card], language: str, content: NamedContent) -> Leaflet:
    """The cards that are in every deck."""
    scribe = _Scribe(content, language)
    section = scribe.section("cards", map(scribe.card, cards))
    return Leaflet(scribe.words.message("leaflet-common"), "", [section])


def statuses_leaflet(statuses: Iterable[Status], language: str, content: NamedContent) -> Leaflet:
    """Statuses, of one hero or of several."""
    scribe = _Scribe(content, language)
    section = scribe.section("statuses", map(scribe.token, statuses))
    return Leaflet(scribe.words.message("leaflet-statuses"), "", [section])
