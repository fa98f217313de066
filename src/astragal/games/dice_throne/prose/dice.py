"""Dice and phases in words: rolling, rerolling, changing, skipping."""

from collections import Counter
from collections.abc import Sequence

from astragal.games.dice_throne.packs.vocabulary import Each, On, Roll
from astragal.games.dice_throne.packs.words.attack import RerollWhenSpent
from astragal.games.dice_throne.packs.words.pieces import (
    ExtraAttempt,
    ExtraOffensiveRoll,
    Reroll,
    SetDie,
    ShiftDie,
    Skip,
)
from astragal.games.dice_throne.prose.voice import Voice, says


@says(Reroll)
def reroll(voice: Voice, effect: Reroll) -> str:
    clause = voice.say("effect-reroll", n=effect.n, whose=effect.whose)
    if effect.same_die_again:
        clause = voice.say("reroll-same-die", clause=clause, n=effect.n)
    if effect.unless_paid:
        clause = voice.say("reroll-unless-paid", clause=clause, cp=effect.unless_paid)
    return clause


@says(SetDie)
def set_die(voice: Voice, effect: SetDie) -> str:
    to = effect.to
    value = str(to) if isinstance(to, int) else voice.say(f"set-die-{to}", n=effect.n)
    return voice.say("effect-set-die", n=effect.n, whose=effect.whose, value=value)


@says(ShiftDie)
def shift_die(voice: Voice, effect: ShiftDie) -> str:
    return voice.say("effect-shift-die", n=effect.n)


@says(RerollWhenSpent)
def reroll_when_spent(voice: Voice, effect: RerollWhenSpent) -> str:
    return voice.say("effect-reroll-when-spent", name=voice.status(effect.status))


@says(ExtraAttempt)
def extra_attempt(voice: Voice, effect: ExtraAttempt) -> str:
    return voice.say("effect-extra-attempt", phase=effect.phase)


@says(ExtraOffensiveRoll)
def extra_offensive_roll(voice: Voice, effect: ExtraOffensiveRoll) -> str:
    same = "no" if not effect.same_target else "yes" if voice.inflicted else "own"
    return voice.say("effect-extra-offensive-roll", same=same)


@says(Skip)
def skip(voice: Voice, effect: Skip) -> str:
    return voice.say("effect-skip", what=effect.what)


@says(Roll)
def roll(voice: Voice, effect: Roll) -> str:
    """The roll alone; what follows from it is said after it."""
    clause = voice.say("effect-roll", n=effect.dice, theirs="yes" if voice.theirs else "no")
    if effect.or_pick:
        cost = voice.cost(effect.or_pick, "cost")
        clause = voice.say("roll-or-pick", clause=clause, cost=cost)
    if not effect.may_reroll:
        return clause
    which = "-one" if effect.dice == 1 else "-any" if effect.may_reroll >= effect.dice else ""
    if effect.reroll_cost is None:
        return voice.say(f"roll-may-reroll{which}", clause=clause, n=effect.may_reroll)
    cost = voice.cost(effect.reroll_cost, "cost")
    return voice.say(f"roll-reroll-cost{which}", clause=clause, n=effect.may_reroll, cost=cost)


def on_heading(voice: Voice, effect: On) -> str:
    """ "On [sword]:", with all that must lie there."""
    if isinstance(effect.symbol, list):
        symbols = voice.listed(symbols_needed(voice, Counter(effect.symbol)))
    elif effect.at_least > 1:
        symbol = voice.symbol(effect.symbol)
        all_dice = effect.at_least == voice.dice
        message = "symbol-some" if all_dice else "symbol-at-least"
        symbols = voice.say(message, n=effect.at_least, symbol=symbol)
    else:
        symbols = voice.symbol(effect.symbol)
    return voice.say("effect-on", symbols=symbols)


def symbols_needed(voice: Voice, counts: dict[str, int]) -> list[str]:
    """Symbols with their numbers: "2 [Sword]"."""
    return [voice.say("symbol-some", n=n, symbol=voice.symbol(id)) for id, n in counts.items()]


def values_heading(voice: Voice, values: Sequence[int]) -> str:
    """ "On 1-3:", as a range where the numbers follow each other."""
    ordered = sorted(values)
    low, high = ordered[0], ordered[-1]
    if len(ordered) > 1 and ordered == list(range(low, high + 1)):
        said = f"{low}–{high}"
    else:
        said = voice.listed(map(str, ordered), "list-or")
    # With several dice, "on 6" could be taken for their total.
    message = "on-values-several-dice" if voice.dice > 1 else "effect-on-values"
    return voice.say(message, values=said)


def each_heading(voice: Voice, effect: Each) -> str:
    """ "For each [sword]:"."""
    return voice.say("effect-each", every=effect.every, symbol=voice.symbol(effect.symbol))
