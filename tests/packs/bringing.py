"""Packs from outside for the tests: two heroes of two authors who chose the same ids."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import astragal
from astragal.games.dice_throne.state import DiceThrone
from astragal.packs.bring import brought_pack
from astragal.packs.pack import Pack

ROOT = Path(__file__).parents[2]
LAMPLIGHTER = ROOT / "docs/examples/lamplighter.yaml"
NIGHT_WATCH = Path(__file__).with_name("night-watch.yaml")
GAME = astragal.game("dice-throne")


@contextmanager
def brought(*files: Path) -> Iterator[list[Pack]]:
    """With these packs on the shelf of Dice Throne, for as long as it takes."""
    packs = [brought_pack(file) for file in files]
    for pack in packs:
        GAME.shelf.bring(pack)
    try:
        yield packs
    finally:
        for pack in packs:
            GAME.shelf.leave(pack)


def duel(first: str = "lamplighter:lamplighter", second: str = "monk") -> DiceThrone:
    """A match of two heroes."""
    match = GAME.new([{"hero": first}, {"hero": second}], seed="duel")
    assert isinstance(match, DiceThrone)
    return match
