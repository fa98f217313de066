"""The odds of a blessing: what two dice bring on average, and how likely each result is.

Choices are counted as they are usually best; mirrors and ships depend on more than the dice, so
they are named and not counted.
"""

from collections import Counter
from functools import lru_cache
from typing import Any, Final

from astragal.games.dice_forge.advice.worth import readings, worth
from astragal.games.dice_forge.packs.content import DICE
from astragal.games.dice_forge.packs.vocabulary import RESOURCES, Ship, Vector
from astragal.games.dice_forge.prose.texts import face_name
from astragal.games.dice_forge.rules.faces import BLANK, KINDS, outcome_of
from astragal.games.dice_forge.rules.outcomes import MIRROR, Outcome
from astragal.games.dice_forge.state import CONTENT, DiceForge

Die = tuple[int, ...]
Means = tuple[float, ...]
Result = tuple[Vector, tuple[int, ...]]

KEPT: Final = 4096
NO_DIE: Final[Die] = (BLANK,)


def odds(m: DiceForge, seat: int, language: str) -> dict[str, Any]:
    """The odds of every seat's dice: they lie open."""
    return {"seats": {str(n + 1): seat_odds(m, n, language) for n in range(len(m.portals))}}


def seat_odds(m: DiceForge, seat: int, language: str) -> dict[str, Any]:
    """What a blessing brings a seat: both dice, each die, and the results by their chances."""
    dice = m.dice[2 * seat], m.dice[2 * seat + 1]
    both = chances(*dice)
    return {
        "mean": named(means(*dice)),
        "dice": {name: named(means(die, NO_DIE)) for name, die in zip(DICE, dice, strict=True)},
        "results": [
            {"amounts": given(gains), "more": said(more, language), "chance": chance}
            for (gains, more), chance in both
        ],
    }


@lru_cache(maxsize=KEPT)
def chances(light: Die, dark: Die) -> tuple[tuple[Result, float], ...]:
    """The results of a roll, the likeliest first."""
    counts = Counter(result(a, b) for a in light for b in dark)
    rolls = len(light) * len(dark)
    return tuple((found, count / rolls) for found, count in counts.most_common())


def means(light: Die, dark: Die) -> Means:
    """What a roll brings on average."""
    both = chances(light, dark)
    return tuple(
        sum(gains[resource] * chance for (gains, _), chance in both)
        for resource in range(len(RESOURCES))
    )


def result(a: int, b: int) -> Result:
    """What two faces give, and those of them whose worth is not in their gains."""
    faces = [BLANK if KINDS[face] == MIRROR else face for face in (a, b)]
    best = max(
        (outcome_of(x, y) for x in readings(faces[0]) for y in readings(faces[1])), key=value
    )
    return best.total, tuple(sorted(face for face in (a, b) if uncounted(face)))


def value(outcome: Outcome) -> float:
    """How good an outcome usually is."""
    return worth(outcome.total)


def uncounted(face: int) -> bool:
    """Whether a face is a mirror or a ship."""
    if face == BLANK:
        return False
    return KINDS[face] == MIRROR or isinstance(CONTENT.faces[face].does, Ship)


def named(gains: Means) -> dict[str, float]:
    """Averages by resource."""
    return dict(zip(RESOURCES, gains, strict=True))


def given(gains: Vector) -> dict[str, int]:
    """Gains by resource, without those that are none."""
    return {name: n for name, n in zip(RESOURCES, gains, strict=True) if n}


def said(faces: tuple[int, ...], language: str) -> str:
    """Faces by their names."""
    return " + ".join(face_name(CONTENT.faces[face], language) for face in faces)
