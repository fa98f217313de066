"""What words and plays work on: a play that would find nothing to take or move is not offered."""

from collections.abc import Callable
from typing import Any, Final

from astragal.games.dice_throne.effects.context import Context
from astragal.games.dice_throne.effects.meaning import candidates
from astragal.games.dice_throne.packs.vocabulary import DICE_THRONE
from astragal.games.dice_throne.packs.words.players import Discard, LookAtHand, LoseCp, StealCp
from astragal.games.dice_throne.packs.words.tokens import Detonate, Remove, RemoveOwn, Transfer
from astragal.games.dice_throne.rules.plays import Play
from astragal.games.dice_throne.rules.tokens import removable, transfers
from astragal.games.dice_throne.state import DiceThrone

FINE: Final = ""

# What a word takes from a player, where it takes something: whether there is any.
TAKEN: dict[type, Callable[[DiceThrone, int], bool]] = {
    Remove: lambda m, seat: bool(removable(m, seat)),
    LoseCp: lambda m, seat: m.fighters[seat].cp > 0,
    StealCp: lambda m, seat: m.fighters[seat].cp > 0,
    Discard: lambda m, seat: bool(m.fighters[seat].hand),
    LookAtHand: lambda m, seat: bool(m.fighters[seat].hand),
}
DICE_THRONE.book.taken.update(TAKEN)


# -- players -----------------------------------------------------------------------------------


def choosable(m: DiceThrone, effect: Any, who: str, ctx: Context) -> list[int]:
    """Whom a player may choose: only who has what would be taken (DT-097, DT-129)."""
    seats = candidates(m, who, ctx)
    has = m.book.taken.get(type(effect))
    return seats if has is None else [seat for seat in seats if has(m, seat)]


# -- plays -------------------------------------------------------------------------------------


def object_problem(m: DiceThrone, seat: int, play: Play) -> str:
    """What a play that does nothing but take or move something does not find, in a word."""
    effect = play.needs
    if isinstance(effect, Remove):
        return FINE if has_removable(m, seat, play) else "statuses"
    if isinstance(effect, Transfer):
        return FINE if any(transfers(m, seat, spent(seat, play))) else "statuses"
    if isinstance(effect, Detonate):
        token = m.content.token_numbers[effect.status]
        lie = any(m.fighters[other].tokens[token] for other in m.opponents(seat))
        return FINE if lie else "statuses"
    assert isinstance(effect, RemoveOwn)
    return FINE if m.fighters[seat].tokens[m.content.token_numbers[effect.status]] else "statuses"


def has_removable(m: DiceThrone, seat: int, play: Play) -> bool:
    """Whether somebody has a status to remove, beside the tokens that the play itself spends."""
    assert isinstance(play.needs, Remove)
    return any(
        m.fighters[other].tokens[token] > spent(seat, play).get((other, token), 0)
        for other in ((seat,) if play.needs.from_ == "me" else m.players(seat))
        for token in removable(m, other)
    )


def spent(seat: int, play: Play) -> dict[tuple[int, int], int]:
    """The tokens that a play itself spends, by seat and kind."""
    return {} if play.token is None else {(seat, play.token): play.spend}
