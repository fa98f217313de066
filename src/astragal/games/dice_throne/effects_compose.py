"""Words that put effects together: rolls, conditions, choices, costs."""

from astragal.games.dice_throne import vocabulary as v
from astragal.games.dice_throne.cards import can_pay, pay_plain
from astragal.games.dice_throne.context import (
    ME,
    ROLLED,
    THIS,
    Context,
    with_removed,
    with_rolled,
    with_that,
)
from astragal.games.dice_throne.effects import (
    amend,
    asking,
    named_seats,
    run,
    target_of,
)
from astragal.games.dice_throne.questions import holds
from astragal.games.dice_throne.rolls import lay, lift, pick_keep, read
from astragal.games.dice_throne.state import DiceThrone
from astragal.kernel.match import Option
from astragal.kernel.step import Frame, step
from astragal.kernel.window import window

DO: Option = ("do",)
DONE: Option = ("done",)


# -- dice --------------------------------------------------------------------------------------


@asking(v.Roll)
def roll(m: DiceThrone, effect: v.Roll, ctx: Context) -> None:
    """Roll dice once and resolve from those alone (DT-123), or pay and pick the face."""
    if effect.or_pick is not None and can_pay(m, ctx[ME], effect.or_pick):
        m.do((roll_or_pick, *m.content.places[id(effect)], ctx))
    else:
        roll_dice(m, effect, ctx)


def roll_dice(m: DiceThrone, effect: v.Roll, ctx: Context) -> None:
    """Lay the dice, let the text's own reroll and the players alter them, read them."""
    frames: list[Frame] = [(lay, ctx[ME], effect.dice, "effect")]
    if effect.may_reroll:
        frames.append((own_reroll, *m.content.places[id(effect)], ctx))
    elif ctx[THIS] in m.rerollable:
        frames.append((pick_keep, effect.dice))
    frames += [(window, "dice"), (read, m.content.number_of(effect.do), ctx)]
    m.do(*frames)


@step
def own_reroll(m: DiceThrone, script: int, at: int, ctx: Context) -> None:
    """Some texts let the roller reroll once, at a cost or for nothing."""
    effect = m.content.scripts[script][at]
    assert isinstance(effect, v.Roll)
    if effect.reroll_cost is None:
        m.do((pick_keep, effect.may_reroll))
    elif can_pay(m, ctx[ME], effect.reroll_cost):
        m.do((pay_for_reroll, script, at, ctx))


@step
def pay_for_reroll(m: DiceThrone, script: int, at: int, ctx: Context) -> None:
    m.ask(ctx[ME], "pay-reroll", (DONE, DO), paid_for_reroll, script, at)


@step
def paid_for_reroll(m: DiceThrone, seat: int, option: Option, script: int, at: int) -> None:
    effect = m.content.scripts[script][at]
    assert isinstance(effect, v.Roll)
    if option == DO and effect.reroll_cost is not None:
        pay_plain(m, seat, effect.reroll_cost)
        m.do((pick_keep, effect.may_reroll))


@step
def roll_or_pick(m: DiceThrone, script: int, at: int, ctx: Context) -> None:
    """Roll, or pay and pick a symbol."""
    faces = m.seats[ctx[ME]].board.faces.symbols
    firsts = [face for face in range(1, 7) if faces.index(faces[face]) == face]
    options: tuple[Option, ...] = (("roll",), *(("pick", face) for face in firsts))
    m.ask(ctx[ME], "roll-or-pick", options, rolled_or_picked, script, at, ctx)


@step
def rolled_or_picked(
    m: DiceThrone, seat: int, option: Option, script: int, at: int, ctx: Context
) -> None:
    effect = m.content.scripts[script][at]
    assert isinstance(effect, v.Roll)
    if option[0] == "roll":
        roll_dice(m, effect, ctx)
    elif effect.or_pick is not None:
        pay_plain(m, seat, effect.or_pick)
        run(m, effect.do, with_rolled(ctx, (option[1],)))


@asking(v.Versus)
def versus(m: DiceThrone, effect: v.Versus, ctx: Context) -> None:
    """I and the other roll a die each; in a defence its one die is mine already."""
    rival = m.attacker if effect.who == "attacker" else target_of(m, ctx)
    place = m.content.places[id(effect)]
    if effect.who == "attacker" and len(ctx[ROLLED]) == 1:
        m.do(*rival_rolls(m, rival, place, ctx, ctx[ROLLED][0]))
    else:
        m.do((lay, ctx[ME], 1, "effect"), (window, "dice"), (my_die, *place, ctx, rival))


def rival_rolls(
    m: DiceThrone, rival: int, place: tuple[int, int], ctx: Context, mine: int
) -> list[Frame]:
    return [(lay, rival, 1, "effect"), (window, "dice"), (compare, *place, ctx, mine)]


@step
def my_die(m: DiceThrone, script: int, at: int, ctx: Context, rival: int) -> None:
    """My die stands; the other rolls."""
    m.do(*rival_rolls(m, rival, (script, at), ctx, lift(m)[0]))


@step
def compare(m: DiceThrone, script: int, at: int, ctx: Context, mine: int) -> None:
    """Whose die is higher."""
    effect = m.content.scripts[script][at]
    assert isinstance(effect, v.Versus)
    theirs = lift(m)[0]
    won = mine > theirs or (effect.win == "higher-or-equal" and mine == theirs)
    run(m, effect.do if won else effect.otherwise, ctx)


# -- what the dice show --------------------------------------------------------------------------


@asking(v.On)
def on(m: DiceThrone, effect: v.On, ctx: Context) -> None:
    """Once, however many dice show it (DT-124)."""
    if shown(m, effect, ctx):
        run(m, effect.do, ctx)


def shown(m: DiceThrone, effect: v.On, ctx: Context) -> bool:
    """Whether the dice show the symbol often enough, or all symbols of a list."""
    faces = m.seats[ctx[ME]].board.faces
    if isinstance(effect.symbol, str):
        return faces.count(effect.symbol, ctx[ROLLED]) >= effect.at_least
    wanted = effect.symbol
    return all(faces.count(symbol, ctx[ROLLED]) >= wanted.count(symbol) for symbol in set(wanted))


@asking(v.OnValues)
def on_values(m: DiceThrone, effect: v.OnValues, ctx: Context) -> None:
    """Once, if a die shows one of the numbers."""
    if any(face in effect.values for face in ctx[ROLLED]):
        run(m, effect.do, ctx)


@asking(v.Each)
def each(m: DiceThrone, effect: v.Each, ctx: Context) -> None:
    """As often as the symbol, or the set of it, is shown (DT-126, DT-127)."""
    count = m.seats[ctx[ME]].board.faces.count(effect.symbol, ctx[ROLLED])
    for _ in range(count // effect.every):
        run(m, effect.do, ctx)


@asking(v.Otherwise)
def otherwise(m: DiceThrone, effect: v.Otherwise, ctx: Context) -> None:
    """If nothing of what was named before in the list was shown."""
    script, at = m.content.places[id(effect)]
    for other in m.content.scripts[script][:at]:
        if isinstance(other, v.On) and shown(m, other, ctx):
            return
        if isinstance(other, v.OnValues) and any(f in other.values for f in ctx[ROLLED]):
            return
    run(m, effect.do, ctx)


# -- conditions and choices ----------------------------------------------------------------------


@asking(v.If)
def if_(m: DiceThrone, effect: v.If, ctx: Context) -> None:
    """One list or the other."""
    run(m, effect.do if holds(m, effect.condition, ctx) else effect.else_, ctx)


@asking(v.Choose)
def choose(m: DiceThrone, effect: v.Choose, ctx: Context) -> None:
    """One of several lists (DT-128), chosen by me or by somebody else."""
    seats = named_seats(m, effect.by, ctx)
    chooser = seats[0] if seats else m.opponents(ctx[ME])[0]
    m.do((choose_list, *m.content.places[id(effect)], ctx, chooser))


@step
def choose_list(m: DiceThrone, script: int, at: int, ctx: Context, seat: int) -> None:
    effect = m.content.scripts[script][at]
    assert isinstance(effect, v.Choose)
    options: tuple[Option, ...] = tuple(("choose", n) for n in range(1, len(effect.options) + 1))
    m.ask(seat, "choose", options, list_chosen, script, at, ctx)


@step
def list_chosen(
    m: DiceThrone, seat: int, option: Option, script: int, at: int, ctx: Context
) -> None:
    effect = m.content.scripts[script][at]
    assert isinstance(effect, v.Choose)
    chosen = effect.options[option[1] - 1]
    context = with_that(ctx, seat) if seat != ctx[ME] else ctx
    run(m, chosen, context)


@asking(v.ChoosePlayer)
def choose_player(m: DiceThrone, effect: v.ChoosePlayer, ctx: Context) -> None:
    """Name players; opponents and friends get different effects."""
    m.do((name_player, *m.content.places[id(effect)], ctx, effect.up_to, ()))


@step
def name_player(
    m: DiceThrone, script: int, at: int, ctx: Context, most: int, named: tuple[int, ...]
) -> None:
    effect = m.content.scripts[script][at]
    assert isinstance(effect, v.ChoosePlayer)
    opponents = m.opponents(ctx[ME])
    options: tuple[Option, ...] = tuple(
        ("player", seat)
        for seat in m.players(ctx[ME])
        if seat not in named and (effect.opponent if seat in opponents else effect.friend)
    )
    if named:
        options = (DONE, *options)
    if len(options) == 1:
        player_named(m, ctx[ME], options[0], script, at, ctx, most, named)
    elif options:
        m.ask(ctx[ME], "player", options, player_named, script, at, ctx, most, named)


@step
def player_named(
    m: DiceThrone,
    seat: int,
    option: Option,
    script: int,
    at: int,
    ctx: Context,
    most: int,
    named: tuple[int, ...],
) -> None:
    if option == DONE:
        return
    effect = m.content.scripts[script][at]
    assert isinstance(effect, v.ChoosePlayer)
    other: int = option[1]
    amend(m, ctx, with_that(ctx, other))
    if most > 1:
        m.do((name_player, script, at, ctx, most - 1, (*named, other)))
    effects = effect.opponent if other in m.opponents(ctx[ME]) else effect.friend
    run(m, effects, with_that(ctx, other))


# -- costs ---------------------------------------------------------------------------------------


@asking(v.May)
def may(m: DiceThrone, effect: v.May, ctx: Context) -> None:
    """Do it and pay, or not."""
    if can_pay(m, ctx[ME], effect.cost):
        m.do((do_it_or_not, *m.content.places[id(effect)], ctx))
    else:
        run(m, effect.else_, ctx)


@step
def do_it_or_not(m: DiceThrone, script: int, at: int, ctx: Context) -> None:
    m.ask(ctx[ME], "may", (DO, DONE), decided, script, at, ctx)


@step
def decided(m: DiceThrone, seat: int, option: Option, script: int, at: int, ctx: Context) -> None:
    effect = m.content.scripts[script][at]
    assert isinstance(effect, v.May)
    if option == DONE:
        run(m, effect.else_, ctx)
        return
    run(m, effect.do, ctx)
    if effect.cost is not None:
        pay_plain(m, seat, effect.cost)
        pick_payment(m, seat, effect.cost)


def pick_payment(m: DiceThrone, seat: int, cost: v.Cost) -> None:
    """Cards and companions that are paid with are picked."""
    from astragal.games.dice_throne.effects_companions import pick_companion
    from astragal.games.dice_throne.effects_players import pick_discard

    if cost.cards:
        m.do((pick_discard, cost.cards, seat))
    if cost.companions:
        m.do((pick_companion, cost.companions, True, seat))


@asking(v.PayAny)
def pay_any(m: DiceThrone, effect: v.PayAny, ctx: Context) -> None:
    """Pay as many combat points as wanted; what follows counts them."""
    if m.seats[ctx[ME]].cp:
        m.do((how_much, ctx))


@step
def how_much(m: DiceThrone, ctx: Context) -> None:
    options: tuple[Option, ...] = tuple(("pay", n) for n in range(m.seats[ctx[ME]].cp + 1))
    m.ask(ctx[ME], "pay-any", options, paid, ctx)


@step
def paid(m: DiceThrone, seat: int, option: Option, ctx: Context) -> None:
    m.seats[seat].cp -= option[1]
    amend(m, ctx, with_removed(ctx, option[1]))
