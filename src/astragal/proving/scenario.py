"""Scenarios: a position, scripted dice, moves in notation, and what must hold. The file format."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Annotated, Any, ClassVar, Final, Literal

from astragal.errors import PackError
from astragal.packs.decode import Matches, Range, decode
from astragal.packs.yaml import NOWHERE, Node, Position, parse_file
from astragal.prose.spelling import quoted
from astragal.proving.proof import RULE_ID

RuleId = Annotated[str, Matches(RULE_ID, "that is the id of a rule, such as DT-045")]
Face = Annotated[int, Range(1, 256)]

ABSENT: Final = Node(None, 0, 0, "", None, None)
PASS_ALL: Final = "pass*"
_MOVE = re.compile(r"([1-9][0-9]?)\s+(\S.*)")
_EVERYBODY_PASSES = re.compile(r"pass all(?:\s+until\s+(?:([1-9][0-9]?)\s+)?(\S+))?")


@dataclass(frozen=True, slots=True)
class Condition:
    """What a value must be, where it is not simply equal to something."""

    min: int | float | None = None
    max: int | float | None = None
    contains: Any = None
    lacks: Any = None
    unordered: list[Any] | None = None
    equals: Any = None
    absent: bool | None = None
    count: Annotated[int, Range(0)] | None = None


CONDITIONS: Final = frozenset(part.name for part in fields(Condition))


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


@dataclass(frozen=True, slots=True)
class EverybodyPasses:
    """Whoever is polled passes, up to a named decision or to one that can't be passed."""

    seat: int | None
    reason: str | None
    at: Position

    def __str__(self) -> str:
        named = [str(part) for part in (self.seat, self.reason) if part is not None]
        return " ".join(["pass all", *(["until"] if named else []), *named])


Action = Move | Refusal | Check | EverybodyPasses


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
    stop: bool = False
    expect: dict[str, Node] = field(default_factory=dict)
    branches: Node = ABSENT
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


@dataclass(frozen=True, slots=True)
class Branch:
    """How one scenario goes on from what it shares with others."""

    name: Annotated[str, Matches(r"\S.*", "on one line")]
    proves: tuple[RuleId, ...] = ()
    dice: Node = ABSENT
    dice_left: Literal["error", "ok"] | None = None
    moves: list[Node] = field(default_factory=list)
    stop: bool | None = None
    expect: dict[str, Node] = field(default_factory=dict)
    at: Position = NOWHERE


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A scenario that can't be understood: its name as far as it has one, and what is wrong."""

    name: str
    error: PackError


def load(path: str | Path, name: str | None = None) -> list[Scenario]:
    """The scenarios of a file: one, or a list of them. All that is wrong in it is a PackError."""
    return scenarios(parse_file(path, name))


def scenarios(node: Node) -> list[Scenario]:
    """The scenarios of a parsed file, each read to its last move."""
    return [scenario for each in documents(node) for scenario in _read(each)]


def readable(node: Node) -> Iterator[Scenario | Unreadable]:
    """The same, but one that is wrong does not hide the others."""
    for each in documents(node):
        try:
            yield from _read(each)
        except PackError as error:
            yield Unreadable(_name(each), error)


def documents(node: Node) -> list[Node]:
    """What a file holds: one scenario, or a list of them."""
    found = node.value if isinstance(node.value, list) else [node]
    if not found:
        raise node.at.error("there is no scenario in this file")
    return found


def _read(node: Node) -> list[Scenario]:
    written = decode(node, Scenario)
    branches = [] if written.branches is ABSENT else _branches(written.branches)
    found = [_branched(written, branch) for branch in branches] or [written]
    for scenario in found:
        scenario.faces()
        scenario.actions()
        scenario.expectations()
    return found


def _branches(node: Node) -> list[Branch]:
    """The branches, each of a name of its own."""
    lines: dict[str, int] = {}
    found = [decode(each, Branch) for each in decode(node, list[Node])]
    for branch in found:
        if branch.name in lines:
            problem = f"a branch with the name {quoted(branch.name)} stands on line"
            raise branch.at.error(f"{problem} {lines[branch.name]} already")
        lines[branch.name] = branch.at.line
    if not found:
        raise node.at.error("there is no branch here; leave the key out, or write one")
    return found


def _branched(shared: Scenario, branch: Branch) -> Scenario:
    """A branch as a scenario of its own: what is shared comes first, decks are the same."""
    return replace(
        shared,
        name=f"{shared.name}: {branch.name}",
        proves=(*shared.proves, *branch.proves),
        seed=shared.seed or shared.name,
        dice=_both(shared.dice, branch.dice),
        dice_left=branch.dice_left or shared.dice_left,
        moves=[*shared.moves, *branch.moves],
        stop=shared.stop if branch.stop is None else branch.stop,
        expect={**shared.expect, **branch.expect},
        branches=ABSENT,
        at=branch.at,
    )


def _both(first: Node, second: Node) -> Node:
    if isinstance(first.value, list) and isinstance(second.value, list):
        return replace(second, value=[*first.value, *second.value])
    return first if second is ABSENT else second


def _name(node: Node) -> str:
    name = node.value.get("name") if isinstance(node.value, dict) else None
    return name.value if name is not None and isinstance(name.value, str) else "without a name"


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
    if everybody := _EVERYBODY_PASSES.fullmatch(written.strip()):
        seat, reason = everybody.groups()
        return EverybodyPasses(int(seat) if seat else None, reason, node.at)
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
        kind: Any = Condition if _is_condition(node) else Any
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
