"""The Offensive Roll phase: attempts, declaring, activating (DT-029 to DT-043)."""

from typing import Final

from astragal.games.dice_throne.effects.carry_out import perform
from astragal.games.dice_throne.effects.context import activation
from astragal.games.dice_throne.rules.defence import held_back
from astragal.games.dice_throne.rules.legal import ROLL, reactions, rolling_options
from astragal.games.dice_throne.rules.rolls import WINDOW_DICE, reroll_except, tell_dice
from astragal.games.dice_throne.rules.targeting import AIM
from astragal.games.dice_throne.rules.tokens import mark
from astragal.games.dice_throne.rules.triggers import attack_triggers, triggers
from astragal.games.dice_throne.state import DiceThrone
from astragal.kernel.match import Option
from astragal.kernel.step import Frame, steps
from astragal.kernel.window import poll_then, window

ATTEMPTS = 3
DICE = 5
BUY: Final[Option] = ("buy",)
DONE: Final[Option] = ("done",)


def offensive_roll(m: DiceThrone) -> None:
    """The phase begins, unless a status forbids it."""
    m.clear_attack()
    m.clear_roll()
    m.do_then(triggers(m, m.actor, "before-offensive-roll"), START_ROLLING)


def start_rolling(m: DiceThrone) -> None:
    """Three attempts (DT-029), fewer under some statuses.

    A phase that is skipped never was: nothing of it begins, and nothing ends with it (DT-205).
    """
    if m.skipped == "offensive-roll":
        m.skipped = ""
        return
    m.phase = "offensive-roll"
    m.attempts_used = 0
    mark(m, "end-of-roll-phase")
    m.roller = m.actor
    m.purpose = "offensive"
    m.attempts = ATTEMPTS
    held = m.fighters[m.actor].tokens
    if m.has(m.actor, "one-attempt-fewer"):
        m.attempts -= sum([held[token] for token in m.content.with_trait["one-attempt-fewer"]])
    if m.has(m.actor, "attempt-can-be-bought") and m.fighters[m.actor].cp:
        m.do((buy_attempt,), ROLLING)
    else:
        rolling(m)


def buy_attempt(m: DiceThrone) -> None:
    """The missing attempt may be bought back for 1 CP."""
    m.ask(m.actor, "buy-attempt", (DONE, BUY), attempt_bought)


def attempt_bought(m: DiceThrone, seat: int, option: Option) -> None:
    if option == BUY:
        m.own(seat).cp -= 1
        m.attempts += 1


def rolling(m: DiceThrone) -> None:
    """Roll, keep, alter one's own dice undisturbed, and declare (DT-031, DT-033, DT-160)."""
    m.dice_open = bool(m.dice)
    m.now(ROLLING_CHOICE)


def rolling_choice(m: DiceThrone) -> None:
    """Attempts, abilities that the dice allow, and what may be played."""
    options = rolling_options(m)
    played = reactions(m, m.actor, "rolling")
    m.ask(m.actor, "rolling", options + played, rolling_chosen)


def rolling_chosen(m: DiceThrone, seat: int, option: Option) -> None:
    verb = option[0]
    if verb in ("roll", "keep"):
        roll_attempt(m, option)
    elif verb in ("ability", "none"):
        declare(m, option[1] if verb == "ability" else "")
    else:
        m.do(ROLLING)
        m.react(seat, option)


def roll_attempt(m: DiceThrone, option: Option) -> None:
    """Roll all dice, or all but the kept ones; no die is locked (DT-030)."""
    m.attempts -= 1
    m.attempts_used += 1
    if option == ROLL:
        m.dice = m.chance.roll(DICE)
        tell_dice(m, m.actor)
    else:
        reroll_except(m, option[1:])
    m.dice_open = True
    if m.edition.roller_is_undisturbed:
        rolling(m)
    else:
        poll_then(m, WINDOW_DICE, ROLLING)


def declare(m: DiceThrone, ability: str) -> None:
    """A declaration is only an intention: others may alter the dice first (DT-034, DT-179)."""
    m.ability = ability
    if ability:
        m.tell("declared", m.actor, ability)
    else:
        m.tell("held-back", m.actor)
    poll_then(m, WINDOW_DECLARED, (declared, m.acted, m.altered))


def declared(m: DiceThrone, acted: int, altered: int) -> None:
    """If anything happened, declare anew or go on rolling (DT-035, DT-036, DT-037, DT-039)."""
    changed = m.altered != altered
    if m.edition.any_action_reopens_declaration:
        changed = changed or m.acted != acted
    if changed:
        if m.ability:
            m.tell("lapsed", m.actor, m.ability)
        m.ability = ""
        rolling(m)
    else:
        end_of_offensive_roll(m)


def end_of_offensive_roll(m: DiceThrone) -> None:
    """The declaration stands, and the dice with it."""
    m.dice_open = False
    ability = m.fighters[m.actor].ability(m.ability) if m.ability else None
    m.ultimate = ability is not None and ability.is_ultimate
    m.do_then(attack_triggers(m, m.actor, "end-of-offensive-roll"), ACTIVATE)


def activate(m: DiceThrone) -> None:
    """Activate one offensive ability (DT-040), its effects in the printed order (DT-041).

    They are those printed on it, or on the upgrade that covers it (DT-087).
    """
    if m.skipped == "attack" or not m.ability:
        m.skipped = ""
        held_back(m)
        return
    ability = m.fighters[m.actor].ability(m.ability)
    assert ability is not None
    dice = tuple(sorted(m.dice))
    m.attacker = m.actor
    m.pooling = True
    ctx = activation(m.actor, dice)
    m.tell("activated", m.actor, m.ability)
    scripts = (ability.first, ability.tiers[ability.tier(dice)][1], ability.also)
    frames: list[Frame] = [
        (perform, script, 0, ctx) for script in scripts if m.content.scripts[script]
    ]
    m.do_all([*frames, *triggers(m, m.actor, "ability-activated"), AIM])


WINDOW_DECLARED: Final[Frame] = (window, "declared")
START_ROLLING: Final[Frame] = (start_rolling,)
ROLLING: Final[Frame] = (rolling,)
ROLLING_CHOICE: Final[Frame] = (rolling_choice,)
ACTIVATE: Final[Frame] = (activate,)


steps(
    offensive_roll,
    start_rolling,
    buy_attempt,
    attempt_bought,
    rolling,
    rolling_choice,
    rolling_chosen,
    declare,
    declared,
    activate,
)
