"""`astragal text`: what heroes, cards, statuses, feats and faces say."""

import re
from collections.abc import Mapping
from pathlib import Path

import click
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from astragal.cli.ink import colour
from astragal.cli.language import language_option, misused
from astragal.cli.packs import packs_option
from astragal.cli.speaking import command
from astragal.cli.subjects import all_subjects, find
from astragal.games import game, game_ids, game_of_pack
from astragal.packs.bring import SUFFIXES, brought_pack, pack_files
from astragal.packs.pack import home_of
from astragal.prose.leaflet import Leaflet, LeafletEntry, LeafletRow
from astragal.prose.spelling import cut

TOPICS = ("cards", "statuses", "feats")
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
    topics = [name for name, asked in zip(TOPICS, (cards, statuses, feats), strict=True) if asked]
    if len(topics) + (hero is not None) > 1:
        raise misused("text-one-at-a-time")
    if hero is not None:
        for leaflet in leaflets_of(hero, language):
            _show(leaflet)
    elif topics:
        _show(topic_leaflet(topics[0], language))
    else:
        _list(language)


def leaflets_of(word: str, language: str) -> list[Leaflet]:
    """The leaflet of a hero by name, or those of all heroes in a pack, a file or a folder."""
    place = Path(word)
    if place.suffix in SUFFIXES or (place.is_dir() and pack_files(place)):
        return brought_leaflets(place, language)
    one, subject = find(word)
    return [one.reference.leaflet(one.content(), subject.id, language)]


def topic_leaflet(topic: str, language: str) -> Leaflet:
    """The leaflet about all things of one sort, from the game that has them."""
    one = next(one for one in map(game, game_ids()) if topic in one.reference.topics)
    return one.reference.leaflet(one.content(), topic, language)


def brought_leaflets(place: Path, language: str) -> list[Leaflet]:
    """The leaflets of a pack's heroes, beside the game's own packs."""
    if not place.exists():
        raise misused("no-file", path=str(place))
    pack = brought_pack(place)
    one = game_of_pack(pack)
    content = one.library.content((*one.shelf.own, pack))
    ids = [subject.id for subject in one.reference.subjects(content)]
    own = [id for id in ids if home_of(id) == pack.name]
    if not own:
        raise misused("text-no-hero", hero=cut(str(place)))
    return [one.reference.leaflet(content, id, language) for id in own]


def _list(language: str) -> None:
    table = Table(box=None, show_header=False, pad_edge=False)
    for _, subject in all_subjects():
        id = Text(subject.id, style=f"bold {colour(subject.hue)}")
        table.add_row(id, subject.names[language])
    Console(highlight=False).print(table)


def _show(leaflet: Leaflet) -> None:
    console = Console(highlight=False)
    ink = colour(leaflet.hue)
    title = Text.assemble((leaflet.title, f"bold {ink}"), (_in_brackets(leaflet.sort), "dim"))
    console.print(title)
    for section in leaflet.sections:
        console.print()
        console.print(Rule(Text(section.title, style=f"bold {ink}"), align="left", style=ink))
        for entry in section.entries:
            console.print()
            console.print(_entry(entry, leaflet.hues))


def _entry(entry: LeafletEntry, hues: Mapping[str, int]) -> RenderableType:
    title = Text.assemble((entry.title, "bold"), (_in_brackets(entry.sort), "dim"))
    return Group(_beside(title, entry.move), *(_line(row, hues) for row in entry.rows))


def _beside(said: Text, move: str) -> Text:
    """The words, and behind them how they are written as a move."""
    return said.append(f"  · {move}", "dim") if move else said


def _line(row: LeafletRow, hues: Mapping[str, int]) -> RenderableType:
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


def _coloured(words: str, hues: Mapping[str, int]) -> Text:
    said = Text(words)
    for symbol in _SYMBOL.finditer(words):
        if symbol[1] in hues:
            said.stylize(f"bold {colour(hues[symbol[1]])}", *symbol.span())
    return said


def _in_brackets(words: str) -> str:
    return f"  ({words})" if words else ""
