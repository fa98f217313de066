"""What the words of an effect mean as the match stands: which players, and how much."""

from astragal.games.dice_throne.effects.context import ME, REMOVED, ROLLED, TARGET, THAT, Context
from astragal.games.dice_throne.packs.conditions import Amount
from astragal.games.dice_throne.rules.tokens import limit
from astragal.games.dice_throne.state import DiceThrone

# -- players ---------------------------------------------------------------------------------


def named_seats(m: DiceThrone, who: str, ctx: Context) -> list[int] | None:
    """The seats that a word means, or nothing where somebody has to choose."""
    if who == "me":
        return [ctx[ME]]
    if who == "target":
        seat = ctx[TARGET] if ctx[TARGET] >= 0 else m.target
        return [seat] if seat >= 0 else single(candidates(m, "chosen-opponent", ctx))
    if who == "attacker":
        return [m.attacker] if m.attacker >= 0 else []
    if who == "that-player":
        return [ctx[THAT]]
    if who == "each-opponent":
        return m.opponents(ctx[ME])
    return single(candidates(m, who, ctx))


def single(seats: list[int]) -> list[int] | None:
    """No choice where there is at most one."""
    return seats if len(seats) <= 1 else None


def candidates(m: DiceThrone, who: str, ctx: Context) -> list[int]:
    """Whom a player may choose."""
    if who in ("chosen-player", "two-players"):
        return m.players(ctx[ME])
    if who == "chosen-teammate":
        return [seat for seat in m.teammates(ctx[ME]) if m.alive(seat)]
    return m.opponents(ctx[ME])


# -- numbers ----------------------------------------------------------------------------------


def number(m: DiceThrone, amount: int | Amount, ctx: Context) -> int:
    """An amount as it is now; halves are rounded up."""
    if isinstance(amount, int):
        return amount
    value = counted(m, amount, ctx) * amount.times
    if amount.half:
        value = (value + 1) // 2
    return amount.base + value


def counted(m: DiceThrone, amount: Amount, ctx: Context) -> int:
    """What an amount counts."""
    what = amount.count
    if what == "total":
        return sum(ctx[ROLLED])
    if what == "faces":
        return m.fighters[ctx[ME]].board.faces.count(amount.symbol, ctx[ROLLED])
    if what == "cp":
        return m.fighters[ctx[ME]].cp
    if what == "removed":
        return ctx[REMOVED]
    if what == "companions":
        return companions(m, ctx[ME])
    token = m.content.token_numbers[amount.status]
    whose = {"me": ctx[ME], "target": target_of(m, ctx), "that-player": ctx[THAT]}[amount.whose]
    held = m.fighters[whose].tokens[token]
    return limit(m, whose, token) - held if what == "limit" else held


def target_of(m: DiceThrone, ctx: Context) -> int:
    """The target of the effect, or of the attack, or the only opponent."""
    if ctx[TARGET] >= 0:
        return ctx[TARGET]
    return m.target if m.target >= 0 else m.opponents(ctx[ME])[0]


def companions(m: DiceThrone, seat: int) -> int:
    """How many companions a seat has in play."""
    tokens = m.fighters[seat].tokens
    return sum(
        min(tokens[facts.number], 1) if facts.companion.health else tokens[facts.number]
        for facts in m.content.tokens
        if facts.companion is not None
    )
