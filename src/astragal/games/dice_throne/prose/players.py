"""Health, combat points and cards of players in words."""

from astragal.games.dice_throne.packs.vocabulary import DICE_THRONE
from astragal.games.dice_throne.packs.words.players import (
    Discard,
    Draw,
    GainCp,
    Heal,
    LookAtHand,
    LoseCp,
    SearchDeck,
    StealCp,
    StealHealth,
)
from astragal.games.dice_throne.prose.amounts import CARDS, CP, HEALING, HEALTH, quantity
from astragal.games.dice_throne.prose.tokens import gain_all
from astragal.games.dice_throne.prose.voice import Voice


@DICE_THRONE.says(Heal)
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


@DICE_THRONE.says(StealHealth)
def steal_health(voice: Voice, effect: StealHealth) -> str:
    stolen = quantity(voice, HEALTH, effect.amount)
    return voice.say("effect-steal-health", quantity=stolen, **voice.people(effect.from_))


@DICE_THRONE.says(GainCp)
def gain_cp(voice: Voice, effect: GainCp) -> str:
    return gain_all(voice, [effect])


@DICE_THRONE.says(LoseCp)
def lose_cp(voice: Voice, effect: LoseCp) -> str:
    lost = quantity(voice, CP, effect.amount)
    return voice.say("effect-lose-cp", quantity=lost, **voice.people(effect.who))


@DICE_THRONE.says(StealCp)
def steal_cp(voice: Voice, effect: StealCp) -> str:
    stolen = quantity(voice, CP, effect.amount)
    return voice.say("effect-steal-cp", quantity=stolen, **voice.people(effect.from_))


@DICE_THRONE.says(Draw)
def draw(voice: Voice, effect: Draw) -> str:
    cards = quantity(voice, CARDS, effect.n)
    return voice.say("effect-draw", quantity=cards, **voice.people(effect.who))


@DICE_THRONE.says(Discard)
def discard(voice: Voice, effect: Discard) -> str:
    people = voice.people(effect.who)
    if effect.n == "all":
        cards = voice.say("discard-hand", **people)
    else:
        cards = CARDS.count(voice, effect.n)
    if effect.random and effect.n != "all":
        cards = voice.say("discard-random", n=effect.n)
    return voice.say("effect-discard", cards=cards, **people)


@DICE_THRONE.says(SearchDeck)
def search_deck(voice: Voice, effect: SearchDeck) -> str:
    return voice.say("effect-search-deck", n=effect.n)


@DICE_THRONE.says(LookAtHand)
def look_at_hand(voice: Voice, effect: LookAtHand) -> str:
    return voice.say("effect-look-at-hand", **voice.people(effect.who))
