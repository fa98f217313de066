"""Words of companions: growing, building, activating, giving up; and the two-sided board."""

from astragal.games.dice_throne.effects.carry_out import amend, perform
from astragal.games.dice_throne.effects.context import ME, Context, context, with_removed
from astragal.games.dice_throne.packs.vocabulary import DICE_THRONE
from astragal.games.dice_throne.packs.words.companions import (
    Activate,
    Build,
    Flip,
    Grow,
    RemoveCompanions,
)
from astragal.games.dice_throne.rules.companions import can_grow, growths, own, spare
from astragal.games.dice_throne.rules.costs import can_pay, pay
from astragal.games.dice_throne.rules.legal import modifies
from astragal.games.dice_throne.rules.plays import Play
from astragal.games.dice_throne.rules.tokens import put, take
from astragal.games.dice_throne.rules.without_effect import all_idle
from astragal.games.dice_throne.state import DiceThrone
from astragal.kernel.match import NOTHING, Option
from astragal.kernel.step import steps

BOOK = DICE_THRONE.book

DONE: Option = ("done",)


# -- growing -------------------------------------------------------------------------------------


@BOOK.asking(Grow)
def grow(m: DiceThrone, effect: Grow, ctx: Context) -> None:
    """Grow so many times, or each companion there is once."""
    if effect.n == "each":
        tokens = m.fighters[ctx[ME]].tokens
        held = [t.number for t in own(m, ctx[ME]) for _ in range(tokens[t.number])]
        for token in sorted(held):
            m.do((grow_this, token, ctx[ME]))
    else:
        for _ in range(effect.n):
            m.do((pick_growth, ctx[ME]))


def pick_growth(m: DiceThrone, seat: int) -> None:
    """Gain the first of the line, or turn a companion into the next one."""
    options: tuple[Option, ...] = tuple(("grow", token) for token in growths(m, seat))
    m.let_choose(seat, "grow", options, grown)


def grown(m: DiceThrone, seat: int, option: Option) -> None:
    facts = m.content.tokens[option[1]]
    assert facts.companion is not None
    if facts.companion.grows_from:
        take(m, seat, m.content.token_numbers[facts.companion.grows_from], 1)
    put(m, seat, facts.number, 1)


def grow_this(m: DiceThrone, token: int, seat: int) -> None:
    """One companion may grow into the next of its line."""
    name = m.content.tokens[token].id
    following = [t for t in own(m, seat) if t.companion and t.companion.grows_from == name]
    if following and can_grow(m, seat, following[0]):
        m.ask(seat, "grow", (("grow", following[0].number), DONE), may_grow)


def may_grow(m: DiceThrone, seat: int, option: Option) -> None:
    if option != DONE:
        grown(m, seat, option)


# -- giving up -----------------------------------------------------------------------------------


@BOOK.asking(RemoveCompanions)
def remove_companions(m: DiceThrone, effect: RemoveCompanions, ctx: Context) -> None:
    """Give up companions; what follows counts them."""
    m.do((give_up, effect.up_to, 0, ctx))


def give_up(m: DiceThrone, most: int, given: int, ctx: Context) -> None:
    """One after another, or no more."""
    options: tuple[Option, ...] = tuple(("give", token) for token in spare(m, ctx[ME]))
    if most and options:
        m.ask(ctx[ME], "give-up", (DONE, *options), given_up, most, given, ctx)
    else:
        m.do((count_given, given, ctx))


def given_up(m: DiceThrone, seat: int, option: Option, most: int, given: int, ctx: Context) -> None:
    if option == DONE:
        m.do((count_given, given, ctx))
    else:
        take(m, seat, option[1], 1)
        m.do((give_up, most - 1, given + 1, ctx))


def count_given(m: DiceThrone, given: int, ctx: Context) -> None:
    """The rest of the list knows how many were given up."""
    amend(m, ctx, with_removed(ctx, given))


# -- building and activating -----------------------------------------------------------------------


@BOOK.asking(Build)
def build(m: DiceThrone, effect: Build, ctx: Context) -> None:
    """Build a companion, or make one advanced, for nothing."""
    m.do((pick_build, effect.make, ctx[ME]))


def pick_build(m: DiceThrone, make: str, seat: int) -> None:
    options: tuple[Option, ...] = tuple(("build", token) for token in builds(m, seat, make))
    m.let_choose(seat, "build", options, built, make)


def builds(m: DiceThrone, seat: int, make: str) -> list[int]:
    """What can be built now: basic ones anew, advanced ones anew or from a basic one."""
    tokens = m.fighters[seat].tokens
    found = []
    for facts in m.fighters[seat].board.buildable:
        basic, advanced = facts.number, facts.advanced
        room = facts.most > tokens[basic] + (tokens[advanced] if advanced >= 0 else 0)
        if make == "basic":
            if room:
                found.append(basic)
        elif advanced >= 0 and (room if make == "advanced" else tokens[basic]):
            found.append(advanced)
    return found


def built(m: DiceThrone, seat: int, option: Option, make: str) -> None:
    """Put it in play; one that was made advanced takes the place of the basic one."""
    basic = m.content.tokens[option[1]].basic
    if make == "upgrade" and basic >= 0:
        take(m, seat, basic, 1)
    put(m, seat, option[1], 1)


def build_options(m: DiceThrone, seat: int) -> tuple[Option, ...]:
    """What can be built or made advanced at its price in a main phase of one's own."""
    if not m.fighters[seat].board.buildable or m.has(seat, "no-actions"):
        return NOTHING
    found = [m.content.tokens[n] for make in ("basic", "upgrade") for n in builds(m, seat, make)]
    return tuple([t.building for t in found if t.cost is not None and can_pay(m, seat, t.cost)])


def buy(m: DiceThrone, seat: int, option: Option) -> None:
    """Pay for a companion and put it in play."""
    facts = m.content.tokens[option[1]]
    assert facts.cost is not None
    pay(m, seat, facts.cost)
    m.acted += 1
    built(m, seat, option, "basic" if facts.basic < 0 else "upgrade")


@BOOK.asking(Activate)
def activate(m: DiceThrone, effect: Activate, ctx: Context) -> None:
    """Activate different companions for nothing."""
    m.do((pick_activation, effect.up_to, (), ctx[ME]))


def pick_activation(m: DiceThrone, count: int, done: tuple[int, ...], seat: int) -> None:
    """Who activates up to so many may stop; who activates one picks it, if one can do anything."""
    ready = activations(m, seat, done) if count else []
    options: tuple[Option, ...] = tuple(("activate", play.number) for play in ready)
    if options and (done or count > 1):
        m.ask(seat, "activate", (DONE, *options), activated, count, done)
    else:
        m.let_choose(seat, "activate", options, activated, count, done)


def activations(m: DiceThrone, seat: int, done: tuple[int, ...]) -> list[Play]:
    """Companions that could do something now: what modifies attacks needs one."""
    tokens = m.fighters[seat].tokens
    return [
        play
        for facts in own(m, seat)
        if tokens[facts.number]
        for play in facts.plays
        if play.number not in done and modifies(m, seat, play) and acts(m, seat, play)
    ]


def acts(m: DiceThrone, seat: int, play: Play) -> bool:
    """Whether a companion would find something to work on."""
    return not all_idle(m, m.content.scripts[play.script], activation(m, seat, play))


def activation(m: DiceThrone, seat: int, play: Play) -> Context:
    """What an activated companion's text is about."""
    return context(seat, m.target, -1 if play.token is None else play.token)


def activated(m: DiceThrone, seat: int, option: Option, count: int, done: tuple[int, ...]) -> None:
    if option == DONE:
        return
    play = m.content.plays[option[1]]
    m.tell("used", seat, play.name)
    m.do(
        (perform, play.script, 0, activation(m, seat, play)),
        (pick_activation, count - 1, (*done, play.number), seat),
    )


@BOOK.quiet(Flip)
def flip(m: DiceThrone, effect: Flip, ctx: Context) -> None:
    """Turn the board over."""
    who = m.own(ctx[ME])
    who.side = effect.side
    who.arrange()
    m.tell("flipped", ctx[ME], effect.side)


steps(
    pick_growth,
    grown,
    grow_this,
    may_grow,
    give_up,
    given_up,
    count_given,
    pick_build,
    built,
    pick_activation,
    activated,
)
