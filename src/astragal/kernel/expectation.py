"""Expectations: dotted paths into what the referee sees, and what must stand there."""

import json
from collections.abc import Iterator
from typing import Any, Final

from astragal.kernel.errors import PackError
from astragal.kernel.match import REFEREE, Match
from astragal.kernel.scenario import Condition, Expectation
from astragal.kernel.view import events, view
from astragal.kernel.words import nearest, one_of
from astragal.kernel.yaml import Position

LONGEST_VALUE: Final = 300


class _Nothing:
    """Stands for a value that is not there at all."""

    def __repr__(self) -> str:
        return "nothing"


NOTHING: Final = _Nothing()


def seen(m: Match) -> dict[str, Any]:
    """What paths lead into: the referee's view, and what happened since the last decision."""
    return {"events": events(m, REFEREE), **view(m, REFEREE)}


def differences(
    facts: dict[str, Any], expectations: tuple[Expectation, ...]
) -> list[tuple[Position, str]]:
    """What does not hold: where it was expected, and path, expected and got in words."""
    return [
        (expectation.at, f"{expectation.path}: expected {wanted}, got {shown(got)}")
        for expectation in expectations
        for got in [_value(facts, expectation)]
        for wanted in _unmet(expectation.value, got)
    ]


def shown(value: object) -> str:
    """A value on one line, cut when it is long."""
    if value is None or value is NOTHING:
        return "nothing"
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= LONGEST_VALUE else text[: LONGEST_VALUE - 1] + "…"


def same(expected: object, got: object) -> bool:
    """Equality of plain data; true is not 1, a tuple is a list."""
    if isinstance(expected, list) and isinstance(got, list | tuple):
        return len(expected) == len(got) and all(map(same, expected, got))
    if isinstance(expected, dict) and isinstance(got, dict):
        inner = {str(key): value for key, value in got.items()}
        wanted = {str(key): value for key, value in expected.items()}
        return inner.keys() == wanted.keys() and all(same(wanted[k], inner[k]) for k in inner)
    return isinstance(expected, bool) == isinstance(got, bool) and expected == got


def _value(facts: dict[str, Any], expectation: Expectation) -> Any:
    value: Any = facts
    parts = expectation.path.split(".")
    for depth, part in enumerate(parts):
        if value is None:
            return NOTHING
        where = ".".join(parts[:depth])
        found = _inside(value, part, where, expectation)
        if found is NOTHING:
            last = depth == len(parts) - 1
            if isinstance(value, dict) and not (last and _may_be_absent(expectation.value)):
                raise _unknown(value, part, where, expectation)
            return NOTHING
        value = found
    return value


def _may_be_absent(wanted: object) -> bool:
    return isinstance(wanted, Condition) and wanted.absent is not None


def _inside(value: Any, part: str, where: str, expectation: Expectation) -> Any:
    """What stands one key further; items of a list are numbered from 1."""
    if isinstance(value, dict):
        inner = {str(key): item for key, item in value.items()}
        return inner.get(part, NOTHING)
    if not isinstance(value, list | tuple):
        raise expectation.at.error(f"{where} is {shown(value)}: there is nothing inside it")
    if not part.isdecimal() or part == "0":
        raise expectation.at.error(f"{where} is a list: its items are numbered from 1, not {part}")
    return value[int(part) - 1] if int(part) <= len(value) else NOTHING


def _unknown(value: dict[Any, Any], part: str, where: str, expectation: Expectation) -> PackError:
    keys = [str(key) for key in value]
    place = where or "the referee's view"
    return expectation.at.error(
        f'{place} has no "{part}"',
        expected=one_of(keys) if keys else "",
        nearest=nearest(part, keys),
    )


def _unmet(wanted: object, got: Any) -> Iterator[str]:
    """What was expected, in words, as far as it does not hold."""
    if not isinstance(wanted, Condition):
        if not same(wanted, None if got is NOTHING else got):
            yield shown(wanted)
        return
    if wanted.absent is not None and wanted.absent != (got is None or got is NOTHING):
        yield "nothing" if wanted.absent else "something"
    if (wanted.min is not None or wanted.max is not None) and not _in_range(wanted, got):
        yield _range(wanted)
    if wanted.contains is not None and not _contains(got, wanted.contains):
        yield f"something that contains {shown(wanted.contains)}"
    if wanted.count is not None and not _has_count(got, wanted.count):
        yield f"{wanted.count} items"


def _in_range(wanted: Condition, got: Any) -> bool:
    if isinstance(got, bool) or not isinstance(got, int | float):
        return False
    return (wanted.min is None or got >= wanted.min) and (wanted.max is None or got <= wanted.max)


def _range(wanted: Condition) -> str:
    if wanted.min is not None and wanted.max is not None:
        return f"from {wanted.min} to {wanted.max}"
    return f"at most {wanted.max}" if wanted.min is None else f"at least {wanted.min}"


def _contains(got: Any, wanted: Any) -> bool:
    """A list in `contains` means each of its items."""
    if isinstance(wanted, list):
        return all(_contains(got, item) for item in wanted)
    if isinstance(got, str):
        return isinstance(wanted, str) and wanted in got
    if isinstance(got, dict):
        return str(wanted) in map(str, got)
    return isinstance(got, list | tuple) and any(same(wanted, item) for item in got)


def _has_count(got: Any, count: int) -> bool:
    return isinstance(got, list | tuple | dict) and len(got) == count
