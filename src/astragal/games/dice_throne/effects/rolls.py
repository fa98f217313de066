"""Words of rolls: rolling dice for an effect, against one another, and what they show."""

from typing import Final

from astragal.games.dice_throne.effects.carry_out import run, run_now
from astragal.games.dice_throne.effects.context import (
    ABILITY,
    ME,
    ROLLED,
    THIS,
    Context,
    with_rolled,
)
from astragal.games.dice_throne.effects.meaning import target_of
from astragal.games.dice_throne.effects.waiting import all_within, hits_target
from astragal.games.dice_throne.packs.vocabulary import DICE_THRONE
from astragal.games.dice_throne.packs.words.rolls import Each, On, OnValues, Otherwise, Roll, Versus
from astragal.games.dice_throne.packs.words.word import Effect
from astragal.games.dice_throne.rules.costs import can_pay, pay
from astragal.games.dice_throne.rules.leaders import name_target
from astragal.games.dice_throne.rules.rolls import WINDOW_DICE, lay_then, lift, pick_keep, read
from astragal.games.dice_throne.state import DiceThrone
from astragal.kernel.match import Option
from astragal.kernel.step import Frame, steps
from astragal.kernel.window import window

BOOK = DICE_THRONE.book

DO: Final[Option] = ("do",)
DONE: Final[Option] = ("done",)
WINDOW_DUEL: Final[Frame] = (window, "duel")


@BOOK.asking(Roll)
def roll(m: DiceThrone, effect: Roll, ctx: Context) -> None:
    """Roll dice once and resolve from those alone (DT-123), or pay and pick the face."""
    if effect.or_pick is not None and can_pay(m, ctx[ME], effect.or_pick):
        m.do((roll_or_pick, *m.content.places[id(effect)], ctx))
    else:
        roll_dice(m, effect, ctx)


def roll_dice(m: DiceThrone, effect: Roll, ctx: Context) -> None:
    """Lay the dice, let the text's own reroll and the players alter them, read them."""
    frames: list[Frame] = []
    if effect.may_reroll:
        frames.append((own_reroll, *m.content.places[id(effect)], ctx))
    elif ctx[THIS] in m.rerollable:
        frames.append((pick_keep, effect.dice))
    frames += [WINDOW_DICE, (read, m.content.number_of(effect.do), ctx)]
    lay_then(m, ctx[ME], effect.dice, "effect", frames)


def own_reroll(m: DiceThrone, script: int, at: int, ctx: Context) -> None:
    """Some texts let the roller reroll once, at a cost or for nothing."""
    effect = m.content.scripts[script][at]
    assert isinstance(effect, Roll)
    if effect.reroll_cost is None:
        m.do((pick_keep, effect.may_reroll))
    elif can_pay(m, ctx[ME], effect.reroll_cost):
        m.do((pay_for_reroll, script, at, ctx))


def pay_for_reroll(m: DiceThrone, script: int, at: int, ctx: Context) -> None:
    m.ask(ctx[ME], "pay-reroll", (DONE, DO), paid_for_reroll, script, at)


def paid_for_reroll(m: DiceThrone, seat: int, option: Option, script: int, at: int) -> None:
    effect = m.content.scripts[script][at]
    assert isinstance(effect, Roll)
    if option == DO and effect.reroll_cost is not None:
        pay(m, seat, effect.reroll_cost)
        m.do((pick_keep, effect.may_reroll))


def roll_or_pick(m: DiceThrone, script: int, at: int, ctx: Context) -> None:
    """Roll, or pay and pick a symbol."""
    faces = m.fighters[ctx[ME]].board.faces.symbols
    firsts = [face for face in range(1, 7) if faces.index(faces[face]) == face]
    options: tuple[Option, ...] = (("roll",), *(("pick", face) for face in firsts))
    m.ask(ctx[ME], "roll-or-pick", options, rolled_or_picked, script, at, ctx)


def rolled_or_picked(
    m: DiceThrone, seat: int, option: Option, script: int, at: int, ctx: Context
) -> None:
    effect = m.content.scripts[script][at]
    assert isinstance(effect, Roll)
    if option[0] == "roll":
        roll_dice(m, effect, ctx)
    elif effect.or_pick is not None:
        pay(m, seat, effect.or_pick)
        run(m, effect.do, with_rolled(ctx, (option[1],)))


@BOOK.asking(Versus)
def versus(m: DiceThrone, effect: Versus, ctx: Context) -> None:
    """I and the other roll a die each; in a defence its one die is mine already."""
    place = m.content.places[id(effect)]
    if effect.who == "target":
        m.now((pick_rival, *place, ctx))
    elif len(ctx[ROLLED]) == 1:
        rival_rolls(m, m.attacker, place, ctx, ctx[ROLLED][0])
    else:
        both_roll(m, place, ctx, m.attacker)


def pick_rival(m: DiceThrone, script: int, at: int, ctx: Context) -> None:
    """Who rolls against me: the target, or as long as there is none, whom I pick (DT-211)."""
    rivals = m.opponents(ctx[ME])
    if m.extra_target >= 0 or m.target >= 0 or len(rivals) == 1:
        rival = m.extra_target if m.extra_target >= 0 else target_of(m, ctx)
        face_rival(m, script, at, ctx, rival)
    else:
        options: tuple[Option, ...] = tuple(("player", seat) for seat in rivals)
        m.ask(ctx[ME], "player", options, rival_picked, script, at, ctx)


def rival_picked(
    m: DiceThrone, seat: int, option: Option, script: int, at: int, ctx: Context
) -> None:
    face_rival(m, script, at, ctx, option[1])


def face_rival(m: DiceThrone, script: int, at: int, ctx: Context, rival: int) -> None:
    """Where targets are named rather than rolled for, the rival is the target too.

    Before the dice: a leader's card may already alter them (DT-195).
    """
    if m.mode.rival_is_target and ctx[ABILITY]:
        if any(hits_target(effect) for effect in all_within([m.content.scripts[script][at]])):
            name_target(m, rival)
        m.target = rival
    both_roll(m, (script, at), ctx, rival)


def both_roll(m: DiceThrone, place: tuple[int, int], ctx: Context, rival: int) -> None:
    """First my die, which may be altered before the other's is rolled."""
    lay_then(m, ctx[ME], 1, "effect", [WINDOW_DICE, (my_die, *place, ctx, rival)])


def rival_rolls(m: DiceThrone, rival: int, place: tuple[int, int], ctx: Context, mine: int) -> None:
    """When both dice lie there, the ability may be interrupted (DT-172)."""
    lay_then(m, rival, 1, "effect", [WINDOW_DUEL, (compare, *place, ctx, mine)])


def my_die(m: DiceThrone, script: int, at: int, ctx: Context, rival: int) -> None:
    """My die stands; the other rolls."""
    rival_rolls(m, rival, (script, at), ctx, lift(m)[0])


def compare(m: DiceThrone, script: int, at: int, ctx: Context, mine: int) -> None:
    """Whose die is higher."""
    effect = m.content.scripts[script][at]
    assert isinstance(effect, Versus)
    theirs = lift(m)[0]
    won = mine > theirs or (effect.win == "higher-or-equal" and mine == theirs)
    run_now(m, effect.do if won else effect.otherwise, ctx)


# -- what the dice show --------------------------------------------------------------------------


@BOOK.asking(On)
def on(m: DiceThrone, effect: On, ctx: Context) -> None:
    """Once, however many dice show it (DT-124)."""
    if shown(m, effect, ctx):
        run_now(m, effect.do, ctx)


def shown(m: DiceThrone, effect: On, ctx: Context) -> bool:
    """Whether the dice show the symbol often enough, or all symbols of a list."""
    faces = m.fighters[ctx[ME]].board.faces
    if isinstance(effect.symbol, str):
        return faces.count(effect.symbol, ctx[ROLLED]) >= effect.at_least
    wanted = effect.symbol
    return all(faces.count(symbol, ctx[ROLLED]) >= wanted.count(symbol) for symbol in set(wanted))


@BOOK.asking(OnValues)
def on_values(m: DiceThrone, effect: OnValues, ctx: Context) -> None:
    """Once, if a die shows one of the numbers."""
    if any(face in effect.values for face in ctx[ROLLED]):
        run_now(m, effect.do, ctx)


@BOOK.asking(Each)
def each(m: DiceThrone, effect: Each, ctx: Context) -> None:
    """As often as the symbol, or the set of it, is shown (DT-126, DT-127)."""
    for _ in range(sets(m, effect, ctx)):
        run(m, effect.do, ctx)


def sets(m: DiceThrone, effect: Each, ctx: Context) -> int:
    """How many complete sets of the symbol the dice show."""
    return m.fighters[ctx[ME]].board.faces.count(effect.symbol, ctx[ROLLED]) // effect.every


@BOOK.asking(Otherwise)
def otherwise(m: DiceThrone, effect: Otherwise, ctx: Context) -> None:
    """If nothing of what was named before in the list was shown."""
    script, at = m.content.places[id(effect)]
    if not any(applies(m, other, ctx) for other in m.content.scripts[script][:at]):
        run_now(m, effect.do, ctx)


def applies(m: DiceThrone, effect: Effect, ctx: Context) -> bool:
    """Whether the dice show what a word asks for."""
    if isinstance(effect, On):
        return shown(m, effect, ctx)
    if isinstance(effect, OnValues):
        return any(face in effect.values for face in ctx[ROLLED])
    return isinstance(effect, Each) and sets(m, effect, ctx) > 0


steps(
    own_reroll,
    pay_for_reroll,
    paid_for_reroll,
    roll_or_pick,
    rolled_or_picked,
    pick_rival,
    rival_picked,
    my_die,
    compare,
)
