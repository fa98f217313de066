"""What is legal now: purchases, feats, reinforcements, tokens, places on dice."""

from functools import lru_cache
from typing import Final

from astragal.games.dice_forge.packs.content import Content
from astragal.games.dice_forge.packs.vocabulary import GOLD, MOON, SUN
from astragal.games.dice_forge.rules.reserves import can_pay
from astragal.games.dice_forge.state import RESERVES, DiceForge
from astragal.kernel.match import Option

DICE_KEPT: Final = 50_000


def affordable(m: DiceForge, gold: int) -> tuple[Option, ...]:
    """The faces of the sanctuary that so much gold can buy (DF-044, DF-045)."""
    return _buys(m.content, m.shelf, gold)


def _buys(content: Content, shelf: int, gold: int) -> tuple[Option, ...]:
    """The purchases of some faces that so much gold can pay, the cheapest first.

    They are kept, for they come again and again.
    """
    dearest = content.dearest
    bits = shelf & content.within[gold if gold < dearest else dearest]
    known = content.known_buys.get(bits)
    if known is None:
        wanted = [face for face in content.faces if bits >> face.number & 1]
        wanted.sort(key=lambda face: (face.price, face.number))
        known = tuple([content.buy_options[face.number] for face in wanted])
        content.known_buys[bits] = known
    return known


def purchases(m: DiceForge, seat: int) -> tuple[Option, ...]:
    """What an offering can still buy: affordable faces that it has not bought yet (DF-042)."""
    return _buys(m.content, m.shelf & ~m.bought, m.reserves[RESERVES * seat + GOLD])


def feats(m: DiceForge, sun: int, moon: int) -> tuple[Option, ...]:
    """The feats that so many shards can pay and of which cards are left (DF-057, DF-058)."""
    content = m.content
    most = content.most_shards
    sun = sun if sun < most else most
    moon = moon if moon < most else most
    bits = m.laid & content.payable[sun * (most + 1) + moon]
    known = content.known_feats.get(bits)
    if known is None:
        wanted = [feat for feat in content.feats if bits >> feat.number & 1]
        wanted.sort(key=lambda feat: feat.slot)
        known = tuple([content.feat_options[feat.number] for feat in wanted])
        content.known_feats[bits] = known
    return known


def actions(m: DiceForge, seat: int, extra: bool) -> tuple[Option, ...]:
    """An offering, begun by its first face, or a feat, whatever came before (DF-059, DF-072).

    An extra action is paid for too (DF-071).
    """
    at = RESERVES * seat
    gold, sun, moon = m.reserves[at : at + 3]
    if extra:
        cost = m.content.extra_cost
        gold -= cost[GOLD]
        sun -= cost[SUN]
        moon -= cost[MOON]
        if gold < 0 or sun < 0 or moon < 0:
            return ()
    barred = m.bought if m.agreed.equal_in_turn else 0
    return _buys(m.content, m.shelf & ~barred, gold) + feats(m, sun, moon)


def usable_tokens(m: DiceForge, seat: int) -> tuple[Option, ...]:
    """Tokens that bring something at any stage of the own turn (DF-104)."""
    tokens = m.tokens[seat]
    if not tokens or seat != m.active:
        return ()
    return tuple(
        m.content.use_options[feat]
        for feat in sorted(set(tokens))
        if feat in m.content.gains_by_token
    )


def reinforcements(m: DiceForge, seat: int) -> tuple[Option, ...]:
    """The reinforcements that can still be used this turn (DF-037, DF-109)."""
    return tuple(
        m.content.use_options[feat] for feat in sorted(set(m.ready)) if can_use(m, seat, feat)
    )


def can_use(m: DiceForge, seat: int, feat: int) -> bool:
    """Whether the price of a reinforcement can be paid."""
    price = m.content.prices_of_use[feat]
    return price is None or can_pay(m, seat, price)


def places(m: DiceForge, seat: int) -> tuple[Option, ...]:
    """The faces that a new one can replace: all but boars, equal ones of a die once (DF-055)."""
    locked = m.content.boars_as_bits
    light, dark = m.dice[2 * seat], m.dice[2 * seat + 1]
    return _places(0, light, locked) + _places(1, dark, locked)


@lru_cache(maxsize=DICE_KEPT)
def _places(die: int, faces: tuple[int, ...], locked: int) -> tuple[Option, ...]:
    return tuple([("forge", die, face) for face in sorted(set(faces)) if not locked >> face & 1])
