"""What is legal now: purchases, feats, reinforcements, tokens, places on dice."""

from functools import lru_cache
from typing import Final

from astragal.games.dice_forge.packs.vocabulary import GOLD, MOON, SUN, GainOne, Pay, vector
from astragal.games.dice_forge.rules.reserves import can_pay
from astragal.games.dice_forge.state import CONTENT, RESERVES, DiceForge
from astragal.kernel.match import Option

DICE_KEPT: Final = 50_000
LOCKED: Final = [face.locked for face in CONTENT.faces]
BUY: Final[list[Option]] = [("buy", face.number) for face in CONTENT.faces]
FEAT: Final[list[Option]] = [("feat", feat.number) for feat in CONTENT.feats]
USE: Final[list[Option]] = [("use", feat.number) for feat in CONTENT.feats]
EXTRA_COST: Final = CONTENT.extra_cost
GAINS_BY_TOKEN: Final = frozenset(
    feat.number for feat in CONTENT.feats if isinstance(feat.feat.token, GainOne)
)
PRICES_OF_USE: Final = [
    vector(feat.feat.reinforcement.price) if isinstance(feat.feat.reinforcement, Pay) else None
    for feat in CONTENT.feats
]


def _within(most: int) -> int:
    """The faces of the sanctuary up to a price, as bits; the garden has none (DF-012)."""
    bits = 0
    for face in CONTENT.faces:
        if 0 < face.price <= most:
            bits |= 1 << face.number
    return bits


DEAREST: Final = max(face.price for face in CONTENT.faces)
WITHIN: Final = [_within(gold) for gold in range(DEAREST + 1)]
BUYS: Final[dict[int, tuple[Option, ...]]] = {}


def _payable(sun: int, moon: int) -> int:
    """The feats that so many shards can pay, as bits."""
    bits = 0
    for feat in CONTENT.feats:
        if feat.cost[SUN] <= sun and feat.cost[MOON] <= moon:
            bits |= 1 << feat.number
    return bits


MOST_SHARDS: Final = max(max(cost) for cost in CONTENT.costs)
SHARDS: Final = range(MOST_SHARDS + 1)
PAYABLE: Final = [_payable(sun, moon) for sun in SHARDS for moon in SHARDS]
FEATS: Final[dict[int, tuple[Option, ...]]] = {}


def affordable(m: DiceForge, gold: int) -> tuple[Option, ...]:
    """The faces of the sanctuary that so much gold can buy (DF-044, DF-045)."""
    return _buys(m.shelf & WITHIN[gold if gold < DEAREST else DEAREST])


def _buys(bits: int) -> tuple[Option, ...]:
    """The purchases of these faces, the cheapest first; kept, for they come again and again."""
    known = BUYS.get(bits)
    if known is None:
        wanted = [face for face in CONTENT.faces if bits >> face.number & 1]
        wanted.sort(key=lambda face: (face.price, face.number))
        known = tuple(BUY[face.number] for face in wanted)
        BUYS[bits] = known
    return known


def purchases(m: DiceForge, seat: int) -> tuple[Option, ...]:
    """What an offering can still buy: affordable faces that it has not bought yet (DF-042)."""
    gold = m.reserves[RESERVES * seat + GOLD]
    return _buys(m.shelf & WITHIN[gold if gold < DEAREST else DEAREST] & ~m.bought)


def feats(m: DiceForge, sun: int, moon: int) -> tuple[Option, ...]:
    """The feats that so many shards can pay and of which cards are left (DF-057, DF-058)."""
    sun = sun if sun < MOST_SHARDS else MOST_SHARDS
    moon = moon if moon < MOST_SHARDS else MOST_SHARDS
    bits = m.laid & PAYABLE[sun * (MOST_SHARDS + 1) + moon]
    known = FEATS.get(bits)
    if known is None:
        wanted = [feat for feat in CONTENT.feats if bits >> feat.number & 1]
        wanted.sort(key=lambda feat: feat.slot)
        known = tuple(FEAT[feat.number] for feat in wanted)
        FEATS[bits] = known
    return known


def actions(m: DiceForge, seat: int, extra: bool) -> tuple[Option, ...]:
    """An offering, begun by its first face, or a feat, whatever came before (DF-059, DF-072).

    An extra action is paid for too (DF-071).
    """
    at = RESERVES * seat
    gold, sun, moon = m.reserves[at : at + 3]
    if extra:
        gold -= EXTRA_COST[GOLD]
        sun -= EXTRA_COST[SUN]
        moon -= EXTRA_COST[MOON]
        if gold < 0 or sun < 0 or moon < 0:
            return ()
    barred = m.bought if m.equal_in_turn else 0
    buys = _buys(m.shelf & WITHIN[gold if gold < DEAREST else DEAREST] & ~barred)
    return buys + feats(m, sun, moon)


def usable_tokens(m: DiceForge, seat: int) -> tuple[Option, ...]:
    """Tokens that bring something at any stage of the own turn (DF-104)."""
    tokens = m.tokens[seat]
    if not tokens or seat != m.active:
        return ()
    return tuple(USE[feat] for feat in sorted(set(tokens)) if feat in GAINS_BY_TOKEN)


def reinforcements(m: DiceForge, seat: int) -> tuple[Option, ...]:
    """The reinforcements that can still be used this turn (DF-037, DF-109)."""
    return tuple(USE[feat] for feat in sorted(set(m.ready)) if can_use(m, seat, feat))


def can_use(m: DiceForge, seat: int, feat: int) -> bool:
    """Whether the price of a reinforcement can be paid."""
    price = PRICES_OF_USE[feat]
    return price is None or can_pay(m, seat, price)


def places(m: DiceForge, seat: int) -> tuple[Option, ...]:
    """The faces that a new one can replace: all but boars, equal ones of a die once (DF-055)."""
    return _places(0, m.dice[2 * seat]) + _places(1, m.dice[2 * seat + 1])


@lru_cache(maxsize=DICE_KEPT)
def _places(die: int, faces: tuple[int, ...]) -> tuple[Option, ...]:
    return tuple(("forge", die, face) for face in sorted(set(faces)) if not LOCKED[face])
