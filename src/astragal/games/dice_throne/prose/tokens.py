"""Status tokens in words."""

from collections.abc import Iterator, Sequence

from astragal.games.dice_throne.packs.conditions import Amount
from astragal.games.dice_throne.packs.vocabulary import DICE_THRONE
from astragal.games.dice_throne.packs.words.players import GainCp
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
from astragal.games.dice_throne.prose.amounts import CP, Unit, quantity
from astragal.games.dice_throne.prose.voice import Voice


@DICE_THRONE.says(Gain)
def gain(voice: Voice, effect: Gain) -> str:
    return gain_all(voice, [effect])


@DICE_THRONE.says(Inflict)
def inflict(voice: Voice, effect: Inflict) -> str:
    return inflict_all(voice, [effect])


def gain_all(voice: Voice, effects: Sequence[Gain | GainCp]) -> str:
    """Several things that one player gains, in one clause."""
    gained, first = voice.listed(_items(voice, effects)), effects[0]
    mood = "may" if isinstance(first, Gain) and first.optional else "do"
    return voice.say("effect-gain", gained=gained, mood=mood, **voice.people(first.who))


def inflict_all(voice: Voice, effects: Sequence[Inflict]) -> str:
    """Several statuses that are put on one player, in one clause."""
    tokens, people = voice.listed(_items(voice, effects)), voice.people(effects[0].to)
    if voice.theirs and people["who"] == "that-player":
        return voice.say("effect-gain", gained=tokens, mood="do", **people)
    return voice.say("effect-inflict", tokens=tokens, aim="yes" if voice.aim else "no", **people)


def _items(voice: Voice, effects: Sequence[Gain | GainCp | Inflict]) -> Iterator[str]:
    """What is given; if that is one of each, the names stand together."""
    single = [each for each in effects if not isinstance(each, GainCp) and each.n == 1]
    if len(single) == len(effects):
        names = voice.listed(voice.status(each.status) for each in single)
        yield voice.say("quantity-token", n=len(single), names=names)
    else:
        yield from (_item(voice, effect) for effect in effects)


def _item(voice: Voice, effect: Gain | GainCp | Inflict) -> str:
    if isinstance(effect, GainCp):
        return quantity(voice, CP, effect.amount)
    name, n = voice.status(effect.status), effect.n
    if n == 1:
        return voice.say("quantity-token", n=1, names=name)
    if isinstance(n, Amount) and n.count == "limit":
        return voice.say("gain-to-limit", name=name)
    return quantity(voice, Unit("tokens", name=name), n)


@DICE_THRONE.says(Remove)
def remove(voice: Voice, effect: Remove) -> str:
    people = voice.people(effect.from_)
    message = "remove-all" if effect.n == "all" else "remove-some"
    statuses = voice.say(message, n=effect.n, **people)
    mood = "may" if effect.optional else "do"
    return voice.say("effect-remove", statuses=statuses, mood=mood, **people)


@DICE_THRONE.says(RemoveOwn)
def remove_own(voice: Voice, effect: RemoveOwn) -> str:
    message = "remove-own-must" if effect.must else "effect-remove-own"
    return voice.say(message, n=effect.up_to, name=voice.status(effect.status))


@DICE_THRONE.says(RemoveThis)
def remove_this(voice: Voice, effect: RemoveThis) -> str:
    many = "yes" if voice.many else "no"
    aim = "yes" if voice.aim else "no"
    return voice.say("effect-remove-this", n=effect.n, many=many, aim=aim)


@DICE_THRONE.says(Transfer)
def transfer(voice: Voice, effect: Transfer) -> str:
    return voice.say("effect-transfer", n=effect.n)


@DICE_THRONE.says(PassThis)
def pass_this(voice: Voice, effect: PassThis) -> str:
    return voice.say("effect-pass-this")


@DICE_THRONE.says(RaiseLimit)
def raise_limit(voice: Voice, effect: RaiseLimit) -> str:
    return voice.say("effect-raise-limit", name=voice.status(effect.status), by=effect.by)


@DICE_THRONE.says(BlockStatus)
def block_status(voice: Voice, effect: BlockStatus) -> str:
    negative = "yes" if effect.negative_only else "no"
    return voice.say("effect-block-status", n=effect.n, negative=negative)


@DICE_THRONE.says(Detonate)
def detonate(voice: Voice, effect: Detonate) -> str:
    most = len(effect.damage)
    return voice.say(
        "effect-detonate",
        name=voice.status(effect.status),
        damage=" / ".join(map(str, effect.damage)),
        last=effect.damage[-1],
        counts=" / ".join(str(n + 1) for n in range(most)),
        most=most,
    )
