"""Why a move is not legal now: the rule's id and a sentence."""

from collections.abc import Callable, Sequence
from typing import Any

from astragal.games.dice_forge.packs.content import DICE
from astragal.games.dice_forge.packs.facts import FeatFacts
from astragal.games.dice_forge.packs.vocabulary import GOLD, RESOURCES
from astragal.games.dice_forge.rules.reserves import amounts, can_pay
from astragal.games.dice_forge.state import ASK, RESERVES, DiceForge
from astragal.kernel.why import Refusal, not_asked, other_answer, unknown, unknown_verb

Explain = Callable[[DiceForge, int, list[str]], Refusal | None]

ENOUGH = ("done", "end", "pass")
ACTIONS = ("action", "extra")
BUYING = (*ACTIONS, "offering", "ship")


def refusal(m: DiceForge, seat: int, text: str) -> Refusal:
    """The most telling reason for a move that is no option."""
    verb, *what = text.split(" ")
    explain = EXPLAIN.get(verb)
    reason = unknown_verb(m, verb) or (explain and explain(m, seat, what))
    return reason or not_asked(m, seat, "DF-029") or other_word(m, verb) or other_answer(m, verb)


def other_word(m: DiceForge, verb: str) -> Refusal | None:
    """A bought face is forged first; and what is enough is said otherwise here."""
    if m.reason == "forge" and verb != "forge":
        return ("DF-048", "why-forge-first", {})
    if verb in ENOUGH:
        for word in ENOUGH:
            if (word,) in m.options:
                return (None, "why-say-instead", {"near": word})
    return None


def face_of(m: DiceForge, what: list[str]) -> int | Refusal:
    """The face that is named last."""
    if not what:
        return (None, "why-which-face", {})
    word = what[-1]
    if word not in m.content.face_numbers:
        return unknown("why-unknown-face", word, m.content.face_numbers)
    return m.content.face_numbers[word]


def feat_of(m: DiceForge, what: list[str]) -> int | Refusal:
    """The feat that is named."""
    if not what:
        return (None, "why-which-feat", {})
    word = what[0]
    if word not in m.content.feat_numbers:
        return unknown("why-unknown-feat", word, m.content.feat_numbers)
    return m.content.feat_numbers[word]


# -- faces ---------------------------------------------------------------------------------------


def buy(m: DiceForge, seat: int, what: list[str]) -> Refusal | None:
    """A face that is not on sale, as those of the garden (DF-012), gone, too dear, or bought."""
    face = face_of(m, what)
    if not isinstance(face, int):
        return face
    said: dict[str, Any] = {"face": m.content.faces[face].id}
    if not m.content.faces[face].printed:
        return ("DF-010", "why-start-face", said)
    if not m.content.prices[face]:
        return ("DF-012", "why-garden", said)
    if not m.stock[face]:
        return ("DF-045", "why-sold-out", said)
    if m.seat != seat or m.reason not in BUYING:
        return enough_faces(m, seat)
    return extra_cost(m, seat) or barred(m, face, said) or too_dear(m, seat, face, said)


def enough_faces(m: DiceForge, seat: int) -> Refusal | None:
    """An offering that is full by agreement (DF-041)."""
    if seat == m.active and m.purchases >= m.agreed.most_faces:
        return ("DF-041", "why-enough-faces", {"n": m.agreed.most_faces})
    return None


def barred(m: DiceForge, face: int, said: dict[str, Any]) -> Refusal | None:
    """The same face twice in one offering, or by agreement in one turn (DF-042, DF-043)."""
    if not m.bought >> face & 1 or m.reason == "ship":
        return None
    if m.reason == "offering":
        return ("DF-042", "why-equal-action", said)
    return ("DF-043", "why-equal-turn", said) if m.agreed.equal_in_turn else None


def too_dear(m: DiceForge, seat: int, face: int, said: dict[str, Any]) -> Refusal | None:
    """More than the reserve holds (DF-044, DF-138)."""
    gold = m.reserves[RESERVES * seat + GOLD]
    price = m.content.prices[face]
    rule = "DF-044"
    if m.reason == "ship":
        price = max(0, price - m.answer_arguments[0])
        rule = "DF-138"
    return (rule, "why-too-dear", {**said, "price": price, "gold": gold}) if price > gold else None


def forge(m: DiceForge, seat: int, what: list[str]) -> Refusal | None:
    """A face that is not there, or never goes (DF-049, DF-055)."""
    face = face_of(m, what)
    if not isinstance(face, int):
        return face
    if m.reason != "forge" or m.seat != seat or len(what) != 2 or what[0] not in DICE:
        return None
    said = {"face": m.content.faces[face].id}
    if face not in m.dice[2 * seat + DICE.index(what[0])]:
        return ("DF-049", "why-not-on-die", said)
    return ("DF-055", "why-locked", said) if m.content.locked[face] else None


def copy(m: DiceForge, seat: int, what: list[str]) -> Refusal | None:
    """A face that lies up nowhere, or a mirror (DF-128, DF-132)."""
    face = face_of(m, what)
    if not isinstance(face, int):
        return face
    if m.reason != "mirror" or m.seat != seat:
        return None
    if m.content.is_mirror[face]:
        return ("DF-132", "why-mirror-mirror", {})
    return ("DF-128", "why-not-up", {"face": m.content.faces[face].id})


def garden(m: DiceForge, seat: int, what: list[str]) -> Refusal | None:
    """A face of the garden that is gone (DF-106)."""
    face = face_of(m, what)
    if not isinstance(face, int):
        return face
    if not m.stock[face]:
        return ("DF-106", "why-sold-out", {"face": m.content.faces[face].id})
    return None


def pick(m: DiceForge, seat: int, what: list[str]) -> Refusal | None:
    """Not two faces, not in their order, not rolled, or not of two different dice (DF-171)."""
    if m.reason != "pick" or m.seat != seat:
        return None
    faces = [face_of(m, [word]) for word in what]
    for face in faces:
        if not isinstance(face, int):
            return face
        if not any(face in option[1:] for option in m.options):
            return ("DF-171", "why-not-up", {"face": m.content.faces[face].id})
    turned = ("pick", *reversed(faces))
    if turned in m.options:
        return (None, "why-pick-order", {"move": m.notation(turned)})
    return ("DF-171", "why-pick-dice" if len(faces) == 2 else "why-pick-two", {})


# -- feats ---------------------------------------------------------------------------------------


def feat(m: DiceForge, seat: int, what: list[str]) -> Refusal | None:
    """A feat that is not in the game, not left, or too dear."""
    number = feat_of(m, what)
    if not isinstance(number, int):
        return number
    facts = m.content.feats[number]
    if m.sets[facts.slot] != number:
        return ("DF-001", "why-not-laid", {"feat": facts.id})
    if not m.stacks[facts.slot]:
        return ("DF-058", "why-no-cards", {"feat": facts.id})
    if m.seat != seat or m.reason not in ACTIONS:
        return None
    return extra_cost(m, seat) or feat_cost(m, seat, facts)


def feat_cost(m: DiceForge, seat: int, facts: FeatFacts) -> Refusal:
    """A feat that costs more than the reserves hold, or than an extra action leaves (DF-071)."""
    said: dict[str, Any] = {"feat": facts.id, "cost": amounts(facts.cost)}
    if m.reason == "action":
        return ("DF-057", "why-feat-cost", {**said, "held": held(m, seat, facts.cost)})
    both = (*map(sum, zip(facts.cost, m.content.extra_cost, strict=True)),)
    said |= {"extra": amounts(m.content.extra_cost), "held": held(m, seat, both)}
    rule = "DF-071" if can_pay(m, seat, facts.cost) else "DF-057"
    return (rule, "why-feat-extra-cost", said)


def held(m: DiceForge, seat: int, price: Sequence[int]) -> tuple[str, ...]:
    """What a seat has of the resources that a price asks for."""
    at = RESERVES * seat
    return tuple(f"{m.reserves[at + n]} {RESOURCES[n]}" for n, asked in enumerate(price) if asked)


def extra_cost(m: DiceForge, seat: int) -> Refusal | None:
    """An extra action that can't be paid (DF-071)."""
    if m.reason == "extra" and not can_pay(m, seat, m.content.extra_cost):
        said = {"cost": amounts(m.content.extra_cost), "held": held(m, seat, m.content.extra_cost)}
        return ("DF-071", "why-extra-cost", said)
    return None


def use(m: DiceForge, seat: int, what: list[str]) -> Refusal | None:
    """A reinforcement or a token that the seat does not have, or not now."""
    number = feat_of(m, what)
    if not isinstance(number, int):
        return number
    facts = m.content.feats[number]
    said = {"feat": facts.id}
    if number not in m.feats[seat]:
        return (None, "why-not-owned", said)
    if facts.reinforces:
        return reinforcement(m, seat, number)
    if not facts.token:
        return (None, "why-no-use", said)
    if number not in m.tokens[seat]:
        return ("DF-094" if number in m.content.repeats else "DF-104", "why-used-up", said)
    if number in m.content.repeats:
        return ("DF-094", "why-repeat-later", {})
    if number in m.content.gains_by_token and seat != m.active:
        return ("DF-160", "why-own-turn", {})
    return None


def reinforcement(m: DiceForge, seat: int, number: int) -> Refusal:
    """Not the time, used already, or not to be paid (DF-037, DF-038, DF-109)."""
    said: dict[str, Any] = {"feat": m.content.feats[number].id}
    if seat != m.active or m.reason != "reinforce":
        return ("DF-038", "why-stage", {})
    price = m.content.prices_of_use[number]
    if number in m.ready and price is not None and not can_pay(m, seat, price):
        said |= {"cost": amounts(price), "held": held(m, seat, price)}
        return ("DF-109", "why-use-cost", said)
    return ("DF-037", "why-used-up", said)


# -- the rest ------------------------------------------------------------------------------------


def hammer(m: DiceForge, seat: int, what: list[str]) -> Refusal | None:
    """More than is gained or than the hammer takes; no gold being gained; no wish that stands."""
    if m.seat != seat:
        return None
    if what == ["ask"]:
        stands = m.standing[seat] != ASK
        return (None, "why-wish-later" if stands else "why-no-wish", {})
    if m.reason != "hammer":
        return ("DF-155", "why-hammer-gain", {})
    most = sum(isinstance(option[1], int) for option in m.options) - 1
    gold = m.answer_arguments[0]
    return ("DF-154" if most < gold else "DF-152", "why-hammer-room", {"n": most})


def give(m: DiceForge, seat: int, what: list[str]) -> Refusal | None:
    """The boar goes to somebody else (DF-090)."""
    if m.reason == "bearer" and m.seat == seat and what == [str(seat + 1)]:
        return ("DF-090", "why-not-yourself", {})
    return None


EXPLAIN: dict[str, Explain] = {
    "buy": buy,
    "forge": forge,
    "copy": copy,
    "face": garden,
    "pick": pick,
    "feat": feat,
    "use": use,
    "hammer": hammer,
    "give": give,
}
