"""Our games on their own, for orders from another process: `python -m benchmarks.guest`."""

import gc
from dataclasses import dataclass

import astragal
from benchmarks.measure import Here, Stint
from benchmarks.ours import OurGame, Playouts, is_compiled, ours
from tools.other_python import answer_orders


@dataclass(frozen=True)
class Guest:
    """Who answers here: which build it is, and what it can play, with how it is driven."""

    origin: str
    compiled: bool
    driven: dict[str, str]


@dataclass(frozen=True)
class Order:
    """A stint of so much CPU time is wanted or, without a time, a checksum."""

    game: str
    seconds: float | None = None
    matches: int = 0


class Answers:
    """What is asked for, with entrants that stay as warm as those of the host."""

    def __init__(self) -> None:
        self.entrants: dict[str, OurGame | Playouts] = {one.name: one for one in ours()}
        self.runners: dict[str, Here] = {}

    def hello(self) -> Guest:
        driven = {name: one.driven for name, one in self.entrants.items()}
        return Guest(astragal.__file__, is_compiled(), driven)

    def __call__(self, order: Order) -> Stint | str:
        if order.seconds is not None:
            return self.runner(order.game).run(order.seconds)
        entrant = self.entrants[order.game]
        assert isinstance(entrant, OurGame), "playouts have no checksum"
        return entrant.checksum(order.matches)

    def runner(self, game: str) -> Here:
        if game not in self.runners:
            self.runners[game] = Here(self.entrants[game])
            gc.collect()
            gc.freeze()
        return self.runners[game]


if __name__ == "__main__":
    answers = Answers()
    answer_orders(answers.hello(), Order, answers)
