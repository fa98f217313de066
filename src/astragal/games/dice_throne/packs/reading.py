"""Packs of Dice Throne, read: heroes, statuses and cards, checked, with ids as a match knows them.

A pack of the game's own is one file. A brought one may have several: heroes, and statuses that they
share; its statuses go before the game's of the same name, and change nobody else's. A game that is
built on this one reads its packs so too, with its own vocabulary.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

from astragal.games.dice_throne.packs.checks import check_pack, check_size
from astragal.games.dice_throne.packs.content import Content
from astragal.games.dice_throne.packs.pack import (
    Card,
    CommonCards,
    Hero,
    PackFile,
    Status,
    Statuses,
)
from astragal.games.dice_throne.packs.together import Together
from astragal.games.dice_throne.packs.vocabulary import DICE_THRONE, Vocabulary
from astragal.kernel.facts import Choice, Facts
from astragal.kernel.library import Packs
from astragal.kernel.setup import Setup
from astragal.packs.ids import in_namespace
from astragal.packs.kinds import kind_of
from astragal.packs.pack import COLON, Pack
from astragal.packs.yaml import Node

FOLDER: Final = Path(__file__).parent.parent / "content"
KINDS: Final = (Hero, Statuses, CommonCards)
MOST_KNOWN: Final = 512


def file_of(pack: Pack, node: Node, words: Vocabulary = DICE_THRONE) -> PackFile:
    """What a file of a pack holds, with ids as they are written there."""
    file: PackFile = words.decoder.decode(node, kind_of(node, KINDS))
    if pack.name and isinstance(file, CommonCards):
        problem = "cards that are in every deck are the game's own"
        raise node.at.error(problem, expected="heroes, and statuses that they share")
    return file


@lru_cache(MOST_KNOWN)
def files_of(pack: Pack, words: Vocabulary = DICE_THRONE) -> tuple[PackFile, ...]:
    """What all files of a pack hold."""
    return tuple(file_of(pack, node, words) for node in pack.files)


@lru_cache(MOST_KNOWN)
def checked(
    pack: Pack, game: frozenset[str], words: Vocabulary = DICE_THRONE
) -> tuple[PackFile, ...]:
    """The same, checked beside the game's shared statuses, with ids as a match knows them."""
    files = files_of(pack, words)
    check_size(files)
    shared = shared_beside(pack, files, game)
    for file in files:
        check_pack(file, shared, words)
    if not pack.name:
        return files
    together = Together()
    for file in files:
        together.add(file)
    return tuple(in_namespace(pack.name, list(files)))


def shared_beside(pack: Pack, files: Sequence[PackFile], game: frozenset[str]) -> frozenset[str]:
    """The statuses that a pack's heroes share: those of its own files, then the game's."""
    own = frozenset(status.id for status in _statuses(files))
    heroes = (file for file in files if isinstance(file, Hero))
    shadowed = frozenset(status.id for hero in heroes for status in hero.statuses)
    return own | (game - shadowed if pack.name else game)


def own_statuses(packs: Packs, words: Vocabulary = DICE_THRONE) -> frozenset[str]:
    """The statuses that all heroes of the game share."""
    ours = (file for pack in packs if not pack.name for file in files_of(pack, words))
    return frozenset(status.id for status in _statuses(ours))


def heroes_of(pack: Pack, words: Vocabulary = DICE_THRONE) -> tuple[str, ...]:
    """The ids of a pack's heroes, as a match knows them."""
    ids = (file.id for file in files_of(pack, words) if isinstance(file, Hero))
    return tuple(f"{pack.name}{COLON}{id}" if pack.name else id for id in ids)


def tables(packs: Packs, words: Vocabulary = DICE_THRONE) -> Content:
    """The content of some packs; heroes stand in the order of their ids, the game's own first."""
    shared = own_statuses(packs, words)
    files = [file for pack in packs for file in checked(pack, shared, words)]
    heroes = [file for file in files if isinstance(file, Hero)]
    heroes.sort(key=lambda hero: (COLON in hero.id, hero.id))
    return Content(heroes, list(_statuses(files)), list(_cards(files)), words)


def _statuses(files: Iterable[PackFile]) -> Iterable[Status]:
    return (status for file in files if isinstance(file, Statuses) for status in file.statuses)


def _cards(files: Iterable[PackFile]) -> Iterable[Card]:
    return (card for file in files if isinstance(file, CommonCards) for card in file.cards)


def needed(packs: Packs, setup: Setup) -> Iterable[Pack]:
    """The packs of the heroes at the table, and what all of them share."""
    seated = {str(seat["hero"]) for seat in setup.seats}
    for pack in packs:
        heroes = heroes_of(pack)
        if seated.intersection(heroes) or not (pack.name or heroes):
            yield pack


def seat_facts(packs: Packs) -> Facts:
    """Each seat plays one of the heroes that there are, the game's own first."""
    heroes = [hero for pack in packs for hero in heroes_of(pack)]
    return {"hero": Choice(*sorted(heroes, key=lambda id: (COLON in id, id)))}


def content_of(heroes: list[Hero], statuses: list[Status], common: list[Card]) -> Content:
    """The content of things that were read already, checked as files are."""
    shared = [status.id for status in statuses]
    files: list[PackFile] = [Statuses(statuses), CommonCards(common), *heroes]
    for file in files:
        check_pack(file, shared)
    return Content(heroes, statuses, common)
