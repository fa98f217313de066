"""Packs: what the files of faces and of feats hold."""

from dataclasses import dataclass
from typing import Annotated

from astragal.games.dice_forge.packs.vocabulary import (
    Amounts,
    Automatic,
    Count,
    Effect,
    FaceEffect,
    Id,
    Token,
)
from astragal.packs.decode import Range
from astragal.packs.yaml import NOWHERE, Position

DIE_FACES = 6


@dataclass(frozen=True, slots=True)
class Names:
    """A name in each language."""

    en: str
    ru: str
    pl: str


@dataclass(frozen=True, slots=True)
class Pool:
    """A square of the sanctuary: a price and the faces that lie there."""

    price: Count
    faces: list[Id]


@dataclass(frozen=True, slots=True)
class StartDice:
    """The two dice of a hero."""

    light: list[Id]
    dark: list[Id]


@dataclass(frozen=True, slots=True)
class Face:
    """A face: what it is called and what it does."""

    id: Id
    does: FaceEffect


@dataclass(frozen=True, slots=True)
class FacesFile:
    """The file of faces."""

    faces: list[Face]
    dice: StartDice
    sanctuary: list[Pool]
    garden: dict[Id, Count]
    at: Position = NOWHERE


@dataclass(frozen=True, slots=True)
class Slot:
    """A place on the islands: its portal, what a feat costs there, and which may lie there."""

    id: Id
    portal: Id
    cost: Amounts
    feats: list[Id]


@dataclass(frozen=True, slots=True)
class Feat:
    """A card: its printed glory and what it does."""

    names: Names
    glory: Annotated[int, Range(0, 99)]
    instant: Effect | None = None
    reinforcement: Effect | None = None
    automatic: Automatic | None = None
    token: Token | None = None


@dataclass(frozen=True, slots=True)
class PlayerCountRules:
    """What depends on the number of players."""

    rounds: Count
    cards: Count
    faces: Count
    gold: list[Annotated[int, Range(0, 12)]]
    blessings: Count


@dataclass(frozen=True, slots=True)
class Feats:
    """The file of feats."""

    slots: list[Slot]
    feats: dict[Id, Feat]
    players: dict[int, PlayerCountRules]
    reserves: Amounts
    extra_action: Amounts
    at: Position = NOWHERE
