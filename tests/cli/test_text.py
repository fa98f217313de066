"""`astragal text`: a hero's text on the screen, found by any of its names."""

from pathlib import Path

import pytest

from tests.cli.run import astragal_command
from tests.docs.page import ROOT


def test_a_hero_is_read_whole() -> None:
    result = astragal_command("text", "barbarian")
    assert result.exit_code == 0
    lines = [line.rstrip() for line in result.output.splitlines()]
    assert lines[0] == "Barbarian  (complexity 1 of 6)"
    at = lines.index("Smack  (offensive ability)  · ability smack")
    assert lines[at + 1] == "  3 [Sword]: deal 4 damage."
    titles = [line.split(" ─")[0] for line in lines if "──" in line]
    assert titles == ["Abilities", "Upgrades", "Cards", "Status effects"]


def test_long_lines_wrap_behind_their_bullet() -> None:
    lines = astragal_command("text", "artificer").output.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("  • 2 [Wrench] + 2 [Gear]"))
    assert lines[at + 1].startswith("    ")
    assert all(len(line) <= 80 for line in lines)


@pytest.mark.parametrize("name", ["barbarian", "Barbarian", "варвар", "BARBARZYŃCA"])
def test_a_hero_is_found_by_any_name(name: str) -> None:
    result = astragal_command("text", name, "--lang", "pl")
    assert result.output.startswith("Barbarzyńca")


def test_an_unknown_hero_gets_the_nearest_one() -> None:
    result = astragal_command("text", "barberian")
    assert result.exit_code == 2
    assert "there is no hero “barberian”; did you mean “barbarian”?" in result.output


def test_a_word_like_no_hero_gets_no_hint() -> None:
    result = astragal_command("text", "xyzzy")
    assert result.exit_code == 2
    assert "did you mean" not in result.output


def test_the_common_cards() -> None:
    result = astragal_command("text", "--cards", "--lang", "ru")
    assert "Возьмите 3 карты." in result.output
    assert "Общие карты" in result.output


def test_all_statuses() -> None:
    result = astragal_command("text", "--statuses")
    assert "Evasive" in result.output
    assert "Fire Mastery" in result.output


def test_without_a_hero_they_are_listed() -> None:
    result = astragal_command("text", "--lang", "ru")
    assert "moon-elf" in result.output
    assert "Лунная эльфийка" in result.output


def test_how_each_thing_is_written_stands_beside_it() -> None:
    result = astragal_command("text", "tactician")
    lines = [line.strip() for line in result.output.splitlines()]
    assert "Tactical Advantage  · tactical-advantage" in lines
    assert "Spend 1 at any time: gain 1 CP.  · use tactical-advantage supplies" in lines
    assert "Feigned Retreat!  (Roll Phase action, 2 CP)  · play feigned-retreat" in lines
    assert "use tithe draw" in astragal_command("text", "paladin").output
    statuses = astragal_command("text", "--statuses", "--lang", "pl").output
    assert "· use chi prevent N" in statuses
    assert "· use evasive\n" in "\n".join(line.rstrip() for line in statuses.splitlines())


def test_a_pack_is_read_from_its_file() -> None:
    result = astragal_command("text", str(ROOT / "docs/examples/lamplighter.yaml"), "--lang", "ru")
    assert result.exit_code == 0
    assert result.output.startswith("Фонарщик")
    assert "· play lamplighter:more-oil" in result.output


def test_a_pack_that_is_not_there_or_is_wrong_is_told_so(tmp_path: Path) -> None:
    missing = astragal_command("text", str(tmp_path / "none.yaml"))
    assert missing.exit_code == 2
    assert "there is no file" in missing.output
    pack = (ROOT / "docs/examples/lamplighter.yaml").read_text("utf-8")
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text(pack.replace("kind: offensive", "kind: ofensive", 1), "utf-8")
    result = astragal_command("text", str(wrong))
    assert result.exit_code != 0
    assert 'did you mean "offensive"?' in result.output


def test_one_thing_at_a_time() -> None:
    result = astragal_command("text", "monk", "--cards")
    assert result.exit_code == 2
    assert "give only one of these" in result.output


@pytest.mark.parametrize(
    ("language", "said"), [("en", "gain 3 gold and 3 moon shards."), ("ru", "3 осколка луны")]
)
def test_the_feats_and_faces_of_dice_forge(language: str, said: str) -> None:
    result = astragal_command("text", "--feats", "--lang", language)
    assert result.exit_code == 0
    assert said in result.output
    assert "feat wild-spirits" in result.output
    assert "gold2-moon1" in result.output
    assert "⟨" not in result.output
