"""What faces, dice and feats are worth, in points of glory: for bots."""

from functools import lru_cache
from typing import Final

from astragal.games.dice_forge.packs.content import Content
from astragal.games.dice_forge.packs.vocabulary import GLORY, GOLD, MOON, RESOURCES, SUN, Vector
from astragal.games.dice_forge.rules.faces import outcome_of
from astragal.games.dice_forge.rules.outcomes import CHOICE, MIRROR, PairOutcome

# What a unit of each resource is worth while it can still be spent.
WORTH: Final[tuple[float, ...]] = (0.55, 2.1, 2.0, 1.0)
SHIP: Final = 1.2  # a purchase at the usual discount
MIRRORED: Final[tuple[float, ...]] = (
    1.6,
    0.6,
    0.6,
    0.8,
)  # what a mirror mostly finds: the best of many faces
DICE_KEPT: Final = 200_000
CONTENTS_KEPT: Final = 8

Dice = tuple[tuple[int, ...], tuple[int, ...]]


def worth(gains: Vector | tuple[float, ...], rates: tuple[float, ...] = WORTH) -> float:
    """What resources are worth."""
    gold, sun, moon, glory = gains
    return gold * rates[GOLD] + sun * rates[SUN] + moon * rates[MOON] + glory * rates[GLORY]


def readings(content: Content, face: int) -> list[int]:
    """What a face may become; a mirror is left as it is."""
    if content.outcomes.kinds[face] == CHOICE:
        return [reading for reading in content.outcomes.chosen[face] if reading >= 0]
    return [face]


def pair_gains(content: Content, a: int, b: int) -> tuple[float, ...]:
    """What two faces give on average, with the best choices; ships count as gold."""
    if content.outcomes.kinds[a] == MIRROR or content.outcomes.kinds[b] == MIRROR:
        return mirrored(content, a, b)
    best = max(
        (outcome_of(content, x, y) for x in readings(content, a) for y in readings(content, b)),
        key=_value,
    )
    ships = sum(min(discount, 4) / 2 for discount in best.ships) * SHIP / WORTH[0]
    gold, *others = best.total
    return (gold + ships, *others)


def mirrored(content: Content, a: int, b: int) -> tuple[float, ...]:
    """A pair with a mirror: what mirrors mostly find, and the other face beside it."""
    blank = content.outcomes.blank
    if content.outcomes.kinds[a] == MIRROR == content.outcomes.kinds[b]:
        return tuple(2 * gain for gain in MIRRORED)
    other = pair_gains(content, b if content.outcomes.kinds[a] == MIRROR else a, blank)
    times = 3 if not any(other) else 1
    return tuple(times * gain + more for gain, more in zip(MIRRORED, other, strict=True))


def _value(outcome: PairOutcome) -> float:
    return worth(outcome.total) + SHIP * len(outcome.ships)


@lru_cache(maxsize=DICE_KEPT)
def dice_gains(
    content: Content, light: tuple[int, ...], dark: tuple[int, ...]
) -> tuple[float, ...]:
    """What a blessing with these dice gives on average."""
    pairs, count = all_pair_gains(content), len(content.faces)
    sums = [0.0] * len(RESOURCES)
    for a in light:
        for b in dark:
            for resource, gain in enumerate(pairs[a * count + b]):
                sums[resource] += gain
    rolls = len(light) * len(dark)
    return tuple(total / rolls for total in sums)


@lru_cache(maxsize=DICE_KEPT)
def die_gains(content: Content, die: tuple[int, ...]) -> tuple[float, ...]:
    """What a minor blessing with this die gives on average."""
    rolled = [pair_gains(content, face, content.outcomes.blank) for face in die]
    return tuple(sum(column) / len(die) for column in zip(*rolled, strict=True))


@lru_cache(maxsize=CONTENTS_KEPT)
def all_pair_gains(content: Content) -> list[tuple[float, ...]]:
    """What every two faces give on average."""
    faces = range(len(content.faces))
    return [pair_gains(content, a, b) for a in faces for b in faces]


@lru_cache(maxsize=CONTENTS_KEPT)
def boar_worth(content: Content) -> float:
    """What the owner of a boar takes each time."""
    return max((worth(gains) for gains in content.boar_gains.values()), default=0.0)
