"""`astragal text`: what heroes, cards, statuses, feats and faces say."""

import re
from colorsys import hls_to_rgb
from pathlib import Path

import click
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from astragal.cli.language import language_option, misused
from astragal.cli.packs import packs_option
from astragal.cli.speaking import command
from astragal.games.dice_forge.game import GAME as FORGE
from astragal.games.dice_forge.packs.vocabulary import Amounts
from astragal.games.dice_forge.prose.texts import amount
from astragal.games.dice_forge.prose.texts import words_of as forge_words
from astragal.games.dice_forge.table.sheet import sheet as forge_sheet
from astragal.games.dice_throne.game import GAME
from astragal.games.dice_throne.packs.content import Content
from astragal.games.dice_throne.packs.pack import Hero
from astragal.games.dice_throne.prose.leaflet import (
    Entry,
    Leaflet,
    Row,
    Section,
    cards_leaflet,
    hero_leaflet,
    statuses_leaflet,
)
from astragal.packs.bring import SUFFIXES, brought_pack
from astragal.packs.pack import bare, home_of
from astragal.prose.spelling import cut, nearest

PLAIN_HUE = 45
_LINE = re.compile("( *)(• )?(.*)")
_SYMBOL = re.compile(r"\[([^\]]+)\]")


@command()
@click.argument("hero", required=False)
@click.option("--cards", is_flag=True, help="Read the cards that are in every deck.")
@click.option("--statuses", is_flag=True, help="Read all statuses.")
@click.option("--feats", is_flag=True, help="Read the feats and faces of Dice Forge.")
@packs_option
@language_option
def text(hero: str | None, cards: bool, statuses: bool, feats: bool, language: str) -> None:
    """Read HERO's board, upgrades, cards, statuses and companions; without one, list the heroes.

    HERO is a name, or the path of a pack (*.yaml). After · comes the move to type.
    """
    if sum([hero is not None, cards, statuses, feats]) > 1:
        raise misused("text-one-at-a-time")
    content: Content = GAME.content()
    if hero is not None:
        if Path(hero).suffix in SUFFIXES:
            chosen, content = read_hero(Path(hero))
        else:
            chosen = find_hero(content, hero)
        _show(hero_leaflet(chosen, language, content), chosen.hue, _hues(chosen, language))
    elif cards:
        _show(cards_leaflet(content.common, language, content), PLAIN_HUE, {})
    elif statuses:
        _show(statuses_leaflet(content.statuses.values(), language, content), PLAIN_HUE, {})
    elif feats:
        _show(feats_leaflet(language), PLAIN_HUE, {})
    else:
        _list(content, language)


def feats_leaflet(language: str) -> Leaflet:
    """The feats and faces of Dice Forge, with what they cost."""
    sheet = forge_sheet(FORGE.content(), language)
    words = forge_words(language)
    costs = {slot.id: costs_of(slot.cost, language) for slot in sheet.slots}
    feats = [
        Entry(
            each.name,
            f"{costs[each.slot]} · {amount(words, 'glory', each.glory)}",
            [Row(line) for line in each.text],
            f"feat {id}",
        )
        for id, each in sheet.feats.items()
    ]
    faces = [
        Entry(each.name, costs_of({"gold": each.price or 0}, language), [Row(each.text)], id)
        for id, each in sheet.faces.items()
    ]
    titles = [words.message("fact-islands"), words.message("leaflet-faces")]
    sections = [Section(title, part) for title, part in zip(titles, (feats, faces), strict=True)]
    return Leaflet(sheet.game, "", sections)


def costs_of(price: Amounts, language: str) -> str:
    """A price in words; nothing for what is not sold."""
    words = forge_words(language)
    return ", ".join(amount(words, name, n) for name, n in price.items() if n)


def read_hero(file: Path) -> tuple[Hero, Content]:
    """The hero of a pack, and the content in which the names that it uses are found."""
    if not file.is_file():
        raise misused("no-file", path=str(file))
    pack = brought_pack(file)
    content: Content = GAME.library.content((*GAME.shelf.own, pack))
    own = [hero for hero in content.heroes.values() if home_of(hero.id) == pack.name]
    if not own:
        raise misused("text-no-hero", hero=cut(str(file)))
    return own[0], content


def find_hero(content: Content, word: str) -> Hero:
    """The hero of that id, or of that name in any language."""
    known: dict[str, Hero] = {}
    # The game's own last: where two are called alike, the bare name is theirs.
    for hero in reversed(content.heroes.values()):
        names = (hero.id, bare(hero.id), hero.names.en, hero.names.ru, hero.names.pl)
        known.update((name.casefold(), hero) for name in names)
    if word.casefold() in known:
        return known[word.casefold()]
    close = nearest(word, known)
    if close:
        raise misused("text-no-hero-near", hero=cut(word), near=known[close].id)
    raise misused("text-no-hero", hero=cut(word))


def _list(content: Content, language: str) -> None:
    table = Table(box=None, show_header=False, pad_edge=False)
    for hero in content.heroes.values():
        name = getattr(hero.names, language)
        table.add_row(Text(hero.id, style=f"bold {colour(hero.hue)}"), name)
    Console(highlight=False).print(table)


def _hues(hero: Hero, language: str) -> dict[str, int]:
    """The hue of each symbol, by the name that the text uses."""
    return {getattr(each.names, language): each.hue for each in hero.symbols.values()}


def colour(hue: int) -> str:
    """A hue as a colour that can be read on any ground."""
    red, green, blue = (round(255 * part) for part in hls_to_rgb(hue / 360, 0.62, 0.6))
    return f"rgb({red},{green},{blue})"


def _show(leaflet: Leaflet, hue: int, hues: dict[str, int]) -> None:
    console = Console(highlight=False)
    ink = colour(hue)
    title = Text.assemble((leaflet.title, f"bold {ink}"), (_in_brackets(leaflet.sort), "dim"))
    console.print(title)
    for section in leaflet.sections:
        console.print()
        console.print(Rule(Text(section.title, style=f"bold {ink}"), align="left", style=ink))
        for entry in section.entries:
            console.print()
            console.print(_entry(entry, hues))


def _entry(entry: Entry, hues: dict[str, int]) -> RenderableType:
    title = Text.assemble((entry.title, "bold"), (_in_brackets(entry.sort), "dim"))
    return Group(_beside(title, entry.move), *(_line(row, hues) for row in entry.rows))


def _beside(said: Text, move: str) -> Text:
    """The words, and behind them how they are written as a move."""
    return said.append(f"  · {move}", "dim") if move else said


def _line(row: Row, hues: dict[str, int]) -> RenderableType:
    """A line of rules, wrapped behind its bullet."""
    found = _LINE.fullmatch(row.text)
    assert found is not None
    indent, bullet, words = found.groups(default="")
    body: RenderableType = _beside(_coloured(words, hues), row.move)
    if bullet:
        grid = Table.grid()
        grid.add_row(bullet, body)
        body = grid
    return Padding(body, (0, 0, 0, 2 + len(indent)))


def _coloured(words: str, hues: dict[str, int]) -> Text:
    said = Text(words)
    for symbol in _SYMBOL.finditer(words):
        if symbol[1] in hues:
            said.stylize(f"bold {colour(hues[symbol[1]])}", *symbol.span())
    return said


def _in_brackets(words: str) -> str:
    return f"  ({words})" if words else ""
