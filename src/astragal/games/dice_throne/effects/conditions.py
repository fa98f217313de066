"""Conditions: what packs may ask of the match."""

from collections.abc import Callable
from typing import Any

from astragal.games.dice_throne.effects.context import ME, REMOVED, ROLLED, THIS, Context
from astragal.games.dice_throne.effects.meaning import named_seats
from astragal.games.dice_throne.packs import conditions as c
from astragal.games.dice_throne.packs.vocabulary import DICE_THRONE
from astragal.games.dice_throne.rules.dice import of_a_kind
from astragal.games.dice_throne.rules.tokens import stranger
from astragal.games.dice_throne.state import DiceThrone

Question = Callable[[DiceThrone, Any, Context], bool]


def holds(m: DiceThrone, condition: c.Condition, ctx: Context) -> bool:
    """Whether a condition holds now."""
    return m.book.questions[type(condition)](m, condition, ctx)


def _attack_damage(m: DiceThrone, q: c.AttackDamage, ctx: Context) -> bool:
    """Nothing added to the attack or prevented of it counts, unless the text says so (DT-145)."""
    if q.counted == "dealt":
        return m.dealt >= q.at_least
    if q.counted == "added":
        return m.added >= q.at_least
    return m.amount >= q.at_least


def _has(m: DiceThrone, q: c.Has, ctx: Context) -> bool:
    seats = named_seats(m, q.whose, ctx)
    token = m.content.token_numbers[q.status]
    return any(m.fighters[seat].tokens[token] >= q.at_least for seat in seats or ())


def _shows(m: DiceThrone, q: c.Shows, ctx: Context) -> bool:
    dice = ctx[ROLLED] or tuple(m.dice)
    return m.fighters[ctx[ME]].board.faces.count(q.symbol, dice) >= q.at_least


def _companion(m: DiceThrone, q: c.HasCompanion, ctx: Context) -> bool:
    return m.fighters[ctx[ME]].tokens[m.content.token_numbers[q.companion]] > 0


QUESTIONS: dict[type, Question] = {
    c.OfAKind: lambda m, q, ctx: of_a_kind(ctx[ROLLED]) >= q.n,
    c.Total: lambda m, q, ctx: q.at_least <= sum(ctx[ROLLED]) <= q.at_most,
    c.Shows: _shows,
    c.Has: _has,
    c.Removed: lambda m, q, ctx: ctx[REMOVED] >= q.at_least,
    c.OnSide: lambda m, q, ctx: m.fighters[ctx[ME]].side == q.side,
    c.AttackDamage: _attack_damage,
    c.AttemptsUsed: lambda m, q, ctx: m.attempts_used <= q.at_most,
    c.FirstPlayer: lambda m, q, ctx: m.first == ctx[ME],
    c.HasCompanion: _companion,
    c.HeldByOther: lambda m, q, ctx: stranger(m, ctx[ME], ctx[THIS]),
}
DICE_THRONE.book.questions.update(QUESTIONS)
