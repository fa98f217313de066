"""The content as tables: everything that steps look up, made once and shared by all matches.

Faces, feats and slots are known by number, so that state, frames and options hold plain numbers;
the numbers follow from the packs' order alone.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from astragal.errors import PackError
from astragal.games.dice_forge.packs.pack import (
    DIE_FACES,
    Face,
    FacesFile,
    Feat,
    Feats,
    PlayerCountRules,
    Slot,
)
from astragal.games.dice_forge.packs.vocabulary import (
    MOON,
    SUN,
    Amounts,
    Blessings,
    Boar,
    Enlarge,
    Forge,
    GainOne,
    GiveBoar,
    Hammer,
    MinorBlessings,
    Mirror,
    Pay,
    Repeat,
    Vector,
    WhenBoar,
    WhenOusting,
    vector,
)
from astragal.games.dice_forge.rules.outcomes import Outcomes, singles
from astragal.kernel.match import Option
from astragal.packs.yaml import Position

DICE: Final = ("light", "dark")
START: Final = "start"


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


class FeatFacts:
    """A feat, its slot and what the state must know of it."""

    __slots__ = (
        "boar",
        "cost",
        "enlarges",
        "feat",
        "glory",
        "id",
        "number",
        "ousting",
        "reinforces",
        "rewards",
        "slot",
        "token",
        "track",
    )

    def __init__(self, number: int, id: str, feat: Feat, slot: int, cost: Vector) -> None:
        self.number = number
        self.id = id
        self.feat = feat
        self.glory = feat.glory
        self.slot = slot
        self.cost = cost
        self.reinforces = feat.reinforcement is not None
        self.token = feat.token is not None
        self.boar = isinstance(feat.instant, GiveBoar)
        instant = feat.instant
        self.enlarges = vector(instant.amounts) if isinstance(instant, Enlarge) else None
        hammer = instant if isinstance(instant, Hammer) else None
        self.track = hammer.spaces if hammer else 0
        self.rewards = tuple(hammer.rewards) if hammer else ()
        auto = feat.automatic
        self.ousting = vector(auto.amounts) if isinstance(auto, WhenOusting) else None


class Content:
    """The packs, linked and numbered."""

    def __init__(self, faces: FacesFile, feats: Feats) -> None:
        check_faces(faces)
        check_feats(feats, faces)
        self.pack = faces
        self.faces = [FaceFacts(number, face, faces) for number, face in enumerate(faces.faces)]
        self.face_numbers = {face.id: face.number for face in self.faces}
        self.outcomes = Outcomes([face.does for face in self.faces])
        self.reading_ids = self._reading_ids()
        self.colours = [f.does.colour for f in self.faces if isinstance(f.does, Boar)]
        self.boar_faces = [f.number for f in self.faces if isinstance(f.does, Boar)]
        self.start_dice = tuple(
            tuple(self.face_numbers[id] for id in die)
            for die in (faces.dice.light, faces.dice.dark)
        )
        self.pools = [
            (pool.price, [self.face_numbers[id] for id in pool.faces]) for pool in faces.sanctuary
        ]
        self._link(feats)

    def _reading_ids(self) -> list[str]:
        """The id of each face, and of the face that each reading is one of."""
        ids = [face.id for face in self.faces]
        readings = {
            reading: face
            for face, chosen in enumerate(self.outcomes.chosen)
            for reading in chosen
            if reading >= 0
        }
        ids += [ids[readings[number]] for number in range(len(ids), self.outcomes.blank)]
        return [*ids, "nothing"]

    def _link(self, pack: Feats) -> None:
        self.slots: list[Slot] = pack.slots
        self.slot_numbers = {slot.id: number for number, slot in enumerate(pack.slots)}
        self.portals = (START, *dict.fromkeys(slot.portal for slot in pack.slots))
        self.portal_of = [self.portals.index(slot.portal) for slot in pack.slots]
        self.costs = [vector(slot.cost) for slot in pack.slots]
        where = {id: number for number, slot in enumerate(pack.slots) for id in slot.feats}
        self.feats = [
            FeatFacts(number, id, pack.feats[id], where[id], self.costs[where[id]])
            for number, id in enumerate(where)
        ]
        self.feat_numbers = {feat.id: feat.number for feat in self.feats}
        self.tables: dict[int, PlayerCountRules] = pack.players
        self.limits = vector(pack.reserves)
        self.extra_cost = vector(pack.extra_action)
        self.hammer = next((feat for feat in self.feats if feat.track), None)
        self.boar = next((feat for feat in self.feats if feat.boar), None)
        automatics = [feat.feat.automatic for feat in self.feats]
        boars = [each.amounts for each in automatics if isinstance(each, WhenBoar)]
        self.boar_amounts: Amounts = boars[0] if boars else {}
        self.cashes = list(dict.fromkeys(self._cashes()))
        self._index_faces()
        self._index_feats()

    def _index_faces(self) -> None:
        """What steps ask of faces, and the options that are made of them."""
        outcomes = self.outcomes
        self.kinds, self.pairs, self.quick = outcomes.kinds, outcomes.pairs, outcomes.quick
        self.count, self.blank = outcomes.count, outcomes.blank
        self.locked = [face.locked for face in self.faces]
        self.boars_as_bits = sum(1 << face for face in self.boar_faces)
        self.prices = [face.price for face in self.faces]
        self.is_mirror = [face.mirror for face in self.faces]
        self.copies: list[Option] = [("copy", face.number) for face in self.faces]
        self.buy_options: list[Option] = [("buy", face.number) for face in self.faces]
        self.boar_gains = singles(self.boar_amounts)
        self.boar_options = tuple(("take", resource) for resource in self.boar_gains)
        # The faces of the sanctuary up to a price, as bits; the garden has none (DF-012).
        self.dearest = max(self.prices)
        self.within = [
            sum(1 << face.number for face in self.faces if 0 < face.price <= gold)
            for gold in range(self.dearest + 1)
        ]
        self.known_buys: dict[int, tuple[Option, ...]] = {}

    def _index_feats(self) -> None:
        """What steps ask of feats, and the options that are made of them."""
        feats = self.feats
        self.feat_options: list[Option] = [("feat", feat.number) for feat in feats]
        self.use_options: list[Option] = [("use", feat.number) for feat in feats]
        self.reinforces = [feat.reinforces for feat in feats]
        self.printed = [feat.glory for feat in feats]
        self.rewards = self.hammer.rewards if self.hammer else ()
        self.lap = self.hammer.track if self.hammer else 1
        self.choices = [by_choice(feat) for feat in feats]
        self.takes = [tuple(("take", resource) for resource in each) for each in self.choices]
        self.prices_of_use = [price_of_use(feat) for feat in feats]
        self.gains_by_token = frozenset(
            feat.number for feat in feats if isinstance(feat.feat.token, GainOne)
        )
        self.repeats = frozenset(
            feat.number for feat in feats if isinstance(feat.feat.token, Repeat)
        )
        # The feats that so many shards of sun and moon can pay, as bits.
        self.most_shards = max(max(cost) for cost in self.costs)
        shards = range(self.most_shards + 1)
        self.payable = [
            sum(1 << f.number for f in feats if f.cost[SUN] <= sun and f.cost[MOON] <= moon)
            for sun in shards
            for moon in shards
        ]
        self.known_feats: dict[int, tuple[Option, ...]] = {}

    def _cashes(self) -> Iterable[Vector]:
        for feat in self.feats:
            does = feat.feat.instant
            if isinstance(does, Blessings | MinorBlessings) and does.cash:
                yield vector(does.cash)


def by_choice(feat: FeatFacts) -> dict[int, Vector]:
    """What the reinforcement or the token of a feat lets its owner choose from."""
    for does in (feat.feat.reinforcement, feat.feat.token, feat.feat.instant):
        if isinstance(does, GainOne):
            return singles(does.amounts)
    return {}


def price_of_use(feat: FeatFacts) -> Vector | None:
    """What the reinforcement of a feat costs, if it does."""
    does = feat.feat.reinforcement
    return vector(does.price) if isinstance(does, Pay) else None


# -- whether the packs fit together ------------------------------------------------------------


def check_faces(pack: FacesFile) -> None:
    """Every face that is named exists; a die has six; each pool face has one price (DF-010)."""
    known = Counter(face.id for face in pack.faces)
    for id, count in known.items():
        if count > 1:
            raise pack.at.error(f"{id} is there twice")
    pools = [id for pool in pack.sanctuary for id in pool.faces]
    for id in (*pack.dice.light, *pack.dice.dark, *pools, *pack.garden):
        if id not in known:
            raise pack.at.unknown("face", id, known)
    for name, die in (("light", pack.dice.light), ("dark", pack.dice.dark)):
        if len(die) != DIE_FACES:
            raise pack.at.error(f"the {name} die has {len(die)} faces; a die has {DIE_FACES}")
    homes = Counter(id for pool in pack.sanctuary for id in set(pool.faces))
    for id, count in homes.items():
        if count > 1 or id in pack.garden:
            raise pack.at.error(f"{id} lies in several places; a face is bought in one")
    if sum(isinstance(face.does, Mirror) for face in pack.faces) > 1:
        raise pack.at.error("there is more than one sort of mirror")


def check_feats(pack: Feats, faces: FacesFile) -> None:
    """Every feat lies on one slot, whose cost and portal are its own (DF-003, DF-004)."""
    laid = Counter(id for slot in pack.slots for id in slot.feats)
    for id, count in laid.items():
        if id not in pack.feats:
            raise pack.at.unknown("feat", id, pack.feats)
        if count > 1:
            raise pack.at.error(f"{id} lies on {count} slots")
    for id, feat in pack.feats.items():
        if id not in laid:
            raise pack.at.error(f"{id} lies on no slot")
        _check_feat(id, feat, faces, pack.at)
    for kind in (Hammer, GiveBoar):
        if sum(isinstance(feat.instant, kind) for feat in pack.feats.values()) > 1:
            raise pack.at.error(f"there is more than one feat with {kind.tag}")


def _check_feat(id: str, feat: Feat, faces: FacesFile, at: Position) -> None:
    if isinstance(feat.instant, Forge):
        for face in feat.instant.faces:
            if face not in faces.garden:
                raise at.unknown("face of the garden", face, faces.garden)
    if isinstance(feat.automatic, WhenBoar) != isinstance(feat.instant, GiveBoar):
        raise _half_a_boar(id, at)


def _half_a_boar(id: str, at: Position) -> PackError:
    return at.error(f"{id}: give_boar and when_boar belong together")
