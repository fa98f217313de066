"""What is legal now: purchases, feats, reinforcements, tokens, places on dice."""

from typing import Final

from astragal.games.dice_forge.packs.content import Content
from astragal.games.dice_forge.packs.vocabulary import GOLD, MOON, SUN
from astragal.games.dice_forge.rules.reserves import can_pay
from astragal.games.dice_forge.state import RESERVES, DiceForge
from astragal.kernel.match import Option

END: Final[Option] = ("end",)
LAST: Final[tuple[Option, ...]] = (END,)
# Sets of options come again and again: they are kept by what they are made of, as bits.
KEPT: Final = 50_000

Known = dict[int, tuple[Option, ...]]


def kept(known: Known, bits: int, options: list[Option]) -> tuple[Option, ...]:
    """The options, to be found again by these bits."""
    if len(known) >= KEPT:
        known.clear()
    found = known[bits] = tuple(options)
    return found


# -- purchases and feats -------------------------------------------------------------------------


def affordable(m: DiceForge, gold: int) -> tuple[Option, ...]:
    """The faces of the sanctuary that so much gold can buy (DF-044, DF-045)."""
    return _buys(m.content, m.shelf, gold)


def purchases(m: DiceForge, seat: int) -> tuple[Option, ...]:
    """What an offering can still buy: affordable faces that it has not bought yet (DF-042)."""
    return _buys(m.content, m.shelf & ~m.bought, m.reserves[RESERVES * seat + GOLD])


def _buys(content: Content, shelf: int, gold: int) -> tuple[Option, ...]:
    """The purchases of some faces that so much gold can pay, the cheapest first."""
    dearest = content.dearest
    bits = shelf & content.within[gold if gold < dearest else dearest]
    known = content.known_buys.get(bits)
    if known is None:
        wanted = [content.buy_options[face] for face in content.by_price if bits >> face & 1]
        known = kept(content.known_buys, bits, wanted)
    return known


def _feats(content: Content, laid: int, sun: int, moon: int) -> tuple[Option, ...]:
    """The feats that so many shards can pay and of which cards are left (DF-057, DF-058).

    Behind them stands the end of the turn.
    """
    most = content.most_shards
    sun = sun if sun < most else most
    moon = moon if moon < most else most
    bits = laid & content.payable[sun * (most + 1) + moon]
    known = content.known_feats.get(bits)
    if known is None:
        wanted = [content.feat_options[feat] for feat in content.by_slot if bits >> feat & 1]
        known = kept(content.known_feats, bits, [*wanted, END])
    return known


def actions(m: DiceForge, seat: int, extra: bool) -> tuple[Option, ...]:
    """An offering, begun by its first face, or a feat, whatever came before (DF-059, DF-072).

    An extra action is paid for too (DF-071). The last option is to end the turn.
    """
    content, reserves, at = m.content, m.reserves, RESERVES * seat
    gold, sun, moon = reserves[at], reserves[at + SUN], reserves[at + MOON]
    if extra:
        cost = content.extra_cost
        gold -= cost[GOLD]
        sun -= cost[SUN]
        moon -= cost[MOON]
        if gold < 0 or sun < 0 or moon < 0:
            return LAST
    shelf = m.shelf & ~m.bought if m.agreed.equal_in_turn else m.shelf
    return _buys(content, shelf, gold) + _feats(content, m.laid, sun, moon)


# -- cards and tokens ----------------------------------------------------------------------------


def usable_tokens(m: DiceForge, seat: int) -> tuple[Option, ...]:
    """Tokens that bring something at any stage of the own turn (DF-104)."""
    tokens = m.tokens[seat]
    if not tokens or seat != m.active:
        return ()
    content = m.content
    usable = [feat for feat in sorted(set(tokens)) if feat in content.gains_by_token]
    return tuple([content.use_options[feat] for feat in usable])


def reinforcements(m: DiceForge, seat: int) -> tuple[Option, ...]:
    """The reinforcements that can still be used this turn (DF-037, DF-109)."""
    options = m.content.use_options
    return tuple([options[feat] for feat in sorted(set(m.ready)) if can_use(m, seat, feat)])


def can_use(m: DiceForge, seat: int, feat: int) -> bool:
    """Whether the price of a reinforcement can be paid."""
    price = m.content.prices_of_use[feat]
    return price is None or can_pay(m, seat, price)


# -- places on dice ------------------------------------------------------------------------------


def places(m: DiceForge, seat: int) -> tuple[Option, ...]:
    """The faces that a new one can replace: all but boars, equal ones of a die once (DF-055)."""
    content, sides, at = m.content, m.sides, 2 * seat
    light = content.places_on_light.get(sides[at])
    dark = content.places_on_dark.get(sides[at + 1])
    if light is None:
        light = _places(content, 0, sides[at], content.places_on_light)
    if dark is None:
        dark = _places(content, 1, sides[at + 1], content.places_on_dark)
    return light + dark


def _places(content: Content, die: int, faces: int, known: Known) -> tuple[Option, ...]:
    free = faces & ~content.boars_as_bits
    wanted = [option for option in content.forge_options[die] if free >> option[2] & 1]
    return kept(known, faces, wanted)
