"""The kinds of facts that a setup is made of: a choice, a number, cards, a campaign's progress.

Each checks what was given and says what would be right. What it gives back is plain data, which
records, saves and the network carry as it is.
"""

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from astragal.errors import SetupError
from astragal.packs.pack import called, meant
from astragal.prose.spelling import cut, nearest, short

# What was agreed on: a word, a number, yes or no; a list of ids; the state of a campaign.
Scalar = str | int | bool
Value = Scalar | list[str] | dict[str, Any]
LARGEST = 1_000_000_000  # no game counts further; what is larger is only quoted


class Choice:
    """An option, or a fact of a seat, with a closed list of values; the first is the default."""

    def __init__(self, *values: Scalar) -> None:
        self.values = values
        self.default = values[0]

    def check(self, name: str, value: object) -> Scalar:
        if isinstance(value, str):
            known = [one for one in self.values if isinstance(one, str)]
            value = meant(value, known)
            if value not in known and len(called(value, known)) > 1:
                raise ambiguous(name, value, known)
        for allowed in self.values:
            if value == allowed and isinstance(value, bool) == isinstance(allowed, bool):
                return allowed
        words = [spelled(allowed) for allowed in self.values]
        listed = ", ".join(words)
        facts = {"name": name, "value": spelled(value), "listed": listed}
        close = nearest(spelled(value), words)
        refusal = f"{name}: {short(value)} is not one of {listed}"
        if isinstance(value, str) and close == value.lower() and close not in self.values:
            raise SetupError(f"{refusal}; write {close} without quotes", "setup-quoted", **facts)
        hint = f'; did you mean "{close}"?' if close else ""
        raise SetupError(refusal + hint, "setup-not-one-of", **facts)


def ambiguous(name: str, id: str, known: Collection[str]) -> SetupError:
    """The error for a bare id that packs of several names have."""
    told = " / ".join(called(id, known))
    words = f"{name}: {short(id)} is not clear, write which one is meant: {told}"
    return SetupError(words, "setup-ambiguous", name=name, value=cut(id), listed=told)


def spelled(value: object) -> str:
    """A value as it is written in YAML and JSON: `true`, `2`, `none`; cut when it is long."""
    if isinstance(value, bool):
        return str(value).lower()
    return cut(value) if isinstance(value, str) else short(value)


class Number:
    """An option that is a whole number within bounds."""

    def __init__(self, low: int, high: int, default: int) -> None:
        self.low = low
        self.high = high
        self.default = default

    def check(self, name: str, value: object) -> Scalar:
        if isinstance(value, bool) or not isinstance(value, int):
            raise SetupError(
                f"{name}: expected a whole number, found {short(value)}",
                "setup-no-number",
                name=name,
            )
        if not self.low <= value <= self.high:
            raise SetupError(
                f"{name}: {spelled(value)} is not from {self.low} to {self.high}",
                "setup-bounds",
                name=name,
                value=value if abs(value) <= LARGEST else spelled(value),
                low=self.low,
                high=self.high,
            )
        return value


class Cards:
    """A list of ids, such as a deck that somebody built: known ones, so many, none too often.

    What else a deck must be is the game's to say, in its `agree`.
    """

    def __init__(
        self, known: Collection[str], low: int, high: int, default: Sequence[str], most_of_one: int
    ) -> None:
        self.known = known
        self.low = low
        self.high = high
        self.default = list(default)
        self.most_of_one = most_of_one

    def check(self, name: str, value: object) -> list[str]:
        ids = self._ids(name, value)
        counted = Counter(ids)
        for id in counted:
            if id not in self.known:
                raise self._unknown(name, id)
        if not self.low <= len(ids) <= self.high:
            facts = {"name": name, "n": len(ids), "low": self.low, "high": self.high}
            told = f"{name}: {len(ids)} cards, not from {self.low} to {self.high}"
            raise SetupError(told, "setup-cards-number", **facts)
        id, count = counted.most_common(1)[0] if counted else ("", 0)
        if count > self.most_of_one:
            facts = {"name": name, "card": id, "n": count, "most": self.most_of_one}
            told = f"{name}: {id} is there {count} times, and {self.most_of_one} are allowed"
            raise SetupError(told, "setup-cards-many", **facts)
        return ids

    def _ids(self, name: str, value: object) -> list[str]:
        if isinstance(value, list | tuple) and all(isinstance(id, str) for id in value):
            return [meant(id, self.known) for id in value]
        told = f"{name}: expected a list of cards, found {short(value)}"
        raise SetupError(told, "setup-no-cards", name=name)

    def _unknown(self, name: str, id: str) -> SetupError:
        if len(called(id, self.known)) > 1:
            return ambiguous(name, id, self.known)
        close = nearest(id, self.known)
        hint = f'; did you mean "{close}"?' if close else ""
        told = f"{name}: there is no card {short(id)}{hint}"
        return SetupError(told, "setup-no-such-card", name=name, value=cut(id))


class Progress:
    """How far a campaign has come: a typed value, plain outside the game.

    `kind` is what the game reads it as, such as a msgspec.Struct; whatever does not fit is
    refused. `check` may say what else is wrong with it.
    """

    def __init__(self, kind: Any, default: Any, wrong: Callable[[Any], str] | None = None) -> None:
        self.kind = kind
        self.default = msgspec.to_builtins(default)
        self.wrong = wrong

    def check(self, name: str, value: object) -> dict[str, Any]:
        try:
            told = "; ".join(strange_parts(value))
            read = None if told else msgspec.convert(value, self.kind)
        except (msgspec.ValidationError, RecursionError) as error:
            told = str(error)
        if not told and self.wrong is not None:
            told = self.wrong(read)
        if told:
            raise SetupError(f"{name}: {told}", "setup-progress", name=name, what=cut(told, 200))
        plain: dict[str, Any] = msgspec.to_builtins(read)
        return plain

    def read(self, value: Value) -> Any:
        """The checked value as the game's own type."""
        return msgspec.convert(value, self.kind)


MOST_PARTS = 10_000  # of one value; a campaign has hundreds
DEEPEST = 16
HALF = re.compile("[\ud800-\udfff]")  # half of a character, which no file holds


def strange_parts(value: object) -> Iterator[str]:
    """The first thing in a value that a record could not hold."""
    left: list[tuple[object, int]] = [(value, 0)]
    for _ in range(MOST_PARTS):
        if not left:
            return
        part, depth = left.pop()
        if not storable(part) or depth > DEEPEST:
            yield f"{short(part)} can't be kept"
            return
        if isinstance(part, dict):
            left += [(inner, depth + 1) for pair in part.items() for inner in pair]
        elif isinstance(part, list | tuple):
            left += [(inner, depth + 1) for inner in part]
    yield f"it has more than {MOST_PARTS} parts"


def storable(part: object) -> bool:
    """Whether a record, a save and a database hold it: small numbers, sound text, yes and no."""
    if isinstance(part, bool) or part is None or isinstance(part, list | tuple | dict):
        return True
    if isinstance(part, int):
        return abs(part) < LARGEST
    return isinstance(part, str) and "\0" not in part and not HALF.search(part)


Fact = Choice | Number | Cards | Progress
Facts = Mapping[str, Fact]
POLLING: Facts = {"polling": Choice("legal", "public")}
