"""Companions and the hero board in words."""

from astragal.games.dice_throne.packs.vocabulary import DICE_THRONE
from astragal.games.dice_throne.packs.words.companions import (
    Activate,
    Build,
    Flip,
    Grow,
    RemoveCompanions,
)
from astragal.games.dice_throne.prose.voice import Voice


@DICE_THRONE.says(Grow)
def grow(voice: Voice, effect: Grow) -> str:
    return voice.say("effect-grow", n=effect.n)


@DICE_THRONE.says(RemoveCompanions)
def remove_companions(voice: Voice, effect: RemoveCompanions) -> str:
    return voice.say("effect-remove-companions", n=effect.up_to)


@DICE_THRONE.says(Build)
def build(voice: Voice, effect: Build) -> str:
    return voice.say("effect-build", make=effect.make)


@DICE_THRONE.says(Activate)
def activate(voice: Voice, effect: Activate) -> str:
    return voice.say("effect-activate", n=effect.up_to)


@DICE_THRONE.says(Flip)
def flip(voice: Voice, effect: Flip) -> str:
    return voice.say("effect-flip", side=voice.side(effect.side))
