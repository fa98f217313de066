"""Scenarios: a position, scripted dice, moves in notation, and what must hold. The file format."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Annotated, Final, Literal

from astragal.errors import PackError
from astragal.packs.decode import Matches, Range, decode
from astragal.packs.yaml import NOWHERE, Node, Position, parse_file
from astragal.prose.spelling import quoted
from astragal.proving.actions import Action, Expectation, RuleId, action_of, expectations_of

ScriptedFace = Annotated[int, Range(1, 256)]

ABSENT: Final = Node(None, 0, 0, "", None, None)


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
        return tuple(decode(self.dice, list[ScriptedFace]))

    def actions(self) -> tuple[Action, ...]:
        """The moves and what stands between them."""
        return tuple(action_of(node) for node in self.moves)

    def expectations(self) -> tuple[Expectation, ...]:
        """What must hold at the end."""
        return tuple(expectations_of(self.expect))


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
