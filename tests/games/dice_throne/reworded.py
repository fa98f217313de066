"""House heroes with some of their text in other words, for rules that no printed text needs yet."""

from functools import cache

import pytest

from astragal.games.dice_throne.packs.pack import CommonCards, Hero, Statuses
from astragal.games.dice_throne.packs.reading import FOLDER, content_of
from astragal.games.dice_throne.packs.vocabulary import decode_file, decode_text
from tests.games.dice_throne.table import use_content


def reword(patch: pytest.MonkeyPatch, hero: str, words: dict[str, str]) -> None:
    """Until the test ends, this hero's pack has the new words in place of the old."""
    text = (FOLDER / "heroes" / f"{hero}.yaml").read_text("utf-8")
    for old, new in words.items():
        assert old in text
        text = text.replace(old, new)
    reworded = decode_text(text, Hero)
    heroes = [reworded if other.id == hero else other for other in house()]
    statuses = decode_file(FOLDER / "statuses.yaml", Statuses).statuses
    cards = decode_file(FOLDER / "common.yaml", CommonCards).cards
    content = content_of(heroes, statuses, cards)
    use_content(patch, content)


@cache
def house() -> list[Hero]:
    """The heroes as they are."""
    return [decode_file(path, Hero) for path in sorted((FOLDER / "heroes").glob("*.yaml"))]
