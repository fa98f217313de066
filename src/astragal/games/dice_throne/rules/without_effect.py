"""Words that could do nothing as things stand: nobody is offered what is made of these alone."""

from collections.abc import Callable, Iterable
from typing import Any

from astragal.games.dice_throne.effects.context import ME, Context
from astragal.games.dice_throne.effects.meaning import candidates, named_seats
from astragal.games.dice_throne.packs.content import inner_lists
from astragal.games.dice_throne.packs.vocabulary import DICE_THRONE
from astragal.games.dice_throne.packs.words.companions import Grow, RemoveCompanions
from astragal.games.dice_throne.packs.words.compose import Choose, If, May
from astragal.games.dice_throne.packs.words.damage import Prevent, Undefendable
from astragal.games.dice_throne.packs.words.players import (
    Discard,
    Heal,
    LookAtHand,
    LoseCp,
    StealCp,
)
from astragal.games.dice_throne.packs.words.rolls import Each, On, OnValues, Otherwise, Roll
from astragal.games.dice_throne.packs.words.tokens import Detonate
from astragal.games.dice_throne.packs.words.word import Effect
from astragal.games.dice_throne.rules.companions import grows_on, growths, spare
from astragal.games.dice_throne.rules.costs import can_pay
from astragal.games.dice_throne.rules.damage import avoidable
from astragal.games.dice_throne.rules.tokens import limit
from astragal.games.dice_throne.state import NORMAL, DiceThrone

NothingToDo = Callable[[DiceThrone, Any, Context], bool]


def all_idle(m: DiceThrone, effects: Iterable[Effect], ctx: Context) -> bool:
    """Whether none of these words finds anything to work on."""
    return all(idle(m, effect, ctx) for effect in effects)


def idle(m: DiceThrone, effect: Any, ctx: Context) -> bool:
    """Whether a word would do nothing; one that holds others, if all of those would."""
    asked = m.book.idle.get(type(effect))
    if asked is not None:
        return asked(m, effect, ctx)
    if isinstance(effect, HOLDING):
        return all(all_idle(m, inner, ctx) for inner in inner_lists(effect))
    return False


def nobody_has(m: DiceThrone, seats: list[int], effect: Any) -> bool:
    """Whether none of the seats has what the word would take."""
    return not any(m.book.taken[type(effect)](m, seat) for seat in seats)


def _takes(field: str) -> NothingToDo:
    """A word that takes something from the players whom a field names."""

    def asked(m: DiceThrone, effect: Any, ctx: Context) -> bool:
        who = getattr(effect, field)
        named = named_seats(m, who, ctx)
        return nobody_has(m, candidates(m, who, ctx) if named is None else named, effect)

    return asked


def _prevent(m: DiceThrone, effect: Prevent, ctx: Context) -> bool:
    seats = [ctx[ME]] if effect.to == "me" else m.players(ctx[ME])
    return not any(avoidable(m, seat) for seat in seats)


def _may(m: DiceThrone, effect: May, ctx: Context) -> bool:
    """Nothing else either, and what may be done can't be paid or would do nothing."""
    if not all_idle(m, effect.else_, ctx):
        return False
    return not can_pay(m, ctx[ME], effect.cost) or all_idle(m, effect.do, ctx)


def _detonate(m: DiceThrone, effect: Detonate, ctx: Context) -> bool:
    token = m.content.token_numbers[effect.status]
    return not any(m.fighters[other].tokens[token] for other in m.opponents(ctx[ME]))


def _grow(m: DiceThrone, effect: Grow, ctx: Context) -> bool:
    return not (grows_on(m, ctx[ME]) if effect.n == "each" else growths(m, ctx[ME]))


def _heal(m: DiceThrone, effect: Heal, ctx: Context) -> bool:
    """A companion that this hero can't have is never healed."""
    token = m.content.token_numbers.get(effect.companion)
    return token is not None and not limit(m, ctx[ME], token)


IDLE: dict[type, NothingToDo] = {
    StealCp: _takes("from_"),
    LoseCp: _takes("who"),
    Discard: _takes("who"),
    LookAtHand: _takes("who"),
    Prevent: _prevent,
    Heal: _heal,
    Undefendable: lambda m, effect, ctx: m.defended or m.kind != NORMAL,
    May: _may,
    Detonate: _detonate,
    Grow: _grow,
    RemoveCompanions: lambda m, effect, ctx: not spare(m, ctx[ME]),
}
DICE_THRONE.book.idle.update(IDLE)
HOLDING = (Choose, If, Roll, On, OnValues, Each, Otherwise)
