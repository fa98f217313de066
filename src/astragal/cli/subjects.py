"""Heroes and the like by any of their names, in whichever game they are."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from astragal.cli.language import misused
from astragal.games import game, game_ids
from astragal.kernel.game import Game
from astragal.kernel.reference import Subject
from astragal.packs.pack import bare
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
    known: dict[str, Found] = {}
    # The game's own last: where two are called alike, the bare name is theirs.
    for found in reversed([each for each in all_subjects() if among(each.game)]):
        names = (found.subject.id, bare(found.subject.id), *found.subject.names.values())
        known.update((name.casefold(), found) for name in names)
    if word.casefold() in known:
        return known[word.casefold()]
    close = nearest(word, known)
    if close:
        raise misused("text-no-hero-near", hero=cut(word), near=known[close].subject.id)
    raise misused("text-no-hero", hero=cut(word))
