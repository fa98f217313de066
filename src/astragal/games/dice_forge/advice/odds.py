"""The odds of a blessing: what two dice bring on average, and how likely each result is.

Choices are counted as they are usually best; mirrors and ships depend on more than the dice, so
they are named and not counted.
"""

from collections import Counter
from functools import lru_cache
from typing import Final

import msgspec

from astragal.games.dice_forge.advice.worth import readings, worth
from astragal.games.dice_forge.packs.content import Content
from astragal.games.dice_forge.packs.vocabulary import RESOURCES, Amounts, Ship, Vector
from astragal.games.dice_forge.prose.texts import face_name
from astragal.games.dice_forge.rules.faces import outcome_of
from astragal.games.dice_forge.rules.outcomes import MIRROR, PairOutcome
from astragal.games.dice_forge.state import DiceForge
from astragal.kernel import table as kernel

FaceNumbers = tuple[int, ...]
Means = tuple[float, ...]
RollGain = tuple[Vector, tuple[int, ...]]

KEPT: Final = 4096


class Gains(msgspec.Struct, frozen=True):
    """What is gained on average."""

    gold: float
    sun: float
    moon: float
    glory: float


class RollResult(msgspec.Struct, frozen=True):
    """What a roll may bring, which mirrors and ships lie beside it, and how likely that is."""

    amounts: Amounts
    more: str
    chance: float


class DiceMeans(msgspec.Struct, frozen=True):
    """What each die brings on average."""

    light: Gains
    dark: Gains


class SeatOdds(msgspec.Struct, frozen=True):
    """What a blessing brings a seat: both dice, each die, and the results by their chances."""

    mean: Gains
    dice: DiceMeans
    results: list[RollResult]


class Odds(kernel.Odds, frozen=True):
    """The odds of every seat's dice: they lie open."""

    seats: dict[str, SeatOdds]


def odds(m: DiceForge, seat: int, language: str) -> Odds:
    """The odds of a blessing."""
    return Odds({str(n + 1): seat_odds(m, n, language) for n in range(len(m.portals))})


def seat_odds(m: DiceForge, seat: int, language: str) -> SeatOdds:
    """What a blessing brings a seat."""
    dice = m.dice[2 * seat], m.dice[2 * seat + 1]
    results = [
        RollResult(given(gains), said(m, more, language), chance)
        for (gains, more), chance in chances(m.content, *dice)
    ]
    each = DiceMeans(*(Gains(*means(m.content, die, (m.content.blank,))) for die in dice))
    return SeatOdds(Gains(*means(m.content, *dice)), each, results)


@lru_cache(maxsize=KEPT)
def chances(
    content: Content, light: FaceNumbers, dark: FaceNumbers
) -> tuple[tuple[RollGain, float], ...]:
    """The results of a roll, the likeliest first."""
    counts = Counter(result(content, a, b) for a in light for b in dark)
    rolls = len(light) * len(dark)
    return tuple((found, count / rolls) for found, count in counts.most_common())


def means(content: Content, light: FaceNumbers, dark: FaceNumbers) -> Means:
    """What a roll brings on average."""
    both = chances(content, light, dark)
    return tuple(
        sum(gains[resource] * chance for (gains, _), chance in both)
        for resource in range(len(RESOURCES))
    )


def result(content: Content, a: int, b: int) -> RollGain:
    """What two faces give, and those of them whose worth is not in their gains."""
    faces = [content.blank if content.kinds[face] == MIRROR else face for face in (a, b)]
    best = max(
        (
            outcome_of(content, x, y)
            for x in readings(content, faces[0])
            for y in readings(content, faces[1])
        ),
        key=value,
    )
    return best.total, tuple(sorted(face for face in (a, b) if uncounted(content, face)))


def value(outcome: PairOutcome) -> float:
    """How good an outcome usually is."""
    return worth(outcome.total)


def uncounted(content: Content, face: int) -> bool:
    """Whether a face is a mirror or a ship."""
    if face == content.blank:
        return False
    return content.kinds[face] == MIRROR or isinstance(content.faces[face].does, Ship)


def given(gains: Vector) -> Amounts:
    """Gains by resource, without those that are none."""
    return {name: n for name, n in zip(RESOURCES, gains, strict=True) if n}


def said(m: DiceForge, faces: tuple[int, ...], language: str) -> str:
    """Faces by their names."""
    return " + ".join(face_name(m.content.faces[face], language) for face in faces)
