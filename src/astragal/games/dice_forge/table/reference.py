"""What can be looked up in Dice Forge: all feats and faces, with what they cost."""

from astragal.games.dice_forge.packs.content import Content
from astragal.games.dice_forge.packs.vocabulary import Amounts
from astragal.games.dice_forge.prose.texts import amount, words_of
from astragal.games.dice_forge.table.sheet import sheet
from astragal.kernel.reference import Reference
from astragal.prose.leaflet import Leaflet, LeafletEntry, LeafletRow, LeafletSection


def leaflet(content: Content, about: str, language: str) -> Leaflet:
    """The feats and faces."""
    words, told = words_of(language), sheet(content, language)
    costs = {slot.id: costs_of(slot.cost, language) for slot in told.slots}
    feats = [
        LeafletEntry(
            each.name,
            f"{costs[each.slot]} · {amount(words, 'glory', each.glory)}",
            [LeafletRow(line) for line in each.text],
            f"feat {id}",
        )
        for id, each in told.feats.items()
    ]
    faces = [
        LeafletEntry(each.name, price_of(each.price, language), [LeafletRow(each.text)], id)
        for id, each in told.faces.items()
    ]
    titles = [words.message("fact-islands"), words.message("leaflet-faces")]
    parts = zip(titles, (feats, faces), strict=True)
    return Leaflet(told.game, "", [LeafletSection(title, part) for title, part in parts])


def price_of(gold: int | None, language: str) -> str:
    """What a face costs; nothing for one that is not sold."""
    return costs_of({"gold": gold or 0}, language)


def costs_of(price: Amounts, language: str) -> str:
    """A price in words; nothing for what costs nothing."""
    words = words_of(language)
    return ", ".join(amount(words, name, n) for name, n in price.items() if n)


REFERENCE = Reference(topics=("feats",), leaflet=leaflet)
