"""What must be paid: combat points, tokens, cards and companions."""

from astragal.games.dice_throne.packs.words.compose import Cost
from astragal.games.dice_throne.rules.companions import spare
from astragal.games.dice_throne.rules.supply import put_away
from astragal.games.dice_throne.rules.tokens import take
from astragal.games.dice_throne.state import DiceThrone
from astragal.kernel.match import Option
from astragal.kernel.step import steps


def can_pay(m: DiceThrone, seat: int, cost: Cost | None) -> bool:
    """Whether a seat itself has what is asked; nobody pays for another (DT-187)."""
    return cost is None or m.fighters[seat].can_pay(m.content.price(cost))


def pay(m: DiceThrone, seat: int, cost: Cost) -> None:
    """Pay combat points and tokens; cards and companions are picked before anything else."""
    m.own(seat).cp -= cost.cp
    for name, count in cost.tokens.items():
        take(m, seat, m.content.token_numbers[name], count)
    if cost.cards:
        m.do((pick_discard, cost.cards, seat))
    if cost.companions:
        m.do((pick_companion, cost.companions, True, seat))


def pick_discard(m: DiceThrone, count: int, seat: int) -> None:
    """The owner picks what goes."""
    hand = m.fighters[seat].hand
    if hand and count:
        options: tuple[Option, ...] = tuple(("discard", card) for card in sorted(hand))
        m.let_choose(seat, "discard", options, discard_picked, count)


def discard_picked(m: DiceThrone, seat: int, option: Option, count: int) -> None:
    put_away(m, seat, option[1])
    m.do((pick_discard, count - 1, seat))


def pick_companion(m: DiceThrone, count: int, must: bool, seat: int) -> None:
    """Pick a companion to pay with."""
    options: tuple[Option, ...] = tuple(("give", token) for token in spare(m, seat))
    if count and options:
        m.let_choose(seat, "give-up", options, companion_paid, count)


def companion_paid(m: DiceThrone, seat: int, option: Option, count: int) -> None:
    take(m, seat, option[1], 1)
    m.do((pick_companion, count - 1, True, seat))


steps(
    pick_discard,
    discard_picked,
    pick_companion,
    companion_paid,
)
