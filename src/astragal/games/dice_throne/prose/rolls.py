"""Rolls in words, and what follows from what dice show."""

from collections import Counter
from collections.abc import Sequence

from astragal.games.dice_throne.packs.vocabulary import DICE_THRONE
from astragal.games.dice_throne.packs.words.rolls import Each, On, OnValues, Otherwise, Roll, Versus
from astragal.games.dice_throne.prose.passage import TextLine, headed
from astragal.games.dice_throne.prose.voice import Voice, sentence


@DICE_THRONE.says(Roll)
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


@DICE_THRONE.block(Versus)
def _versus(voice: Voice, effect: Versus) -> list[TextLine]:
    won = headed(voice, voice.say("versus-win", win=effect.win), effect.do)
    lost = headed(voice, voice.say("effect-otherwise"), effect.otherwise)
    # A single die that lies there already is mine.
    message = "versus-defence" if voice.dice == 1 and effect.who == "attacker" else "effect-versus"
    first = TextLine(0, sentence(voice.say(message, who=effect.who)))
    return [first, *(line.deeper() for line in (*won, *lost))]


@DICE_THRONE.block(On)
def _on(voice: Voice, effect: On) -> list[TextLine]:
    return headed(voice, on_heading(voice, effect), effect.do)


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


@DICE_THRONE.block(OnValues)
def _on_values(voice: Voice, effect: OnValues) -> list[TextLine]:
    return headed(voice, values_heading(voice, effect.values), effect.do)


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


@DICE_THRONE.block(Each)
def _each(voice: Voice, effect: Each) -> list[TextLine]:
    return headed(voice, each_heading(voice, effect), effect.do)


def each_heading(voice: Voice, effect: Each) -> str:
    """ "For each [sword]:"."""
    return voice.say("effect-each", every=effect.every, symbol=voice.symbol(effect.symbol))


@DICE_THRONE.block(Otherwise)
def _otherwise(voice: Voice, effect: Otherwise) -> list[TextLine]:
    # With several dice, "otherwise" could be taken for the line before alone.
    message = "otherwise-several-dice" if voice.dice > 1 else "effect-otherwise"
    return headed(voice, voice.say(message), effect.do)
