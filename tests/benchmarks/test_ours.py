"""Our games as entrants."""

from random import Random

import pytest

import astragal
from benchmarks import ours


def pig() -> ours.OurGame:
    game = astragal.game("pig")
    return ours.OurGame("pig", game, [game.setup(2)])


def test_a_label_names_seats_and_unusual_options() -> None:
    game = astragal.game("pig")
    assert ours.label(game, game.setup(3)) == "pig (3 seats)"
    assert ours.label(game, game.setup(2, {"goal": 50})) == "pig (2 seats, goal 50)"


def test_every_game_is_measured_under_names_of_its_own() -> None:
    names = [one.name for one in ours.ours()]
    assert {name.partition(" ")[0] for name in names} == set(astragal.game_ids())
    assert len(names) == len(set(names))


def test_a_checksum_depends_on_the_matches_alone() -> None:
    assert pig().checksum(2) == pig().checksum(2)
    assert pig().checksum(2) != pig().checksum(3)


def test_costs_are_taken_in_mid_match() -> None:
    entrant = pig()
    assert entrant.midway.options
    assert entrant.midway.number > 0


def test_the_first_setup_of_each_game_is_its_headline() -> None:
    names = [one.name for one in ours.ours() if one.headline]
    assert "dice-throne (2 seats)" in names
    assert "pig (2 seats)" in names
    assert "pig (2 seats), playouts" in names
    assert len(names) == 2 * len(astragal.game_ids())


def test_playouts_begin_in_mid_match_and_leave_it_as_it_was() -> None:
    entrant = ours.Playouts(pig())
    positions = [next(entrant.positions) for _ in range(ours.POSITIONS)]
    hashes = [one.hash() for one in positions]
    assert len(set(hashes)) == ours.POSITIONS
    assert all(entrant.play(Random(1)) > 0 for _ in positions)
    assert [one.hash() for one in positions] == hashes


def test_playouts_without_the_function_for_it_go_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(astragal, "playout", raising=False)
    entrant = ours.Playouts(pig())
    assert entrant.driven == "clone() and a loop of choose(index)"
    assert entrant.play(Random(1)) > 0
