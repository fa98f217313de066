"""Where a scenario begins: its game, seats and options, its position, its dice."""

from collections.abc import Callable, Mapping
from typing import Any

from astragal.errors import ScriptError, SetupError, UnknownGame
from astragal.kernel.chance import Chance, ScriptedChance, key_of_seed
from astragal.kernel.facts import Fact, Facts, Value
from astragal.kernel.game import Game, Seats
from astragal.kernel.match import NOTHING, Match
from astragal.kernel.setup import Setup
from astragal.packs.decode import Range, decode
from astragal.packs.yaml import Node, plain
from astragal.proving.scenario import ABSENT, Scenario


def start(scenario: Scenario, find: Callable[[str], Game]) -> Match:
    """The match of a scenario, at its first decision."""
    game = _game(scenario.game, find)
    setup = _setup(scenario, game)
    key = key_of_seed(scenario.seed or scenario.name)
    faces = scenario.faces()
    try:
        if scenario.position is not ABSENT:
            return _placed(scenario.position, game, setup, key, faces)
        return game.new(setup, chance=_chance(key, faces), events=True)
    except ScriptError as error:
        raise scenario.dice.at.error(f"at the start: {error}") from error


def _game(node: Node, find: Callable[[str], Game]) -> Game:
    id = decode(node, str)
    try:
        return find(id)
    except UnknownGame as error:
        raise node.at.error(str(error)) from error


def _chance(key: bytes, faces: tuple[int, ...] | None) -> Chance:
    return Chance(key) if faces is None else ScriptedChance(key, faces)


def _placed(
    position: Node, game: Game, setup: Setup, key: bytes, faces: tuple[int, ...] | None
) -> Match:
    """The match in a position. Dice rolled before it, such as for who begins, are not scripted."""
    if game.place is None:
        raise position.at.error(f"a match of {game.id} can't be put into a position")
    m = game.new(setup, chance=Chance(key), events=True)
    game.place(m, position)
    m.options = NOTHING
    m.events = []
    if faces is not None:
        m.chance = ScriptedChance(key, faces, deck=m.chance.deck)
    m.run()
    return m


def _setup(scenario: Scenario, game: Game) -> Setup:
    options = _values(scenario.options, game.options, "option")
    seats = _seats(scenario.seats, game)
    try:
        # Anything may lie on the table of a scenario, also what none of its seats brings.
        return game.setup(seats, options, whole=True)
    except SetupError as error:
        place = scenario.at if scenario.seats is ABSENT else scenario.seats.at
        raise place.error(str(error)) from error


def _seats(node: Node, game: Game) -> Seats:
    if node is ABSENT:
        return game.seats[0]
    if isinstance(node.value, list):
        return [_values(seat, game.seat_facts, "fact of a seat") for seat in node.value]
    kind: Any = int | list[Any]
    count: int = decode(node, kind)
    if count not in game.seats:
        raise node.at.error(
            "", found=f"{count}", expected=f"{Range(game.seats[0], game.seats[-1])}"
        )
    return count


def _values(node: Node, facts: Facts, noun: str) -> dict[str, Value]:
    """The values of options or seats, checked here so that an error names line and column."""
    if node is ABSENT:
        return {}
    written: Mapping[str, Node] = decode(node, dict[str, Node])
    for name, child in written.items():
        if name not in facts:
            place = child.key.at if isinstance(child.key, Node) else child.at
            raise place.unknown(noun, name, facts)
    return {name: _value(facts[name], name, child) for name, child in written.items()}


def _value(fact: Fact, name: str, node: Node) -> Value:
    try:
        return fact.check(name, plain(node))
    except SetupError as error:
        raise node.at.error(str(error).removeprefix(f"{name}: ")) from error
