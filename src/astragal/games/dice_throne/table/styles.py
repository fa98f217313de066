"""How heroes play, measured from matches of bots, as bars of six steps for who chooses one."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from astragal.packs.decode import decode_file

FILE: Final = Path(__file__).parent / "styles.yaml"
STEPS: Final = 6
EDGE: Final = 1  # heroes at either end that stand out and don't squeeze the others together


@dataclass(frozen=True, slots=True)
class Figures:
    """What a hero came to in a hundred turns."""

    damage: int
    lost: int
    tricks: int


class Style(msgspec.Struct, frozen=True):
    """How a hero plays, in steps from 1 to 6."""

    damage: int
    defence: int
    trickery: int


@lru_cache(1)
def styles() -> dict[str, Style]:
    """The styles of all heroes that were measured."""
    found = decode_file(FILE, dict[str, Figures])
    damage = steps(one.damage for one in found.values())
    defence = steps(-one.lost for one in found.values())
    trickery = steps(one.tricks for one in found.values())
    every = zip(found, damage, defence, trickery, strict=True)
    return {hero: Style(*three) for hero, *three in every}


def steps(figures: Iterable[int]) -> list[int]:
    """Where each figure lies between the lowest and the highest, from 1 to 6."""
    found = list(figures)
    ranked = sorted(found)
    low, high = ranked[EDGE], ranked[-1 - EDGE]
    return [step((one - low) / (high - low)) for one in found]


def step(share: float) -> int:
    """A share of the way as a step."""
    return 1 + round(min(max(share, 0.0), 1.0) * (STEPS - 1))
