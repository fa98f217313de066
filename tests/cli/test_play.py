"""`astragal play`, from the first question to the record that is left behind."""

import re
from pathlib import Path

import pytest

from astragal.terminal.files import read_record
from astragal.terminal.table import TerminalTable
from tests.cli.run import astragal_command, edited, finished_record, tag

TO_TEN = ("play", "pig", "--option", "goal=10", "--humans", "all", "--seed", "ten")


def kept(folder: Path) -> list[Path]:
    return sorted((folder / "data" / "astragal" / "records").glob("*.astragal"))


def moves(path: Path) -> list[str]:
    return [f"{line.seat} {line.move}" for line in read_record(path).lines]


# -- playing ----------------------------------------------------------------------------


@pytest.mark.parametrize(("roll", "hold"), [("1", "2"), ("roll", "hold"), (" Roll ", "HOLD")])
def test_a_whole_game_by_numbers_and_by_notation(roll: str, hold: str, tmp_path: Path) -> None:
    typed = "\n".join([roll, roll, roll, hold, hold] * 8)
    result = astragal_command(*TO_TEN, typed=typed)
    assert result.exit_code == 0
    assert re.search(r"^Seat [12] wins\.$", result.output, re.MULTILINE)
    (path,) = kept(tmp_path)
    assert f"The record is in {path}" in result.output
    assert astragal_command("verify", path).exit_code == 0


def test_the_same_seed_gives_the_same_match_with_bots_too(tmp_path: Path) -> None:
    for name in ("a", "b"):
        seeded = ("--humans", "none", "--seats", "3", "--seed", "s", "--record", tmp_path / name)
        assert astragal_command("play", "pig", *seeded).exit_code == 0
    assert moves(tmp_path / "a") == moves(tmp_path / "b")
    assert (tmp_path / "a").read_text() == (tmp_path / "b").read_text()


@pytest.mark.parametrize("misfit", ["Raising", "Counting"])
def test_somebody_moves_on_for_a_bot_that_fails(
    misfit: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    alone = ("--humans", "none", "--seed", "s", "--option", "goal=10")
    result = astragal_command("play", "pig", *alone, "--bot", f"tests.bots.misfits:{misfit}")
    assert result.exit_code == 0
    assert re.search(r"^Seat [12] wins\.$", result.output, re.MULTILINE)
    assert caplog.records[0].__dict__["replaced"]["bot"] == f"tests.bots.misfits:{misfit}"


def test_with_more_than_two_seats_the_places_are_listed() -> None:
    command = ("play", "pig", "--humans", "none", "--seats", "3", "--seed", "places")
    out = astragal_command(*command).output
    winner = re.search(r"Seat (\d) wins\.\n  1\. Seat (\d)\n  2\. Seats \d, \d\n", out)
    assert winner
    assert winner[1] == winner[2]


def test_without_a_game_one_is_picked_from_a_list() -> None:
    result = astragal_command("play", typed="no such game\npig\nquit\n")
    assert result.exit_code == 0
    assert "Pig (pig)" in result.output
    assert "Type a number from 1 to " in result.output
    assert "Pig · Goal: 100" in result.output


@pytest.mark.parametrize(("language", "words"), [("ru", "Бросить кубик"), ("pl", "Rzuć kością")])
def test_the_table_speaks_the_language_asked_for(language: str, words: str) -> None:
    result = astragal_command("play", "pig", "--lang", language, typed="?\nundo\nquit\n")
    assert words in result.output
    assert "⟨" not in result.output
    assert "Nothing" not in result.output


@pytest.mark.parametrize(
    ("asked", "system", "words"),
    [("", "ru_RU.UTF-8", "Свинья"), ("", "de_DE.UTF-8", "Pig"), ("pl", "ru_RU.UTF-8", "Świnia")],
)
def test_the_system_names_the_language_unless_the_player_does(
    monkeypatch: pytest.MonkeyPatch, asked: str, system: str, words: str
) -> None:
    monkeypatch.setenv("ASTRAGAL_LANG", asked)
    monkeypatch.setenv("LC_ALL", system)
    assert words in astragal_command("play", "pig", typed="quit\n").output


# -- commands at the table --------------------------------------------------------------


def test_an_illegal_move_is_told_and_asked_again() -> None:
    result = astragal_command(*TO_TEN, typed="rol\n3\n0\nwhy rol\nwhy roll\nquit\n")
    assert "“rol”: there is no such move here. Did you mean “roll”?" in result.output
    assert result.output.count("Type a number from 1 to 2.") == 2
    assert "“roll” is legal now." in result.output


def test_undo_is_refused_with_the_reason() -> None:
    result = astragal_command(*TO_TEN, typed="hold\nundo\nquit\n")
    assert "Nothing can be undone: you can't go back past another player's" in result.output


def test_help_names_every_command() -> None:
    out = astragal_command(*TO_TEN, typed="?\nquit\n").output
    for usage in ("why MOVE", "undo", "save FILE", "load FILE", "log", "view", "quit"):
        assert f"  {usage} " in out


def test_the_log_tells_what_happened() -> None:
    out = astragal_command(*TO_TEN, typed="log\nhold\nlog\nview\nquit\n").output
    assert "Nothing has happened yet." in out
    assert out.count("Seat 1 holds and has 0 points.") == 2
    assert out.count("│ ▶ 2  │ human") == 2


def test_save_and_load_go_on_with_the_same_match(tmp_path: Path) -> None:
    file = tmp_path / "my match.astragal"
    saved = astragal_command(*TO_TEN, typed=f"hold\nroll\nsave {file}\nquit\n")
    assert f"Saved: {file}" in saved.output
    again = ("play", "pig", "--humans", "all", "--seats", "3", "--record", tmp_path / "other")
    result = astragal_command(*again, typed=f"hold\nload {file}\nview\nhold\nquit\n")
    assert f"Loaded: {file}, 2 decisions." in result.output
    assert "Pig · Goal: 10\n" in result.output
    (first, second) = sorted(kept(tmp_path), key=lambda path: len(moves(path)))
    assert moves(first) == ["1 hold"]
    assert moves(file) == moves(second) == ["1 hold", "2 roll"]
    assert moves(tmp_path / "other")[:2] == moves(file)
    assert len(moves(tmp_path / "other")) == 3


def test_save_leaves_files_alone_that_are_no_records(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("dear")
    names = (letter, tmp_path, tmp_path / "no" / "where", "~nobody-here/x", "a\0b", "x" * 999, "")
    typed = "".join(f"save {name}\n" for name in names) + "hold\nquit\n"
    result = astragal_command(*TO_TEN, typed=typed)
    assert result.exit_code == 0
    assert letter.read_text() == "dear"
    assert f"{letter} already exists and is not a record" in result.output
    assert f"{tmp_path} can't be read: is a directory" in result.output
    assert "can't be written: no such file or directory" in result.output
    assert "there is no such home folder" in result.output
    assert "can't be written: embedded null byte" in result.output
    assert "can't be written: file name too long" in result.output
    assert "Write it like this: save FILE" in result.output
    assert "Seat 1 holds and has 0 points." in result.output


def test_a_wrong_file_is_told_and_the_table_goes_on(tmp_path: Path) -> None:
    missing, broken = tmp_path / "missing", finished_record(tmp_path)
    edited(broken, tag(broken, "Decisions"), "[Decisions 999]")
    result = astragal_command(*TO_TEN, typed=f"load {missing}\nload {broken}\nhold\nquit\n")
    assert f"Not loaded: {missing} can't be read: no such file or directory" in result.output
    assert "cut off" in result.output
    assert "Seat 1 holds and has 0 points." in result.output


def test_a_match_of_another_seat_is_not_loaded_by_half(tmp_path: Path) -> None:
    file = finished_record(tmp_path)
    lines = file.read_text("utf-8").splitlines()
    seat, move = lines[-1].split(" ", 1)
    lines[-1] = f"{3 - int(seat)} {move}"
    file.write_text("\n".join(lines), encoding="utf-8")
    result = astragal_command(*TO_TEN, typed=f"hold\nload {file}\nhold\nquit\n")
    assert "Not loaded:" in result.output
    (path,) = kept(tmp_path)
    assert moves(path) == ["1 hold", "2 hold"]


def test_a_rematch_begins_a_new_match_and_a_new_record(tmp_path: Path) -> None:
    command = ("play", "pig", "--option", "goal=2", "--humans", "all", "--seed", "ten")
    early = astragal_command(*command, typed="rematch\nquit\n")
    assert "A rematch is only possible" in early.output
    typed = "roll\nhold\n" * 4 + "rematch\nhold\nquit\n"
    result = astragal_command(*command, typed=typed)
    assert result.output.count(" wins.") == 1
    assert [moves(path)[-1] for path in kept(tmp_path)] == ["1 hold", "1 hold"]


def test_a_loaded_match_goes_on_in_the_file_that_was_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "earlier.astragal"
    astragal_command(*TO_TEN, typed=f"hold\nsave {file}\nquit\n")
    before, asked = kept(tmp_path), tmp_path / "asked.astragal"
    typed = f"roll\nload {file}\nhold\nquit\n"
    result = astragal_command(*TO_TEN, "--record", asked, typed=typed)
    assert f"The record is in {asked}" in result.output
    assert moves(asked) == ["1 hold", "2 hold"]
    (first,) = set(kept(tmp_path)) - set(before)
    assert moves(first) == ["1 roll"]


# -- leaving ----------------------------------------------------------------------------


def test_the_end_of_the_input_closes_the_table_and_keeps_the_record(tmp_path: Path) -> None:
    result = astragal_command(*TO_TEN, typed="hold\n")
    assert result.exit_code == 0
    assert "The input has ended, so the table closes." in result.output
    (path,) = kept(tmp_path)
    assert moves(path) == ["1 hold"]


def test_nobody_there_to_pick_a_game() -> None:
    result = astragal_command("play", typed="")
    assert result.exit_code == 2
    assert "name one: play pig" in result.output


def test_leaving_before_the_first_move_leaves_no_record(tmp_path: Path) -> None:
    assert astragal_command(*TO_TEN, typed="quit\n").exit_code == 0
    assert kept(tmp_path) == []


def test_an_interrupt_keeps_the_record_and_says_where(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    answer = TerminalTable.answer

    def interrupted(table: TerminalTable, typed: str) -> None:
        if typed == "^C":
            raise KeyboardInterrupt
        answer(table, typed)

    monkeypatch.setattr(TerminalTable, "answer", interrupted)
    result = astragal_command(*TO_TEN, typed="hold\n^C\n")
    assert result.exit_code == 130
    (path,) = kept(tmp_path)
    assert f"The match was interrupted.\nThe record is in {path}" in result.output


# -- what is typed wrongly on the command line --------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "code", "told"),
    [
        (["pgi"], 1, "there is no game 'pgi'"),
        (["pig", "--option", "gaol=5"], 1, "there is no 'gaol' here (known: goal, polling)"),
        (["pig", "--option", "goal=x"], 1, "goal: expected a whole number, found 'x'"),
        (["pig", "--option", "goal=1"], 1, "goal: 1 is not from 2 to 1000"),
        (["pig", "--option", "polling=publik"], 1, 'did you mean "public"?'),
        (["pig", "--option", "goal"], 2, "--option is written NAME=VALUE, not “goal”"),
        (["pig", "--seats", "9"], 1, "this game has 2 to 8 seats, not 9"),
        (["pig", "--seats", "-1"], 2, "--seats must be a whole number of at least 1"),
        (["pig", "--seat", "hero=monk"], 1, "seat 1: there is no 'hero' here (known: none)"),
        (["pig", "--seats", "2", *["--seat", ""] * 3], 2, "--seat was given 3 times, for 2 seats"),
        (["pig", "--humans", "3"], 2, "--humans lists seats from 1 to 2, all or none, not 3"),
        (["pig", "--humans", ","], 2, "seats from 1 to 2, all or none; nothing was given"),
        (["pig", "--bot", "randm"], 1, 'did you mean "random"?'),
        (["pig", "--lang", "de"], 2, "--lang must be one of en, ru, pl"),
    ],
)
def test_a_wrong_command_says_what_would_be_right(
    arguments: list[str], code: int, told: str
) -> None:
    result = astragal_command("play", *arguments)
    assert result.exit_code == code
    assert told in result.output


def test_a_record_is_never_written_over_a_file_that_is_there(tmp_path: Path) -> None:
    file = finished_record(tmp_path)
    result = astragal_command("play", "pig", "--record", file)
    assert result.exit_code == 2
    assert f"--record: {file} already exists" in result.output
