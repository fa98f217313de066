"""The easy bot plays simply, but nothing foolish, and clearly weaker than greedy."""

from collections.abc import Iterator
from typing import Any

import pytest

import astragal
from astragal.bots import LEVELS, Budget, Seen, bot
from astragal.kernel.match import Match

BUDGET = Budget(nodes=1)
HEROES = ("barbarian", "monk", "moon-elf", "artificer", "pyromancer", "shadow-thief")


def steps(m: Match, levels: tuple[str, ...], seed: str) -> Iterator[tuple[int, tuple[Any, ...]]]:
    """A match of bots: each seat with the option that it takes, before it is taken."""
    bots = [bot(level, f"{seed} {seat}") for seat, level in enumerate(levels)]
    while m.options:
        index = bots[m.seat].choose(Seen(m, m.seat), BUDGET)
        yield m.seat, m.options[index]
        m.choose(index)


def duel(n: int) -> Match:
    seats = [{"hero": HEROES[n % len(HEROES)]}, {"hero": HEROES[(n + 1) % len(HEROES)]}]
    return astragal.game("dice-throne").new(seats, seed=f"easy {n}")


def forge(n: int) -> Match:
    return astragal.game("dice-forge").new(2, seed=f"easy {n}", events=True)


def test_it_never_sells_its_whole_hand() -> None:
    left = []
    for n in range(12):
        m: Any = duel(n)
        for seat, option in steps(m, ("easy", "easy"), str(n)):
            if option[0] == "sell":
                left.append(len(m.fighters[seat].hand) - 1)
    assert min(left) == 4


@pytest.mark.parametrize("n", range(12))
def test_it_never_goes_without_an_attack_that_it_could_make_or_roll_for(n: int) -> None:
    m: Any = duel(n)
    rolls = 0
    for _seat, option in steps(m, ("easy", "easy"), str(n)):
        rolls += option[0] == "roll"
        if option[0] == "none":
            others = [other for other in m.options if other[0] in ("roll", "keep", "ability")]
            assert not others, f"no ability declared, though it could {others[0]}"
    assert rolls > 5


@pytest.mark.parametrize("n", range(12))
def test_it_never_forges_over_what_it_just_bought(n: int) -> None:
    m: Any = forge(n)
    fresh: list[tuple[int, int]] = []  # die and face, forged in this turn
    forged, turn = 0, (0, 0)
    for seat, option in steps(m, ("easy", "easy"), str(n)):
        if turn != (turn := (m.round, m.active)):
            fresh = []
        if option[0] == "forge":
            before = m.dice[2 * seat + option[1]].count(option[2])
            assert before > fresh.count(option[1:]), "a face was bought to be thrown away"
            fresh.append((option[1], m.in_hand))
            forged += 1
    assert forged > 5


def test_what_is_foolish_leaves_something_to_do() -> None:
    for n, make in ((n, make) for n in range(3) for make in (duel, forge)):
        m = make(n)
        for _seat, _option in steps(m, ("random", "random"), str(n)):
            foolish = [m.game.advice.foolish(m, option) for option in m.options]
            assert not all(foolish)


@pytest.mark.parametrize("make", [duel, forge])
def test_greedy_is_clearly_stronger(make: Any) -> None:
    wins, matches = 0, 24
    for n in range(matches):
        m = make(n // 2)
        levels = ("easy", "greedy") if n % 2 else ("greedy", "easy")
        for _ in steps(m, levels, str(n)):
            pass
        assert m.result is not None
        wins += m.result[levels.index("greedy")] == 1
    assert wins > 0.6 * matches
    assert list(LEVELS).index("easy") < list(LEVELS).index("greedy")
