"""What is made of packs is made once, and strangers' packs drive out none of the house's."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from time import sleep

import pytest

from astragal.errors import PackError
from astragal.kernel import library
from astragal.kernel.made_once import MadeOnce
from astragal.packs.pack import Pack
from astragal.packs.yaml import parse
from tests.packs.bringing import GAME, LAMPLIGHTER, brought

THREADS = 8
Packs = tuple[Pack, ...]


def packs(count: int) -> Iterator[Packs]:
    for number in range(count):
        yield (Pack("some", [parse(f"number: {number}")]),)


def test_it_is_made_once_however_many_threads_wait() -> None:
    made: list[Packs] = []
    together = Barrier(THREADS)

    def make(packs: Packs) -> object:
        made.append(packs)
        sleep(0.05)
        return object()

    made_once: MadeOnce[Packs, object] = MadeOnce(make, 4)
    (some,) = packs(1)

    def ask(_: int) -> object:
        together.wait()
        return made_once.of(some)

    with ThreadPoolExecutor(THREADS) as threads:
        found = set(threads.map(ask, range(THREADS)))
    assert len(found) == 1
    assert made == [some]


def test_what_was_not_used_for_long_goes_first() -> None:
    made_once: MadeOnce[Packs, object] = MadeOnce(lambda packs: object(), 2)
    first, second, third = packs(3)
    one = made_once.of(first)
    two = made_once.of(second)
    assert made_once.of(first) is one
    made_once.of(third)
    assert len(made_once) == 2
    assert made_once.of(first) is one
    assert made_once.of(second) is not two


def test_what_fails_is_tried_anew() -> None:
    tries: list[Packs] = []

    def make(packs: Packs) -> int:
        tries.append(packs)
        if len(tries) == 1:
            raise PackError("no", "some.yaml", 1, 1)
        return 7

    made_once = MadeOnce(make, 2)
    (some,) = packs(1)
    with pytest.raises(PackError):
        made_once.of(some)
    assert made_once.of(some) == 7


def test_brought_packs_drive_out_none_of_the_house() -> None:
    own = GAME.library.content(GAME.shelf.own)
    text = LAMPLIGHTER.read_text()
    for number in range(library.MOST_STRANGE + 1):
        pack = Pack(f"light-{number}", [parse(text)])
        GAME.library.content((*GAME.shelf.own, pack))
    assert len(GAME.library._strange) == library.MOST_STRANGE
    assert GAME.library.content(GAME.shelf.own) is own
    with brought(LAMPLIGHTER):
        assert GAME.library.content() is GAME.library.content()
