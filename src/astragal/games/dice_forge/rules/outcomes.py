"""What two faces give together, for every pair of faces, worked out once.

A face that asks for a choice is replaced by the face that it becomes: a mirror by what it copies, a
choice face by one of its *readings*, which are numbered behind the real faces. A pair without such
faces has an outcome that nothing can change any more.
"""

from typing import Final

from astragal.games.dice_forge.packs.vocabulary import (
    RESOURCES,
    Amounts,
    Boar,
    FaceEffect,
    Gain,
    GainOne,
    Mirror,
    Multiply,
    Shield,
    Ship,
    Vector,
    vector,
)
from astragal.kernel.match import Option

READY: Final = 0  # gives what it gives
CHOICE: Final = 1  # a resource must be chosen
MIRROR: Final = 2  # a face must be chosen

NOTHING: Final = (0, 0, 0, 0)


class PairOutcome:
    """What a pair gives: each face its part, ships with their discounts, boars that are applied."""

    __slots__ = ("boars", "parts", "ships", "total")

    def __init__(
        self, parts: tuple[Vector, Vector], ships: tuple[int, ...], boars: tuple[int, ...]
    ) -> None:
        self.parts = parts
        self.total: Vector = (
            parts[0][0] + parts[1][0],
            parts[0][1] + parts[1][1],
            parts[0][2] + parts[1][2],
            parts[0][3] + parts[1][3],
        )
        self.ships = ships
        self.boars = boars


class AppliedFace:
    """A face as it is applied: after its choice, if it has one."""

    __slots__ = ("boar", "does", "gives")

    def __init__(self, does: FaceEffect | None, gives: Vector = NOTHING, boar: int = -1) -> None:
        self.does = does
        self.gives = gives
        self.boar = boar


class Outcomes:
    """The tables: kinds, choices and readings of faces, and the outcomes of all pairs."""

    def __init__(self, effects: list[FaceEffect]) -> None:
        self.kinds: list[int] = []
        self.take: list[tuple[Option, ...]] = []  # the choices of a face, by its number
        self.lose: list[tuple[Option, ...]] = []
        self.chosen: list[list[int]] = []  # the reading of a face, by its number and the resource
        self.readings: list[AppliedFace] = []
        choices: list[tuple[int, int, Vector, int]] = []
        colours = 0
        for number, does in enumerate(effects):
            boar = -1
            if isinstance(does, Boar):
                boar, colours = colours, colours + 1
            self._add_face(number, does, boar, choices)
        for number, resource, gives, boar in choices:
            self.chosen[number][resource] = len(self.readings)
            self.readings.append(AppliedFace(effects[number], gives, boar))
        self.blank = len(self.readings)
        self.readings.append(AppliedFace(None))
        self.kinds += [READY] * (len(self.readings) - len(self.kinds))
        self.count = len(self.readings)
        self.pairs: list[PairOutcome | None] = [
            self._pair(a, b) for a in range(self.count) for b in range(self.count)
        ]
        # What a pair gives when nothing but gaining is to be done.
        self.quick: list[Vector | None] = [
            pair.total if pair and not pair.ships and not pair.boars else None
            for pair in self.pairs
        ]

    def _add_face(
        self,
        number: int,
        does: FaceEffect,
        boar: int,
        choices: list[tuple[int, int, Vector, int]],
    ) -> None:
        """What a face gives by itself.

        DF-111, DF-112, DF-113, DF-114, DF-117, DF-118, DF-120, DF-121.
        """
        self.kinds.append(kind_of(does))
        gives = vector(does.amounts) if isinstance(does, Gain) else NOTHING
        self.readings.append(AppliedFace(does, gives))
        self.chosen.append([-1] * len(RESOURCES))
        resources = choices_of(does)
        self.take.append(tuple(("take", resource) for resource in resources))
        self.lose.append(tuple(("lose", resource) for resource in resources))
        for resource, gain in resources.items():
            choices.append((number, resource, gain, boar))

    def _pair(self, a: int, b: int) -> PairOutcome | None:
        if self.kinds[a] != READY or self.kinds[b] != READY:
            return None
        first, second = self.readings[a], self.readings[b]
        times = multiplier(first, second)
        parts = (scaled(part(first, second), times), scaled(part(second, first), times))
        boars = [reading.boar for reading in (first, second) if reading.boar >= 0]
        discounts = [r.does.discount for r in (first, second) if isinstance(r.does, Ship)]
        return PairOutcome(parts, tuple(each * times for each in discounts), tuple(boars * times))


def kind_of(does: FaceEffect) -> int:
    """Whether a face must be chosen for before it is applied."""
    if isinstance(does, Mirror):
        return MIRROR
    return CHOICE if isinstance(does, GainOne | Boar) else READY


def choices_of(does: FaceEffect) -> dict[int, Vector]:
    """What a choice face offers, by resource."""
    if isinstance(does, GainOne):
        return singles(does.amounts)
    return singles(does.gain_one) if isinstance(does, Boar) else {}


def singles(amounts: Amounts) -> dict[int, Vector]:
    """Each of the amounts alone, by resource."""
    gains = vector(amounts)
    return {at: alone(at, gain) for at, gain in enumerate(gains) if gain}


def alone(resource: int, amount: int) -> Vector:
    """So much of one resource."""
    gains = [0, 0, 0, 0]
    gains[resource] = amount
    return (gains[0], gains[1], gains[2], gains[3])


def multiplier(first: AppliedFace, second: AppliedFace) -> int:
    """How often a pair gives what it gives (DF-122, DF-125, DF-127, DF-130).

    Two multipliers, or one alone, have nothing to multiply (DF-124).
    """
    for reading in (first, second):
        if isinstance(reading.does, Multiply):
            return reading.does.by
    return 1


def part(face: AppliedFace, other: AppliedFace) -> Vector:
    """What one face of a pair gives; a shield looks at the other one.

    DF-143, DF-144, DF-145, DF-146, DF-147, DF-148, DF-149.
    """
    if not isinstance(face.does, Shield):
        return face.gives
    watched = other.gives[RESOURCES.index(face.does.watches)]
    return vector(face.does.matched if watched else face.does.otherwise)


def scaled(gain: Vector, times: int) -> Vector:
    """The gain, so many times."""
    return (gain[0] * times, gain[1] * times, gain[2] * times, gain[3] * times)
