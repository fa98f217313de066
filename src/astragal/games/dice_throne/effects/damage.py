"""Words of damage: dealing, adding, preventing, and what becomes of an attack."""

from astragal.games.dice_throne.effects.context import ABILITY, ME, THIS, Context
from astragal.games.dice_throne.effects.meaning import number
from astragal.games.dice_throne.packs.vocabulary import DICE_THRONE
from astragal.games.dice_throne.packs.words.damage import (
    Add,
    Deal,
    Prevent,
    Reflect,
    ShareDamage,
    Undefendable,
    Weaken,
)
from astragal.games.dice_throne.rules.damage import (
    UNSAID,
    attack_packet,
    avoidable,
    deal,
    packet,
    taken,
    was_successful,
)
from astragal.games.dice_throne.state import (
    AVOIDED,
    GUARD,
    HALVES,
    KIND,
    KINDS,
    MINUS,
    NORMAL,
    PLUS,
    REFLECTS,
    SHARE,
    ULTIMATE,
    UNDEFENDABLE,
    DiceThrone,
    Packet,
)
from astragal.kernel.match import Option
from astragal.kernel.step import steps

BOOK = DICE_THRONE.book


@BOOK.to_seat(Deal, "to", quiet=False)
def deal_damage(m: DiceThrone, effect: Deal, ctx: Context, seat: int) -> None:
    """Damage that is not the attack itself: from cards, statuses, defences, collateral."""
    if effect.if_damage_dealt and not was_successful(m):
        return
    amount = number(m, effect.amount, ctx)
    kind = KINDS.index(effect.kind)
    source = source_of(m, effect, ctx)
    deal(m, packet(ctx[ME], seat, kind, amount, source=source), effect.isolated)


def source_of(m: DiceThrone, effect: Deal, ctx: Context) -> int:
    """What the damage comes from: the token, or else the text itself, however often it counts."""
    if ctx[THIS] >= 0:
        return ctx[THIS]
    script, at = m.content.places[id(effect)]
    return len(m.content.tokens) + script * 100 + at


@BOOK.quiet(Add)
def add(m: DiceThrone, effect: Add, ctx: Context) -> None:
    """More damage of the same kind for the attack (DT-147), defended or not (DT-146)."""
    amount = number(m, effect.amount, ctx)
    p = attack_packet(m)
    if p is not None:
        p[PLUS] += amount
        m.added += amount
        m.tell("added", ctx[ME], amount)
    elif ctx[ABILITY]:
        m.amount += amount


@BOOK.quiet(Undefendable)
def undefendable(m: DiceThrone, effect: Undefendable, ctx: Context) -> None:
    """The attack can't be defended against; too late once the defender has rolled."""
    if m.defended:
        return
    if m.kind == NORMAL:
        m.kind = UNDEFENDABLE
    p = attack_packet(m)
    if p is not None and p[KIND] == NORMAL:
        p[KIND] = UNDEFENDABLE


@BOOK.quiet(Weaken)
def weaken(m: DiceThrone, effect: Weaken, ctx: Context) -> None:
    """The attack deals less, or half for the whole Roll Phase; but no ultimate (DT-175)."""
    p = attack_packet(m)
    if m.ultimate:
        return
    if effect.amount == "half":
        m.weakened += 1
    elif p is not None:
        lessen(m, p, effect.amount, ctx)


def lessen(m: DiceThrone, p: Packet, amount: object, ctx: Context) -> None:
    """Take a number, half or all off a packet, and tell how much that was as things stand."""
    before = taken(m, p)
    if amount == "all":
        p[AVOIDED] = 1
    elif amount == "half":
        p[HALVES] += 1
    else:
        p[MINUS] += number(m, amount, ctx)  # type: ignore[arg-type]
    said = amount if isinstance(amount, str) else p[MINUS]
    m.tell("prevented", p[1], said, before - taken(m, p))


@BOOK.asking(Prevent)
def prevent(m: DiceThrone, effect: Prevent, ctx: Context) -> None:
    """Prevent damage about to be dealt to me, or to a player I choose."""
    if effect.amount == "everything":
        for p in avoidable(m, ctx[ME]):
            lessen(m, p, "all", ctx)
        return
    seats = [ctx[ME]] if effect.to == "me" else m.players(ctx[ME])
    script, at = m.content.places[id(effect)]
    m.do((choose_source, script, at, ctx, tuple(seats)))


def choose_source(
    m: DiceThrone, script: int, at: int, ctx: Context, seats: tuple[int, ...]
) -> None:
    """Each source of damage is prevented or avoided by itself (DT-203)."""
    m.let_choose(ctx[ME], "source", sources_of(m, seats), source_chosen, script, at, ctx)


def sources_of(m: DiceThrone, seats: tuple[int, ...]) -> tuple[Option, ...]:
    """The damage that could be lessened: whose, and the how manyeth of theirs."""
    return tuple(("source", seat, n) for seat in seats for n in range(len(avoidable(m, seat))))


def source_chosen(
    m: DiceThrone, seat: int, option: Option, script: int, at: int, ctx: Context
) -> None:
    """Lessen the chosen damage."""
    effect = m.content.scripts[script][at]
    p = avoidable(m, option[1])[option[2]]
    if isinstance(effect, Prevent):
        lessen(m, p, effect.amount, ctx)


@BOOK.quiet(Reflect)
def reflect(m: DiceThrone, effect: Reflect, ctx: Context) -> None:
    """Half of the subtotal goes back to the attacker; one's own damage stays (DT-157)."""
    p = attack_packet(m)
    if p is not None and p[KIND] != ULTIMATE:
        p[REFLECTS] += 1
        m.tell("reflects", ctx[ME])


@BOOK.quiet(ShareDamage)
def share_damage(m: DiceThrone, effect: ShareDamage, ctx: Context) -> None:
    """The damage of the attack will be split with a companion."""
    p = attack_packet(m)
    if p is not None and p[KIND] != ULTIMATE:
        p[GUARD] = m.content.token_numbers[effect.companion]
        p[SHARE] = UNSAID


steps(
    choose_source,
    source_chosen,
)
