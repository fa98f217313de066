"""What faces, dice and feats are worth, in points of glory: for bots."""

from functools import lru_cache
from typing import Final

from astragal.games.dice_forge.packs.vocabulary import RESOURCES, Vector
from astragal.games.dice_forge.rules.faces import BOAR_GAINS, OUTCOMES, outcome_of
from astragal.games.dice_forge.rules.outcomes import CHOICE, MIRROR, Outcome
from astragal.games.dice_forge.state import CONTENT

# What a unit of each resource is worth while it can still be spent.
WORTH: Final = (0.55, 2.1, 2.0, 1.0)
SHIP: Final = 1.2  # a purchase at the usual discount
MIRRORED: Final = (1.6, 0.6, 0.6, 0.8)  # what a mirror mostly finds: the best of many faces
DICE_KEPT: Final = 200_000

Dice = tuple[tuple[int, ...], tuple[int, ...]]


def worth(gains: Vector | tuple[float, ...], rates: tuple[float, ...] = WORTH) -> float:
    """What resources are worth."""
    return sum(gain * rate for gain, rate in zip(gains, rates, strict=True))


def readings(face: int) -> list[int]:
    """What a face may become; a mirror is left as it is."""
    if OUTCOMES.kinds[face] == CHOICE:
        return [reading for reading in OUTCOMES.chosen[face] if reading >= 0]
    return [face]


def pair_gains(a: int, b: int) -> tuple[float, ...]:
    """What two faces give on average, with the best choices; ships count as gold."""
    if OUTCOMES.kinds[a] == MIRROR or OUTCOMES.kinds[b] == MIRROR:
        return mirrored(a, b)
    best = max((outcome_of(x, y) for x in readings(a) for y in readings(b)), key=_value)
    ships = sum(min(discount, 4) / 2 for discount in best.ships) * SHIP / WORTH[0]
    gold, *others = best.total
    return (gold + ships, *others)


def mirrored(a: int, b: int) -> tuple[float, ...]:
    """A pair with a mirror: what mirrors mostly find, and the other face beside it."""
    blank = OUTCOMES.blank
    if OUTCOMES.kinds[a] == MIRROR == OUTCOMES.kinds[b]:
        return tuple(2 * gain for gain in MIRRORED)
    other = pair_gains(b if OUTCOMES.kinds[a] == MIRROR else a, blank)
    times = 3 if not any(other) else 1
    return tuple(times * gain + more for gain, more in zip(MIRRORED, other, strict=True))


def _value(outcome: Outcome) -> float:
    return worth(outcome.total) + SHIP * len(outcome.ships)


@lru_cache(maxsize=DICE_KEPT)
def dice_gains(light: tuple[int, ...], dark: tuple[int, ...]) -> tuple[float, ...]:
    """What a blessing with these dice gives on average."""
    sums = [0.0] * len(RESOURCES)
    for a in light:
        for b in dark:
            for resource, gain in enumerate(PAIR_GAINS[a * FACES + b]):
                sums[resource] += gain
    rolls = len(light) * len(dark)
    return tuple(total / rolls for total in sums)


@lru_cache(maxsize=DICE_KEPT)
def die_gains(die: tuple[int, ...]) -> tuple[float, ...]:
    """What a minor blessing with this die gives on average."""
    rolled = [pair_gains(face, OUTCOMES.blank) for face in die]
    return tuple(sum(column) / len(die) for column in zip(*rolled, strict=True))


FACES: Final = len(CONTENT.faces)
PAIR_GAINS: Final = [pair_gains(a, b) for a in range(FACES) for b in range(FACES)]
BOAR_WORTH: Final = max((worth(gains) for gains in BOAR_GAINS.values()), default=0.0)
