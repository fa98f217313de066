"""Proof: how a Python test says which rules it proves."""

import re
from collections.abc import Callable
from typing import Any, Final, TypeVar

# A game's capitals, then what its rulebook numbers or names: DT-045, BH-104.3.1a, BH-K-armor.
RULE_ID: Final = r"[A-Z]{2,5}-[A-Za-z0-9]+(?:[._-][A-Za-z0-9]+)*"

F = TypeVar("F", bound=Callable[..., Any])


def proves(*ids: str) -> Callable[[F], F]:
    """Mark a test as the proof of rules, by their ids. The test itself stays as it is."""
    if not ids:
        raise ValueError('@proves needs the id of a rule, such as @proves("DT-045")')
    for id in ids:
        if not re.fullmatch(RULE_ID, id):
            raise ValueError(f'@proves: {id!r} is not the id of a rule, such as "DT-045"')

    def mark(test: F) -> F:
        test.__dict__["proves"] = (*ids, *test.__dict__.get("proves", ()))
        return test

    return mark
