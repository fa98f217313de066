"""Conditions: what packs may ask of the match."""

from collections.abc import Callable
from typing import Any

from astragal.games.dice_throne import conditions as c
from astragal.games.dice_throne.context import ME, REMOVED, ROLLED, TARGET, THIS, Context
from astragal.games.dice_throne.damage import attack_packet, subtotal
from astragal.games.dice_throne.dice import of_a_kind
from astragal.games.dice_throne.state import DiceThrone
from astragal.games.dice_throne.tokens import stranger

Question = Callable[[DiceThrone, Any, Context], bool]


def holds(m: DiceThrone, condition: c.Condition, ctx: Context) -> bool:
    """Whether a condition holds now."""
    return QUESTIONS[type(condition)](m, condition, ctx)


def _attack_damage(m: DiceThrone, q: c.AttackDamage, ctx: Context) -> bool:
    if q.counted == "dealt":
        return m.dealt >= q.at_least
    if q.counted == "added":
        return m.added >= q.at_least
    p = attack_packet(m)
    return (subtotal(p) if p else m.amount) >= q.at_least


def _has(m: DiceThrone, q: c.Has, ctx: Context) -> bool:
    seat = ctx[ME]
    if q.whose == "target":
        seat = ctx[TARGET] if ctx[TARGET] >= 0 else m.target
    return seat >= 0 and m.seats[seat].tokens[m.content.token_numbers[q.status]] >= q.at_least


def _shows(m: DiceThrone, q: c.Shows, ctx: Context) -> bool:
    dice = ctx[ROLLED] or tuple(m.dice)
    return m.seats[ctx[ME]].board.faces.count(q.symbol, dice) >= q.at_least


def _companion(m: DiceThrone, q: c.HasCompanion, ctx: Context) -> bool:
    return m.seats[ctx[ME]].tokens[m.content.token_numbers[q.companion]] > 0


QUESTIONS: dict[type, Question] = {
    c.OfAKind: lambda m, q, ctx: of_a_kind(ctx[ROLLED]) >= q.n,
    c.Total: lambda m, q, ctx: q.at_least <= sum(ctx[ROLLED]) <= q.at_most,
    c.Shows: _shows,
    c.Has: _has,
    c.Removed: lambda m, q, ctx: ctx[REMOVED] >= q.at_least,
    c.OnSide: lambda m, q, ctx: m.seats[ctx[ME]].side == q.side,
    c.AttackDamage: _attack_damage,
    c.AttemptsUsed: lambda m, q, ctx: m.attempts_used <= q.at_most,
    c.FirstPlayer: lambda m, q, ctx: m.first == ctx[ME],
    c.HasCompanion: _companion,
    c.HeldByOther: lambda m, q, ctx: stranger(m, ctx[ME], ctx[THIS]),
}
