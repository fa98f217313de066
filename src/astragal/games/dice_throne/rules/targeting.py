"""The Targeting Roll phase: who is hit, and whether that is an attack.

DT-044 to DT-054, DT-193 to DT-198; an attack stays one, whatever is prevented of it (DT-144).
"""

from typing import Final

from astragal.games.dice_throne.effects.waiting import wants_target
from astragal.games.dice_throne.rules.defence import END_OF_DAMAGE, HELD_BACK, defensive_roll
from astragal.games.dice_throne.rules.leaders import name_target
from astragal.games.dice_throne.rules.rolls import WINDOW_DICE, lay_then, lift
from astragal.games.dice_throne.state import DiceThrone
from astragal.kernel.match import Option
from astragal.kernel.step import Frame, steps


def aim(m: DiceThrone) -> None:
    """Find a target if anything needs one, even without damage (DT-045, DT-046, DT-242)."""
    if not wants_target(m):
        m.now(END_OF_DAMAGE if m.incoming else HELD_BACK)
        return
    known = known_target(m)
    if known >= 0:
        targeted(m, known)
        return
    m.phase = "targeting-roll"
    if m.mode.target_is_rolled:
        lay_then(m, m.attacker, 1, "targeting", [WINDOW_DICE, (targeting_die,)])
    else:
        m.now((choose_target, m.attacker))


AIM: Final[Frame] = (aim,)


def known_target(m: DiceThrone) -> int:
    """Whom an extra phase or a roll against them has named, or the only opponent (DT-044)."""
    if m.extra_target >= 0:
        return m.extra_target
    if m.target >= 0:
        return m.target
    targets = m.mode.targets(m, m.attacker)
    return targets[0] if len(targets) == 1 else -1


def choose_target(m: DiceThrone, seat: int) -> None:
    """Name the target among the attacker's living opponents (DT-048, DT-193)."""
    options: tuple[Option, ...] = tuple(
        ("target", other) for other in m.mode.targets(m, m.attacker)
    )
    m.ask(seat, "target", options, target_chosen)


def target_chosen(m: DiceThrone, seat: int, option: Option) -> None:
    targeted(m, option[1])


def targeting_die(m: DiceThrone) -> None:
    """The die finds the defender (DT-049, DT-052), or who names them (DT-050, DT-051)."""
    die = lift(m)[0]
    row = across(m)
    if len(row) == 2 and die == 5:
        m.now((choose_target, next(seat for seat in m.fighters_after(m.attacker) if seat in row)))
    elif len(row) == 2 and die == 6:
        m.now((choose_target, m.attacker))
    else:
        targeted(m, row[(die - 1) // 2])


def across(m: DiceThrone) -> list[int]:
    """The opposing team from the attacker's left to right."""
    row = [seat for seat in range(len(m.fighters)) if m.side_of[seat] != m.side_of[m.attacker]]
    return row if m.side_of[m.attacker] == 0 else row[::-1]


def is_attack(m: DiceThrone) -> bool:
    """An ability that sets damage is an attack, also if all is prevented later (DT-144, AMB-05)."""
    return m.amount > 0


def targeted(m: DiceThrone, seat: int) -> None:
    """The target is known, unless the ability itself has named it before."""
    m.attack_on = is_attack(m)
    m.tell("targeted", m.attacker, seat)
    if m.attack_on:
        name_target(m, seat)
    m.target = seat
    defensive_roll(m)


steps(
    aim,
    choose_target,
    target_chosen,
    targeting_die,
    targeted,
)
