"""`astragal replay`, step by step and all at once."""

from pathlib import Path

import pytest

from astragal.kernel.chance import ScriptedChance
from astragal.records.record import parse, record, write
from astragal.terminal.review import Review
from astragal.terminal.screen import Screen
from tests.cli.run import astragal_command, edited, tag
from tests.kernel.toy.game import SKIRMISH

DICE = "[Dice [4, 6, 1, 5, 5, 6]]"
RECORD = f"""\
[Astragal 2]
[Engine "0.2.0"]
[Game "pig"]
[Rules 1]
[Options {{"goal": 10, "polling": "legal"}}]
[Seats [{{}}, {{}}]]
[Packs []]
[Key "{bytes(32).hex()}"]
{DICE}
[Decisions 6]

1 roll
1 roll   ; a comment \x1b[2J
1 roll
2 roll
2 roll
2 hold
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "ten.astragal"
    path.write_text(RECORD, encoding="utf-8")
    return path


def test_without_a_terminal_every_move_is_told(file: Path) -> None:
    result = astragal_command("replay", file)
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert lines[:3] == [
        "   1  1 roll          Seat 1 rolls a 4.",
        "   2  1 roll          Seat 1 rolls a 6.  ; a comment [2J",
        "   3  1 roll          Seat 1 rolls a 1.",
    ]
    assert "│   2  │    10 │" in lines
    assert lines[-1] == "Seat 2 wins."


def test_it_can_begin_later_and_in_another_language(file: Path) -> None:
    result = astragal_command("replay", file, "--from", "5", "--lang", "pl")
    lines = result.output.splitlines()
    assert lines[0] == "   5  2 roll          Miejsce 2: na kości wypada 5."
    assert lines[-1] == "Wygrywa miejsce 2."


def test_stepping_forth_and_back_and_jumping(file: Path) -> None:
    result = astragal_command("replay", file, "--step", typed="\n\nb\n5\nx\n7\nq\n")
    assert result.exit_code == 0
    shown = [line for line in result.output.splitlines() if line.startswith("After ")]
    assert shown == [f"After decision {number} of 6" for number in (0, 1, 2, 1, 5)]
    assert result.output.count("Press Enter, or type b, q or a number from 0 to 6.") == 2
    assert "Turn total: 10" in result.output
    assert "wins" not in result.output


def test_enter_at_the_end_leaves_and_b_at_the_start_stays(file: Path) -> None:
    assert "Seat 2 wins." in astragal_command("replay", file, "--step", typed="6\n\n").output
    out = astragal_command("replay", file, "--step", typed="b\n").output
    assert out.count("After decision 0 of 6") == 2


def test_a_seat_is_not_shown_the_notation_of_the_others(file: Path) -> None:
    lines = astragal_command("replay", file, "--seat", "2").output.splitlines()
    assert lines[0] == "   1  1 …             Seat 1 rolls a 4."
    assert lines[3] == "   4  2 roll          Seat 2 rolls a 5."


def test_each_viewer_sees_the_hands_that_it_may_see(capsys: pytest.CaptureFixture[str]) -> None:
    match = SKIRMISH.new(2, chance=ScriptedChance(bytes(32), ()))
    match.apply("draw")
    kept = parse(write(record(match)))
    hands = {}
    for viewer in (-2, -1, 0, 1):
        Review(Screen("en"), SKIRMISH, kept, viewer).tell_all(0)
        out = capsys.readouterr().out
        hands[viewer] = [seat for seat in (1, 2) if f"Seat {seat} · Hand: " in out]
    assert hands == {-2: [1, 2], -1: [], 0: [1], 1: [2]}


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--from", "7"], "--from is a number from 0 to 6, not 7"),
        (["--from", "-1"], "--from is a number from 0 to 6, not -1"),
        (["--seat", "3"], "--seat is 1 to 2, referee or spectator, not “3”"),
        (["--seat", "judge"], "--seat is 1 to 2, referee or spectator, not “judge”"),
    ],
)
def test_wrong_options(file: Path, arguments: list[str], told: str) -> None:
    result = astragal_command("replay", file, *arguments)
    assert result.exit_code == 2
    assert told in result.output


def test_a_move_that_can_not_be_made_is_told_with_its_line(file: Path) -> None:
    edited(file, "2 hold", "2 fold")
    result = astragal_command("replay", file)
    assert result.exit_code == 1
    assert "   5  2 roll" in result.output
    assert 'line 17: "fold" is not legal now' in result.output


def test_dice_that_run_out_are_told_with_the_line(file: Path) -> None:
    edited(file, DICE, "[Dice [4, 6, 1, 5]]")
    result = astragal_command("replay", file)
    assert result.exit_code == 1
    assert "line 16: the dice given in the tag Dice run out here" in result.output


def test_a_record_of_a_game_that_is_not_in_the_house(file: Path) -> None:
    edited(file, tag(file, "Game"), '[Game "pigs"]')
    result = astragal_command("replay", file)
    assert result.exit_code == 1
    assert 'did you mean "pig"?' in result.output
