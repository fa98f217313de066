"""`astragal verify`: what holds, and every way in which a record does not."""

import re
from pathlib import Path

import pytest

import astragal
from astragal.cli.verify import chance_finding
from astragal.kernel.chance import Chance, ScriptedChance
from astragal.packs.bring import brought_pack
from astragal.prose.text import Text
from astragal.records.beside import beside, packs_text
from astragal.records.fairness import commitment, derive_key
from astragal.records.record import MOST_TEXT, Fairness
from astragal.terminal.screen import FOLDER
from tests.cli.run import astragal_command, edited, finished_record, tag
from tests.kernel.toy.game import SKIRMISH

LAMPLIGHTER = Path(__file__).parents[2] / "docs/examples/lamplighter.yaml"
SECRET = b"s" * 32
NONCES = ("one", "two")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return finished_record(tmp_path)


@pytest.fixture
def fair_file(tmp_path: Path) -> Path:
    """A record whose key was committed to."""
    chance = Chance(derive_key(SECRET, "m1", NONCES))
    match = astragal.game("pig").new(2, chance=chance)
    match.apply("roll")
    fairness = Fairness("m1", commitment(SECRET), NONCES, SECRET)
    path = tmp_path / "fair.astragal"
    path.write_text(astragal.write(astragal.record(match, fairness)), encoding="utf-8")
    return path


def refused(path: Path, code: int = 1) -> str:
    """What is said of a record that does not hold, or that can't be checked."""
    result = astragal_command("verify", path)
    assert result.exit_code == code
    assert result.stdout == ""
    return " ".join(result.stderr.split())


def test_what_was_recomputed_is_said(file: Path) -> None:
    lines = file.read_text("utf-8").splitlines()
    decisions = [line for line in lines if re.match("[12] ", line)]
    rolls = [line for line in decisions if line.endswith(" roll")]
    result = astragal_command("verify", file)
    assert result.exit_code == 0
    said = result.output.splitlines()
    assert said[0] == "This record is valid."
    assert said[1] == f"{len(decisions)} decisions replayed: all of them were legal."
    assert said[2] == f"Recomputed from the key: dice – {len(rolls)}, shuffles – 0."
    assert re.fullmatch(r"Result: Seat [12] wins\.", said[3])
    assert said[4].startswith("The last position matches the recorded one: ")
    assert said[5].startswith("There is no commitment in this record")


def test_a_kept_word_is_said(fair_file: Path) -> None:
    result = astragal_command("verify", fair_file)
    assert result.exit_code == 0
    assert "1 decision replayed: it was legal." in result.output
    assert "The match is not over yet." in result.output
    assert "committed to before the match, and the commitment was kept" in result.output


def test_written_dice_are_not_called_random(tmp_path: Path) -> None:
    match = astragal.game("pig").new(2, chance=ScriptedChance(bytes(32), (3, 5)))
    match.apply("roll")
    path = tmp_path / "scripted"
    path.write_text(astragal.write(astragal.record(match)), encoding="utf-8")
    result = astragal_command("verify", path)
    assert result.exit_code == 0
    assert "The dice were not rolled but given in advance" in result.output
    assert "Recomputed" not in result.output


def test_shuffles_are_counted() -> None:
    match = SKIRMISH.new(2, seed="shuffled")
    match.apply("roll")
    again = astragal.verify(SKIRMISH, astragal.record(match))
    finding = chance_finding(again.chance, Text("en", FOLDER))
    assert finding == "Recomputed from the key: dice – 1, shuffles – 1."


def test_a_record_without_its_last_position_says_so(file: Path) -> None:
    edited(file, tag(file, "Hash") + "\n", "")
    result = astragal_command("verify", file)
    assert result.exit_code == 0
    assert "The record gives no last position to compare with." in result.output


def test_it_speaks_the_language_asked_for(file: Path) -> None:
    assert "Запись верна." in astragal_command("verify", file, "--lang", "ru").output
    edited(file, tag(file, "Hash"), '[Hash "00"]')
    assert "Запись неверна:" in astragal_command("verify", file, "--lang", "ru").stderr


# -- records that do not hold -------------------------------------------------------------


def test_a_changed_key_changes_every_die(file: Path) -> None:
    edited(file, tag(file, "Key"), f'[Key "{"ab" * 32}"]')
    assert "This record is not valid: " in refused(file)


def test_a_changed_move(file: Path) -> None:
    edited(file, "\n1 roll\n", "\n1 hold\n")
    assert "'s decision" in refused(file)


def test_a_move_by_the_wrong_seat(file: Path) -> None:
    edited(file, "\n1 roll\n", "\n2 roll\n")
    assert "seat 2 decides here, but it is seat 1's decision" in refused(file)


def test_a_move_that_there_is_not(file: Path) -> None:
    edited(file, "\n1 roll\n", "\n1 rol\n")
    assert "nearest legal move: roll" in refused(file)


def test_moves_after_the_end(file: Path) -> None:
    count = int(tag(file, "Decisions").removeprefix("[Decisions ").removesuffix("]"))
    edited(file, tag(file, "Decisions"), f"[Decisions {count + 1}]")
    file.write_text(file.read_text("utf-8") + "1 roll\n", encoding="utf-8")
    assert 'the match was over before "roll"' in refused(file)


def test_a_changed_result(file: Path) -> None:
    told = tag(file, "Result")
    edited(file, told, "[Result [2, 1]]" if "[1, 2]" in told else "[Result [1, 2]]")
    assert "by the rules, but" in refused(file)


def test_a_changed_hash(file: Path) -> None:
    edited(file, tag(file, "Hash"), f'[Hash "{"0" * 32}"]')
    assert "the last position differs from the recorded one" in refused(file)


def test_a_truncated_record(file: Path) -> None:
    file.write_text("\n".join(file.read_text("utf-8").splitlines()[:-2]), encoding="utf-8")
    assert "this record has been cut off or edited" in refused(file)


def test_a_record_cut_off_in_its_head(file: Path) -> None:
    file.write_text(file.read_text("utf-8")[:60], encoding="utf-8")
    assert str(file) in refused(file)


def test_other_content_made_by_another_version_is_told_with_that_version(file: Path) -> None:
    edited(file, tag(file, "Engine"), '[Engine "9.9.9\\u001b[2J"]')
    assert astragal_command("verify", file).exit_code == 0
    edited(file, tag(file, "Packs"), '[Packs ["00"]]')
    told = refused(file, code=3)
    assert "this record was made with packs that are not here: 00" in told
    assert "9.9.9" in told
    assert "\x1b" not in told


def test_a_record_without_its_key(file: Path) -> None:
    edited(file, tag(file, "Key") + "\n", "")
    assert "this record has no key" in refused(file)


def test_another_format(file: Path) -> None:
    edited(file, "[Astragal 2]", "[Astragal 3]")
    assert "this record has format 3; this version reads format 2" in refused(file)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"one"', '"uno"', "the key does not follow from the secret"),
        ("7373", "7374", "the revealed secret is not the one that was committed to"),
    ],
)
def test_a_broken_word(fair_file: Path, old: str, new: str, told: str) -> None:
    edited(fair_file, old, new)
    assert told in refused(fair_file)


def test_an_unrevealed_secret(fair_file: Path) -> None:
    edited(fair_file, tag(fair_file, "Secret") + "\n", "")
    assert "the secret has not been revealed yet" in refused(fair_file)


# -- files that are no records --------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", "this is not a record: the tag Astragal is missing"),
        (b"hello\n", 'expected a seat and a move like "1 roll", found "hello"'),
        (b"\xff\xfe\x00", "is not UTF-8 text, so it is not a record"),
        (b"[Astragal 2]\n\0", "is not UTF-8 text, so it is not a record"),
        (b"[Astragal 2", 'expected a tag like [Game "pig"]'),
        (b"[Astragal 2]\n[Gmae 1]", "unknown tag Gmae; nearest: Game"),
        (b";" * (MOST_TEXT + 1), "a record has at most"),
        (b";" * (4 * MOST_TEXT + 1), "is too large"),
    ],
    ids=["empty", "letter", "binary", "nul", "tag", "name", "huge", "larger"],
)
def test_anything_else_is_refused(tmp_path: Path, data: bytes, told: str) -> None:
    path = tmp_path / "file"
    path.write_bytes(data)
    assert told in refused(path)


def test_a_missing_file_and_a_folder(tmp_path: Path) -> None:
    assert "can't be read: no such file or directory" in refused(tmp_path / "missing")
    assert "can't be read: is a directory" in refused(tmp_path)


def test_packs_that_lie_beside_a_record_are_read_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = astragal.game("dice-throne")
    monkeypatch.setattr(game.shelf, "_passing", {})
    pack = brought_pack(LAMPLIGHTER)
    game.shelf.bring(pack)
    m = game.new([{"hero": "lamplighter"}, {"hero": "monk"}], seed="beside")
    m.apply(0)
    game.shelf.leave(pack)
    record = tmp_path / "beside.astragal"
    record.write_text(astragal.write(astragal.record(m)), encoding="utf-8")
    assert f"lamplighter ({pack.hash})" in refused(record, code=3)
    beside(record).write_text("{}", encoding="utf-8")
    assert "this is no text of packs" in refused(record)
    beside(record).write_text(packs_text(m.setup.packs), encoding="utf-8")
    assert astragal_command("verify", record).exit_code == 0
