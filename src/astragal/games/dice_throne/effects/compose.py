"""Words that put effects together: conditions, choices, costs."""

from typing import Final

from astragal.games.dice_throne.effects.carry_out import amend, run, run_now
from astragal.games.dice_throne.effects.conditions import holds
from astragal.games.dice_throne.effects.context import ME, Context, with_removed, with_that
from astragal.games.dice_throne.effects.meaning import named_seats
from astragal.games.dice_throne.packs.vocabulary import DICE_THRONE
from astragal.games.dice_throne.packs.words.compose import (
    Choose,
    ChoosePlayer,
    Cost,
    If,
    May,
    PayAny,
    Then,
)
from astragal.games.dice_throne.rules.costs import can_pay, pay
from astragal.games.dice_throne.rules.without_effect import all_idle
from astragal.games.dice_throne.state import DiceThrone
from astragal.kernel.match import Option
from astragal.kernel.step import Frame, steps
from astragal.kernel.window import window

BOOK = DICE_THRONE.book

DO: Final[Option] = ("do",)
DONE: Final[Option] = ("done",)
WINDOW_THEN: Final[Frame] = (window, "then")


# -- conditions and choices ----------------------------------------------------------------------


@BOOK.asking(Then)
def then(m: DiceThrone, effect: Then, ctx: Context) -> None:
    """Players may react, then what was interrupted goes on (DT-110, DT-125)."""
    m.now(WINDOW_THEN)


@BOOK.asking(If)
def if_(m: DiceThrone, effect: If, ctx: Context) -> None:
    """One list or the other."""
    run_now(m, effect.do if holds(m, effect.condition, ctx) else effect.else_, ctx)


@BOOK.asking(Choose)
def choose(m: DiceThrone, effect: Choose, ctx: Context) -> None:
    """One of several lists (DT-128), chosen by me or by somebody else."""
    seats = named_seats(m, effect.by, ctx)
    chooser = seats[0] if seats else m.opponents(ctx[ME])[0]
    m.now((choose_list, *m.content.places[id(effect)], ctx, chooser))


def choose_list(m: DiceThrone, script: int, at: int, ctx: Context, seat: int) -> None:
    """Only lists that could do something are a choice."""
    effect = m.content.scripts[script][at]
    assert isinstance(effect, Choose)
    options: tuple[Option, ...] = tuple(
        ("choose", n) for n, one in enumerate(effect.options, 1) if not all_idle(m, one, ctx)
    )
    m.let_choose(seat, "choose", options, list_chosen, script, at, ctx)


def list_chosen(
    m: DiceThrone, seat: int, option: Option, script: int, at: int, ctx: Context
) -> None:
    effect = m.content.scripts[script][at]
    assert isinstance(effect, Choose)
    chosen = effect.options[option[1] - 1]
    run_now(m, chosen, with_that(ctx, seat) if seat != ctx[ME] else ctx)


@BOOK.asking(ChoosePlayer)
def choose_player(m: DiceThrone, effect: ChoosePlayer, ctx: Context) -> None:
    """Name players; opponents and friends get different effects."""
    m.now((name_player, *m.content.places[id(effect)], ctx, effect.up_to, ()))


def name_player(
    m: DiceThrone, script: int, at: int, ctx: Context, most: int, named: tuple[int, ...]
) -> None:
    effect = m.content.scripts[script][at]
    assert isinstance(effect, ChoosePlayer)
    opponents = m.opponents(ctx[ME])
    options: tuple[Option, ...] = tuple(
        ("player", seat)
        for seat in m.players(ctx[ME])
        if seat not in named and (effect.opponent if seat in opponents else effect.friend)
    )
    if named:
        options = (DONE, *options)
    m.let_choose(ctx[ME], "player", options, player_named, script, at, ctx, most, named)


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
    assert isinstance(effect, ChoosePlayer)
    other: int = option[1]
    amend(m, ctx, with_that(ctx, other))
    if most > 1:
        m.do((name_player, script, at, ctx, most - 1, (*named, other)))
    effects = effect.opponent if other in m.opponents(ctx[ME]) else effect.friend
    run_now(m, effects, with_that(ctx, other))


# -- costs ---------------------------------------------------------------------------------------


@BOOK.asking(May)
def may(m: DiceThrone, effect: May, ctx: Context) -> None:
    """Do it and pay, or not."""
    if can_pay(m, ctx[ME], effect.cost):
        m.now((do_it_or_not, *m.content.places[id(effect)], ctx))
    else:
        run_now(m, effect.else_, ctx)


def do_it_or_not(m: DiceThrone, script: int, at: int, ctx: Context) -> None:
    m.ask(ctx[ME], "may", (DO, DONE), decided, script, at, ctx)


def decided(m: DiceThrone, seat: int, option: Option, script: int, at: int, ctx: Context) -> None:
    effect = m.content.scripts[script][at]
    assert isinstance(effect, May)
    if option == DONE:
        run_now(m, effect.else_, ctx)
    elif effect.cost is None:
        run_now(m, effect.do, ctx)
    else:
        run(m, effect.do, with_removed(ctx, price(effect.cost)))
        pay(m, seat, effect.cost)


def price(cost: Cost) -> int:
    """What amounts count as `removed`: tokens, or else combat points, or else companions."""
    return sum(cost.tokens.values()) or cost.cp or cost.companions


@BOOK.asking(PayAny)
def pay_any(m: DiceThrone, effect: PayAny, ctx: Context) -> None:
    """Pay as many combat points as wanted; what follows counts them."""
    if m.fighters[ctx[ME]].cp:
        m.now((how_much, ctx))


def how_much(m: DiceThrone, ctx: Context) -> None:
    options: tuple[Option, ...] = tuple(("pay", n) for n in range(m.fighters[ctx[ME]].cp + 1))
    m.ask(ctx[ME], "pay-any", options, paid, ctx)


def paid(m: DiceThrone, seat: int, option: Option, ctx: Context) -> None:
    m.own(seat).cp -= option[1]
    amend(m, ctx, with_removed(ctx, option[1]))


steps(
    choose_list,
    list_chosen,
    name_player,
    player_named,
    do_it_or_not,
    decided,
    how_much,
    paid,
)
