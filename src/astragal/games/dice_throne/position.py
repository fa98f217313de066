"""Positions that scenarios set up: overrides of the start.

A position empties hands and sets a later turn than the first unless it says otherwise; what is
not in a hand or pile it names stays in the deck.
"""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Annotated

from astragal.errors import PackError
from astragal.games.dice_throne.fighter import Fighter
from astragal.games.dice_throne.packs.conditions import Face, Small
from astragal.games.dice_throne.packs.conditions import place as at_place
from astragal.games.dice_throne.rules.damage import OVERHEAL
from astragal.games.dice_throne.rules.offence import DICE, rolling
from astragal.games.dice_throne.rules.tokens import limit, mark
from astragal.games.dice_throne.rules.turn import begin_turn, phase_frames
from astragal.games.dice_throne.state import DiceThrone
from astragal.kernel.agenda import abandon, skip, waiting
from astragal.packs.decode import Matches, Range, decode
from astragal.packs.pack import called, home_of, meant
from astragal.packs.yaml import Node, Position

ID = "[a-z][a-z0-9-]{0,39}"
AnyId = Annotated[str, Matches(f"({ID}:)?{ID}", "that is a name like fire-mastery")]
Deck = list[AnyId]


@dataclass(frozen=True, slots=True)
class SeatPosition:
    """What one seat has; what is not said stays as at the start."""

    health: Annotated[int, Range(0, 999)] | None = None
    cp: Annotated[int, Range(0, 15)] | None = None
    hand: Deck = field(default_factory=list)
    deck: Deck | None = None  # the next card last; the rest is put beneath
    discard: Deck = field(default_factory=list)
    only: bool = False  # the deck holds nothing but what is named; the rest is discarded
    tokens: dict[str, Small] = field(default_factory=dict)
    upgrades: Deck = field(default_factory=list)
    raised: dict[str, Small] = field(default_factory=dict)
    board: AnyId = ""
    at: Position = at_place()


@dataclass(frozen=True, slots=True)
class TablePosition:
    """A position of Dice Throne."""

    active: Annotated[int, Range(1, 6)] = 1
    first: Annotated[int, Range(1, 6)] = 1
    turn: Annotated[int, Range(1, 500)] = 3
    phase: AnyId = "main-1"
    attempts: Annotated[int, Range(0, 9)] | None = None
    dice: list[Face] = field(default_factory=list)
    seats: dict[int, SeatPosition] = field(default_factory=dict)
    at: Position = at_place()


def place(m: DiceThrone, node: Node) -> None:
    """Set a position up."""
    table = decode(node, TablePosition)
    for number, seat in table.seats.items():
        if not 1 <= number <= len(m.fighters):
            raise seat.at.error(f"there is no seat {number}; this match has {len(m.fighters)}")
    if table.active > len(m.fighters):
        raise table.at.error(f"there is no seat {table.active}")
    check_dice(table)
    m.prepare()
    abandon(m)
    m.active = m.actor = table.active - 1
    m.first = table.first - 1
    m.turn = table.turn
    for number in range(len(m.fighters)):
        place_seat(m, number, table.seats.get(number + 1, SeatPosition()))
    m.fallen = tuple(pool for pool, health in enumerate(m.health) if health == 0)
    check_standing(m, table)
    begin_with(m, table)


def check_dice(table: TablePosition) -> None:
    """Dice lie on the table only in the Offensive Roll phase, and then all of them."""
    if table.attempts is not None and not table.dice:
        raise table.at.error("attempts are left only where dice lie on the table: add dice")
    if not table.dice:
        return
    if table.phase != "offensive-roll":
        raise table.at.error(f"no dice lie on the table in {table.phase}: write offensive-roll")
    if len(table.dice) != DICE:
        raise table.at.error(f"{DICE} dice lie on the table, not {len(table.dice)}")


def check_standing(m: DiceThrone, table: TablePosition) -> None:
    """The match is not over: the active seat has health, and so has an opponent."""
    active = table.active - 1
    if not m.alive(active):
        raise table.at.error(f"seat {table.active} is active and needs health")
    if not m.opponents(active):
        raise table.at.error("nobody else has health: this match would be over")


def begin_with(m: DiceThrone, table: TablePosition) -> None:
    """The turn is under way, and the phase of the position comes next."""
    if table.phase not in m.mode.phases:
        raise table.at.unknown("phase", table.phase, m.mode.phases)
    m.turn -= 1
    begin_turn(m)
    skip(m, waiting(m).index(phase_frames(m.mode, table.phase)[0]))
    if table.dice:
        skip(m, 1)
        lay_dice(m, table)


def lay_dice(m: DiceThrone, table: TablePosition) -> None:
    """The Offensive Roll phase is under way and these dice lie on the table."""
    m.phase = "offensive-roll"
    mark(m, "end-of-roll-phase")
    m.roller = m.active
    m.purpose = "offensive"
    m.dice = list(table.dice)
    m.attempts = 2 if table.attempts is None else table.attempts
    m.attempts_used = 3 - m.attempts
    m.do((rolling,))


def place_seat(m: DiceThrone, number: int, seat: SeatPosition) -> None:
    who = m.own(number)
    if seat.health is not None:
        place_health(m, number, seat.health, seat)
    if seat.cp is not None:
        who.cp = seat.cp
    if seat.board:
        side = named(who, seat.board, who.board.hero.sides)
        if side not in who.board.hero.sides:
            raise seat.at.unknown("side", seat.board, who.board.hero.sides)
        who.side = side
    place_tokens(m, number, seat)
    left = who.board.deck[:]
    who.table = take_cards(m, who, left, seat.upgrades, seat)
    for card in who.table:
        facts = m.content.cards[card]
        if facts.upgrade is None:
            raise seat.at.error(f"{facts.id} is no upgrade")
        who.levels[facts.slot] = max(facts.level, who.levels.get(facts.slot, 1))
    who.arrange()
    who.hand = take_cards(m, who, left, seat.hand, seat)
    who.discard = take_cards(m, who, left, seat.discard, seat)
    top = take_cards(m, who, left, seat.deck or [], seat)
    m.chance.shuffle(left)
    if seat.only:
        who.discard += left
        left = []
    who.deck = left + top


def place_health(m: DiceThrone, number: int, health: int, seat: SeatPosition) -> None:
    """The counter that pays for a fighter stands no higher than it can be raised."""
    pool = m.pool_of[number]
    most = m.seating.start_health[pool] + OVERHEAL
    if health > most:
        raise seat.at.error(f"health {health} is not from 0 to {most}")
    m.health[pool] = health


def place_tokens(m: DiceThrone, number: int, seat: SeatPosition) -> None:
    who = m.own(number)
    numbers = m.content.token_numbers
    full = {name: status(m, who, name, seat) for name in (*seat.raised, *seat.tokens)}
    for name, by in seat.raised.items():
        who.raised += (numbers[full[name]],) * by
    for name, count in seat.tokens.items():
        token = numbers[full[name]]
        most = limit(m, number, token)
        if count > most:
            raise seat.at.error(f"the limit of {name} is {most}")
        who.gain(token, count - who.tokens[token])


def status(m: DiceThrone, who: Fighter, name: str, seat: SeatPosition) -> str:
    """The id in full of a status: one's own, the game's, else that of somebody at the table."""
    known = m.content.token_numbers
    homes = {home_of(fighter.board.id) for fighter in m.fighters}
    alike = called(name, known)
    at_table = [id for id in alike if home_of(id) in homes]
    id = named(who, name, known)
    if id not in known and len(at_table) == 1:
        return at_table[0]
    if id not in known and alike:
        raise seat.at.error(f"{name} could be {' or '.join(at_table or alike)}")
    if id not in known:
        raise seat.at.unknown("status", name, sorted(known))
    return id


def named(who: Fighter, id: str, known: Collection[str]) -> str:
    """The id in full: a bare one means one's own pack first, then the game."""
    return meant(id, known, (home_of(who.board.id),))


def take_cards(
    m: DiceThrone, who: Fighter, left: list[int], names: Deck, seat: SeatPosition
) -> list[int]:
    """The cards of these names, taken out of what is left of the deck."""
    taken = []
    known = [m.content.cards[card].id for card in who.board.deck]
    for name in names:
        id = named(who, name, known)
        card = next((card for card in left if m.content.cards[card].id == id), None)
        if card is None:
            raise no_card(m, who, id, seat)
        left.remove(card)
        taken.append(card)
    return taken


def no_card(m: DiceThrone, who: Fighter, name: str, seat: SeatPosition) -> PackError:
    """A card that is not left: it is named more than once, another hero's, or nobody's."""
    cards = m.content.cards
    names = [cards[card].id for card in who.board.deck]
    if name in names:
        zones = {
            "on the board": seat.upgrades,
            "in the hand": seat.hand,
            "on the discard pile": seat.discard,
            "on the deck": seat.deck or [],
        }
        where = next(zone for zone, named in zones.items() if name in named)
        return seat.at.error(f"{name} is already {where}; the deck holds it only once")
    owner = next((card.hero for card in cards if card.id == name), None)
    if owner is not None:
        return seat.at.error(f"{name} is a card of {owner}, not of {who.board.id}")
    return seat.at.unknown("card", name, sorted(names))
