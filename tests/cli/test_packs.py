"""`--pack` and `ASTRAGAL_PACKS`: heroes from outside at every command, by that alone."""

import os
from pathlib import Path

import pytest

import astragal
from astragal.errors import RecordError
from astragal.terminal.files import write_record
from tests.cli.run import astragal_command
from tests.packs.bringing import GAME, LAMPLIGHTER, NIGHT_WATCH, brought, duel

PACKS = ("--pack", LAMPLIGHTER, "--pack", NIGHT_WATCH)
SEATS = ("--seat", "hero=lamplighter:lamplighter", "--seat", "hero=night-watch:lamplighter")


def test_the_terminal() -> None:
    result = astragal_command("play", "dice-throne", *PACKS, *SEATS, "--seed", "a", typed="quit\n")
    assert "Lamplighter" in result.output
    assert "Night Watch" in result.output
    assert GAME.shelf.brought == ()


def test_the_arena() -> None:
    bots = ("--bots", "random,random", "--matches", "2", "--jobs", "1", "--in-process")
    result = astragal_command("arena", "dice-throne", *bots, *PACKS, *SEATS)
    assert result.exit_code == 0, result.output
    assert "night-watch:lamplighter" in result.output


def test_brought_packs_lie_beside_every_record_that_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GAME.shelf, "_passing", {})
    bots = ("--bots", "random,random", "--matches", "2", "--jobs", "1", "--in-process")
    folder = tmp_path / "records"
    astragal_command("arena", "dice-throne", *bots, *PACKS, *SEATS, "--records", folder)
    kept, saved = tmp_path / "kept.astragal", tmp_path / "saved.astragal"
    table = ("play", "dice-throne", *PACKS, *SEATS, "--seed", "a", "--humans", "all")
    astragal_command(*table, "--record", kept, typed=f"\n1\n\nsave {saved}\nquit\n")
    for record in (kept, saved, folder / "000001.astragal"):
        GAME.shelf._passing.clear()
        result = astragal_command("verify", record)
        assert result.exit_code == 0, result.output


def test_a_strange_file_where_the_packs_would_lie_is_left_alone(tmp_path: Path) -> None:
    file, letter = tmp_path / "duel.astragal", tmp_path / "duel.astragal.packs"
    letter.write_text("Dear Anna", "utf-8")
    with brought(LAMPLIGHTER), pytest.raises(RecordError, match="is not a record"):
        write_record(file, duel())
    assert letter.read_text("utf-8") == "Dear Anna"


def test_odds_and_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ASTRAGAL_PACKS", os.pathsep.join(map(str, (LAMPLIGHTER, NIGHT_WATCH))))
    against = ("--upgrade", "staff-blow-2", "--against", "night-watch:lamplighter")
    result = astragal_command("odds", "lamplighter:lamplighter", *against)
    assert result.exit_code == 0, result.output
    assert "Staff Blow II" in result.output
    assert "Alarm" in astragal_command("text", "Night Watch").output
    listed = astragal_command("text").output
    assert "night-watch:lamplighter" in listed
    assert "monk" in listed


@pytest.mark.parametrize("command", [("verify",), ("replay", "--all"), ("review",)])
def test_records(tmp_path: Path, command: tuple[str, ...]) -> None:
    file = tmp_path / "duel.astragal"
    with brought(LAMPLIGHTER):
        m = duel()
        m.apply(0)
        file.write_text(astragal.write(astragal.record(m)), "utf-8")
    assert astragal_command(*command, file, *PACKS).exit_code == 0
    without = astragal_command(*command, file)
    assert without.exit_code == 3
    assert "packs that are not here: lamplighter (" in without.output
    told = " ".join(without.output.split())
    assert "bring lamplighter with --pack, or lay FILE.packs beside the record" in told
    assert "made by Astragal" not in told


def test_what_is_here_instead_of_a_missing_pack_is_told(tmp_path: Path) -> None:
    file = tmp_path / "duel.astragal"
    with brought(LAMPLIGHTER):
        m = duel()
        m.apply(0)
        file.write_text(astragal.write(astragal.record(m)), "utf-8")
    other = tmp_path / "lamplighter.yaml"
    other.write_text(NIGHT_WATCH.read_text("utf-8"), "utf-8")
    renamed = tmp_path / "lamp.yaml"
    renamed.write_text(LAMPLIGHTER.read_text("utf-8"), "utf-8")
    result = astragal_command("verify", file, "--pack", other, "--pack", renamed)
    told = " ".join(result.output.split())
    assert result.exit_code == 3
    assert "This record can't be checked" in told
    assert "a pack “lamplighter” is here" in told
    assert "but it says something else" in told
    assert "what “lamplighter” says is here under another name, “lamp”" in told
    assert "Запись нельзя проверить" in astragal_command("verify", file, "--lang", "ru").output


def test_scenarios(tmp_path: Path) -> None:
    file = tmp_path / "lamp.yaml"
    file.write_text(
        "- game: dice-throne\n  name: a flare\n  proves: []\n"
        "  seats: [{hero: lamplighter}, {hero: monk}]\n"
        "  position: {phase: offensive-roll, dice: [4, 4, 6, 6, 1], attempts: 0}\n"
        "  moves: [1 ability flare]\n",
        "utf-8",
    )
    result = astragal_command("check", file, "--pack", LAMPLIGHTER)
    assert result.exit_code == 0, result.output


def test_what_can_not_be_brought_is_told(tmp_path: Path) -> None:
    odd = tmp_path / "odd.yaml"
    odd.write_text("colour: red\n", "utf-8")
    other = tmp_path / "lamplighter.yaml"
    other.write_text(NIGHT_WATCH.read_text("utf-8"), "utf-8")
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text(LAMPLIGHTER.read_text("utf-8").replace("hue: 40", "hue: 400"), "utf-8")
    for pack, told in (
        (odd, "this is a pack of no game"),
        (wrong, "wrong.yaml:4:6: hue: expected a whole number from 0 to 359"),
        (tmp_path / "nowhere", "there is no such file"),
    ):
        result = astragal_command("text", "--pack", pack)
        assert result.exit_code == 1
        assert told in result.output
    twice = astragal_command("text", "--pack", LAMPLIGHTER, "--pack", other)
    assert twice.exit_code == 1
    assert str(LAMPLIGHTER) in twice.output
    assert str(other) in twice.output
    assert GAME.shelf.brought == ()


def test_a_bare_id_that_two_packs_have_is_not_guessed() -> None:
    both = "lamplighter:lamplighter / night-watch:lamplighter"
    for command in (
        ("text", "lamplighter"),
        ("odds", "lamplighter"),
        ("odds", "monk", "--against", "lamplighter"),
        ("play", "dice-throne", "--seat", "hero=lamplighter"),
    ):
        result = astragal_command(*command, *PACKS)
        assert result.exit_code != 0
        assert both in result.output
        assert "did you mean" not in result.output


def test_a_missing_hero_is_perhaps_in_a_pack() -> None:
    for command in (("text", "zzz"), ("play", "dice-throne", "--seat", "hero=zzz")):
        assert "--pack FILE" in astragal_command(*command).output
    mode = astragal_command("play", "dice-throne", "--option", "mode=zzz")
    assert "--pack FILE" not in mode.output


def test_a_status_in_a_scenario_is_that_of_somebody_at_the_table(tmp_path: Path) -> None:
    file = tmp_path / "lamp.yaml"

    def checked(first: str, second: str) -> str:
        file.write_text(
            "- game: dice-throne\n  name: dazzled\n  proves: []\n"
            f"  seats: [{{hero: {first}}}, {{hero: {second}}}]\n"
            "  position: {seats: {1: {tokens: {dazzled: 1}}}}\n  moves: []\n",
            "utf-8",
        )
        return " ".join(astragal_command("check", file, *PACKS).output.split())

    assert "all hold" in checked("monk", '"night-watch:lamplighter"')
    told = checked("monk", "barbarian")
    assert "dazzled could be lamplighter:dazzled or night-watch:dazzled" in told


def test_a_pack_that_is_not_for_the_game_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = ("--bots", "random,random", "--matches", "2", "--jobs", "1", "--in-process")
    pack = ("--pack", LAMPLIGHTER)
    for command in (("play", "pig"), ("play", "dice-forge"), ("arena", "pig", *bots)):
        result = astragal_command(*command, *pack, typed="quit\n")
        assert result.exit_code == 2
        assert f"is for dice-throne; {command[1]} has no place for it" in result.output
    monkeypatch.setenv("ASTRAGAL_PACKS", str(LAMPLIGHTER))
    assert astragal_command("play", "pig", typed="quit\n").exit_code == 0


def test_what_is_wrong_with_the_usual_packs_is_told_as_that(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("ASTRAGAL_PACKS", "nowhere.yaml")
    result = astragal_command("text")
    assert result.exit_code == 1
    assert "in ASTRAGAL_PACKS: nowhere.yaml:1:1: there is no such file" in result.output


def test_a_folder_is_read_but_for_hidden_files(tmp_path: Path) -> None:
    folder = tmp_path / "lamps"
    folder.mkdir()
    (folder / "hero.yaml").write_text(LAMPLIGHTER.read_text("utf-8"), "utf-8")
    (folder / ".hero.yaml").write_text("half: [", "utf-8")
    result = astragal_command("text", folder)
    assert result.exit_code == 0, result.output
    assert "Staff Blow" in result.output


def test_a_pack_of_a_game_that_takes_none_does_not_hold(tmp_path: Path) -> None:
    faces = next((astragal.game("dice-forge").folder / "content").glob("*.yaml"))
    file = tmp_path / "faces.yaml"
    file.write_text(faces.read_text("utf-8"), "utf-8")
    result = astragal_command("content", "check", file)
    assert result.exit_code == 1
    assert "dice-forge takes no packs from outside" in result.output
