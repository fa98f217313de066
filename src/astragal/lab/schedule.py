"""Who plays what against whom: a match of an arena is known by its number alone.

Matches come in balanced blocks. Within a block one bot of the later named kind takes each seat in
turn against the rest, and what the seats begin with (their heroes, say) goes around the table, so
that each bot has played each seat with everything. The blocks go through the pairs of bots, and
through a spread of what seats can begin with in which every value comes equally often.
"""

from dataclasses import dataclass
from hashlib import blake2b
from itertools import combinations
from math import gcd

import msgspec

from astragal.bots import LEVELS, Budget
from astragal.bots.watch import OnFault
from astragal.kernel.facts import Choice, Value
from astragal.kernel.game import Game
from astragal.kernel.setup import Setup

Rivals = tuple[int, int]
BROUGHT = Budget(seconds=0.3)  # for bots that are no level of the house


class Plan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What decides every match of an arena. Two arenas with equal plans are the same one."""

    game: str
    engine: str
    content: str
    bots: tuple[str, ...]
    seats: int
    options: dict[str, Value]
    on_fault: OnFault
    given: tuple[dict[str, Value], ...] = ()
    seed: str = "astragal"
    nodes: int | None = None
    ms: float | None = None

    def budget(self, bot: int) -> Budget:
        """How long a bot may think about a decision: as planned, or as its level says."""
        if self.nodes is not None or self.ms is not None:
            return Budget(self.nodes, None if self.ms is None else self.ms / 1000)
        name = self.bots[bot]
        return LEVELS[name].budget if name in LEVELS else BROUGHT


@dataclass(frozen=True, slots=True)
class Pairing:
    """One match of the plan; the lineup says which bot of the plan plays each seat."""

    number: int
    setup: Setup
    lineup: tuple[int, ...]
    seed: str

    def bot_seed(self, seat: int) -> str:
        """The seed of the bot at a seat, which must not tell the dice of the match."""
        return blake2b(f"{self.seed}/{seat + 1}".encode(), digest_size=8).hexdigest()


def rivals(plan: Plan) -> list[Rivals]:
    """The pairs of bots that meet, each with the one in the majority first."""
    return list(combinations(range(len(plan.bots)), 2))


def block_size(plan: Plan, game: Game) -> int:
    """How many matches make a balanced block."""
    return plan.seats * (plan.seats if game.seat_facts else 1)


def pairing(plan: Plan, game: Game, number: int) -> Pairing:
    """The match of that number, from 1."""
    block, place = divmod(number - 1, block_size(plan, game))
    turns, seat = divmod(place, plan.seats)
    round, pair = divmod(block, len(rivals(plan)))
    rest, one = rivals(plan)[pair]
    seats = around(dealt(plan, game, round), turns)
    return Pairing(
        number,
        game.setup(seats, plan.options),
        tuple(one if at == seat else rest for at in range(plan.seats)),
        f"{plan.seed}/{number}",
    )


def around(seats: list[dict[str, Value]], turns: int) -> list[dict[str, Value]]:
    """The seats with what they begin with passed on so many times."""
    return seats[turns:] + seats[:turns]


def dealt(plan: Plan, game: Game, deal: int) -> list[dict[str, Value]]:
    """What the seats begin with: as given, and where nothing is given a part of the spread."""
    seats: list[dict[str, Value]] = [{} for _ in range(plan.seats)]
    for name, fact in game.seat_facts.items():
        if isinstance(fact, Choice):
            for seat, value in zip(seats, spread(fact.values, plan.seats, deal), strict=True):
                seat[name] = value
    for seat, facts in zip(seats, plan.given, strict=False):
        seat.update(facts)
    return seats


def spread(values: tuple[Value, ...], seats: int, deal: int) -> list[Value]:
    """The values of one deal. In as many deals as there are values, each comes equally often."""
    count = len(values)
    steps = [step for step in range(1, count // 2 + 1) if count // gcd(step, count) >= seats]
    round, first = divmod(deal, count)
    step = steps[round % len(steps)] if steps else 1
    return [values[(first + step * at) % count] for at in range(seats)]
