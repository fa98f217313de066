"""Dice on the table: laying them, altering them, reading them.

Whoever rolls may alter the dice first, then the others, until all accept them (DT-160, DT-161).
Rolls lie on one another: a die rolled for a token lies above the roll that it answers.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final

from astragal.games.dice_throne.effects.carry_out import perform
from astragal.games.dice_throne.effects.context import Context, with_rolled
from astragal.games.dice_throne.rules.supply import gain_cp
from astragal.games.dice_throne.state import DiceThrone
from astragal.kernel.match import Option
from astragal.kernel.step import Frame, steps
from astragal.kernel.window import window

DONE: Final[Option] = ("done",)
WINDOW_DICE: Final[Frame] = (window, "dice")


def lay(m: DiceThrone, seat: int, count: int, purpose: str) -> None:
    """Roll dice once; they lie above what was on the table (DT-123).

    What reads them is on the agenda already, so that odds know what matters of them.
    All may be altered (DT-053), but for those of an ultimate (DT-054, DT-163).
    """
    m.rolls += ((m.roller, m.purpose, m.dice_open, tuple(m.dice)),)
    m.roller = seat
    m.purpose = purpose
    m.dice = m.chance.roll(count)
    m.dice_open = not m.ultimate
    tell_dice(m, seat)


def tell_dice(m: DiceThrone, seat: int) -> None:
    """Everybody sees what a seat has rolled."""
    if m.events is not None:
        m.tell("rolled", seat, shown(m))


def shown(m: DiceThrone) -> str:
    """The dice on the table as events have them."""
    return " ".join(map(str, m.dice))


def lay_then(m: DiceThrone, seat: int, count: int, purpose: str, frames: list[Frame]) -> None:
    """Lay dice, and then do the frames; odds find on the agenda what will read the dice."""
    m.do_all(frames)
    lay(m, seat, count, purpose)


def lift(m: DiceThrone) -> tuple[int, ...]:
    """Take the dice off the table and see again what lay beneath."""
    dice = tuple(m.dice)
    m.roller, m.purpose, m.dice_open, below = m.rolls[-1]
    m.rolls = m.rolls[:-1]
    m.dice = list(below)
    return dice


def read(m: DiceThrone, script: int, ctx: Context) -> None:
    """Resolve a list of effects from the dice, as altered until now (DT-166).

    The same dice count for every effect of the list (DT-088).
    """
    perform(m, script, 0, with_rolled(ctx, lift(m)))


# -- keeping and rerolling ---------------------------------------------------------------------


@cache
def keeps(dice: tuple[int, ...]) -> tuple[Option, ...]:
    """Every different way to keep some of the dice and reroll the others; dice come sorted."""
    found = {
        tuple(face for place, face in enumerate(dice) if mask >> place & 1)
        for mask in range(1, (1 << len(dice)) - 1)
    }
    return tuple(("keep", *kept) for kept in sorted(found, key=lambda kept: (-len(kept), kept)))


def reroll_except(m: DiceThrone, kept: tuple[int, ...]) -> None:
    """Reroll all dice but the kept ones, each in its place."""
    left = list(kept)
    for place, face in enumerate(m.dice):
        if face in left:
            left.remove(face)
        else:
            m.dice[place] = m.chance.die(6)
    tell_dice(m, m.roller)


def reroll_face(m: DiceThrone, face: int) -> None:
    """Reroll one die that shows this face."""
    place = m.dice.index(face)
    m.dice[place] = m.chance.die(6)
    m.altered += 1
    if m.events is not None:
        m.tell("rerolled", m.roller, face, m.dice[place], shown(m))


def set_face(m: DiceThrone, face: int, to: int) -> None:
    """Turn one die that shows a face to another; its symbol changes with it (DT-164)."""
    m.dice[m.dice.index(face)] = to
    m.altered += 1
    m.tell("altered", m.roller, face, to)


# -- altering, as words do ---------------------------------------------------------------------


def pick_reroll(m: DiceThrone, seat: int, count: int, must: bool) -> None:
    """Pick a die to reroll; after the first one may stop."""
    if not m.dice or count == 0:
        return
    options: tuple[Option, ...] = tuple(("reroll", face) for face in sorted(set(m.dice)))
    if not must:
        options = (DONE, *options)
    m.let_choose(seat, "reroll", options, reroll_picked, count)


def reroll_picked(m: DiceThrone, seat: int, option: Option, count: int) -> None:
    if option != DONE:
        reroll_face(m, option[1])
        m.do((pick_reroll, seat, count - 1, False))


def pick_ransom(m: DiceThrone, seat: int, price: int) -> None:
    """Pick a die that its owner must ransom, or else reroll."""
    options: tuple[Option, ...] = tuple(("reroll", face) for face in sorted(set(m.dice)))
    m.let_choose(seat, "reroll", options, ransom_picked, price)


def ransom_picked(m: DiceThrone, seat: int, option: Option, price: int) -> None:
    if m.fighters[m.roller].cp >= price:
        m.do((ransom, seat, option[1], price))
    else:
        reroll_face(m, option[1])


def ransom(m: DiceThrone, owner_seat: int, face: int, price: int) -> None:
    """Pay, or reroll the die."""
    m.ask(m.roller, "ransom", (("pay", price), ("reroll", face)), ransomed, owner_seat)


def ransomed(m: DiceThrone, seat: int, option: Option, owner_seat: int) -> None:
    if option[0] == "pay":
        m.own(seat).cp -= option[1]
        gain_cp(m, owner_seat, option[1])
    else:
        reroll_face(m, option[1])


def pick_change(m: DiceThrone, seat: int, count: int, to: str, must: bool) -> None:
    """Pick a die and what it is changed to."""
    options = changes(m, to)
    if count == 0 or not options:
        return
    if not must:
        options = (DONE, *options)
    m.let_choose(seat, "change", options, change_picked, count, to)


def changes(m: DiceThrone, to: str) -> tuple[Option, ...]:
    """What can be done to one die: any value, a neighbour, another die's, or one face."""
    faces = sorted(set(m.dice))
    return tuple(
        ("change", face, value)
        for face in faces
        for value in values_for(face, to, faces)
        if value != face and 1 <= value <= 6
    )


def values_for(face: int, to: str, faces: list[int]) -> Iterable[int]:
    """The values that a die with this face may be turned to."""
    if to == "any":
        return range(1, 7)
    if to == "neighbour":
        return (face - 1, face + 1)
    return faces if to == "another" else (int(to),)


def change_picked(m: DiceThrone, seat: int, option: Option, count: int, to: str) -> None:
    if option != DONE:
        set_face(m, option[1], option[2])
        m.do((pick_change, seat, count - 1, to, False))


def pick_keep(m: DiceThrone, most: int) -> None:
    """The roller may reroll some of the dice once."""
    dice = tuple(sorted(m.dice))
    allowed = tuple(option for option in keeps(dice) if len(dice) - (len(option) - 1) <= most)
    everything: tuple[Option, ...] = (("roll",),) if len(dice) <= most else ()
    m.ask(m.roller, "keep", (DONE, *everything, *allowed), kept)


def kept(m: DiceThrone, seat: int, option: Option) -> None:
    if option != DONE:
        reroll_except(m, option[1:])
        m.altered += 1


steps(
    lay,
    read,
    pick_reroll,
    reroll_picked,
    pick_ransom,
    ransom_picked,
    ransom,
    ransomed,
    pick_change,
    change_picked,
    pick_keep,
    kept,
)
