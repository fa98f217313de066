"""What a scenario does and expects: moves, refusals, checks between them, and conditions."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Annotated, Any, ClassVar, Final

from astragal.errors import PackError
from astragal.packs.decode import Matches, Range, decode
from astragal.packs.yaml import Node, Position
from astragal.proving.proof import RULE_ID

RuleId = Annotated[str, Matches(RULE_ID, "that is the id of a rule, such as DT-045")]

PASS_ALL: Final = "pass*"
_MOVE = re.compile(r"([1-9][0-9]?)\s+(\S.*)")
_EVERYBODY_PASSES = re.compile(r"pass all(?:\s+until\s+(?:([1-9][0-9]?)\s+)?(\S+))?")


@dataclass(frozen=True, slots=True)
class ValueCondition:
    """What a value must be, where it is not simply equal to something."""

    min: int | float | None = None
    max: int | float | None = None
    contains: Any = None
    lacks: Any = None
    unordered: list[Any] | None = None
    equals: Any = None
    absent: bool | None = None
    count: Annotated[int, Range(0)] | None = None


CONDITIONS: Final = frozenset(part.name for part in fields(ValueCondition))


@dataclass(frozen=True, slots=True)
class Expectation:
    """What must hold at a dotted path into the referee's view."""

    path: str
    value: Any
    at: Position


@dataclass(frozen=True, slots=True)
class ScriptedMove:
    """A seat, counted from 1, and what it does, in notation."""

    seat: int
    notation: str
    at: Position

    def __str__(self) -> str:
        return f"{self.seat} {self.notation}"


@dataclass(frozen=True, slots=True)
class ExpectedRefusal:
    """A move that must be refused, perhaps for a certain rule."""

    move: ScriptedMove
    rule: str | None
    at: Position

    def __str__(self) -> str:
        return f"illegal: {self.move}"


@dataclass(frozen=True, slots=True)
class Check:
    """What must hold between two moves."""

    expectations: tuple[Expectation, ...]
    at: Position

    def __str__(self) -> str:
        return "expect"


@dataclass(frozen=True, slots=True)
class EverybodyPasses:
    """Whoever is polled passes, up to a named decision or to one that can't be passed."""

    seat: int | None
    reason: str | None
    at: Position

    def __str__(self) -> str:
        named = [str(part) for part in (self.seat, self.reason) if part is not None]
        return " ".join(["pass all", *(["until"] if named else []), *named])


Action = ScriptedMove | ExpectedRefusal | Check | EverybodyPasses


@dataclass(frozen=True, slots=True)
class _Reason:
    move: Node
    rule: RuleId | None = None


@dataclass(frozen=True, slots=True)
class _Illegal:
    tag: ClassVar[str] = "illegal"
    head: ClassVar[str] = "what"
    what: Node


@dataclass(frozen=True, slots=True)
class _Expect:
    tag: ClassVar[str] = "expect"
    head: ClassVar[str] = "values"
    values: dict[str, Node]


def action_of(node: Node) -> Action:
    """One entry of the moves: a move, a refusal, a check, or everybody passing."""
    written = decode(node, str | _Illegal | _Expect)
    if isinstance(written, _Illegal):
        return _refusal(written.what, node.at)
    if isinstance(written, _Expect):
        return Check(tuple(expectations_of(written.values)), node.at)
    if everybody := _EVERYBODY_PASSES.fullmatch(written.strip()):
        seat, reason = everybody.groups()
        return EverybodyPasses(int(seat) if seat else None, reason, node.at)
    return _move(node)


def _refusal(what: Node, at: Position) -> ExpectedRefusal:
    if not isinstance(what.value, dict):
        return ExpectedRefusal(_move(what), None, at)
    reason = decode(what, _Reason)
    return ExpectedRefusal(_move(reason.move), reason.rule, at)


def _move(node: Node) -> ScriptedMove:
    text = decode(node, str)
    parts = _MOVE.fullmatch(text.strip())
    if parts is None:
        raise _not_a_move(node, text)
    return ScriptedMove(int(parts[1]), parts[2], node.at)


def _not_a_move(node: Node, text: str) -> PackError:
    expected = 'a seat and its move, such as "1 roll"'
    return node.at.error("", found=f"the text {text!r}", expected=expected)


def expectations_of(values: dict[str, Node]) -> Iterator[Expectation]:
    """What must hold, by path."""
    for path, node in values.items():
        kind: Any = ValueCondition if _is_condition(node) else Any
        at = node.key.at if isinstance(node.key, Node) else node.at
        yield Expectation(path, decode(node, kind), at)


def _is_condition(node: Node) -> bool:
    """Whether a mapping says what must hold; any other is what must stand there, as a whole."""
    if not isinstance(node.value, dict) or not node.value:
        return False
    words = CONDITIONS.intersection(map(str, node.value))
    if words and len(words) < len(node.value):
        problem = "conditions and other keys stand together"
        raise node.at.error(problem, expected="the mapping that is meant, under `equals:`")
    return bool(words)
