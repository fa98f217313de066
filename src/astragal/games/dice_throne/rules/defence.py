"""The Defensive Roll phase and the end of the Roll Phase (DT-055 to DT-067)."""

from typing import Final

from astragal.games.dice_throne.effects.carry_out import WHAT_FOLLOWS, frames_of, perform
from astragal.games.dice_throne.effects.context import REST, context, with_rolled
from astragal.games.dice_throne.rules.damage import (
    SETTLE,
    SHARE_OUT,
    WINDOW_DAMAGE,
    attack_packet,
    deal,
    packet,
    taken,
    untouched,
)
from astragal.games.dice_throne.rules.rolls import WINDOW_DICE, lay_then, lift, pick_keep
from astragal.games.dice_throne.rules.tokens import leave
from astragal.games.dice_throne.rules.triggers import attack_triggers, triggers
from astragal.games.dice_throne.state import GUARD, NORMAL, ULTIMATE, DiceThrone
from astragal.kernel.match import Option
from astragal.kernel.step import Frame, steps
from astragal.kernel.window import poll_then, window

UNDEFENDED: Option = ("undefended",)


def defensive_roll(m: DiceThrone) -> None:
    """First what needs a target but is no damage (DT-055); then the attack, if it is one.

    In 2.2 the phase is not opened for anything but an attack (DT-056).
    """
    if m.attack_on or m.edition.non_attacks_open_defence_phase:
        m.phase = "defensive-roll"
    frames = frames_of(m.deferred, m.target)
    m.deferred = ()
    if m.attack_on:
        m.do_all([*frames, OPEN_ATTACK, WINDOW_ATTACK, DEFEND, END_OF_DAMAGE])
    elif m.edition.non_attacks_open_defence_phase or m.incoming:
        m.do_all([*frames, END_OF_DAMAGE])
    else:
        m.do_all([*frames, AFTER_DAMAGE])


def open_attack(m: DiceThrone) -> None:
    """The attack has found its target, and what happens by itself when it does.

    What is dealt additionally comes after it (DT-132).
    """
    p = packet(m.attacker, m.target, m.kind, m.amount, attack=True)
    m.incoming.insert(0, p)
    attacks = attack_triggers(m, m.attacker, "attacks")
    m.do_all(attacks + attack_triggers(m, m.target, "attacked"))


# -- defending -----------------------------------------------------------------------------------


def defend(m: DiceThrone) -> None:
    """The defender may activate one defensive ability, chosen before rolling (DT-057, DT-059).

    What is added to the attack later brings no further one (DT-150).
    """
    options = defences(m)
    if options:
        m.ask(m.target, "defend", (*options, UNDEFENDED), defence_chosen)


def defences(m: DiceThrone) -> tuple[Option, ...]:
    """Only for the hero attacked (DT-066), against blockable damage (DT-058, DT-067).

    Normal damage alone is blockable (DT-134, DT-137, DT-138).
    """
    p = attack_packet(m)
    if p is None or m.has(m.target, "no-actions") or m.defended:
        return ()
    options: list[Option] = []
    if m.kind == NORMAL and not untouched(m, p):
        options += [("defend", one.ability.id) for one in m.fighters[m.target].lay.defensive]
    if m.kind != ULTIMATE and p[GUARD] < 0:
        tokens = m.fighters[m.target].tokens
        options += [("guard", t.number) for t in m.content.guards if tokens[t.number]]
    return tuple(options)


def defence_chosen(m: DiceThrone, seat: int, option: Option) -> None:
    """One roll attempt with the printed number of dice (DT-060)."""
    m.defended = True
    if option[0] == "guard":
        p = attack_packet(m)
        assert p is not None
        p[GUARD] = option[1]
    elif option[0] == "defend":
        ability = next(one for one in m.fighters[seat].lay.defensive if one.ability.id == option[1])
        m.tell("defends", seat, option[1])
        frames: list[Frame] = [WINDOW_DICE, (defence_effects, seat, ability.defence)]
        if ability.ability.may_reroll:
            frames.insert(0, (pick_keep, ability.ability.may_reroll))
        lay_then(m, seat, ability.ability.dice, "defensive", frames)


def defence_effects(m: DiceThrone, seat: int, script: int) -> None:
    """What the dice bring, all at once; damage waits for the end of the phase (DT-061)."""
    perform(m, script, 0, with_rolled(context(seat, m.attacker), lift(m)))


# -- damage, and what comes after ------------------------------------------------------------------


def end_of_damage(m: DiceThrone) -> None:
    """A last chance for everybody (DT-062), then all damage together (DT-064).

    What the defence has brought may be used at once (DT-063).
    """
    if m.edition.effects_after_damage:
        m.do(WINDOW_DAMAGE, SHARE_OUT, SETTLE, AFTER_DAMAGE)
    else:
        m.do_all([WINDOW_DAMAGE, SHARE_OUT, (effects_with_damage,), SETTLE, AFTER_DAMAGE])


def effects_with_damage(m: DiceThrone) -> None:
    """In 2.2 no step follows the damage: its consequences come with it (DT-065).

    What stands behind a "then" still waits for the damage and for the pause (DT-125).
    """
    p = attack_packet(m)
    if p is not None:
        m.dealt = taken(m, p)
    waiting = [put[3] for put in m.after]
    pause = waiting.index(REST) if REST in waiting else len(waiting)
    frames = frames_of(m.after[:pause], m.target)
    m.after = m.after[pause:]
    m.do_all(frames)


def after_damage(m: DiceThrone) -> None:
    """What needs damage to have been dealt, and text after "then" (DT-065).

    Then come cards and tokens that answer the damage that was dealt.
    """
    m.attack_on = False
    last = END_ROLL_PHASE if m.amount > 0 else HELD_BACK
    if m.after:
        m.do(WHAT_FOLLOWS, WINDOW_AFTER, last)
    else:
        poll_then(m, WINDOW_AFTER, last)


def held_back(m: DiceThrone) -> None:
    """The Offensive Roll phase ends without an attack (DT-032)."""
    frames: list[Frame] = []
    for seat in m.opponents(m.actor):
        frames += triggers(m, seat, "opponent-held-back", that=m.actor)
    m.do_then(frames, END_ROLL_PHASE)


def end_roll_phase(m: DiceThrone) -> None:
    """The very end of the Roll Phase, before Main 2 (DT-011)."""
    m.pooling = False
    frames: list[Frame] = []
    thorns = m.content.with_trait["hurts-to-reroll"]
    thorny = any(token in m.begun_with for token in thorns)
    hurt = max(0, min(m.attempts_used - 1, 2)) if thorny else 0
    for seat in m.players(m.actor):
        if seat == m.actor or m.has(seat, "no-actions"):
            frames += triggers(m, seat, "end-of-roll-phase")
    leave(m, "end-of-roll-phase")
    if hurt:
        frames.append((rerolls_hurt, hurt))
    m.do_all(frames)


def rerolls_hurt(m: DiceThrone, amount: int) -> None:
    """Damage for each attempt after the first."""
    deal(m, packet(-1, m.actor, NORMAL, amount))


OPEN_ATTACK: Final[Frame] = (open_attack,)
WINDOW_ATTACK: Final[Frame] = (window, "attack")
DEFEND: Final[Frame] = (defend,)
END_OF_DAMAGE: Final[Frame] = (end_of_damage,)
AFTER_DAMAGE: Final[Frame] = (after_damage,)
WINDOW_AFTER: Final[Frame] = (window, "after")
HELD_BACK: Final[Frame] = (held_back,)
END_ROLL_PHASE: Final[Frame] = (end_roll_phase,)


steps(
    defensive_roll,
    open_attack,
    defend,
    defence_chosen,
    defence_effects,
    end_of_damage,
    effects_with_damage,
    after_damage,
    held_back,
    end_roll_phase,
    rerolls_hurt,
)
