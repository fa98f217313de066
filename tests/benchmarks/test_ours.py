"""Our games as entrants, in this environment and asked for in another one."""

import sys
from dataclasses import replace

import pytest

import astragal
from benchmarks import compiled, ours
from tools.compiled import pure, wanted


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


def test_another_python_measures_and_answers() -> None:
    found = compiled.ask(
        sys.executable, "--only", "pig (2 seats)", "--rounds", "1", "--seconds", "0"
    )
    assert found.names == ["pig (2 seats)"]
    assert found.stints[0][0].games == 1


def test_a_build_says_whether_it_is_compiled() -> None:
    found = compiled.ask(sys.executable, "--only", "pig (2 seats)", "--rounds", "0")
    assert found.compiled == (pure(wanted()) == [])


def test_a_pure_build_is_not_taken_for_a_compiled_one(monkeypatch: pytest.MonkeyPatch) -> None:
    found = compiled.ask(sys.executable, "--only", "pig (2 seats)", "--rounds", "0")
    monkeypatch.setattr(compiled, "ask", lambda *words: replace(found, compiled=False))
    with pytest.raises(compiled.CompiledError, match="without compiled modules"):
        compiled.compiled_checksums(sys.executable, ["pig (2 seats)"], 1)


def test_a_python_that_fails_is_reported_with_its_words() -> None:
    with pytest.raises(compiled.CompiledError, match="Nothing measured here is called 'pigs'"):
        compiled.ask(sys.executable, "--only", "pigs")
