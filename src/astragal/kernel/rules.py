"""The rule catalogue: every rule of every game under an id, in words of our own."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from astragal.kernel.decode import Matches, decode_file
from astragal.kernel.errors import AstragalError
from astragal.kernel.scenario import RuleId
from astragal.kernel.words import nearest
from astragal.kernel.yaml import NOWHERE, Position

FOLDER = Path(__file__).parent.parent / "rules"


class UnknownRule(AstragalError):
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


@cache
def catalogue() -> dict[str, dict[str, Rule]]:
    """The rules by id, for each game that has a file in the folder of rules."""
    files = sorted(FOLDER.glob("*.yaml"))
    return {file.stem.replace("_", "-"): read(file) for file in files}


def read(file: Path) -> dict[str, Rule]:
    """The rules of one file by id; an id twice is an error."""
    rules: dict[str, Rule] = {}
    for rule in decode_file(file, list[Rule], f"rules/{file.name}"):
        if rule.id in rules:
            raise rule.at.error(
                f"{rule.id} stands here twice, first on line {rules[rule.id].at.line}"
            )
        rules[rule.id] = rule
    return rules


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
    hint = f"; did you mean {close}?" if close else ""
    return UnknownRule(f"there is no rule {id}{hint}")
