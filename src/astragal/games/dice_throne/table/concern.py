"""Whether what is asked now concerns a seat, and whether it would be its end."""

from astragal.games.dice_throne.state import BY, TO, DiceThrone
from astragal.games.dice_throne.table.ahead import ahead
from astragal.games.dice_throne.table.now import losses, pending
from astragal.kernel.match import PASS
from astragal.kernel.table import CONCERNED, LETHAL, UNCONCERNED

# No declared ability takes more than this; whoever has more need not look ahead.
WORST = 25
DUEL = 2
# Windows in which what goes on is an attack, or what it leads to.
AMID_ATTACK = ("attack", "then", "after", "duel")


def concern(m: DiceThrone, seat: int) -> int:
    """How much the pending decision concerns a seat."""
    if losses(m).get(m.pool_of[seat], 0) >= m.health[m.pool_of[seat]]:
        return LETHAL
    if m.reason == "declared" and threatens(m, seat):
        return LETHAL if may_fall(m, seat) else CONCERNED
    return CONCERNED if concerned(m, seat) else UNCONCERNED


def concerned(m: DiceThrone, seat: int) -> bool:
    """Whether a seat takes part in what is asked about."""
    reason = m.reason
    if (PASS not in m.options and m.seat == seat) or any(involved(m, seat)):
        return True
    if reason == "dice":
        return dice_matter(m, seat)
    if reason in AMID_ATTACK:
        return m.attacker >= 0 and (m.attacker == seat or ours(m, seat, m.target))
    return reason == "card" and card_hits(m, seat)


def involved(m: DiceThrone, seat: int) -> list[bool]:
    """For each packet of damage, whether the seat's side takes it or the seat deals it."""
    if m.reason == "declared":
        return []
    return [ours(m, seat, p[TO]) or p[BY] == seat for p in pending(m)]


def ours(m: DiceThrone, seat: int, other: int) -> bool:
    """Whether another seat is on the same side."""
    return other >= 0 and m.side_of[other] == m.side_of[seat]


def threatens(m: DiceThrone, seat: int) -> bool:
    """Whether somebody else has declared an ability that might be aimed at this seat's side."""
    return bool(m.ability) and not ours(m, seat, m.actor)


def may_fall(m: DiceThrone, seat: int) -> bool:
    """Whether the declared ability may defeat the seat's side."""
    pool = m.pool_of[seat]
    if m.health[pool] > WORST or m.seat != seat or PASS not in m.options:
        return False
    return any(after.health[pool] <= 0 for after, _ in ahead(m, PASS).matches)


def dice_matter(m: DiceThrone, seat: int) -> bool:
    """Whether a roll is one's own, or answers one's attack, or makes one's side suffer.

    An attempt that others will follow does not matter yet.
    """
    if m.roller == seat:
        return True
    if m.purpose == "offensive":
        return m.attempts == 0 and not ours(m, seat, m.roller)
    return seat == m.attacker or ours(m, seat, m.target) or len(m.fighters) == DUEL


def card_hits(m: DiceThrone, seat: int) -> bool:
    """Whether a card that another side plays might be aimed at this seat."""
    playing = [who for who, facts in enumerate(m.fighters) if being_played(m, facts.table)]
    return any(not ours(m, seat, who) for who in playing)


def being_played(m: DiceThrone, table: list[int]) -> bool:
    """Whether a card lies there that is no upgrade."""
    return any(m.content.cards[card].upgrade is None for card in table)
