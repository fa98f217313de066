"""Dice and phases in words: rerolling, turning, skipping."""

from astragal.games.dice_throne.packs.vocabulary import DICE_THRONE
from astragal.games.dice_throne.packs.words.dice import (
    ExtraAttempt,
    ExtraOffensiveRoll,
    Reroll,
    RerollWhenSpent,
    SetDie,
    ShiftDie,
    Skip,
)
from astragal.games.dice_throne.prose.voice import Voice


@DICE_THRONE.says(Reroll)
def reroll(voice: Voice, effect: Reroll) -> str:
    clause = voice.say("effect-reroll", n=effect.n, whose=effect.whose)
    if effect.same_die_again:
        clause = voice.say("reroll-same-die", clause=clause, n=effect.n)
    if effect.unless_paid:
        clause = voice.say("reroll-unless-paid", clause=clause, cp=effect.unless_paid)
    return clause


@DICE_THRONE.says(SetDie)
def set_die(voice: Voice, effect: SetDie) -> str:
    to = effect.to
    value = str(to) if isinstance(to, int) else voice.say(f"set-die-{to}", n=effect.n)
    return voice.say("effect-set-die", n=effect.n, whose=effect.whose, value=value)


@DICE_THRONE.says(ShiftDie)
def shift_die(voice: Voice, effect: ShiftDie) -> str:
    return voice.say("effect-shift-die", n=effect.n)


@DICE_THRONE.says(RerollWhenSpent)
def reroll_when_spent(voice: Voice, effect: RerollWhenSpent) -> str:
    return voice.say("effect-reroll-when-spent", name=voice.status(effect.status))


@DICE_THRONE.says(ExtraAttempt)
def extra_attempt(voice: Voice, effect: ExtraAttempt) -> str:
    return voice.say("effect-extra-attempt", phase=effect.phase)


@DICE_THRONE.says(ExtraOffensiveRoll)
def extra_offensive_roll(voice: Voice, effect: ExtraOffensiveRoll) -> str:
    same = "no" if not effect.same_target else "yes" if voice.inflicted else "own"
    return voice.say("effect-extra-offensive-roll", same=same)


@DICE_THRONE.says(Skip)
def skip(voice: Voice, effect: Skip) -> str:
    return voice.say("effect-skip", what=effect.what)
