"""The text of all content in one file for each language, for reviewers to read.

`make goldens` writes the files anew.
"""

from collections.abc import Iterator
from pathlib import Path

from astragal.games.dice_throne.prose.leaflet import (
    cards_leaflet,
    hero_leaflet,
    statuses_leaflet,
)
from astragal.prose.leaflet import Leaflet
from astragal.prose.text import LANGUAGES
from tests.games.dice_throne.table import load

FOLDER = Path(__file__).parent / "texts"


def whole_text(language: str) -> str:
    """Every hero's leaflet, the common cards and the shared statuses."""
    said = ["\n".join(leaflet.plain()) for leaflet in leaflets(language)]
    return "\n\n\n".join(said) + "\n"


def leaflets(language: str) -> Iterator[Leaflet]:
    """The leaflets in the order of the file."""
    content = load()
    yield cards_leaflet(content.common, language, content)
    own = {status.id for hero in content.heroes.values() for status in hero.statuses}
    shared = [status for status in content.statuses.values() if status.id not in own]
    yield statuses_leaflet(shared, language, content)
    for hero in content.heroes.values():
        yield hero_leaflet(hero, language, content)


def golden(language: str) -> Path:
    """The file of a language."""
    return FOLDER / f"{language}.txt"


def write_texts() -> list[Path]:
    """Write the file of each language anew."""
    FOLDER.mkdir(exist_ok=True)
    for language in LANGUAGES:
        golden(language).write_text(whole_text(language), encoding="utf-8")
    return [golden(language) for language in LANGUAGES]
