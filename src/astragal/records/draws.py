"""Draws: everything random in a match, one by one, so that anybody can recompute it."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from astragal.errors import RecordError
from astragal.kernel.chance import Chance
from astragal.records.record import Record
from astragal.records.replay import play, start

if TYPE_CHECKING:
    from astragal.kernel.game import Game


class Draw(NamedTuple):
    """One draw: a die from 1 to sides, or a number of the deck stream from 0 to sides - 1."""

    stream: str
    sides: int
    drawn: int


class NotedChance(Chance):
    """Chance that notes what it draws."""

    __slots__ = ("draws",)

    def __init__(self, key: bytes) -> None:
        super().__init__(key)
        self.draws: list[Draw] = []

    def die(self, sides: int = 6) -> int:
        face = super().die(sides)
        self.draws.append(Draw("dice", sides, face))
        return face

    def below(self, limit: int) -> int:
        number = super().below(limit)
        self.draws.append(Draw("deck", limit, number))
        return number


def draws(game: "Game", record: Record) -> Iterator[tuple[int, Draw]]:
    """Every draw of a record, with how many decisions had been made before it."""
    if record.dice is not None:
        raise RecordError("record-dice-given")
    if record.key is None:
        raise RecordError("record-key-later")
    chance = NotedChance(record.key)
    m = start(game, record, chance=chance)
    for number, line in enumerate((*record.lines, None)):
        yield from ((number, draw) for draw in chance.draws)
        chance.draws.clear()
        if line is not None:
            play(m, line, record)
