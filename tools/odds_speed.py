"""How long odds take: the first time for each pair of heroes, and when they are asked for again.

Run it with `python -m tools.odds_speed`, or name heroes to have only their attacks measured.
"""

import sys
from statistics import median
from time import perf_counter

from astragal.games.dice_throne.advice.attack_odds import attack_odds
from astragal.games.dice_throne.advice.odds import board_odds, outlook
from astragal.games.dice_throne.game import GAME
from astragal.games.dice_throne.state import DiceThrone

DICE = (1, 1, 4, 5, 6)


def query(m: DiceThrone) -> None:
    """Everything that a player sees: each ability, the best attack, the chance to defeat."""
    for goal in board_odds(m.fighters[0].lay).abilities.values():
        goal.outlook(DICE, 2)
    attacks = attack_odds(m, 0, 1)
    outlook(attacks.for_damage.plan, DICE, 2)
    outlook(attacks.for_defeat.plan, DICE, 2)


def timed(m: DiceThrone) -> float:
    """Milliseconds of one query."""
    start = perf_counter()
    query(m)
    return 1000 * (perf_counter() - start)


def main(heroes: list[str]) -> None:
    every = list(GAME.content().heroes)
    print(f"{'attacker':14} {'first time (ms), median and most':34} {'again (ms), most':>16}")
    for hero in heroes or every:
        first, again = [], []
        for other in every:
            m = GAME.new([{"hero": hero}, {"hero": other}], seed="speed")
            assert isinstance(m, DiceThrone)
            first.append(timed(m))
            again.append(median(timed(m) for _ in range(9)))
        print(f"{hero:14} {median(first):10.0f} {max(first):10.0f} {max(again):27.3f}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
