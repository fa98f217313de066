"""The turn of Skirmish: three actions, each with its own kind of consequence for undo."""

from astragal.kernel.match import Option
from astragal.kernel.step import step
from astragal.kernel.window import window
from astragal.kernel.zones import draw, lowered, raised, refill
from tests.kernel.toy.state import (
    ENERGY,
    GEM,
    KINDS,
    LAST_TURN,
    MOST_HEALTH,
    NOBODY,
    STRIKE,
    Skirmish,
)


@step
def begin(m: Skirmish) -> None:
    """The deck is shuffled and everybody draws three cards."""
    m.begin()
    m.chance.shuffle(m.deck)
    for seat in range(len(m.hands)):
        m.tell_drawn(seat, draw(m.deck, m.hands[seat], 3))
    m.do((turn,))


@step
def turn(m: Skirmish) -> None:
    """The active seat acts while it has energy."""
    m.ask(m.active, "turn", actions(m), acted)


def actions(m: Skirmish) -> tuple[Option, ...]:
    """What the active seat may do, in an order that does not follow its hand."""
    hand = m.hands[m.active]
    others = [seat for seat, health in enumerate(m.health) if health and seat != m.active]
    found: list[Option] = []
    if STRIKE in hand:
        found += [("strike", seat) for seat in others]
    if GEM in hand:
        found.append(("gem",))
    if m.discard:
        found += [("swap", KINDS[card]) for card in sorted(set(hand))]
    found += [("stance", stance) for stance in range(3) if stance != m.stances[m.active]]
    return (*found, ("draw",), ("roll",), ("end",))


@step
def acted(m: Skirmish, seat: int, option: Option) -> None:
    """Carry an action out; the turn goes on while there is energy."""
    m.energy -= 1
    if option == ("end",) or m.energy == 0:
        m.do((end_turn,))
    else:
        m.do((turn,))
    ACTIONS[option[0]](m, seat, option)


def strike(m: Skirmish, seat: int, option: Option) -> None:
    """A strike of 2 hangs in the air until the window is closed."""
    m.spend(seat, STRIKE)
    m.target = option[1]
    m.damage = 2
    m.tell("struck", seat, m.target)
    m.do((window, "strike", 0), (hit,))


@step
def hit(m: Skirmish) -> None:
    """The strike lands; the last one standing wins."""
    m.health[m.target] = lowered(m.health[m.target], m.damage)
    m.tell("hit", m.target, m.damage)
    m.target = NOBODY
    m.damage = 0
    if sum(health > 0 for health in m.health) == 1:
        m.finish(tuple(1 if health else 2 for health in m.health))


def gem(m: Skirmish, seat: int, option: Option) -> None:
    """A gem is shown and heals 1."""
    m.spend(seat, GEM)
    m.health[seat] = raised(m.health[seat], 1, MOST_HEALTH)


def swap(m: Skirmish, seat: int, option: Option) -> None:
    """A card of the hand changes places with the last discarded one."""
    taken = m.discard.pop()
    m.spend(seat, KINDS.index(option[1]))
    m.hands[seat].append(taken)


def stance(m: Skirmish, seat: int, option: Option) -> None:
    """A stance is seen by all, secret to none and easily changed back."""
    m.stances[seat] = option[1]


def draw_card(m: Skirmish, seat: int, option: Option) -> None:
    """One card; an empty deck is refilled first."""
    refill(m.deck, m.discard, m.chance)
    m.tell_drawn(seat, draw(m.deck, m.hands[seat], 1))


def roll(m: Skirmish, seat: int, option: Option) -> None:
    """A die that hurts who throws a 1."""
    die = m.chance.die(6)
    m.tell("rolled", seat, die)
    if die == 1 and m.health[seat] > 1:
        m.health[seat] -= 1


def end(m: Skirmish, seat: int, option: Option) -> None:
    """Nothing more is done this turn."""


@step
def end_turn(m: Skirmish) -> None:
    """The next living seat has its turn; after the last turn the healthiest win."""
    m.turns += 1
    if m.turns == LAST_TURN:
        m.finish(tuple(1 + sum(other > own for other in m.health) for own in m.health))
        return
    m.energy = ENERGY
    m.active = next(seat for seat in m.priority("turn")[1:] if m.health[seat])
    m.do((turn,))


ACTIONS = {
    "strike": strike,
    "gem": gem,
    "swap": swap,
    "stance": stance,
    "draw": draw_card,
    "roll": roll,
    "end": end,
}
