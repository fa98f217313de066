"""Words of dice and phases: rerolling, changing, further attempts and phases."""

from astragal.games.dice_throne.effects.context import ME, THIS, Context
from astragal.games.dice_throne.packs.vocabulary import DICE_THRONE
from astragal.games.dice_throne.packs.words.dice import (
    ExtraAttempt,
    ExtraOffensiveRoll,
    Reroll,
    RerollWhenSpent,
    SetDie,
    ShiftDie,
    Skip,
)
from astragal.games.dice_throne.rules.rolls import pick_change, pick_keep, pick_ransom, pick_reroll
from astragal.games.dice_throne.state import SAME_TARGET, DiceThrone

BOOK = DICE_THRONE.book


@BOOK.asking(Reroll)
def reroll(m: DiceThrone, effect: Reroll, ctx: Context) -> None:
    """Reroll dice that lie on the table; card rerolls are no roll attempts (DT-165)."""
    if not m.dice_open:
        return
    if effect.unless_paid:
        m.do((pick_ransom, ctx[ME], effect.unless_paid))
    else:
        m.do((pick_reroll, ctx[ME], effect.n, True))


@BOOK.asking(SetDie)
def set_die(m: DiceThrone, effect: SetDie, ctx: Context) -> None:
    """Change dice to a value."""
    if m.dice_open:
        m.do((pick_change, ctx[ME], effect.n, str(effect.to), True))


@BOOK.asking(ShiftDie)
def shift_die(m: DiceThrone, effect: ShiftDie, ctx: Context) -> None:
    """Turn a die up or down by one."""
    if m.dice_open:
        m.do((pick_change, ctx[ME], effect.n, "neighbour", True))


@BOOK.asking(ExtraAttempt)
def extra_attempt(m: DiceThrone, effect: ExtraAttempt, ctx: Context) -> None:
    """Another attempt: for the offensive roll later, for the defence at once."""
    if effect.phase == "offensive":
        m.attempts += 1
        m.altered += 1
    elif m.dice_open:
        m.do((pick_keep, 5))


@BOOK.quiet(ExtraOffensiveRoll)
def extra_offensive_roll(m: DiceThrone, effect: ExtraOffensiveRoll, ctx: Context) -> None:
    """Another Offensive Roll phase before Main 2, against the same opponent if it says so.

    On a status that was inflicted that is its holder, and the phase is lost if they are no living
    opponent of the active seat (DT-219). On what is one's own it is the target of the attack,
    which may not be known yet.
    """
    if effect.same_target and inflicted(m, ctx):
        if ctx[ME] not in m.opponents(m.actor):
            return
        m.extra_target = ctx[ME]
    elif effect.same_target:
        m.extra_target = SAME_TARGET
    m.extra += 1


def inflicted(m: DiceThrone, ctx: Context) -> bool:
    """Whether the text is that of a status which others have put on its holder."""
    status = m.content.tokens[ctx[THIS]].status if ctx[THIS] >= 0 else None
    return status is not None and status.kind == "negative"


@BOOK.quiet(Skip)
def skip(m: DiceThrone, effect: Skip, ctx: Context) -> None:
    """A phase or an ability comes to nothing."""
    m.skipped = effect.what
    m.tell("skips", ctx[ME], effect.what)


@BOOK.quiet(RerollWhenSpent)
def reroll_when_spent(m: DiceThrone, effect: RerollWhenSpent, ctx: Context) -> None:
    """For this attack, a die rolled by spending the token may be rerolled once."""
    m.rerollable += (m.content.token_numbers[effect.status],)
