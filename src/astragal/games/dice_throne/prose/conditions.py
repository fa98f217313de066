"""Conditions in words, as they stand after "if"."""

from astragal.games.dice_throne.packs.conditions import (
    AttackDamage,
    AttemptsUsed,
    Condition,
    FirstPlayer,
    Has,
    HasCompanion,
    HeldByOther,
    OfAKind,
    OnSide,
    Removed,
    Shows,
    Total,
)
from astragal.games.dice_throne.packs.vocabulary import DICE_THRONE
from astragal.games.dice_throne.prose.amounts import DAMAGE
from astragal.games.dice_throne.prose.voice import Voice

MOST = Total().at_most


def condition_clause(voice: Voice, condition: Condition) -> str:
    """The condition as a clause."""
    return voice.clause(condition)


@DICE_THRONE.says(OfAKind)
def _of_a_kind(voice: Voice, condition: OfAKind) -> str:
    return voice.say("condition-of-a-kind", n=condition.n)


@DICE_THRONE.says(Total)
def _total(voice: Voice, condition: Total) -> str:
    low, high = condition.at_least, condition.at_most
    bounds = "low" if high == MOST else "both" if low else "high"
    return voice.say("condition-total", bounds=bounds, low=low, high=high)


@DICE_THRONE.says(Shows)
def _shows(voice: Voice, condition: Shows) -> str:
    symbol = voice.symbol(condition.symbol)
    return voice.say("condition-shows", n=condition.at_least, symbol=symbol)


@DICE_THRONE.says(Has)
def _has(voice: Voice, condition: Has) -> str:
    name, whose = voice.status(condition.status), voice.who(condition.whose)
    return voice.say("condition-has", n=condition.at_least, name=name, whose=whose)


@DICE_THRONE.says(Removed)
def _removed(voice: Voice, condition: Removed) -> str:
    return voice.say("condition-removed", n=condition.at_least, removed=voice.removed)


@DICE_THRONE.says(OnSide)
def _on_side(voice: Voice, condition: OnSide) -> str:
    return voice.say("condition-on-side", side=voice.side(condition.side))


@DICE_THRONE.says(AttackDamage)
def _attack_damage(voice: Voice, condition: AttackDamage) -> str:
    n = condition.at_least
    damage = DAMAGE.count(voice, n)
    return voice.say("condition-attack-damage", counted=condition.counted, n=n, damage=damage)


@DICE_THRONE.says(AttemptsUsed)
def _attempts_used(voice: Voice, condition: AttemptsUsed) -> str:
    return voice.say("condition-attempts-used", n=condition.at_most)


@DICE_THRONE.says(FirstPlayer)
def _first_player(voice: Voice, condition: FirstPlayer) -> str:
    return voice.say("condition-first-player")


@DICE_THRONE.says(HasCompanion)
def _has_companion(voice: Voice, condition: HasCompanion) -> str:
    return voice.say("condition-has-companion", name=voice.companion(condition.companion))


@DICE_THRONE.says(HeldByOther)
def _held_by_other(voice: Voice, condition: HeldByOther) -> str:
    if voice.owner is None:
        return voice.say("condition-held-by-other")
    name = getattr(voice.owner.names, voice.text.language)
    hero = voice.form(voice.owner.played) or name
    return voice.say("condition-held-by-other-than", hero=hero)
