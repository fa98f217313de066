"""Conditions, choices and costs in words: effects that have effects of their own."""

from collections.abc import Sequence
from dataclasses import replace

from astragal.games.dice_throne.packs.conditions import Condition, OfAKind
from astragal.games.dice_throne.packs.vocabulary import DICE_THRONE
from astragal.games.dice_throne.packs.words.compose import Choose, ChoosePlayer, If, May, PayAny
from astragal.games.dice_throne.packs.words.damage import Prevent, Undefendable
from astragal.games.dice_throne.packs.words.tokens import Inflict, RemoveThis
from astragal.games.dice_throne.prose.conditions import condition_clause
from astragal.games.dice_throne.prose.passage import (
    TextLine,
    headed,
    in_one,
    is_own,
    passage,
    under,
)
from astragal.games.dice_throne.prose.voice import Voice, sentence
from astragal.kernel.naming import capital

# What can be said as the aim of a payment: "you may spend 1 token to prevent 3 damage".
AIMED = (Inflict, Prevent, RemoveThis, Undefendable)


@DICE_THRONE.block(If)
def _if(voice: Voice, effect: If) -> list[TextLine]:
    said = headed(voice, _if_heading(voice, effect.condition), effect.do)
    return _both(said, headed(voice, voice.say("effect-otherwise"), effect.else_))


def _if_heading(voice: Voice, condition: Condition) -> str:
    if isinstance(condition, OfAKind):
        return voice.say("if-of-a-kind", n=condition.n)
    return voice.say("effect-if", condition=condition_clause(voice, condition))


@DICE_THRONE.block(Choose)
def _choose(voice: Voice, effect: Choose) -> list[TextLine]:
    people = voice.people(effect.by)
    voice = replace(voice, theirs=effect.by != "me")
    options = [passage(voice, option, joined=True) for option in effect.options]
    clauses = [clause for clause in map(in_one, options) if clause is not None]
    simple = all(len(option) == 1 for option in effect.options)
    if simple and len(clauses) == len(options) == 2:
        either = voice.say("list-option", first=clauses[0], last=clauses[1])
        return [
            TextLine(0, sentence(f"{voice.say('effect-choose', form='line', **people)} {either}"))
        ]
    heading = voice.say("effect-choose", form="list", **people)
    return [TextLine(0, heading), *(line for option in options for line in _bullet(option))]


def _bullet(lines: Sequence[TextLine]) -> list[TextLine]:
    """Lines one deeper, all but the first yet another one, so that the first one leads them."""
    first, *rest = lines
    return [first.deeper(), *(line.deeper() for line in under("", [first, *rest])[1:])]


@DICE_THRONE.block(ChoosePlayer)
def _choose_player(voice: Voice, effect: ChoosePlayer) -> list[TextLine]:
    sides = {"opponent": effect.opponent, "friend": effect.friend}
    meant = [side for side, effects in sides.items() if effects]
    who = meant[0] if len(meant) == 1 else "anyone"
    choice = voice.say("effect-choose-player", who=who, n=effect.up_to)
    voice = replace(voice, several=effect.up_to > 1)
    if len(meant) == 1 or effect.opponent == effect.friend:
        body = passage(voice, sides[meant[0]], joined=False)
        return _both([TextLine(0, sentence(choice))], body)
    said = [TextLine(0, f"{choice}:")]
    for side in meant:
        lines = headed(voice, voice.say(f"choose-player-{side}"), sides[side])
        said += [line.deeper() for line in lines]
    return said


@DICE_THRONE.block(May)
def _may(voice: Voice, effect: May) -> list[TextLine]:
    own = "yes" if all(map(is_own, effect.do)) else "no"
    aimed = effect.cost is not None and all(isinstance(each, AIMED) for each in effect.do)
    body = passage(replace(_paid(voice, effect), aim=aimed), effect.do, joined=True)
    if effect.cost is None:
        first = voice.say("effect-may", clause=body[0].text, own=own)
    else:
        cost = voice.cost(effect.cost, "cost")
        aim = "yes" if aimed else "no"
        first = voice.say("may-pay", cost=cost, body=body[0].text, own=own, aim=aim)
    said = [TextLine(0, first), *under("", body)[1:]]
    return _both(said, headed(voice, voice.say("may-not"), effect.else_))


def _paid(voice: Voice, effect: May) -> Voice:
    if effect.cost is None:
        return voice
    if effect.cost.tokens:
        return replace(voice, removed="spent")
    return replace(voice, removed="cp" if effect.cost.cp else "companions")


@DICE_THRONE.says(PayAny)
def pay_any(voice: Voice, effect: PayAny) -> str:
    return voice.say("effect-pay-any")


def _both(first: list[TextLine], second: list[TextLine]) -> list[TextLine]:
    """Two passages, in one line where each of them is one."""
    if len(first) == len(second) == 1:
        return [TextLine(0, f"{first[0].text} {capital(second[0].text)}")]
    return [*first, *second]
