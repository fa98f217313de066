"""Damage in words: dealing it, adding to it, keeping it off."""

from collections.abc import Sequence
from dataclasses import replace

from astragal.games.dice_throne.packs.vocabulary import DICE_THRONE
from astragal.games.dice_throne.packs.words.damage import (
    Add,
    Deal,
    Prevent,
    Reflect,
    ShareDamage,
    Undefendable,
    Weaken,
)
from astragal.games.dice_throne.prose.amounts import DAMAGE, NUMBER, PREVENTED, Unit, quantity
from astragal.games.dice_throne.prose.voice import Voice


@DICE_THRONE.says(Deal)
def deal(voice: Voice, effect: Deal) -> str:
    long = "no" if isinstance(effect.amount, int) else "yes"
    damage = _damage(voice, effect)
    clause = voice.say("effect-deal", quantity=damage, long=long, **voice.people(effect.to))
    return voice.say("deal-if-damage-dealt", clause=clause) if effect.if_damage_dealt else clause


def deal_all(voice: Voice, effects: Sequence[Deal]) -> str:
    """Damage to one player, and other damage to others, with one verb."""
    said = deal(voice, effects[0])
    long = "no" if all(isinstance(effect.amount, int) for effect in effects) else "yes"
    for effect in effects[1:]:
        damage, people = _damage(voice, effect), voice.people(effect.to)
        said = voice.say("deal-also", first=said, quantity=damage, long=long, **people)
    return said


def _damage(voice: Voice, effect: Deal) -> str:
    kinds = ["isolated"] if effect.isolated else []
    if effect.kind != "normal":
        kinds.append(effect.kind)
    return quantity(voice, Unit("damage", kinds), effect.amount)


@DICE_THRONE.says(Add)
def add(voice: Voice, effect: Add) -> str:
    return voice.say("effect-add", quantity=quantity(voice, DAMAGE, effect.amount))


@DICE_THRONE.says(Undefendable)
def undefendable(voice: Voice, effect: Undefendable) -> str:
    return voice.say("effect-undefendable", aim="yes" if voice.aim else "no")


@DICE_THRONE.says(Prevent)
def prevent(voice: Voice, effect: Prevent) -> str:
    much = effect.amount
    if isinstance(much, str):
        prevented = voice.say(f"prevent-{much}")
    else:
        incoming = () if effect.to == "me" else ("incoming",)
        prevented = quantity(voice, replace(PREVENTED, adjectives=incoming), much)
    aim = "yes" if voice.aim else "no"
    return voice.say("effect-prevent", quantity=prevented, to=effect.to, aim=aim)


@DICE_THRONE.says(Reflect)
def reflect(voice: Voice, effect: Reflect) -> str:
    return voice.say("effect-reflect")


@DICE_THRONE.says(Weaken)
def weaken(voice: Voice, effect: Weaken) -> str:
    much = effect.amount
    if much == "half" or much == "all":
        return voice.say("effect-weaken", much=much)
    return voice.say("effect-weaken", much="number", quantity=quantity(voice, NUMBER, much))


@DICE_THRONE.says(ShareDamage)
def share_damage(voice: Voice, effect: ShareDamage) -> str:
    return voice.say("effect-share-damage", name=voice.companion(effect.companion))
