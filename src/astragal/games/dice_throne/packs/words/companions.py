"""Words of companions, and of the two-sided hero board."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from astragal.games.dice_throne.packs.conditions import Count, SideId, place
from astragal.games.dice_throne.packs.words.word import Effect
from astragal.packs.yaml import Position


@dataclass(frozen=True, slots=True)
class Grow(Effect):
    """Grow companions: gain the first of the line or turn one into the next."""

    tag: ClassVar[str] = "grow"
    head: ClassVar[str] = "n"
    n: Count | Literal["each"]  # how many
    at: Position = place()


@dataclass(frozen=True, slots=True)
class RemoveCompanions(Effect):
    """Remove up to so many of one's companions; later amounts count them as `removed`."""

    tag: ClassVar[str] = "remove_companions"
    head: ClassVar[str] = "up_to"
    up_to: Count  # at most so many
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Build(Effect):
    """Build a companion of the basic make, or upgrade one, at no cost."""

    tag: ClassVar[str] = "build"
    head: ClassVar[str] = "make"
    make: Literal["basic", "advanced", "upgrade"]  # which make, or one step up
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Activate(Effect):
    """Activate up to so many different companions at no cost."""

    tag: ClassVar[str] = "activate"
    head: ClassVar[str] = "up_to"
    up_to: Count  # at most so many
    at: Position = place()


@dataclass(frozen=True, slots=True)
class Flip(Effect):
    """Turn the hero board over to its other side."""

    tag: ClassVar[str] = "flip"
    head: ClassVar[str] = "side"
    side: SideId  # the side that then lies up
    at: Position = place()
