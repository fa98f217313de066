"""Blessings: dice are rolled, and what they show is applied, by some even twice."""

from typing import Final

from astragal.games.dice_forge.packs.vocabulary import GLORY, GOLD, MOON, SUN, Vector
from astragal.games.dice_forge.rules.faces import ROLLED, apply_now
from astragal.games.dice_forge.rules.reserves import add, gain_gold, spend_token
from astragal.games.dice_forge.state import ASK, MOST_SEATS, DiceForge
from astragal.kernel.match import PASS, Option
from astragal.kernel.step import Frame, steps

# The seats from each one on, for every number of seats.
ORDERS: Final = [
    [[(first + turn) % seats for turn in range(seats)] for first in range(seats)]
    for seats in range(MOST_SEATS + 1)
]
DICE_OPTIONS: Final[tuple[Option, ...]] = (("die", 0), ("die", 1))


# -- rolling -------------------------------------------------------------------------------------


def bless_all(m: DiceForge) -> None:
    """All seats roll both dice; then all faces are applied (DF-025, DF-027)."""
    m.do_all(roll_for_all(m))


BLESS_ALL: Final[Frame] = (bless_all,)


def roll_for_all(m: DiceForge) -> list[Frame]:
    """Results that need no decision apply at once (DF-029).

    The others are given back, seat by seat from the active one on (DF-030).
    """
    waiting: list[Frame] = []
    quick, count = m.content.quick, m.content.count
    chance, dice, up = m.chance, m.dice, m.up
    for seat in ORDERS[m.seated][m.active]:
        # As `roll`, but written out: most dice of a match are rolled here.
        light, dark = 2 * seat, 2 * seat + 1
        up[light] = at = chance.die() - 1
        a = dice[light][at]
        up[dark] = at = chance.die() - 1
        b = dice[dark][at]
        if m.events is not None:
            m.tell("rolled", seat, (m.content.faces[a].id, m.content.faces[b].id))
        total = quick[a * count + b]
        if total is None:
            waiting.append((blessed, seat, a, b, ROLLED))
            continue
        gains: Vector = total
        if gains[GOLD] and m.hammer[seat] < m.spaces[seat]:
            add(m, seat, (0, gains[SUN], gains[MOON], gains[GLORY]))
            if m.standing[seat] == ASK:
                waiting.append((gain_gold, seat, gains[GOLD]))
            else:
                gain_gold(m, seat, gains[GOLD])
        else:
            add(m, seat, gains)
        if m.tokens[seat]:
            waiting.append((may_repeat, seat, a, b, ROLLED))
    return waiting


def bless(m: DiceForge, seat: int, how: int) -> None:
    """A divine blessing of one seat (DF-026)."""
    a, b = roll(m, seat)
    blessed(m, seat, a, b, how)


def bless_by_die(m: DiceForge, seat: int, count: int, how: int) -> None:
    """For minor blessings one die is chosen, and then rolled each time (DF-034, DF-100)."""
    m.ask(seat, "die", DICE_OPTIONS, die_chosen, count, how)


def die_chosen(m: DiceForge, seat: int, option: Option, count: int, how: int) -> None:
    """The die is rolled so often, each time to the end (DF-175)."""
    m.do_all([(bless_minor, seat, option[1], how)] * count)


def bless_minor(m: DiceForge, seat: int, die: int, how: int) -> None:
    """A minor blessing: one die, and nothing of the other one (DF-034, DF-035, DF-036)."""
    at = 2 * seat + die
    m.up[at] = m.chance.die() - 1
    face = m.dice[at][m.up[at]]
    if m.events is not None:
        m.tell("rolled", seat, (m.content.faces[face].id,))
    blessed(m, seat, face, m.content.blank, how)


def roll(m: DiceForge, seat: int) -> tuple[int, int]:
    """Both dice of a seat; they stay as they lie until they are rolled or forged (DF-032).

    Which die is the light one has no meaning (DF-014).
    """
    at = 2 * seat
    chance, up = m.chance, m.up
    up[at] = chance.die() - 1
    up[at + 1] = chance.die() - 1
    a = m.dice[at][up[at]]
    b = m.dice[at + 1][up[at + 1]]
    if m.events is not None:
        m.tell("rolled", seat, (m.content.faces[a].id, m.content.faces[b].id))
    return a, b


# -- applying, and repeating ---------------------------------------------------------------------


def blessed(m: DiceForge, seat: int, a: int, b: int, how: int) -> None:
    """Rolled faces are applied; whoever has the token for it may then repeat them (DF-094)."""
    if how & ROLLED and m.tokens[seat]:
        m.do((may_repeat, seat, a, b, how))
    apply_now(m, seat, a, b, how)


def may_repeat(m: DiceForge, seat: int, a: int, b: int, how: int) -> None:
    """Once the result is known, on anybody's turn (DF-159)."""
    for feat in m.tokens[seat]:
        if feat in m.content.repeats:
            m.ask(seat, "repeat", (PASS, ("use", feat)), repeated, a, b, how)
            return


def repeated(m: DiceForge, seat: int, option: Option, a: int, b: int, how: int) -> None:
    """The same faces once more with fresh choices, and no third time (DF-156, DF-157)."""
    if option != PASS:
        spend_token(m, seat, option[1])
        apply_now(m, seat, a, b, how)


steps(bless_all, bless, bless_by_die, die_chosen, bless_minor, blessed, may_repeat, repeated)
