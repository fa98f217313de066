"""Expectations: dotted paths into what the referee sees, and what must stand there."""

import json
import re
from collections.abc import Iterator
from typing import Any, Final

from astragal.errors import PackError
from astragal.kernel.match import REFEREE, Match
from astragal.kernel.view import events, view
from astragal.packs.yaml import Position
from astragal.prose.spelling import nearest, one_of
from astragal.proving.actions import CONDITIONS, Expectation, ValueCondition

LONGEST_VALUE: Final = 300
_ITEM = re.compile("[1-9][0-9]{0,8}")


class _Nothing:
    """Stands for a value that is not there at all, and for the key that was perhaps meant."""

    def __init__(self, meant: str | None = None) -> None:
        self.meant = meant

    def __str__(self) -> str:
        return "nothing" + (f' (did you mean "{self.meant}"?)' if self.meant else "")


NOTHING: Final = _Nothing()


def seen(m: Match) -> dict[str, Any]:
    """What paths lead into: the referee's view, and what happened since the last decision."""
    return {"events": events(m, REFEREE), **view(m, REFEREE)}


def differences(
    facts: dict[str, Any], expectations: tuple[Expectation, ...]
) -> list[tuple[Position, str]]:
    """What does not hold: where it was expected, and path, expected and got in words."""
    return [
        (expectation.at, f"{expectation.path}: expected {wanted}, got {_got(got)}")
        for expectation in expectations
        for got in [_value(facts, expectation)]
        for wanted in _unmet(expectation.value, got)
    ]


def _got(value: object) -> str:
    return str(value) if isinstance(value, _Nothing) else shown(value)


def shown(value: object) -> str:
    """A value on one line, cut when it is long."""
    if value is None:
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
            if not isinstance(value, dict):
                return NOTHING
            if depth < len(parts) - 1 or expectation.value is None:
                raise _unknown(value, part, where, expectation)
            return _Nothing(nearest(part, map(str, value)))
        value = found
    return value


def _inside(value: Any, part: str, where: str, expectation: Expectation) -> Any:
    """What stands one key further; items of a list are numbered from 1."""
    if isinstance(value, dict):
        inner = {str(key): item for key, item in value.items()}
        return inner.get(part, NOTHING)
    if not isinstance(value, list | tuple):
        raise expectation.at.error(f"{where} is {shown(value)}: there is nothing inside it")
    if not _ITEM.fullmatch(part):
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
    nothing = isinstance(got, _Nothing)
    if not isinstance(wanted, ValueCondition):
        if not same(wanted, None if nothing else got):
            yield shown(wanted) + _meant(wanted, got)
        return
    if wanted.absent is not None and wanted.absent != (got is None or nothing):
        yield "nothing" if wanted.absent else "something"
    if wanted.equals is not None and not same(wanted.equals, got):
        yield shown(wanted.equals)
    if wanted.unordered is not None and not _same_items(wanted.unordered, got):
        yield f"{shown(wanted.unordered)} in any order"
    if (wanted.min is not None or wanted.max is not None) and not _in_range(wanted, got):
        yield _range(wanted)
    if wanted.contains is not None and not _contains(got, wanted.contains):
        yield f"something that contains {shown(wanted.contains)}"
    if wanted.lacks is not None and not _lacks(got, wanted.lacks):
        yield f"something that does not contain {shown(wanted.lacks)}"
    if wanted.count is not None and not _has_count(got, wanted.count):
        yield f"{wanted.count} items"


def _meant(wanted: object, got: Any) -> str:
    """A hint where a mapping was compared and a condition was probably meant."""
    if not isinstance(wanted, dict) or isinstance(got, dict):
        return ""
    near = next(filter(None, (nearest(str(key), CONDITIONS) for key in wanted)), None)
    return f' (did you mean the condition "{near}"?)' if near else ""


def _in_range(wanted: ValueCondition, got: Any) -> bool:
    if isinstance(got, bool) or not isinstance(got, int | float):
        return False
    return (wanted.min is None or got >= wanted.min) and (wanted.max is None or got <= wanted.max)


def _range(wanted: ValueCondition) -> str:
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


def _lacks(got: Any, wanted: Any) -> bool:
    """A list in `lacks` means none of its items."""
    if isinstance(wanted, list):
        return all(_lacks(got, item) for item in wanted)
    return isinstance(got, str | dict | list | tuple) and not _contains(got, wanted)


def _same_items(wanted: list[Any], got: Any) -> bool:
    """The same items, each as often, in whatever order."""
    left = list(got) if isinstance(got, list | tuple) else None
    if left is None or len(left) != len(wanted):
        return False
    for item in wanted:
        place = next((at for at, other in enumerate(left) if same(item, other)), None)
        if place is None:
            return False
        del left[place]
    return True


def _has_count(got: Any, count: int) -> bool:
    return isinstance(got, list | tuple | dict) and len(got) == count
