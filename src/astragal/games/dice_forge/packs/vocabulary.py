"""The words of which faces and feats are made: a closed, typed vocabulary.

From the one definition come the behaviour (`outcomes.py` for faces, `effects.py` for feats) and the
text in three languages (`wording.py`).
"""

from dataclasses import dataclass
from typing import Annotated, ClassVar, Final, Literal

from astragal.packs.decode import Matches, Range

GOLD: Final = 0
SUN: Final = 1
MOON: Final = 2
GLORY: Final = 3

Id = Annotated[str, Matches("[a-z][a-z0-9-]{0,39}", "a name like silver-hind")]
Resource = Literal["gold", "sun", "moon", "glory"]
RESOURCES: Final[tuple[Resource, ...]] = ("gold", "sun", "moon", "glory")
Count = Annotated[int, Range(1, 30)]
Amounts = dict[Resource, Count]
Vector = tuple[int, int, int, int]


def vector(amounts: Amounts) -> Vector:
    """The amounts in the order gold, sun, moon, glory."""
    return (
        amounts.get("gold", 0),
        amounts.get("sun", 0),
        amounts.get("moon", 0),
        amounts.get("glory", 0),
    )


# -- faces, and feats that do the same ---------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Gain:
    """Gain all of this."""

    tag: ClassVar[str] = "gain"
    head: ClassVar[str] = "amounts"
    amounts: Amounts


@dataclass(frozen=True, slots=True)
class GainOne:
    """Gain one of these, by choice."""

    tag: ClassVar[str] = "gain_one"
    head: ClassVar[str] = "amounts"
    amounts: Amounts


# -- special faces -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Multiply:
    """Nothing by itself; what the other face gives is multiplied."""

    tag: ClassVar[str] = "multiply"
    head: ClassVar[str] = "by"
    by: Annotated[int, Range(2, 9)]


@dataclass(frozen=True, slots=True)
class Mirror:
    """Copy a face that lies up on an opponent's die."""

    tag: ClassVar[str] = "mirror"


@dataclass(frozen=True, slots=True)
class Ship:
    """Buy one face of the sanctuary with a discount, and forge it."""

    tag: ClassVar[str] = "ship"
    head: ClassVar[str] = "discount"
    discount: Count


@dataclass(frozen=True, slots=True)
class Shield:
    """A reward if the other face gives a certain resource, another one if it does not."""

    tag: ClassVar[str] = "shield"
    head: ClassVar[str] = "watches"
    watches: Resource
    matched: Amounts
    otherwise: Amounts


@dataclass(frozen=True, slots=True)
class Boar:
    """Gain one of these; the owner of the boar card of this colour gains too. Never replaced."""

    tag: ClassVar[str] = "boar"
    head: ClassVar[str] = "colour"
    colour: Id
    gain_one: Amounts


FaceEffect = Gain | GainOne | Multiply | Mirror | Ship | Shield | Boar


# -- feats -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Pay:
    """Pay from the reserve, and gain for it."""

    tag: ClassVar[str] = "pay"
    head: ClassVar[str] = "price"
    price: Amounts
    gain: Amounts


@dataclass(frozen=True, slots=True)
class Blessings:
    """Receive divine blessings in a row; what `cash` names may be taken as glory instead."""

    tag: ClassVar[str] = "blessings"
    head: ClassVar[str] = "count"
    count: Count
    cash: Amounts | None = None


@dataclass(frozen=True, slots=True)
class MinorBlessings:
    """Receive minor blessings in a row, all with one die."""

    tag: ClassVar[str] = "minor_blessings"
    head: ClassVar[str] = "count"
    count: Count
    cash: Amounts | None = None


@dataclass(frozen=True, slots=True)
class Forge:
    """Forge one of these faces of the garden, by choice where there are several."""

    tag: ClassVar[str] = "forge"
    head: ClassVar[str] = "faces"
    faces: list[Id]


@dataclass(frozen=True, slots=True)
class GiveBoar:
    """Another player must forge the boar face of this card."""

    tag: ClassVar[str] = "give_boar"


@dataclass(frozen=True, slots=True)
class Borrow:
    """The others roll without effect; apply some of their faces as an own blessing."""

    tag: ClassVar[str] = "borrow"
    head: ClassVar[str] = "count"
    count: Literal[2]


@dataclass(frozen=True, slots=True)
class OthersLose:
    """The others roll, and lose what the faces would give."""

    tag: ClassVar[str] = "others_lose"


@dataclass(frozen=True, slots=True)
class Enlarge:
    """The reserves hold more."""

    tag: ClassVar[str] = "enlarge"
    head: ClassVar[str] = "amounts"
    amounts: Amounts


@dataclass(frozen=True, slots=True)
class Hammer:
    """A track of so many spaces for gold that is gained, with a reward for each lap."""

    tag: ClassVar[str] = "hammer"
    head: ClassVar[str] = "spaces"
    spaces: Count
    rewards: list[Count]


@dataclass(frozen=True, slots=True)
class GloryPerReplacedFace:
    """Gain glory for each face that was replaced on the own dice."""

    tag: ClassVar[str] = "glory_per_replaced_face"
    head: ClassVar[str] = "glory"
    glory: Count


@dataclass(frozen=True, slots=True)
class Repeat:
    """After an own blessing, apply the rolled faces once more."""

    tag: ClassVar[str] = "repeat"


@dataclass(frozen=True, slots=True)
class WhenOusting:
    """Gain each time the owner ousts a hero or is ousted."""

    tag: ClassVar[str] = "when_ousting"
    head: ClassVar[str] = "amounts"
    amounts: Amounts


@dataclass(frozen=True, slots=True)
class WhenBoar:
    """Gain one of these each time the boar face of this card is applied."""

    tag: ClassVar[str] = "when_boar"
    head: ClassVar[str] = "amounts"
    amounts: Amounts


Effect = (
    Gain
    | GainOne
    | Pay
    | Blessings
    | MinorBlessings
    | Forge
    | GiveBoar
    | Borrow
    | OthersLose
    | Enlarge
    | Hammer
    | GloryPerReplacedFace
)
Automatic = WhenOusting | WhenBoar
Token = Repeat | GainOne
