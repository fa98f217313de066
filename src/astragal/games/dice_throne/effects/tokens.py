"""Words of tokens: gaining, inflicting, removing, moving, limits."""

from astragal.games.dice_throne.effects.carry_out import amend
from astragal.games.dice_throne.effects.context import ME, THIS, Context, with_removed
from astragal.games.dice_throne.effects.meaning import number
from astragal.games.dice_throne.packs.vocabulary import DICE_THRONE
from astragal.games.dice_throne.packs.words.tokens import (
    BlockStatus,
    Detonate,
    Gain,
    Inflict,
    PassThis,
    RaiseLimit,
    Remove,
    RemoveOwn,
    RemoveThis,
    Transfer,
)
from astragal.games.dice_throne.rules.damage import deal, packet
from astragal.games.dice_throne.rules.tokens import (
    limit,
    put,
    removable,
    take,
    transfers,
)
from astragal.games.dice_throne.rules.triggers import inflict, only_negative
from astragal.games.dice_throne.state import NORMAL, DiceThrone
from astragal.kernel.match import Option
from astragal.kernel.step import steps

BOOK = DICE_THRONE.book

DONE: Option = ("done",)
YES: Option = ("take",)


@BOOK.to_seat(Gain, "who", quiet=False)
def gain(m: DiceThrone, effect: Gain, ctx: Context, seat: int) -> None:
    """Gain tokens (DT-091); some may be declined."""
    token = m.content.token_numbers[effect.status]
    count = number(m, effect.n, ctx)
    if effect.optional and count and m.fighters[seat].tokens[token] < limit(m, seat, token):
        m.do((offer, token, count, seat))
    else:
        put(m, seat, token, count)


def offer(m: DiceThrone, token: int, count: int, seat: int) -> None:
    """A token that may be declined."""
    m.ask(seat, "offer", (YES, DONE), offered, token, count)


def offered(m: DiceThrone, seat: int, option: Option, token: int, count: int) -> None:
    if option == YES:
        put(m, seat, token, count)


@BOOK.to_seat(Inflict, "to", quiet=False)
def inflict_status(m: DiceThrone, effect: Inflict, ctx: Context, seat: int) -> None:
    """Put a status on a hero."""
    inflict(m, seat, m.content.token_numbers[effect.status], number(m, effect.n, ctx))


@BOOK.quiet(RaiseLimit)
def raise_limit(m: DiceThrone, effect: RaiseLimit, ctx: Context) -> None:
    """The limit rises for this hero and for the rest of the match (DT-096)."""
    token = m.content.token_numbers[effect.status]
    m.own(ctx[ME]).raised += (token,) * effect.by
    m.tell("raised", ctx[ME], effect.status)


# -- removing ----------------------------------------------------------------------------------


@BOOK.to_seat(Remove, "from_", quiet=False)
def remove(m: DiceThrone, effect: Remove, ctx: Context, seat: int) -> None:
    """Remove single tokens, picked by the player of the effect (DT-097), or all statuses."""
    if effect.n == "all":
        for token in removable(m, seat):
            take(m, seat, token, m.fighters[seat].tokens[token])
    else:
        m.do((pick_token, ctx[ME], seat, effect.n, effect.optional))


def pick_token(m: DiceThrone, chooser_seat: int, seat: int, count: int, optional: bool) -> None:
    """Pick a token to remove."""
    options: tuple[Option, ...] = tuple(("remove", token) for token in removable(m, seat))
    if not options or count == 0:
        return
    if optional:
        options = (DONE, *options)
    m.let_choose(chooser_seat, "remove", options, token_picked, seat, count, optional)


def token_picked(
    m: DiceThrone, chooser_seat: int, option: Option, seat: int, count: int, optional: bool
) -> None:
    """Remove it, and go on until enough are gone."""
    if option != DONE:
        take(m, seat, option[1], 1)
        m.do((pick_token, chooser_seat, seat, count - 1, optional))


@BOOK.asking(RemoveOwn)
def remove_own(m: DiceThrone, effect: RemoveOwn, ctx: Context) -> None:
    """Remove tokens of one's own; what follows may count them."""
    token = m.content.token_numbers[effect.status]
    held = m.fighters[ctx[ME]].tokens[token]
    most = held if effect.up_to == "any" else min(effect.up_to, held)
    if effect.must:
        removed(m, ctx[ME], ("spend", most), token, ctx)
    elif most:
        m.do((how_many, token, most, ctx))


def how_many(m: DiceThrone, token: int, most: int, ctx: Context) -> None:
    """How many tokens to remove, none included."""
    options: tuple[Option, ...] = tuple(("spend", n) for n in range(most + 1))
    m.ask(ctx[ME], "how-many", options, removed, token, ctx)


def removed(m: DiceThrone, seat: int, option: Option, token: int, ctx: Context) -> None:
    """The rest of the list counts what was removed."""
    amend(m, ctx, with_removed(ctx, take(m, seat, token, option[1])))


@BOOK.quiet(RemoveThis)
def remove_this(m: DiceThrone, effect: RemoveThis, ctx: Context) -> None:
    """The status whose text this is leaves its holder."""
    held = m.fighters[ctx[ME]].tokens[ctx[THIS]]
    take(m, ctx[ME], ctx[THIS], held if effect.n == "all" else effect.n)


# -- moving ------------------------------------------------------------------------------------


@BOOK.asking(Transfer)
def transfer(m: DiceThrone, effect: Transfer, ctx: Context) -> None:
    """Move a status from one chosen player to another."""
    m.do_all([(pick_transfer, ctx[ME])] * effect.n)


def pick_transfer(m: DiceThrone, seat: int) -> None:
    """From whom, which, to whom: every way in which a token can move."""
    options = tuple(transfers(m, seat))
    m.let_choose(seat, "transfer", options, transferred)


def transferred(m: DiceThrone, seat: int, option: Option) -> None:
    """Move the token."""
    _, token, source, other = option
    take(m, source, token, 1)
    put(m, other, token, 1)


@BOOK.asking(PassThis)
def pass_this(m: DiceThrone, effect: PassThis, ctx: Context) -> None:
    """The holder may pass the status on."""
    m.do((pick_receiver, ctx[THIS], ctx[ME]))


def pick_receiver(m: DiceThrone, token: int, seat: int) -> None:
    """To whom, or to nobody."""
    others = [other for other in m.players(seat) if other != seat]
    options: tuple[Option, ...] = (DONE, *(("player", other) for other in others))
    m.ask(seat, "pass-on", options, passed_on, token)


def passed_on(m: DiceThrone, seat: int, option: Option, token: int) -> None:
    if option != DONE:
        take(m, seat, token, 1)
        inflict(m, option[1], token, 1)


# -- keeping off and blowing up -------------------------------------------------------------------


@BOOK.asking(BlockStatus)
def block_status(m: DiceThrone, effect: BlockStatus, ctx: Context) -> None:
    """Keep off a status of the attack: one just inflicted, or else the next."""
    m.do_all([(keep_off, effect.negative_only, ctx[ME])] * effect.n)


def keep_off(m: DiceThrone, negative: bool, seat: int) -> None:
    """One of those just inflicted, or else the next."""
    fresh = sorted({token for token in m.inflicted if blockable(m, token, negative, seat)})
    if len(fresh) > 1:
        m.ask(seat, "remove", tuple(("remove", token) for token in fresh), blocked)
    elif fresh:
        take(m, seat, fresh[0], 1)
    else:
        m.blocks += (only_negative(seat) if negative else seat,)


def blockable(m: DiceThrone, token: int, negative: bool, seat: int) -> bool:
    """Whether a status that the attack has brought may still be kept off.

    Some effects ask for a negative one (DT-093); a unique one is neither (DT-101).
    """
    status = m.content.tokens[token].status
    if status is None or not m.fighters[seat].tokens[token]:
        return False
    return status.kind == "negative" or not negative


def blocked(m: DiceThrone, seat: int, option: Option) -> None:
    take(m, seat, option[1], 1)


@BOOK.asking(Detonate)
def detonate(m: DiceThrone, effect: Detonate, ctx: Context) -> None:
    """All tokens go off: damage by their number on each opponent."""
    token = m.content.token_numbers[effect.status]
    for seat in m.opponents(ctx[ME]):
        count = take(m, seat, token, m.fighters[seat].tokens[token])
        if count:
            amount = effect.damage[min(count, len(effect.damage)) - 1]
            deal(m, packet(ctx[ME], seat, NORMAL, amount))


steps(
    offer,
    offered,
    pick_token,
    token_picked,
    how_many,
    removed,
    pick_transfer,
    transferred,
    pick_receiver,
    passed_on,
    keep_off,
    blocked,
)
