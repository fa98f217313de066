"""The voice of the texts: a language, the names of things, and where in the text we are."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Any, Literal, Protocol

from astragal.games.dice_throne.packs.pack import Companion, Forms, Hero, Names, Status, Symbol
from astragal.games.dice_throne.packs.vocabulary import Vocabulary
from astragal.games.dice_throne.packs.words.compose import Cost
from astragal.games.dice_throne.packs.words.players import Who
from astragal.prose.text import Text

RemovedSort = Literal["tokens", "spent", "companions", "cp"]


class NamedContent(Protocol):
    """The content that names are looked up in."""

    @property
    def heroes(self) -> Mapping[str, Hero]: ...

    @property
    def statuses(self) -> Mapping[str, Status]: ...

    @property
    def companions(self) -> Mapping[str, Companion]: ...

    @property
    def vocabulary(self) -> Vocabulary: ...


@dataclass(frozen=True, slots=True)
class Glossary:
    """What the ids in effects stand for, and the words of which they are made."""

    vocabulary: Vocabulary
    statuses: Mapping[str, Status]
    companions: Mapping[str, Companion]
    symbols: Mapping[str, Symbol]
    sides: Sequence[str]
    owners: Mapping[str, Hero]  # of statuses
    slots: Mapping[str, str]  # on which side each ability of the hero's board lies

    @classmethod
    def of(cls, packs: NamedContent, hero: Hero | None) -> "Glossary":
        """The names as a hero uses them; without one, symbols are looked for in all heroes."""
        heroes = [hero] if hero else list(packs.heroes.values())
        symbols = {name: symbol for each in heroes for name, symbol in each.symbols.items()}
        sides = next((each.sides for each in heroes if each.sides), [])
        owners = {own.id: each for each in packs.heroes.values() for own in each.statuses}
        slots = {slot.id: slot.side for slot in hero.abilities} if hero else {}
        return cls(
            packs.vocabulary, packs.statuses, packs.companions, symbols, sides, owners, slots
        )


@dataclass(frozen=True, slots=True)
class Voice:
    """Says messages, and knows what "the roll", "removed" and "the target" mean at this place."""

    text: Text
    glossary: Glossary
    dice: int = 0  # of the roll that is spoken of
    removed: RemovedSort = "tokens"
    holder: bool = False  # the target is who reads this, the holder of the status
    many: bool = False  # several of the tokens spoken of may lie there
    several: bool = False  # "that player" is each of several chosen ones
    aim: bool = False  # what is said is what something is done for: "to prevent 3 damage"
    theirs: bool = False  # what is said is a choice of that player, not of who reads it
    owner: Hero | None = None  # whose status is spoken of
    inflicted: bool = False  # this is the text of a status that others have put on its holder

    def say(self, message: str, /, **arguments: Any) -> str:
        """The words of a message."""
        return self.text.message(message, **arguments)

    def clause(self, word: object) -> str:
        """A word of the vocabulary as a clause."""
        return self.glossary.vocabulary.clauses[type(word)](self, word)

    def name(self, names: Names) -> str:
        """A proper name, in quotes where the language would have to inflect it."""
        return self.say("quoted-name", name=getattr(names, self.text.language))

    def status(self, id: str) -> str:
        """The name of a status."""
        return self.name(self.glossary.statuses[id].names)

    def companion(self, id: str) -> str:
        """The name of a companion."""
        return self.name(self.glossary.companions[id].names)

    def form(self, forms: Forms | None) -> str:
        """A name as the language inflects it, where the pack says how; else nothing."""
        return "" if forms is None else getattr(forms, self.text.language, "")

    def symbol(self, id: str) -> str:
        """A symbol of the dice, in brackets."""
        names = self.glossary.symbols[id].names
        return self.say("symbol-name", name=getattr(names, self.text.language))

    def side(self, id: str) -> Literal["front", "back"]:
        """Which side of the hero board is meant; the first one lies up at the start."""
        return "front" if id == self.glossary.sides[0] else "back"

    def who(self, who: Who) -> Who:
        """Whom the reader takes this for."""
        return "me" if self.holder and who == "target" else who

    def people(self, who: Who) -> dict[str, str]:
        """A player in each case that messages may need."""
        seen = "each-of-them" if self.several and who == "that-player" else self.who(who)
        cases = {case: self.say(f"who-{case}", who=seen) for case in WHO_CASES}
        return {"who": seen, **cases}

    def listed(self, items: Iterable[str], last: str = "list-and") -> str:
        """The items as a list in words."""
        *before, final = items
        if not before:
            return final
        start = reduce(lambda first, item: self.say("list-comma", first=first, last=item), before)
        return self.say(last, first=start, last=final)

    def cost(self, cost: Cost, mood: Literal["cost", "pay"]) -> str:
        """What must be paid, as in "you may pay …" or as in "pay …"."""
        parts = [self.say(f"{mood}-cp", n=cost.cp)] if cost.cp else []
        for id, n in cost.tokens.items():
            parts.append(self.say(f"{mood}-tokens", n=n, name=self.status(id)))
        if cost.cards:
            parts.append(self.say(f"{mood}-cards", n=cost.cards))
        if cost.companions:
            parts.append(self.say(f"{mood}-companions", n=cost.companions))
        return self.listed(parts)


WHO_CASES = ("subject", "object", "onto", "from")


def sentence(clause: str) -> str:
    """The clause with a full stop, unless it has an end already."""
    return clause if clause.endswith((".", ":", "!", "?")) else f"{clause}."


def voice_of(packs: NamedContent, language: str, hero: Hero | None = None) -> Voice:
    """The voice in which the words of some packs are said, with the names that a hero has."""
    return Voice(packs.vocabulary.text(language), Glossary.of(packs, hero))
