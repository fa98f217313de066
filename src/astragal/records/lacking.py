"""Packs that a record names and that are not here: which, what is here instead, what helps."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from astragal.errors import LacksPacks
from astragal.kernel.library import MissingPacks
from astragal.packs.pack import Pack, bare, home_of
from astragal.prose.text import LANGUAGES, Text, house_words

if TYPE_CHECKING:
    from astragal.kernel.game import Game

MOST_NAMED = 8  # a stranger's record may name many


def lacking(game: "Game", missing: MissingPacks, made: dict[str, str]) -> LacksPacks:
    """The error for a record whose packs are missing; `made` says by which version it was made."""
    here = game.shelf.brought
    said = {language: _said(house_words(language), missing, here) for language in LANGUAGES}
    return LacksPacks("record-packs", packs=missing.said, help=said, made=made)


def _said(text: Text, missing: MissingPacks, here: tuple[Pack, ...]) -> str:
    brought = [mark for mark in missing.marks if home_of(mark)][:MOST_NAMED]
    notes = [note for mark in brought for note in _notes(text, mark, here)]
    if brought:
        names = ", ".join(home_of(mark)[:40] for mark in brought)
        notes.append(text.message("record-packs-bring", names=names))
    return "".join(f"; {note}" for note in notes)


def _notes(text: Text, mark: str, here: tuple[Pack, ...]) -> Iterator[str]:
    """What is here instead: a pack of that name, or of that content."""
    name = home_of(mark)
    for pack in here:
        if pack.name == name:
            yield text.message("record-packs-other", name=name, place=pack.place)
        elif Pack(name, pack.files).hash == bare(mark):
            yield text.message("record-packs-renamed", name=name, found=pack.name)
