"""The table before the first turn, for every number of players and every set of feats."""

import pytest

from astragal.errors import SetupError
from astragal.kernel.match import REFEREE, SPECTATOR
from astragal.proving.proof import proves
from tests.games.dice_forge.table import GAME, load, moves, new

CONTENT = load()
PAIRED = [slot for slot in CONTENT.slots if len(slot.feats) > 1]


def feats(seed: str = "a", **options: str) -> list[str]:
    return list(new(3, seed, **options).view()["islands"])


@proves("DF-001")
def test_the_introductory_game() -> None:
    assert feats() == [slot.feats[0] for slot in CONTENT.slots]
    assert len(feats()) == 15


@proves("DF-002")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_cards_in_a_stack_as_players(seats: int) -> None:
    assert set(new(seats).view()["islands"].values()) == {seats}


@proves("DF-005")
def test_any_pair_may_be_swapped() -> None:
    swapped = feats(m2="great-bear", x5="typhon")
    assert set(swapped) - set(feats()) == {"great-bear", "typhon"}
    assert feats(feats="alternate") == [slot.feats[-1] for slot in CONTENT.slots]
    assert len(PAIRED) == 9
    with pytest.raises(SetupError, match="no 'm1a' here"):
        new(m1a="great-bear")
    with pytest.raises(SetupError, match="not one of as-agreed, silver-hind, great-bear"):
        new(m2="typhon")


def test_random_feats_come_from_both_sides_and_keep_what_was_agreed() -> None:
    seen = {tuple(feats(str(seed), feats="random", x5="typhon")) for seed in range(40)}
    assert len(seen) > 10
    assert {feat for game in seen for feat in game} >= {"satyrs", "tenacious-boar", "typhon"}
    assert not any("hydra" in game for game in seen)


def test_a_draft_asks_each_seat_in_turn() -> None:
    m = new(feats="draft", first=2, s2="celestial-ship")
    seats, chosen = [], []
    while m.reason == "draft":
        assert len(moves(m)) == 2
        assert not any(m.view()["seats"][str(seat)]["up"]["light"] == "sun1" for seat in (1, 2, 3))
        seats.append(m.seat + 1)
        chosen.append(moves(m)[1].removeprefix("draft "))
        m.apply(1)
    assert seats == [2, 3, 1, 2, 3, 1, 2, 3]
    assert sorted(chosen) == sorted(slot.feats[1] for slot in PAIRED if slot.id != "s2")
    assert set(chosen) < set(m.view()["islands"])
    assert m.view()["drafting"] == []


@proves("DF-006", "DF-008")
@pytest.mark.parametrize(("seats", "gold"), [(2, [3, 2]), (3, [3, 2, 1]), (4, [3, 2, 1, 0])])
def test_what_everybody_starts_with(seats: int, gold: list[int]) -> None:
    m = new(seats, feats="draft")
    rows = m.view()["seats"].values()
    assert [row["gold"] for row in rows] == gold
    for row in rows:
        assert (row["sun"], row["moon"], row["glory"], row["total"]) == (0, 0, 0, 0)
        assert (row["portal"], row["replaced"], row["tokens"]) == ("start", [], [])
        assert not any(row["piles"].values())


@proves("DF-009", "DF-021")
def test_the_first_player_stays_the_first() -> None:
    m = new(3, first=2, feats="draft")
    assert [row["gold"] for row in m.view()["seats"].values()] == [1, 3, 2]
    turns = []
    while m.options:
        m.choose(len(m.options) - 1)
        turns += [event[2] + 1 for event in m.events or () if event[1] == "turn"]
    assert turns == [2, 3, 1] * 10
    with pytest.raises(SetupError, match="no seat 4; this match has 3"):
        new(3, first=4)


def test_the_first_player_by_lot() -> None:
    assert {new(3, first="random", seed=str(seed)).first for seed in range(30)} == {0, 1, 2}


@proves("DF-011")
def test_two_players_play_with_half_the_sanctuary() -> None:
    pairs: dict[int, set[frozenset[int]]] = {}
    for seed in range(150):
        m = new(2, seed=str(seed), feats="draft")
        for price, pool in CONTENT.pools:
            assert sum(m.stock[face] for face in set(pool)) == 2
            pairs.setdefault(price, set()).add(frozenset(face for face in pool if m.stock[face]))
    assert len(pairs[4]) == len(pairs[12]) == 6
    assert sum(new(2).view()["garden"].values()) == 20


@proves("DF-015")
@pytest.mark.parametrize("seats", [1, 5])
def test_the_game_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(SetupError, match="2 to 4 seats"):
        GAME.new(seats)


@proves("DF-020")
def test_everybody_sees_the_same() -> None:
    m = new(4)
    while m.round < 4:
        m.choose(len(m.options) // 2)
    views = [m.view(viewer) for viewer in (REFEREE, SPECTATOR, 0, 1, 2, 3)]
    for view in views:
        view["decision"].pop("options", None)
    assert all(view == views[0] for view in views)
