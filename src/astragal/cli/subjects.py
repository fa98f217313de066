"""Heroes and the like by any of their names, in whichever game they are."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from astragal.cli.language import misused
from astragal.games import game, game_ids
from astragal.kernel.game import Game
from astragal.kernel.reference import Subject
from astragal.packs.pack import bare, home_of
from astragal.prose.spelling import cut, nearest


class Found(NamedTuple):
    """Something that can be looked up, and where."""

    game: Game
    subject: Subject


def all_subjects() -> Iterator[Found]:
    """Whatever can be looked up by name, with the packs at hand."""
    for one in map(game, game_ids()):
        for subject in one.reference.subjects(one.content()):
            yield Found(one, subject)


def find(word: str, among: Callable[[Game], bool] = lambda one: True) -> Found:
    """The subject of that id, or of that name in any language, in some of the games."""
    known: dict[str, list[Found]] = {}
    for found in (each for each in all_subjects() if among(each.game)):
        names = {found.subject.id, bare(found.subject.id), *found.subject.names.values()}
        for name in {name.casefold() for name in names}:
            known.setdefault(name, []).append(found)
    if word.casefold() in known:
        return clear(word, known[word.casefold()])
    close = nearest(word, known)
    if close:
        raise misused("text-no-hero-near", hero=cut(word), near=known[close][0].subject.id)
    raise misused("text-no-hero", hero=cut(word))


def clear(word: str, alike: list[Found]) -> Found:
    """Of those who are called so the game's own, else the only one."""
    own = [found for found in alike if not home_of(found.subject.id)]
    if own or len(alike) == 1:
        return (own or alike)[0]
    listed = " / ".join(sorted(found.subject.id for found in alike))
    raise misused("text-ambiguous", hero=cut(word), listed=listed)
