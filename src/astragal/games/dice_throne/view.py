"""What is seen of Dice Throne: everything but hands and decks of the other side."""

import msgspec
from msgspec import UNSET, UnsetType

from astragal.games.dice_throne.moves import MOVES
from astragal.games.dice_throne.rules.damage import taken
from astragal.games.dice_throne.state import BY, KIND, KINDS, TO, DiceThrone, Packet
from astragal.kernel import view as kernel
from astragal.kernel.game import Pools
from astragal.kernel.match import REFEREE
from astragal.kernel.view import common, seats_by_number


class Seat(msgspec.Struct):
    """A seat: its hero, what it has, and what lies before it; the hand only for its own side."""

    hero: str
    side: int
    health: int
    cp: int
    cards: int
    deck: int
    discard: list[str]
    upgrades: list[str]
    playing: list[str]
    tokens: dict[str, int]
    levels: dict[str, int]
    board: str
    hand: list[str] | UnsetType = UNSET


class Dice(msgspec.Struct):
    """The dice on the table, and what they are for."""

    roller: int
    purpose: str
    faces: list[int]
    symbols: list[str]
    attempts: int
    used: int
    open: bool


class Attack(msgspec.Struct):
    """The ability that is being carried out."""

    by: int
    target: int
    ability: str
    kind: str
    amount: int
    ultimate: bool
    dealt: int


class Damage(msgspec.Struct):
    """Damage about to be dealt."""

    by: int
    to: int
    kind: str
    damage: int


class View(kernel.View):
    """The table of Dice Throne."""

    phase: str
    turn: int
    first: int
    seats: dict[str, Seat]
    dice: Dice
    upkeep: list[str]
    attack: Attack | None
    incoming: list[Damage]


def view(m: DiceThrone, viewer: int) -> View:
    """The table as a seat, a spectator or the referee sees it."""
    return View(
        **common(m, viewer),
        phase=m.phase,
        turn=m.turn,
        first=m.first + 1,
        seats=seats_by_number([seat_view(m, seat, viewer) for seat in range(len(m.fighters))]),
        dice=dice_view(m),
        upkeep=[MOVES.values(one)["of"] for one in m.options if one[0] == "resolve"],
        attack=attack_view(m),
        incoming=[packet_view(m, p) for p in (*m.incoming, *m.isolated) if p[KIND] < len(KINDS)],
    )


def dice_view(m: DiceThrone) -> Dice:
    """The dice as everybody sees them."""
    faces, symbol = list(m.dice), symbols(m)
    return Dice(m.roller + 1, m.purpose, faces, symbol, m.attempts, m.attempts_used, m.dice_open)


def symbols(m: DiceThrone) -> list[str]:
    """What the dice show, as the roller's hero reads them."""
    return [m.fighters[m.roller].board.faces.symbols[face] for face in m.dice]


def seat_view(m: DiceThrone, seat: int, viewer: int) -> Seat:
    """One seat; its hand only for its own side (DT-182)."""
    who = m.fighters[seat]
    cards = m.content.cards
    return Seat(
        hero=who.board.id,
        side=m.side_of[seat] + 1,
        health=m.health[m.pool_of[seat]],
        cp=who.cp,
        cards=len(who.hand),
        deck=len(who.deck),
        discard=[cards[card].id for card in who.discard],
        upgrades=[cards[card].id for card in who.table if cards[card].upgrade],
        playing=[cards[card].id for card in who.table if not cards[card].upgrade],
        tokens={
            facts.id: who.tokens[facts.number]
            for facts in m.content.tokens
            if who.tokens[facts.number]
        },
        levels=dict(sorted(who.levels.items())),
        board=who.side,
        hand=hand_view(m, seat) if sees_hand(m, seat, viewer) else UNSET,
    )


def hand_view(m: DiceThrone, seat: int) -> list[str]:
    """The cards of a hand, in the order of the packs."""
    return [m.content.cards[card].id for card in sorted(m.fighters[seat].hand)]


def sees_hand(m: DiceThrone, seat: int, viewer: int) -> bool:
    """Whose hand the viewer may look at: their own and their teammates'."""
    return viewer == REFEREE or (viewer >= 0 and m.side_of[viewer] == m.side_of[seat])


def attack_view(m: DiceThrone) -> Attack | None:
    """The ability that is being carried out."""
    if not m.ability and m.attacker < 0:
        return None
    return Attack(
        by=m.attacker + 1,
        target=m.target + 1,
        ability=m.ability,
        kind=KINDS[m.kind],
        amount=m.amount,
        ultimate=m.ultimate,
        dealt=m.dealt,
    )


def packet_view(m: DiceThrone, p: Packet) -> Damage:
    """Damage about to be dealt (DT-200)."""
    return Damage(p[BY] + 1, p[TO] + 1, KINDS[p[KIND]], taken(m, p))


def pools(m: DiceThrone, seat: int) -> Pools:
    """What a seat can't know: the order of its side's decks, the other side's hands and decks."""
    for other, who in enumerate(m.fighters):
        if m.side_of[other] == m.side_of[seat]:
            yield (who.deck,)
        else:
            yield (who.hand, who.deck)
