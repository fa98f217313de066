"""Pig's facts, declared as data."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

from astragal.games.pig.advice.evaluation import counsel, evaluate, foolish, habit
from astragal.games.pig.fields import SavedPig
from astragal.games.pig.rules.turn import begin, turn
from astragal.games.pig.state import Pig, broken
from astragal.games.pig.table.told import TABLE
from astragal.games.pig.view import view
from astragal.kernel.advice import Advice
from astragal.kernel.facts import Number
from astragal.kernel.game import Game
from astragal.kernel.moves import Moves
from astragal.packs.decode import Range, decode
from astragal.packs.yaml import Node


@dataclass(frozen=True, slots=True)
class TablePosition:
    """What a scenario may set, with seats counted from 1."""

    active: Annotated[int, Range(1, 8)] = 1
    total: Annotated[int, Range(0, 1000)] = 0
    scores: dict[int, Annotated[int, Range(0, 1000)]] = field(default_factory=dict)


def place(m: Pig, node: Node) -> None:
    """Set a position up."""
    position = decode(node, TablePosition)
    for seat in (position.active, *position.scores):
        if not 1 <= seat <= len(m.scores):
            raise node.at.error(f"there is no seat {seat}: this match has {len(m.scores)} seats")
    m.active, m.total = position.active - 1, position.total
    for seat, score in position.scores.items():
        m.scores[seat - 1] = score
    m.do((turn,))


GAME = Game(
    id="pig",
    folder=Path(__file__).parent,
    rules=1,
    seats=range(2, 9),
    options={"goal": Number(2, 1000, 100)},
    match=Pig,
    saved=SavedPig,
    first=(begin,),
    view=view,
    events={"rolled": ("seat", "die"), "held": ("seat", "score")},
    broken=broken,
    place=place,
    moves=Moves({"roll": (), "hold": ()}),
    advice=Advice(evaluate, habit=habit, counsel=counsel, foolish=foolish),
    table=TABLE,
)
