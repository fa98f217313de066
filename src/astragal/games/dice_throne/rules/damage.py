"""Damage, in one place: packets, prevention, the final sum, defeat.

Flat additions and subtractions come first and give the subtotal; then each half is reckoned
from the subtotal, rounded up, and never from one another (DT-152 to DT-157).
What counts as an attack, also when all of it is prevented, is said in `targeting.is_attack`.
"""

from typing import Final

from astragal.games.dice_throne.rules.phases import ROLL_PHASES
from astragal.games.dice_throne.rules.standing import lowered, raised
from astragal.games.dice_throne.rules.tokens import take
from astragal.games.dice_throne.state import (
    ATTACK,
    AVOIDED,
    BASE,
    BY,
    GUARD,
    HALVES,
    HEALING,
    KIND,
    REFLECTS,
    SHARE,
    SOURCE,
    TO,
    ULTIMATE,
    DiceThrone,
    Packet,
)
from astragal.kernel.agenda import only_last
from astragal.kernel.match import Option
from astragal.kernel.step import Frame, steps
from astragal.kernel.window import poll_then, window

OVERHEAL = 10
UNSAID = -2


def packet(
    by: int, to: int, kind: int, amount: int, attack: bool = False, source: int = -1
) -> Packet:
    """Damage that is about to be dealt, of one of five kinds (DT-133)."""
    return [by, to, kind, amount, 0, 0, 0, 0, 0, int(attack), -1, -1, source]


def subtotal(m: DiceThrone, p: Packet) -> int:
    """What is left after adding and subtracting; never below 0 (DT-152, DT-156)."""
    return max(0, p[BASE] + raised(m, p) - lowered(m, p))


def half(amount: int) -> int:
    """Half, rounded up (DT-155)."""
    return (amount + 1) // 2


def final(m: DiceThrone, p: Packet) -> int:
    """What is taken off the health counter: each half from the subtotal, last (DT-153, DT-154).

    The rulebook reckons an example: 17, less 9 and 9, is 0 (DT-158).
    """
    if p[AVOIDED]:
        return 0
    whole = subtotal(m, p)
    return max(0, whole - p[HALVES] * half(whole))


def untouched(m: DiceThrone, p: Packet) -> bool:
    """A status may let all damage of an opponent's Roll Phase pass by (DT-239).

    An ultimate ignores it (DT-177).
    """
    if m.ultimate or p[BY] != m.actor or m.phase not in ROLL_PHASES:
        return False
    return m.side_of[p[TO]] != m.side_of[p[BY]] and m.has(p[TO], "untouched")


def harmless(m: DiceThrone, p: Packet) -> bool:
    """A status may keep the active hero from dealing any damage in their Roll Phase.

    An ultimate ignores it (DT-177).
    """
    if m.ultimate or p[BY] != m.actor or m.phase not in ROLL_PHASES:
        return False
    return p[TO] != p[BY] and m.has(p[BY], "deals-no-damage")


def passes_by(m: DiceThrone, p: Packet) -> bool:
    """Whether a status on either side keeps the damage off altogether."""
    return untouched(m, p) or harmless(m, p)


def taken(m: DiceThrone, p: Packet) -> int:
    """What the packet takes off a counter as things stand."""
    return 0 if passes_by(m, p) else max(0, final(m, p) - weakening(m, p))


def weakening(m: DiceThrone, p: Packet) -> int:
    """What halving takes off all damage of the active hero's Roll Phase; the rest is rounded up."""
    if not m.weakened or m.ultimate or p[BY] != m.actor or m.phase not in ROLL_PHASES:
        return 0
    return m.weakened * (subtotal(m, p) // 2)


def was_successful(m: DiceThrone) -> bool:
    """Whether the attack dealt damage, or a status lets it count as successful (DT-065, DT-239)."""
    return m.dealt > 0 or (m.target >= 0 and m.has(m.target, "untouched"))


def avoidable(m: DiceThrone, seat: int) -> list[Packet]:
    """The damage about to be dealt to a seat that can be prevented or avoided (DT-135)."""
    packets = m.isolated[-1:] if m.isolated else m.incoming
    return [
        p
        for p in packets
        if p[TO] == seat and p[KIND] < ULTIMATE and not p[AVOIDED] and not passes_by(m, p)
    ]


def attack_packet(m: DiceThrone) -> Packet | None:
    """The damage of the attack that is going on."""
    if m.attack_on and m.incoming and m.incoming[0][ATTACK]:
        return m.incoming[0]
    return None


# -- dealing -------------------------------------------------------------------------------


def deal(m: DiceThrone, p: Packet, isolated: bool = False) -> None:
    """Damage is summed up while it is pooled, otherwise dealt at once (DT-143)."""
    if p[BASE] <= 0:
        return
    if not m.pooling or isolated:
        m.isolated.append(p)
        poll_then(m, WINDOW_DAMAGE, (settle_isolated,))
        return
    same = [q for q in m.incoming if one_source(m, p, q)]
    if same:
        same[0][BASE] += p[BASE]
    else:
        m.incoming.append(p)


def one_source(m: DiceThrone, p: Packet, q: Packet) -> bool:
    """What one text deals by its symbols, or the tokens of one status, is one source (DT-126)."""
    if q[AVOIDED] or p[SOURCE] != q[SOURCE] or p[:BASE] != q[:BASE]:
        return False
    return p[SOURCE] >= len(m.content.tokens) or (p[SOURCE] >= 0 and m.phase not in ROLL_PHASES)


def settle_isolated(m: DiceThrone) -> None:
    """Deal the damage that stands by itself."""
    apply(m, [m.isolated.pop()])


def settle(m: DiceThrone) -> None:
    """All damage and prevention are summed and applied together (DT-064, DT-014, DT-151)."""
    packets = m.incoming
    m.dealt = taken(m, packets[0]) if packets and packets[0][ATTACK] else 0
    m.incoming = []
    m.pooling = False
    if packets:
        apply(m, packets)


SETTLE: Final[Frame] = (settle,)
WINDOW_DAMAGE: Final[Frame] = (window, "damage")


def share_out(m: DiceThrone) -> None:
    """Whoever may split damage with a companion says how."""
    for p in m.incoming:
        if p[SHARE] == UNSAID:
            whole = sum(taken(m, q) for q in shareable(m, p))
            most = min(whole, m.fighters[p[TO]].tokens[p[GUARD]])
            options: tuple[Option, ...] = tuple(("share", n) for n in range(most + 1))
            if len(options) > 1:
                m.ask(p[TO], "share", options, shared)
            return


SHARE_OUT: Final[Frame] = (share_out,)


def shareable(m: DiceThrone, p: Packet) -> list[Packet]:
    """All damage of the Roll Phase to the hero whose companion takes a share of it."""
    return [q for q in m.incoming if q[TO] == p[TO] and q[KIND] < ULTIMATE]


def shared(m: DiceThrone, seat: int, option: Option) -> None:
    """The companion takes so much."""
    p = next(p for p in m.incoming if p[SHARE] == UNSAID)
    left: int = option[1]
    for q in shareable(m, p):
        q[GUARD] = p[GUARD]
        q[SHARE] = min(left, taken(m, q))
        left -= q[SHARE]


def apply(m: DiceThrone, packets: list[Packet]) -> None:
    """Take the sum of all packets off each counter at once (DT-141, DT-186)."""
    change = [0] * len(m.health)
    for p in packets:
        if p[KIND] == HEALING:
            change[m.pool_of[p[TO]]] += p[BASE]
            continue
        amount = taken(m, p)
        if p[REFLECTS] and p[BY] >= 0 and not harmless(m, p):
            back = p[REFLECTS] * half(subtotal(m, p))
            change[m.pool_of[p[BY]]] -= back
            m.tell("damaged", p[BY], back, "undefendable")
        if p[GUARD] >= 0:
            amount = guarded(m, p, amount)
        if amount:
            change[m.pool_of[p[TO]]] -= amount
        m.tell("damaged", p[TO], amount, KIND_NAMES[p[KIND]])
    for pool, sum_ in enumerate(change):
        if sum_:
            alter_health(m, pool, sum_)


KIND_NAMES = ("normal", "undefendable", "pure", "collateral", "ultimate", "healing")


def guarded(m: DiceThrone, p: Packet, amount: int) -> int:
    """What is left for the hero when a companion takes all or a share of the damage."""
    share = amount if p[SHARE] == -1 else max(p[SHARE], 0)
    take(m, p[TO], p[GUARD], share)
    return amount - share


# -- health --------------------------------------------------------------------------------


def alter_health(m: DiceThrone, pool: int, change: int) -> None:
    """Raise or lower a counter: at most 10 above the start (DT-077), never below 0 (DT-073).

    A team has one counter for all its heroes (DT-185).
    """
    before = m.health[pool]
    if before <= 0:
        return
    after = before + change
    if change > 0:
        after = max(before, min(after, m.seating.start_health[pool] + OVERHEAL))
    m.health[pool] = max(after, 0)
    if m.health[pool] == 0:
        m.do((defeat,))


def heal(m: DiceThrone, seat: int, amount: int) -> None:
    """Heal at once, or in 2.2 together with the damage (DT-015, DT-061).

    An offensive ability heals at its activation in both editions (DT-042).
    """
    if amount <= 0:
        return
    waits = m.pooling and m.phase != "offensive-roll"
    if waits and m.edition.healing_waits_for_damage:
        m.incoming.append(packet(seat, seat, HEALING, amount))
        return
    pool = m.pool_of[seat]
    before = m.health[pool]
    alter_health(m, pool, amount)
    m.tell("healed", seat, m.health[pool] - before)


def defeat(m: DiceThrone) -> None:
    """Whoever is at 0 has lost, unless a token saves them; the side left has won (DT-074).

    If all that remained fell at once, they share it (DT-075), but not otherwise (DT-076).
    What the defeated have placed on others stays there (DT-102).
    """
    for seat in range(len(m.fighters)):
        if not m.alive(seat):
            saved(m, seat)
    newly = [pool for pool, health in enumerate(m.health) if not health and pool not in m.fallen]
    standing = m.mode.standing(m)
    m.fallen += tuple(newly)
    if len(standing) <= 1:
        winners = standing or [m.side_of[m.pool_of.index(pool)] for pool in newly]
        m.finish(tuple(1 if m.side_of[seat] in winners else 2 for seat in range(m.seated)))
    elif not m.alive(m.active):
        only_last(m)  # the end of the turn, or the next one


def saved(m: DiceThrone, seat: int) -> None:
    """A token may set health to 1 instead."""
    for token in m.content.with_trait["survives"]:
        if take(m, seat, token, 1):
            m.health[m.pool_of[seat]] = 1
            return


steps(
    settle_isolated,
    settle,
    share_out,
    shared,
    defeat,
)
