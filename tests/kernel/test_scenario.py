"""The scenario format: what can be written, and what is said about the rest."""

import pytest

from astragal.errors import PackError
from astragal.packs.yaml import parse
from astragal.proving.actions import Check, ExpectedRefusal, ScriptedMove, ValueCondition
from astragal.proving.scenario import Scenario, scenarios


def read(text: str) -> Scenario:
    (scenario,) = scenarios(parse(text, "s.yaml"))
    return scenario


def refused(text: str) -> str:
    with pytest.raises(PackError) as error:
        scenarios(parse(text, "s.yaml"))
    return str(error.value)


def test_a_scenario_needs_only_a_name_and_a_game() -> None:
    scenario = read("{name: x, game: pig}")
    assert scenario.faces() is None
    assert scenario.actions() == ()
    assert scenario.expectations() == ()


def test_a_list_holds_several_scenarios() -> None:
    found = scenarios(parse("- {name: x, game: pig}\n- {name: y, game: pig}\n"))
    assert [(scenario.name, scenario.at.line) for scenario in found] == [("x", 1), ("y", 2)]


def test_moves_refusals_and_checks_are_told_apart() -> None:
    moves = """
name: x
game: pig
moves:
  - 1 keep 1 3
  - 2 pass*
  - illegal: 1 roll
  - illegal: {move: 2 hold, rule: PIG-2}
  - expect: {total: 3, seats: {count: 2}}
"""
    keep, all_passes, plain, reasoned, check = read(moves).actions()
    assert isinstance(keep, ScriptedMove)
    assert (keep.seat, keep.notation, keep.at.line, keep.at.column) == (1, "keep 1 3", 5, 5)
    assert str(all_passes) == "2 pass*"
    assert isinstance(plain, ExpectedRefusal)
    assert (str(plain.move), plain.rule) == ("1 roll", None)
    assert isinstance(reasoned, ExpectedRefusal)
    assert (str(reasoned.move), reasoned.rule) == ("2 hold", "PIG-2")
    assert isinstance(check, Check)
    wanted = [(each.path, each.value) for each in check.expectations]
    assert wanted == [("total", 3), ("seats", ValueCondition(count=2))]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "s.yaml:1:1: expected a mapping (name, game, "),
        ("[]", "s.yaml:1:1: there is no scenario in this file"),
        ("{game: pig}", 's.yaml:1:1: missing key "name"'),
        ("{name: x}", 's.yaml:1:1: missing key "game"'),
        ("{name: x, game: pig, moevs: []}", 's.yaml:1:22: unknown key "moevs"'),
        ("{name: x, game: pig, moves: 1 roll}", "s.yaml:1:29: moves: expected a list"),
        ("{name: x, game: pig, moves: [3]}", "s.yaml:1:30: moves[0]: expected "),
        ("{name: x, game: pig, moves: [roll]}", "expected a seat and its move, such as"),
        ("{name: x, game: pig, moves: [0 roll]}", "expected a seat and its move, such as"),
        ("{name: x, game: pig, moves: [{ilegal: 1 roll}]}", 'did you mean "illegal"?'),
        ("{name: x, game: pig, moves: [pass all untl rolling]}", "expected a seat and its move"),
        ("{name: x, game: pig, branches: [{moves: []}]}", 'branches[0]: missing key "name"'),
        ("{name: x, game: pig, branches: [{name: y, seats: 2}]}", 'unknown key "seats"'),
        ("{name: x, game: pig, branches: []}", "s.yaml:1:32: branches: there is no branch here"),
        ("{name: x, game: pig, branches: }", "s.yaml:1:32: branches: expected a list, found"),
        (
            "name: x\ngame: pig\nbranches:\n  - name: y\n  - name: z\n  - name: y",
            's.yaml:6:5: branches[2]: a branch with the name "y" stands on line 4 already',
        ),
        ("{name: x, game: pig, moves: [{illegal: {move: x, rule: DT-1}}]}", "a seat and its move"),
        ("{name: x, game: pig, dice: [six]}", "s.yaml:1:29: dice[0]: expected a whole number"),
        ("{name: x, game: pig, dice: }", "s.yaml:1:28: dice: expected a list, found nothing"),
        ("{name: x, game: pig, dice_left: yes}", 'dice_left: unknown word "yes"'),
        ("{name: x, game: pig, proves: [pig1]}", "proves[0]: expected text that is the id"),
        ("{name: x, game: pig, expect: {t: {min: 3, burn: 2}}}", "expected the mapping that is"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(text: str, message: str) -> None:
    assert message in refused(text)
