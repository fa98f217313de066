"""Faces and feats as steps know them: by number, with what they do as numbers too."""

from typing import Final, get_args

from astragal.games.dice_forge.packs.pack import Face, FacesFile, Feat
from astragal.games.dice_forge.packs.vocabulary import (
    Blessings,
    Boar,
    Effect,
    Enlarge,
    Forge,
    Gain,
    GiveBoar,
    GloryPerReplacedFace,
    Hammer,
    MinorBlessings,
    Mirror,
    Pay,
    Vector,
    WhenOusting,
    vector,
)

WORDS: Final[tuple[type, ...]] = get_args(Effect)


class FaceFacts:
    """A face, what it does, where it lies at the start and what it costs there."""

    __slots__ = ("does", "id", "locked", "mirror", "number", "price", "printed")

    def __init__(self, number: int, face: Face, pack: FacesFile) -> None:
        id = face.id
        self.number = number
        self.id = id
        self.does = face.does
        self.mirror = isinstance(self.does, Mirror)
        self.locked = isinstance(self.does, Boar)
        prices = {pool.price for pool in pack.sanctuary if id in pool.faces}
        self.price = min(prices, default=0)
        in_pools = sum(pool.faces.count(id) for pool in pack.sanctuary)
        self.printed = in_pools + pack.garden.get(id, 0)


class Deed:
    """What a feat does, made ready: the place of its word in WORDS, and what the word says."""

    __slots__ = ("cash", "count", "faces", "gains", "price", "word")

    def __init__(self, does: Effect, face_numbers: dict[str, int], cashes: list[Vector]) -> None:
        self.word = WORDS.index(type(does))
        self.gains: Vector = gains_of(does)
        self.price: Vector = vector(does.price if isinstance(does, Pay) else {})
        self.count: int = does.count if isinstance(does, Blessings | MinorBlessings) else 1
        self.faces: list[int] = (
            [face_numbers[face] for face in does.faces] if isinstance(does, Forge) else []
        )
        # The number of a cash offer, from 1 on.
        rates = cash_of(does)
        self.cash = cashes.index(rates) + 1 if rates is not None else 0


def gains_of(does: Effect) -> Vector:
    """What a word gives at once, or each time that it counts."""
    if isinstance(does, Gain):
        return vector(does.amounts)
    if isinstance(does, GloryPerReplacedFace):
        return (0, 0, 0, does.glory)
    return vector(does.gain if isinstance(does, Pay) else {})


def cash_of(does: Effect | None) -> Vector | None:
    """The rates at which the faces of a blessing may be taken as glory."""
    if isinstance(does, Blessings | MinorBlessings) and does.cash:
        return vector(does.cash)
    return None


class FeatFacts:
    """A feat, its slot and what the state must know of it."""

    __slots__ = (
        "boar",
        "cost",
        "enlarges",
        "feat",
        "glory",
        "id",
        "instant",
        "lasts",
        "number",
        "ousting",
        "portal",
        "reinforcement",
        "reinforces",
        "rewards",
        "slot",
        "token",
        "track",
    )

    def __init__(
        self, number: int, id: str, feat: Feat, slot: int, cost: Vector, portal: int
    ) -> None:
        self.number = number
        self.id = id
        self.feat = feat
        self.glory = feat.glory
        self.slot = slot
        self.cost = cost
        self.portal = portal
        self.reinforces = feat.reinforcement is not None
        self.token = feat.token is not None
        self.boar = isinstance(feat.instant, GiveBoar)
        instant = feat.instant
        self.enlarges = vector(instant.amounts) if isinstance(instant, Enlarge) else None
        hammer = instant if isinstance(instant, Hammer) else None
        self.track = hammer.spaces if hammer else 0
        self.rewards = tuple(hammer.rewards) if hammer else ()
        self.lasts = isinstance(instant, Enlarge | Hammer)
        auto = feat.automatic
        self.ousting = vector(auto.amounts) if isinstance(auto, WhenOusting) else None
        self.instant: Deed | None = None
        self.reinforcement: Deed | None = None

    def make_ready(self, face_numbers: dict[str, int], cashes: list[Vector]) -> None:
        """Its words as deeds, once all faces and cash offers are known."""
        if self.feat.instant is not None:
            self.instant = Deed(self.feat.instant, face_numbers, cashes)
        if self.feat.reinforcement is not None:
            self.reinforcement = Deed(self.feat.reinforcement, face_numbers, cashes)
