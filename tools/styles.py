"""Measures how each hero of Dice Throne plays, from matches of bots, for the hero pick.

Every hero meets every other one, from either seat. `make styles` writes what came of it; the seed
and the budget in nodes make each run the same as the last.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import permutations
from typing import Any

from astragal.bots import Budget, Seen
from astragal.bots.greedy import GreedyBot
from astragal.games.dice_throne.game import GAME
from astragal.games.dice_throne.packs.reading import heroes_of
from astragal.games.dice_throne.table.styles import FILE, Figures

SEED = "styles"
BUDGET = Budget(nodes=1)
HEAD = """\
# How heroes played in matches of bots, in a hundred turns: the damage that they dealt, the health
# that they lost, and how often statuses and companions came into play or dice were changed.
# Written by `make styles`; don't edit.
"""
TURNS = 100
COUNTED = ("damage", "lost", "tricks")
Pair = tuple[str, str]


def heroes() -> list[str]:
    """The game's own heroes."""
    return sorted(hero for pack in GAME.shelf.own for hero in heroes_of(pack))


def events(pair: Pair, seed: str) -> Iterator[Any]:
    """All that happens in a match of two heroes."""
    match = GAME.new([{"hero": hero} for hero in pair], seed=seed, events=True)
    bots = [GreedyBot(f"{seed} {seat}") for seat in range(2)]
    yield from match.events or ()
    while match.options:
        match.choose(bots[match.seat].choose(Seen(match, match.seat), BUDGET))
        yield from match.events or ()


def played(pair: Pair) -> list[Counter[str]]:
    """What is counted of each seat in one match."""
    seats: list[Counter[str]] = [Counter(), Counter()]
    active = 0
    for _to, kind, *facts in events(pair, f"{SEED} {pair[0]} {pair[1]}"):
        if kind == "turn":
            active = facts[0]
            seats[active]["turns"] += 1
        elif kind == "damaged":
            seats[1 - facts[0]]["damage"] += facts[1]
            seats[facts[0]]["lost"] += facts[1]
        elif kind == "healed":
            seats[facts[0]]["lost"] -= facts[1]
        elif kind == "gained":
            seats[active]["tricks"] += facts[2]
        elif kind == "altered":
            seats[active]["tricks"] += 1
    return seats


def measured(names: list[str]) -> dict[str, Figures]:
    """What each hero came to."""
    pairs = list(permutations(names, 2))
    sums: dict[str, Counter[str]] = defaultdict(Counter)
    with ProcessPoolExecutor() as pool:
        for pair, seats in zip(pairs, pool.map(played, pairs, chunksize=4), strict=True):
            for hero, counted in zip(pair, seats, strict=True):
                sums[hero].update(counted)
    return {hero: figures(sums[hero]) for hero in names}


def figures(counted: Counter[str]) -> Figures:
    """Sums as figures for a hundred turns."""
    return Figures(*(round(TURNS * counted[name] / counted["turns"]) for name in COUNTED))


def main() -> None:
    found = measured(heroes())
    lines = [
        f"{hero}: {{damage: {one.damage}, lost: {one.lost}, tricks: {one.tricks}}}\n"
        for hero, one in found.items()
    ]
    FILE.write_text(HEAD + "".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
