"""Numbers in words: plain ones, and those that depend on the match."""

from collections.abc import Sequence
from dataclasses import dataclass

from astragal.games.dice_throne.packs.conditions import Amount, CountOrAmount
from astragal.games.dice_throne.prose.voice import Voice

PER_THING = ("faces", "tokens", "companions", "cp", "removed")


@dataclass(frozen=True, slots=True)
class Unit:
    """What is counted: damage of some kinds, cards, tokens of a name, …"""

    id: str
    adjectives: Sequence[str] = ()
    name: str = ""
    case: str = "equal"  # how a value stands after it: "equal to half", or "heal by half"

    def count(self, voice: Voice, n: int) -> str:
        """So many of it."""
        return voice.say(
            f"quantity-{self.id}", n=n, name=self.name, adjectives=self._kinds(voice, n)
        )

    def equal(self, voice: Voice, value: str) -> str:
        """As many of it as a value says."""
        kinds = self._kinds(voice, 1)
        return voice.say(f"equal-{self.id}", value=value, name=self.name, adjectives=kinds)

    def _kinds(self, voice: Voice, n: int) -> str:
        said = (voice.say(f"adjective-{kind}", n=n) for kind in self.adjectives)
        return "".join(f"{adjective} " for adjective in said)


DAMAGE = Unit("damage")
PREVENTED = Unit("prevented")
NUMBER = Unit("number")
HEALING = Unit("healing", case="by")
HEALTH = Unit("health")
CP = Unit("cp")
CARDS = Unit("cards")


def quantity(voice: Voice, unit: Unit, number: CountOrAmount) -> str:
    """A number of something, as in "4 damage" or "4 damage plus 2 for each card"."""
    if isinstance(number, int):
        return unit.count(voice, number)
    if not is_value(number):
        return _per_thing(voice, unit, number)
    value = _value(voice, number, "equal" if number.base else unit.case)
    if not number.base:
        return unit.equal(voice, value)
    return voice.say("quantity-plus-equal", quantity=unit.count(voice, number.base), value=value)


def is_value(number: object) -> bool:
    """Whether a number is what something else is, not so many for each thing."""
    return isinstance(number, Amount) and (number.half or number.count not in PER_THING)


def _per_thing(voice: Voice, unit: Unit, amount: Amount) -> str:
    counted = voice.say(f"counted-{amount.count}", **_named(voice, amount))
    first = unit.count(voice, amount.base or amount.times)
    if not amount.base:
        return voice.say("quantity-per", quantity=first, counted=counted)
    return voice.say("quantity-plus-per", quantity=first, n=amount.times, counted=counted)


def _value(voice: Voice, amount: Amount, case: str) -> str:
    value = voice.say(f"value-{amount.count}", case=case, **_named(voice, amount))
    if amount.times == 1:
        return value
    return voice.say("value-times", value=value, n=amount.times)


def _named(voice: Voice, amount: Amount) -> dict[str, object]:
    return {
        "half": "yes" if amount.half else "no",
        "dice": voice.dice,
        "symbol": voice.symbol(amount.symbol) if amount.symbol else "",
        "name": voice.status(amount.status) if amount.status else "",
        "whose": voice.who(amount.whose),
        "removed": voice.removed,
    }
