"""What an option is and what it would bring, in a viewer's language."""

from collections.abc import Callable

from astragal.games.dice_forge.packs.content import DICE
from astragal.games.dice_forge.packs.vocabulary import RESOURCES, Vector
from astragal.games.dice_forge.prose.texts import (
    amount,
    face_name,
    face_text,
    feat_name,
    feat_text,
    gained_amount,
    listed,
    words_of,
)
from astragal.games.dice_forge.rules.faces import CASH, in_glory, outcome_of
from astragal.games.dice_forge.rules.outcomes import READY
from astragal.games.dice_forge.state import DiceForge
from astragal.kernel.naming import Given, MessageFacts, Teller, described_by
from astragal.prose.text import Text

Counted = Callable[[Text, str, int], str]


def plain(m: DiceForge, given: Given, language: str) -> tuple[MessageFacts, str]:
    """Words and numbers are said as they are."""
    return {"what": " ".join(map(str, given.values()))}, ""


def resources(gains: Vector, language: str, much: Counted = amount) -> str:
    """Resources in words."""
    text = words_of(language)
    said = [much(text, name, n) for name, n in zip(RESOURCES, gains, strict=True) if n]
    return listed(text, said, "and")


# -- feats and faces -----------------------------------------------------------------------------


def feat(m: DiceForge, given: Given, language: str) -> tuple[MessageFacts, str]:
    """A feat's name, its cost and its text."""
    facts = m.content.feats[given["feat"]]
    said = {"feat": feat_name(facts, language), "cost": resources(facts.cost, language)}
    return said, feat_text(m.content, facts, language)


def face(m: DiceForge, given: Given, language: str) -> tuple[MessageFacts, str]:
    """What stands on a face, and what it does."""
    facts = m.content.faces[given["face"]]
    return {"face": face_name(facts, language)}, face_text(facts, language)


def buy(m: DiceForge, given: Given, language: str) -> tuple[MessageFacts, str]:
    """A face and its price now; a ship makes it cheaper."""
    said, effect = face(m, given, language)
    discount = m.answer_arguments[0] if m.reason == "ship" else 0
    return {**said, "price": max(0, m.content.prices[given["face"]] - discount)}, effect


def forge(m: DiceForge, given: Given, language: str) -> tuple[MessageFacts, str]:
    """The face that would go, and its die."""
    text = words_of(language)
    name = face_name(m.content.faces[given["face"]], language)
    return {"face": name, "die": text.message(f"die-{DICE[given['die']]}")}, ""


def pick(m: DiceForge, given: Given, language: str) -> tuple[MessageFacts, str]:
    """The two faces."""
    names = [face_name(m.content.faces[number], language) for number in given.values()]
    return {"faces": " + ".join(names)}, ""


def die(m: DiceForge, given: Given, language: str) -> tuple[MessageFacts, str]:
    """One of the own dice."""
    return {"die": words_of(language).message(f"die-{DICE[given['die']]}")}, ""


def give(m: DiceForge, given: Given, language: str) -> tuple[MessageFacts, str]:
    """A seat."""
    return {"seat": m.player(given["seat"])}, ""


# -- gains ---------------------------------------------------------------------------------------


def take(m: DiceForge, given: Given, language: str) -> tuple[MessageFacts, str]:
    """How much of the resource, as far as it is known now."""
    return {"amounts": resources(choice(m, given["resource"]), language, gained_amount)}, ""


def choice(m: DiceForge, resource: int) -> Vector:
    """What choosing a resource brings: by a boar, a feat, or a face beside another one."""
    if m.reason == "boar":
        return m.content.boar_gains[resource]
    if len(m.answer_arguments) == 1:
        feat_number: int = m.answer_arguments[0]
        return m.content.choices[feat_number][resource]
    a, b, _how, second = m.answer_arguments
    mine: int = b if second else a
    other: int = a if second else b
    reading = m.content.outcomes.chosen[mine][resource]
    if m.content.outcomes.kinds[other] != READY:
        return m.content.outcomes.readings[reading].gives
    return outcome_of(m.content, reading, other).parts[0]


def keep(m: DiceForge, given: Given, language: str) -> tuple[MessageFacts, str]:
    """What the face gives that could be cashed in."""
    a, b, _how, number = m.answer_arguments[:4]
    return {"amounts": resources(outcome_of(m.content, a, b).parts[number], language)}, ""


def cash(m: DiceForge, given: Given, language: str) -> tuple[MessageFacts, str]:
    """How much glory a face would bring."""
    a, b, how, number = m.answer_arguments[:4]
    glory = in_glory(outcome_of(m.content, a, b).parts[number], m.content.cashes[how // CASH - 1])
    return {"amounts": resources(glory, language)}, ""


TELLERS: dict[str, Teller] = {
    "draft": feat,
    "feat": feat,
    "use": feat,
    "buy": buy,
    "copy": face,
    "face": face,
    "forge": forge,
    "pick": pick,
    "die": die,
    "give": give,
    "take": take,
    "lose": take,
    "keep": keep,
    "cash": cash,
}

# An option, and the text of the face or feat behind it.
describe = described_by(TELLERS, plain)
