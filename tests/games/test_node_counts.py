"""Node counts of small fixed positions of every game, with the dice as chance nodes."""

from dataclasses import dataclass
from pathlib import Path

import pytest

import astragal
from astragal.kernel.game import Game
from astragal.packs.decode import decode
from astragal.packs.yaml import Node, parse_file
from astragal.proving.scenario import ABSENT, Scenario
from astragal.proving.start import start
from tests.games.perft import nodes, outcomes
from tests.games.table import all_games

COUNTS = Path(__file__).parent / "counts"
FEWEST = 20


@dataclass(frozen=True, slots=True)
class Position:
    """A position, written as in a scenario, and the nodes after 1, 2, … decisions."""

    name: str
    game: Node
    nodes: list[int]
    options: Node = ABSENT
    seats: Node = ABSENT
    position: Node = ABSENT


def find(name: str) -> Game:
    return {game.id: game for game in all_games()}[name]


def positions(game: str) -> list[Position]:
    return decode(parse_file(COUNTS / f"{game}.yaml"), list[Position])


def all_positions() -> list[Position]:
    return [position for path in sorted(COUNTS.glob("*.yaml")) for position in positions(path.stem)]


@pytest.mark.parametrize("position", all_positions(), ids=lambda position: str(position.name))
def test_as_many_ways_lead_on_as_ever(position: Position) -> None:
    scenario = Scenario(
        position.name,
        position.game,
        options=position.options,
        seats=position.seats,
        position=position.position,
    )
    m = start(scenario, find)
    found = [nodes(m, depth) for depth in range(1, len(position.nodes) + 1)]
    assert found == position.nodes


@pytest.mark.parametrize("game", astragal.game_ids())
def test_every_game_has_counts(game: str) -> None:
    assert sum(len(position.nodes) for position in positions(game)) >= FEWEST


def test_a_die_branches_into_its_faces() -> None:
    m = astragal.game("pig").new(2, seed="a")
    totals = [after.view()["total"] for after in outcomes(m, 0)]
    assert sorted(totals) == [0, 2, 3, 4, 5, 6]
    assert [after.seat for after in outcomes(m, 1)] == [1]
