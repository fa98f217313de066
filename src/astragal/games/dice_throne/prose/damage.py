"""Damage, health, combat points and cards in words."""

from collections.abc import Sequence
from dataclasses import replace

from astragal.games.dice_throne.packs.vocabulary import PayAny
from astragal.games.dice_throne.packs.words.attack import ShareDamage
from astragal.games.dice_throne.packs.words.players import (
    Add,
    Deal,
    Discard,
    Draw,
    Heal,
    LookAtHand,
    LoseCp,
    Prevent,
    Reflect,
    SearchDeck,
    StealCp,
    StealHealth,
    Undefendable,
    Weaken,
)
from astragal.games.dice_throne.prose.amounts import (
    CARDS,
    CP,
    DAMAGE,
    HEALING,
    HEALTH,
    NUMBER,
    PREVENTED,
    Unit,
    quantity,
)
from astragal.games.dice_throne.prose.voice import Voice, says


@says(Deal)
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


@says(Add)
def add(voice: Voice, effect: Add) -> str:
    return voice.say("effect-add", quantity=quantity(voice, DAMAGE, effect.amount))


@says(Undefendable)
def undefendable(voice: Voice, effect: Undefendable) -> str:
    return voice.say("effect-undefendable", aim="yes" if voice.aim else "no")


@says(Prevent)
def prevent(voice: Voice, effect: Prevent) -> str:
    much = effect.amount
    if isinstance(much, str):
        prevented = voice.say(f"prevent-{much}")
    else:
        incoming = () if effect.to == "me" else ("incoming",)
        prevented = quantity(voice, replace(PREVENTED, adjectives=incoming), much)
    aim = "yes" if voice.aim else "no"
    return voice.say("effect-prevent", quantity=prevented, to=effect.to, aim=aim)


@says(Reflect)
def reflect(voice: Voice, effect: Reflect) -> str:
    return voice.say("effect-reflect")


@says(Weaken)
def weaken(voice: Voice, effect: Weaken) -> str:
    much = effect.amount
    if much == "half" or much == "all":
        return voice.say("effect-weaken", much=much)
    return voice.say("effect-weaken", much="number", quantity=quantity(voice, NUMBER, much))


@says(Heal)
def heal(voice: Voice, effect: Heal) -> str:
    if effect.amount == "damage-dealt":
        healing = voice.say("heal-damage-dealt")
    else:
        healing = quantity(voice, HEALING, effect.amount)
    if effect.companion:
        healed = voice.form(voice.glossary.companions[effect.companion].healed)
        name = healed or voice.companion(effect.companion)
        inflected = "yes" if healed else "no"
        return voice.say("heal-companion", quantity=healing, name=name, inflected=inflected)
    return voice.say("effect-heal", quantity=healing, **voice.people(effect.who))


@says(StealHealth)
def steal_health(voice: Voice, effect: StealHealth) -> str:
    stolen = quantity(voice, HEALTH, effect.amount)
    return voice.say("effect-steal-health", quantity=stolen, **voice.people(effect.from_))


@says(LoseCp)
def lose_cp(voice: Voice, effect: LoseCp) -> str:
    lost = quantity(voice, CP, effect.amount)
    return voice.say("effect-lose-cp", quantity=lost, **voice.people(effect.who))


@says(StealCp)
def steal_cp(voice: Voice, effect: StealCp) -> str:
    stolen = quantity(voice, CP, effect.amount)
    return voice.say("effect-steal-cp", quantity=stolen, **voice.people(effect.from_))


@says(PayAny)
def pay_any(voice: Voice, effect: PayAny) -> str:
    return voice.say("effect-pay-any")


@says(ShareDamage)
def share_damage(voice: Voice, effect: ShareDamage) -> str:
    return voice.say("effect-share-damage", name=voice.companion(effect.companion))


@says(Draw)
def draw(voice: Voice, effect: Draw) -> str:
    cards = quantity(voice, CARDS, effect.n)
    return voice.say("effect-draw", quantity=cards, **voice.people(effect.who))


@says(Discard)
def discard(voice: Voice, effect: Discard) -> str:
    people = voice.people(effect.who)
    if effect.n == "all":
        cards = voice.say("discard-hand", **people)
    else:
        cards = CARDS.count(voice, effect.n)
    if effect.random and effect.n != "all":
        cards = voice.say("discard-random", n=effect.n)
    return voice.say("effect-discard", cards=cards, **people)


@says(SearchDeck)
def search_deck(voice: Voice, effect: SearchDeck) -> str:
    return voice.say("effect-search-deck", n=effect.n)


@says(LookAtHand)
def look_at_hand(voice: Voice, effect: LookAtHand) -> str:
    return voice.say("effect-look-at-hand", **voice.people(effect.who))
