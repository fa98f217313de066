"""What can be looked up in Dice Throne: heroes, common cards and statuses, and heroes' odds."""

from astragal.games.dice_throne.packs.content import Content
from astragal.games.dice_throne.packs.pack import Hero
from astragal.games.dice_throne.prose.leaflet import (
    cards_leaflet,
    hero_leaflet,
    statuses_leaflet,
)
from astragal.games.dice_throne.prose.names import named
from astragal.games.dice_throne.table.odds_report import odds_report
from astragal.kernel.reference import Reference, Subject
from astragal.prose.leaflet import Leaflet
from astragal.prose.text import LANGUAGES


def subjects(content: Content) -> list[Subject]:
    """Every hero."""
    return [subject(hero) for hero in content.heroes.values()]


def subject(hero: Hero) -> Subject:
    """How a hero is called."""
    names = {language: named(hero.names, language) for language in LANGUAGES}
    return Subject(hero.id, names, hero.hue)


def leaflet(content: Content, about: str, language: str) -> Leaflet:
    """What a hero is, or all common cards, or all statuses."""
    match about:
        case "cards":
            return cards_leaflet(content.common, language, content)
        case "statuses":
            return statuses_leaflet(content.statuses.values(), language, content)
        case hero:
            return hero_leaflet(content.heroes[hero], language, content)


REFERENCE = Reference(subjects, ("cards", "statuses"), leaflet, odds_report)
