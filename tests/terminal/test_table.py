"""The table with people and bots around it."""

from pathlib import Path

import pytest

import astragal
from astragal.kernel.chance import ScriptedChance
from astragal.kernel.match import SPECTATOR
from astragal.records.record import record
from astragal.terminal.files import read_record
from tests.kernel.toy.game import SKIRMISH
from tests.terminal.scripted import Script, table_of

KEY = bytes(32)


def test_the_curtain_falls_before_each_human_and_hides_the_hand_of_the_last_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    match = SKIRMISH.new(2, seed="curtain", events=True)
    Script(monkeypatch, "", "end", "", "quit")
    table_of(match, {0, 1}, tmp_path).play()
    first, second = capsys.readouterr().out.split("Now seat 2. Everybody else, please look away.")
    assert first.startswith("Now seat 1. Everybody else, please look away.")
    assert "Seat 1 · Hand: " in first
    assert "Seat 2 · Hand" not in first
    assert "Seat 2 · Hand: " in second
    assert "Seat 1 · Hand" not in second


def test_a_seat_reads_what_its_own_move_led_to_before_the_curtain_falls(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    match = SKIRMISH.new(2, seed="curtain", events=True)
    Script(monkeypatch, "", "stance 1", "stance 2", "draw", "", "", "log", "quit")
    table_of(match, {0, 1}, tmp_path).play()
    first, second = capsys.readouterr().out.split("Now seat 2.")
    own = first.split("> draw\n")[1]
    assert own.startswith("Seat 1 draws cards: 1.\nYou draw: ")
    assert "Enter hides the board:" in own
    assert "Seat 1 draws cards: 1." in second
    assert second.count("You draw: ") == 6  # its own three, as news and in the log


def test_one_human_and_a_bot_need_no_curtain(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    match = SKIRMISH.new(2, seed="bot", events=True)
    Script(monkeypatch, "end")
    with pytest.raises(EOFError):
        table_of(match, {0}, tmp_path).play()
    out = capsys.readouterr().out
    assert "looks away" not in out
    assert "Seat 2 · Hand" not in out
    assert match.number > 1


def test_people_at_an_open_game_need_no_curtain(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    match = astragal.game("pig").new(2, seed="open", events=True)
    Script(monkeypatch, "hold", "hold", "quit")
    table = table_of(match, {0, 1}, tmp_path)
    table.play()
    out = capsys.readouterr().out
    assert "looks away" not in out
    assert "seat 1 > hold\nSeat 1 holds and has 0 points." in out
    assert "seat 2 > hold\nSeat 2 holds and has 0 points." in out
    assert table.eyes == SPECTATOR


def test_undo_takes_the_move_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    match = SKIRMISH.new(2, seed="undo", events=True)
    before = match.hash()
    Script(monkeypatch, "stance 1", "undo", "quit")
    table = table_of(match, {0}, tmp_path)
    table.play()
    assert match.number == 0
    assert match.hash() == before
    assert "Nothing can be undone" not in capsys.readouterr().out


def test_undo_after_a_roll_is_refused_with_the_reason(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    match = SKIRMISH.new(2, seed="undo", events=True)
    Script(monkeypatch, "roll", "undo", "quit")
    table_of(match, {0}, tmp_path).play()
    assert match.number == 1
    assert "a revealed card or a roll" in capsys.readouterr().out


def test_an_illegal_move_is_told_with_the_games_reason_in_the_players_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    match = SKIRMISH.new(2, seed="why", events=True)
    match.hands[0] = []  # type: ignore[attr-defined]
    Script(monkeypatch, "gem", "why gem", "why draw", "why", "quit")
    table_of(match, {0}, tmp_path, "pl").play()
    reason = SKIRMISH.text("pl").message("why-no-card", card="gem")
    out = capsys.readouterr().out
    assert out.count(f"„gem”: {reason}.") == 2
    assert "„draw” to teraz dozwolony ruch." in out
    assert "Pisze się to tak: why RUCH" in out
    assert match.number == 0


def test_a_reason_that_asks_ends_with_its_question(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    match = astragal.game("dice-forge").new(2, seed="why")
    Script(monkeypatch, "why buy gold33", "buy gold33", "quit")
    table_of(match, {0, 1}, tmp_path, "pl").play()
    out = capsys.readouterr().out
    assert out.count("„buy gold33”: nie ma ścianki „gold33”; może „gold3”?") == 2
    assert "?." not in out


def test_dice_that_run_out_are_told_and_the_table_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    pig = astragal.game("pig")
    match = pig.new(2, chance=ScriptedChance(KEY, (4,)), events=True)
    Script(monkeypatch, "roll", "roll", "hold", "quit")
    table_of(match, {0, 1}, tmp_path).play()
    out = capsys.readouterr().out
    assert "the script has 1 dice and another one (d6) is rolled" in out
    assert "Seat 1 holds and has 4 points." in out


def test_a_match_taken_up_again_goes_on_with_its_log_and_a_file_of_its_own(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    pig = astragal.game("pig")
    old = pig.new(2, chance=ScriptedChance(KEY, (4, 6, 5)))
    for move in ("roll", "roll"):
        old.apply(move)
    table = table_of(pig.new(4, seed="other", events=True), {3}, tmp_path)
    table.take_up(pig, record(old))
    assert table.humans == {0}
    Script(monkeypatch, "log", "roll", "quit")
    table.play()
    out = capsys.readouterr().out
    assert out.count("Seat 1 rolls a 4.\nSeat 1 rolls a 6.") == 1
    assert "Turn total: 15" in out
    assert table.keeper.path.parent == tmp_path / "data" / "astragal" / "records"
    assert [line.move for line in read_record(table.keeper.path).lines] == ["roll"] * 3


def test_a_record_that_can_not_be_kept_is_told_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("no folder")
    match = astragal.game("pig").new(2, seed="kept", events=True)
    Script(monkeypatch, "hold", "hold", "quit")
    table_of(match, {0, 1}, tmp_path / "file").play()
    out = capsys.readouterr().out
    assert out.count("No record is being kept") == 1
    assert match.number == 2


def test_enter_takes_the_only_option_and_otherwise_asks_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    match = astragal.game("pig").new(2, seed="enter", events=True)
    Script(monkeypatch, "", "quit")
    table_of(match, {0, 1}, tmp_path).play()
    assert "? lists the commands" in capsys.readouterr().out
    assert match.number == 0
    match.options = (("hold",),)
    Script(monkeypatch, "", "quit")
    table_of(match, {0, 1}, tmp_path).play()
    assert match.number == 1


def test_resigning_is_asked_for_twice_and_stands_in_the_record(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    match = astragal.game("pig").new(2, seed="give up", events=True)
    Script(monkeypatch, "resign", "no", "resign", "resign", "resign", "quit")
    table_of(match, {0}, tmp_path).play()
    said = capsys.readouterr().out
    assert said.count("Resigning ends the match, and the other side wins.") == 2
    assert "Seat 1 resigns." in said
    assert "The match is over." in said
    kept = read_record(tmp_path / "kept.astragal")
    assert (kept.result, kept.lines[-1].move) == ((2, 1), "resign")


def test_where_others_play_on_a_bot_takes_the_seat(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    match = astragal.game("pig").new(3, options={"goal": 5}, seed="give up", events=True)
    Script(monkeypatch, "resign", "resign")
    at = table_of(match, {0}, tmp_path)
    at.play()
    assert "a bot plays your seat" in capsys.readouterr().out
    assert (at.humans, at.match.parley.resigned) == (frozenset(), 1)
    assert at.match.result is not None


def test_a_bot_declines_a_draw_and_a_person_may_accept_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    match = astragal.game("pig").new(2, seed="peace", events=True)
    Script(monkeypatch, "draw", "draw", "quit")
    table_of(match, {0}, tmp_path).play()
    said = capsys.readouterr().out
    assert "Seat 1 offers a draw.\nSeat 2 declines the draw." in said
    assert "you can make it again after" in said
    match = astragal.game("pig").new(2, seed="peace", events=True)
    Script(monkeypatch, "draw", "hold", "draw", "quit")
    table_of(match, {0, 1}, tmp_path).play()
    assert match.result == (1, 1)
