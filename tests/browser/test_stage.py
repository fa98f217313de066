"""The stage holds: at no kind of decision is anything cut, covered, moved, lost or scrolled.

One language and window of each by turns; `make marathon` looks at all of them.
"""

from zlib import crc32

import pytest

from astragal import game_ids
from astragal.prose.text import LANGUAGES
from tests.browser.axe import check as check_page
from tools.browser import House
from tools.stage.grown import grown
from tools.stage.positions import Kind, Shown, gather, gathered
from tools.stage.sittings import sittings
from tools.stage.sizes import SIZES, Size, size_named
from tools.stage.window import window

SHOWN = 20  # faults that are worth reading
TURNS = 6  # every kind of decision is shown in every sixth window
EVERY = 8  # positions of a match that axe looks at: it takes its time
GAMES = list(game_ids())
# Where the stage is known to hold; `make stage` says what is wrong elsewhere.
HELD = {
    "dice-forge": tuple(size.name for size in SIZES),
    "dice-throne": tuple(size.name for size in SIZES),
    "pig": tuple(size.name for size in SIZES),
}
CELLS = [(game, size) for game in GAMES for size in SIZES if size.name in HELD[game]]
FULL = tuple(size_named(name) for name in ("1280x800", "1920x1080", "390x844"))


def spoken(*places: int) -> str:
    """The language whose turn it is."""
    return LANGUAGES[sum(places) % len(LANGUAGES)]


def check(house: House, size: Size, language: str, shown: list[Shown]) -> None:
    assert shown
    with window(house.browser, size, language) as seen:
        faults = [str(fault) for one in shown for _, found in seen.faults(one) for fault in found]
    assert not faults, f"{len(faults)} faults:\n" + "\n".join(sorted(set(faults))[:SHOWN])


@pytest.mark.parametrize(("game", "size"), CELLS, ids=lambda one: getattr(one, "name", one))
def test_every_kind_of_decision(house: House, game: str, size: Size) -> None:
    place = SIZES.index(size)
    language = spoken(place, GAMES.index(game))

    def turn(kind: Kind) -> bool:
        return crc32(repr(kind).encode()) % TURNS == place % TURNS

    wanted = list(sittings(game))[place :: len(SIZES)]
    check(house, size, language, gathered(wanted, language, set(), turn=turn))


@pytest.mark.parametrize("size", FULL, ids=lambda size: size.name)
def test_the_fullest_boards(house: House, size: Size) -> None:
    place = SIZES.index(size)
    full = list(grown())[place % TURNS :: TURNS]
    check(house, size, spoken(place), gathered(full, spoken(place), set()))


@pytest.mark.parametrize("game", ["dice-forge", "pig"])
def test_everybody_can_read_it(house: House, game: str) -> None:
    """Axe finds nothing serious, in both themes."""
    shown = gather(next(sittings(game)), "en", set())
    with window(house.browser, SIZES[0], "en") as seen:
        for n, _ in enumerate(seen.faults(shown)):
            if n % EVERY == 0:
                check_page(seen.page)
