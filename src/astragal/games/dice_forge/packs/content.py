"""The content as tables: everything that steps look up, made once and shared by all matches.

Faces, feats and slots are known by number, so that state, frames and options hold plain numbers;
the numbers follow from the packs' order alone.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from astragal.games.dice_forge.packs.checks import check_faces, check_feats
from astragal.games.dice_forge.packs.facts import FaceFacts, FeatFacts, cash_of
from astragal.games.dice_forge.packs.pack import FacesFile, Feats, PlayerCountRules, Slot
from astragal.games.dice_forge.packs.vocabulary import (
    MOON,
    SUN,
    Amounts,
    Boar,
    GainOne,
    Pay,
    Repeat,
    Vector,
    WhenBoar,
    vector,
)
from astragal.games.dice_forge.rules.outcomes import Outcomes, singles
from astragal.kernel.match import Option

DICE: Final = ("light", "dark")
START: Final = "start"


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
        # The slots where one of several feats lies, with their numbers.
        self.paired = [(n, slot) for n, slot in enumerate(pack.slots) if len(slot.feats) > 1]
        self.slot_numbers = {slot.id: number for number, slot in enumerate(pack.slots)}
        self.portals = (START, *dict.fromkeys(slot.portal for slot in pack.slots))
        self.portal_of = [self.portals.index(slot.portal) for slot in pack.slots]
        self.costs = [vector(slot.cost) for slot in pack.slots]
        where = {id: number for number, slot in enumerate(pack.slots) for id in slot.feats}
        self.feats = [
            FeatFacts(number, id, pack.feats[id], slot, self.costs[slot], self.portal_of[slot])
            for number, (id, slot) in enumerate(where.items())
        ]
        self.feat_numbers = {feat.id: feat.number for feat in self.feats}
        self.first_feats = [self.feat_numbers[slot.feats[0]] for slot in pack.slots]
        self.tables: dict[int, PlayerCountRules] = pack.players
        self.limits = vector(pack.reserves)
        self.extra_cost = vector(pack.extra_action)
        self.hammer = next((feat for feat in self.feats if feat.track), None)
        self.boar = next((feat for feat in self.feats if feat.boar), None)
        automatics = [feat.feat.automatic for feat in self.feats]
        boars = [each.amounts for each in automatics if isinstance(each, WhenBoar)]
        self.boar_amounts: Amounts = boars[0] if boars else {}
        self.cashes = list(dict.fromkeys(self._cashes()))
        for feat in self.feats:
            feat.make_ready(self.face_numbers, self.cashes)
        # Looked up and not computed: in a forged match a number may be too large to shift by.
        self.bits = [1 << number for number in range(max(len(self.faces), len(self.feats)))]
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
        self.printed_faces = [face.printed for face in self.faces]
        self.is_mirror = [face.mirror for face in self.faces]
        self.copies: list[Option] = [("copy", face.number) for face in self.faces]
        self.buy_options: list[Option] = [("buy", face.number) for face in self.faces]
        self.forge_options: list[list[Option]] = [
            [("forge", die, face.number) for face in self.faces] for die in range(len(DICE))
        ]
        self.by_price = sorted(range(len(self.faces)), key=self.prices.__getitem__)
        self.on_sale = [face for face, price in enumerate(self.prices) if price]
        self.whole_shelf = self.as_bits(self.on_sale)
        self.start_sides = [self.as_bits(die) for die in self.start_dice]
        self.boar_gains = singles(self.boar_amounts)
        self.boar_options = tuple(("take", resource) for resource in self.boar_gains)
        # The faces of the sanctuary up to a price, as bits; the garden has none (DF-012).
        self.dearest = max(self.prices)
        self.within = [
            sum(1 << face.number for face in self.faces if 0 < face.price <= gold)
            for gold in range(self.dearest + 1)
        ]
        self.known_buys: dict[int, tuple[Option, ...]] = {}
        self.places_on_light: dict[int, tuple[Option, ...]] = {}
        self.places_on_dark: dict[int, tuple[Option, ...]] = {}

    def _index_feats(self) -> None:
        """What steps ask of feats, and the options that are made of them."""
        feats = self.feats
        self.feat_options: list[Option] = [("feat", feat.number) for feat in feats]
        self.by_slot = sorted(range(len(feats)), key=lambda feat: feats[feat].slot)
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

    def as_bits(self, numbers: Sequence[int]) -> int:
        """Which faces or feats are among these, as bits."""
        bits = 0
        for number in numbers:
            bits |= self.bits[number]
        return bits

    def _cashes(self) -> Iterator[Vector]:
        for feat in self.feats:
            rates = cash_of(feat.feat.instant)
            if rates is not None:
                yield rates


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
