"""The schedule: decided by the number of a match, fair to bots, seats and heroes."""

from collections import Counter

import pytest

import astragal
from astragal.bots import Budget
from astragal.lab.schedule import Pairing, Plan, block_size, pairing, spread
from tests.lab.plans import plan


def scheduled(of: Plan, matches: int) -> list[Pairing]:
    game = astragal.game(of.game)
    return [pairing(of, game, number) for number in range(1, matches + 1)]


def heroes(at: Pairing) -> list[str]:
    return [str(seat["hero"]) for seat in at.setup.seats]


DUELS = plan("dice-throne")
HILL = {"mode": "king-of-the-hill"}


def test_a_match_is_known_by_its_number() -> None:
    assert scheduled(DUELS, 9) == scheduled(DUELS, 9)
    assert len({at.seed for at in scheduled(DUELS, 9)}) == 9


def test_a_duel_is_played_both_ways_round_with_heroes_and_seats_swapped() -> None:
    block = scheduled(DUELS, 4)
    one, other = heroes(block[0])
    assert {(at.lineup, *heroes(at)) for at in block} == {
        ((0, 1), one, other),
        ((1, 0), one, other),
        ((0, 1), other, one),
        ((1, 0), other, one),
    }


def test_duels_spread_over_many_pairs_of_heroes_and_use_each_hero_equally() -> None:
    matches = scheduled(DUELS, 64)
    assert len({frozenset(heroes(at)) for at in matches}) >= 12
    assert set(Counter(hero for at in matches for hero in heroes(at)).values()) == {8}
    assert len({frozenset(heroes(at)) for at in scheduled(DUELS, 400)}) >= 90


@pytest.mark.parametrize("seats", [3, 4])
def test_one_meets_the_rest_from_every_seat_with_every_hero(seats: int) -> None:
    of = plan("dice-throne", seats=seats, options=HILL)
    block = scheduled(of, block_size(of, astragal.game("dice-throne")))
    assert all(at.lineup.count(1) == 1 and at.lineup.count(0) == seats - 1 for at in block)
    alone = Counter((at.lineup.index(1), heroes(at)[at.lineup.index(1)]) for at in block)
    assert len(alone) == seats * seats
    assert all(len(set(heroes(at))) == seats for at in scheduled(of, 2000))


def test_without_facts_of_seats_only_the_bots_change_places() -> None:
    assert [at.lineup for at in scheduled(plan(), 4)] == [(1, 0), (0, 1), (1, 0), (0, 1)]


def test_every_pair_of_bots_meets_equally_often() -> None:
    met = Counter(frozenset(at.lineup) for at in scheduled(plan(bots=("random",) * 3), 18))
    assert met == {frozenset({0, 1}): 6, frozenset({0, 2}): 6, frozenset({1, 2}): 6}


def test_given_heroes_stay_and_only_change_seats() -> None:
    of = plan("dice-throne", given=({"hero": "monk"}, {"hero": "ninja"}))
    assert {tuple(heroes(at)) for at in scheduled(of, 20)} == {("monk", "ninja"), ("ninja", "monk")}


@pytest.mark.parametrize(("values", "seats"), [(16, 2), (16, 4), (5, 3), (3, 4), (2, 2), (1, 2)])
def test_a_spread_uses_every_value_equally_often(values: int, seats: int) -> None:
    for round in range(3):
        deals = range(round * values, (round + 1) * values)
        used = Counter(v for deal in deals for v in spread((*range(values),), seats, deal))
        assert used == dict.fromkeys(range(values), seats)


def test_the_seed_of_a_bot_tells_no_dice() -> None:
    (at,) = scheduled(plan(seed="secret"), 1)
    assert "secret" not in at.bot_seed(0)
    assert at.bot_seed(0) != at.bot_seed(1)


def test_the_budget_is_planned_or_that_of_the_level() -> None:
    bots = ("greedy", "smart", "some:Bot")
    assert plan(bots=bots, ms=50).budget(1) == Budget(1, 0.05)
    levels = plan(bots=bots, nodes=None)
    assert levels.budget(0) == Budget(nodes=1)
    assert levels.budget(1) == levels.budget(2) == Budget(seconds=0.3)
