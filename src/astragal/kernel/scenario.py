"""Scenarios: a position, scripted dice, moves in notation, and what must hold. The file format."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, ClassVar, Final, Literal

from astragal.kernel.decode import Matches, Range, decode
from astragal.kernel.errors import PackError
from astragal.kernel.proof import RULE_ID
from astragal.kernel.yaml import NOWHERE, Node, Position, parse_file

RuleId = Annotated[str, Matches(RULE_ID, "that is the id of a rule, such as DT-045")]
Face = Annotated[int, Range(1, 256)]

ABSENT: Final = Node(None, 0, 0, "", None, None)
PASS_ALL: Final = "pass*"
_MOVE = re.compile(r"([1-9][0-9]?)\s+(\S.*)")


@dataclass(frozen=True, slots=True)
class Condition:
    """What a value must be, where it is not simply equal to something."""

    min: int | float | None = None
    max: int | float | None = None
    contains: Any = None
    absent: bool | None = None
    count: Annotated[int, Range(0)] | None = None

    def __post_init__(self) -> None:
        if (self.min, self.max, self.contains, self.absent, self.count) == (None,) * 5:
            raise ValueError("say what must hold: min, max, contains, absent or count")


@dataclass(frozen=True, slots=True)
class Expectation:
    """What must hold at a dotted path into the referee's view."""

    path: str
    value: Any
    at: Position


@dataclass(frozen=True, slots=True)
class Move:
    """A seat, counted from 1, and what it does, in notation."""

    seat: int
    notation: str
    at: Position

    def __str__(self) -> str:
        return f"{self.seat} {self.notation}"


@dataclass(frozen=True, slots=True)
class Refusal:
    """A move that must be refused, perhaps for a certain rule."""

    move: Move
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


Action = Move | Refusal | Check


@dataclass(frozen=True, slots=True)
class _Reason:
    move: Node
    rule: RuleId


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


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario as it is written; what needs the game to be understood is still a node."""

    name: Annotated[str, Matches(r"\S.*", "on one line")]
    game: Node
    proves: tuple[RuleId, ...] = ()
    options: Node = ABSENT
    seats: Node = ABSENT
    position: Node = ABSENT
    seed: str | None = None
    dice: Node = ABSENT
    dice_left: Literal["error", "ok"] = "error"
    moves: list[Node] = field(default_factory=list)
    expect: dict[str, Node] = field(default_factory=dict)
    at: Position = NOWHERE

    def faces(self) -> tuple[int, ...] | None:
        """The scripted dice, or nothing when they come from the seed."""
        if self.dice is ABSENT:
            return None
        return tuple(decode(self.dice, list[Face]))

    def actions(self) -> tuple[Action, ...]:
        """The moves and what stands between them."""
        return tuple(_action(node) for node in self.moves)

    def expectations(self) -> tuple[Expectation, ...]:
        """What must hold at the end."""
        return tuple(_expectations(self.expect))


def load(path: str | Path, name: str | None = None) -> list[Scenario]:
    """The scenarios of a file: one, or a list of them. All that is wrong in it is a PackError."""
    return scenarios(parse_file(path, name))


def scenarios(node: Node) -> list[Scenario]:
    """The scenarios of a parsed file, each read to its last move."""
    nodes = node.value if isinstance(node.value, list) else [node]
    if not nodes:
        raise node.at.error("there is no scenario in this file")
    found = [decode(each, Scenario) for each in nodes]
    for scenario in found:
        scenario.faces()
        scenario.actions()
        scenario.expectations()
    return found


def files(path: Path) -> list[Path]:
    """The file itself, or every YAML file in the folder and below it."""
    if not path.is_dir():
        return [path]
    return sorted(file for file in path.rglob("*") if file.suffix in (".yaml", ".yml"))


def _action(node: Node) -> Action:
    written = decode(node, str | _Illegal | _Expect)
    if isinstance(written, _Illegal):
        return _refusal(written.what, node.at)
    if isinstance(written, _Expect):
        return Check(tuple(_expectations(written.values)), node.at)
    return _move(node)


def _refusal(what: Node, at: Position) -> Refusal:
    if not isinstance(what.value, dict):
        return Refusal(_move(what), None, at)
    reason = decode(what, _Reason)
    return Refusal(_move(reason.move), reason.rule, at)


def _move(node: Node) -> Move:
    text = decode(node, str)
    parts = _MOVE.fullmatch(text.strip())
    if parts is None:
        raise _not_a_move(node, text)
    return Move(int(parts[1]), parts[2], node.at)


def _not_a_move(node: Node, text: str) -> PackError:
    expected = 'a seat and its move, such as "1 roll"'
    return node.at.error("", found=f"the text {text!r}", expected=expected)


def _expectations(values: dict[str, Node]) -> Iterator[Expectation]:
    for path, node in values.items():
        kind: Any = Condition if isinstance(node.value, dict) else Any
        at = node.key.at if isinstance(node.key, Node) else node.at
        yield Expectation(path, decode(node, kind), at)
