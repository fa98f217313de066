"""All that a pack must hold to, beyond the shape of its words, in one call."""

from collections.abc import Iterable

from astragal.errors import PackError
from astragal.games.dice_throne.packs.bearers import check_bearers
from astragal.games.dice_throne.packs.circles import check_growth, check_setting_off
from astragal.games.dice_throne.packs.flow import check_flow
from astragal.games.dice_throne.packs.limits import check_limits
from astragal.games.dice_throne.packs.links import (
    check_cards,
    check_hero,
    check_statuses,
    parts,
)
from astragal.games.dice_throne.packs.needless import check_needless
from astragal.games.dice_throne.packs.pack import Hero, PackFile, Statuses
from astragal.games.dice_throne.packs.reach import check_dice_of_hero, check_dice_of_statuses
from astragal.games.dice_throne.packs.vocabulary import DICE_THRONE, Vocabulary
from astragal.packs.yaml import Position

# A hero has up to 300 words; what is far beyond that nobody could play, nor anybody wait for.
MOST_WORDS = 3_000
MOST_IN_ALL = 10_000


def check_size(files: Iterable[PackFile]) -> None:
    """The files of a pack, and all of them together, say no more than can be checked at once."""
    in_all = 0
    for file in files:
        words = [at for _, at in parts(file)]
        in_all += len(words)
        if len(words) > MOST_WORDS:
            raise _too_long("the file", len(words), MOST_WORDS, words[-1])
        if in_all > MOST_IN_ALL:
            raise _too_long("the pack", in_all, MOST_IN_ALL, words[-1])


def _too_long(what: str, words: int, most: int, at: Position) -> PackError:
    return at.error(f"{what} is too long: it has {words} words here", expected=f"at most {most}")


def check_pack(
    pack: PackFile, shared_statuses: Iterable[str], vocabulary: Vocabulary = DICE_THRONE
) -> None:
    """What a pack names exists, its dice can do what it asks, its words mean what they say."""
    if isinstance(pack, Hero):
        check_hero(pack, shared_statuses)
        check_growth(pack.companions)
        check_setting_off(pack.statuses)
        check_dice_of_hero(pack)
    elif isinstance(pack, Statuses):
        check_statuses(pack.statuses)
        check_setting_off(pack.statuses)
        check_dice_of_statuses(pack.statuses)
    else:
        check_cards(pack.cards, shared_statuses)
    if isinstance(pack, Hero | Statuses):
        check_limits(pack)
    check_bearers(pack, vocabulary)
    check_flow(pack)
    check_needless(pack)
