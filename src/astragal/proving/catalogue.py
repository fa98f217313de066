"""The rule catalogue: every rule of every game under an id, in words of our own.

`rules.yaml` in a game's folder holds its rules in English, with what proves and explains them;
`text/LANGUAGE/rules.yaml` says the same to readers of another language.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from astragal.errors import ToldError
from astragal.packs.decode import Matches, decode_file
from astragal.packs.yaml import NOWHERE, Position
from astragal.prose.spelling import nearest
from astragal.prose.text import LANGUAGES, unbroken
from astragal.proving.actions import RuleId

GAMES = Path(__file__).parent.parent / "games"
FILE = "rules.yaml"
# Marks for those who compare with the rulebook, not for readers: inferred, or ruled on.
MARKS = re.compile(r"\s*\[(?:INF|(?:[A-Z]+-)?AMB-\d+)\]")


class UnknownRule(ToldError):
    """No rule of that id is in the catalogue."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: what it says, how it is read where the rulebook is unclear, how to test it."""

    id: RuleId
    area: Annotated[str, Matches("[a-z][a-z-]*", "of small letters")]
    rule: str
    ruling: str = ""
    test: str = ""
    source: Any = None
    differs: str = ""
    note: str = ""
    examples: list[str] = field(default_factory=list)
    ambiguity: list[str] = field(default_factory=list)
    at: Position = NOWHERE


@dataclass(frozen=True, slots=True)
class Translation:
    """The rules of one game in another language, by their ids."""

    areas: dict[str, str]
    rules: dict[RuleId, str]
    rulings: dict[RuleId, str] = field(default_factory=dict)
    differs: dict[RuleId, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Told:
    """A rule as a reader sees it. The id of its area is the same in every language."""

    id: str
    area: str
    area_name: str
    rule: str
    ruling: str
    differs: str


@cache
def catalogue() -> dict[str, dict[str, Rule]]:
    """The rules by id, for each game that has a file of rules."""
    files = sorted(GAMES.glob(f"*/{FILE}"))
    return {file.parent.name.replace("_", "-"): read(file) for file in files}


def read(file: Path) -> dict[str, Rule]:
    """The rules of one file by id; an id twice is an error."""
    rules: dict[str, Rule] = {}
    for rule in decode_file(file, list[Rule], shown(file)):
        if rule.id in rules:
            raise rule.at.error(
                f"{rule.id} stands here twice, first on line {rules[rule.id].at.line}"
            )
        rules[rule.id] = rule
    return rules


@cache
def told(game: str, language: str = LANGUAGES[0]) -> dict[str, Told]:
    """The rules of a game by id, as told in a language; none when the game has no catalogue."""
    words = translation(game, language)
    return {id: _told(rule, words, language) for id, rule in catalogue().get(game, {}).items()}


def translation(game: str, language: str) -> Translation:
    """The rules of a game in another language; nothing where none are written."""
    file = GAMES / game.replace("-", "_") / "text" / language / FILE
    if language not in LANGUAGES or not file.is_file():
        return Translation({}, {})
    return decode_file(file, Translation, shown(file))


def shown(file: Path) -> str:
    """A file of rules as errors name it: from the folder of games on."""
    return file.relative_to(GAMES).as_posix() if file.is_relative_to(GAMES) else file.name


def _told(rule: Rule, words: Translation, language: str) -> Told:
    """The rule in other words; what has none is told in English."""
    return Told(
        rule.id,
        rule.area,
        words.areas.get(rule.area, rule.area.replace("-", " ")),
        _read(words.rules.get(rule.id, rule.rule), language),
        _read(words.rulings.get(rule.id, rule.ruling), language),
        _read(words.differs.get(rule.id, rule.differs), language),
    )


def _read(text: str, language: str) -> str:
    """A text for readers: without marks, and never broken within what belongs together."""
    return unbroken(MARKS.sub("", text), language)


def find_told(id: str, language: str) -> Told:
    """The rule of that id as told in a language."""
    rule = find(id)
    game = next(game for game, rules in catalogue().items() if rule.id in rules)
    return told(game, language)[rule.id]


def find(id: str) -> Rule:
    """The rule of that id; case does not matter."""
    by_name = {rule.casefold(): rule for rule in ids()}
    known = by_name.get(id.casefold())
    if known is None:
        raise unknown(id)
    return next(rules[known] for rules in catalogue().values() if known in rules)


def ids() -> Iterable[str]:
    """The ids of all rules of all games."""
    return [id for rules in catalogue().values() for id in rules]


def unknown(id: str) -> UnknownRule:
    """The error for an id that is not in the catalogue."""
    close = nearest(id, ids())
    return UnknownRule("unknown-rule-near" if close else "unknown-rule", rule=id, near=close or "")
