"""Modes are questions: no step knows one by name, and there is one list of phases."""

import re
from pathlib import Path

import pytest

from astragal.errors import PackError
from astragal.games.dice_throne.game import GAME
from astragal.games.dice_throne.position import place
from astragal.games.dice_throne.rules.modes import MODES, Mode
from astragal.games.dice_throne.rules.phases import MAIN_PHASES, PHASES, ROLL_PHASES
from astragal.games.dice_throne.state import DiceThrone
from astragal.packs.yaml import parse

# Where the option is offered, checked and looked up.
KNOW_THE_OPTION = {"game.py", "state.py", "rules/modes.py"}
SOURCES = sorted(path for path in GAME.folder.rglob("*.py") if path.name != "fields.py")


def inside(path: Path) -> str:
    return path.relative_to(GAME.folder).as_posix()


def test_no_step_asks_for_a_mode_by_name() -> None:
    names = "|".join(("mode", *(id for id in MODES if id != "duel")))
    named = re.compile(f'"(?:{names})"')
    knowing = {inside(path) for path in SOURCES if named.search(path.read_text("utf-8"))}
    assert knowing == KNOW_THE_OPTION


def test_phases_are_listed_once() -> None:
    lists = [path for path in SOURCES if path.read_text("utf-8").count('"main-1"') > 0]
    assert {inside(path) for path in lists} <= {
        "rules/phases.py",
        "rules/turn.py",  # what they consist of
        "table/sheet.py",  # the reason to ask is called as its phase is
        "position.py",  # where a position begins unless it says otherwise
    }
    assert set(MAIN_PHASES) | set(ROLL_PHASES) < set(PHASES)


@pytest.mark.parametrize("mode", MODES.values(), ids=MODES.keys())
def test_everybody_has_a_side_and_sits_somewhere(mode: Mode) -> None:
    for seats in mode.seats:
        assert len(mode.sides(seats)) == seats
        assert sorted(mode.around(seats)) == list(range(seats))


def test_a_mode_says_who_begins_with_what() -> None:
    hill = GAME.new([{"hero": "barbarian"}] * 3, options={"mode": "king-of-the-hill"}, seed="1")
    teams = GAME.new([{"hero": "barbarian"}] * 4, options={"mode": "teams"}, seed="1")
    assert isinstance(hill, DiceThrone)
    assert isinstance(teams, DiceThrone)
    assert hill.health == [35, 35, 35]
    assert teams.health == [50, 50]


def test_a_position_in_no_phase_of_the_turn_is_told_which_there_are() -> None:
    m = GAME.new([{"hero": "barbarian"}] * 2, seed="1")
    assert isinstance(m, DiceThrone)
    with pytest.raises(PackError, match="main-1, offensive-roll, main-2") as error:
        place(m, parse("phase: main-3\n", "here.yaml"))
    assert 'did you mean "main-2"?' in str(error.value)
