"""Faults of packs that used to pass `astragal content check`, each told with its place.

Every case changes one thing in the Lamplighter of the documentation.
"""

import re
from pathlib import Path

import pytest

from astragal.games.dice_throne.packs.reading import FOLDER
from tests.cli.run import astragal_command
from tests.docs.page import ROOT

LAMPLIGHTER = (ROOT / "docs/examples/lamplighter.yaml").read_text("utf-8")
BLOW = "      - {needs: {staff: 4}, do: [{deal: 5}]}\n"
DEFENCE = "      - {each: oil, do: [{prevent: 1}]}\n"
ROLL = "{roll: 3, do: [{each: oil, do: [{add: 1}]}, {on: flame, do: [{inflict: dazzled}]}]}"
DAZZLED = "{when: end-of-turn, do: [remove_this]}"


def fault(tmp_path: Path, text: str) -> str:
    """What is wrong with a pack, when it is checked alone."""
    file = tmp_path / "lamplighter.yaml"
    file.write_text(text, "utf-8")
    result = astragal_command("content", "check", file)
    assert result.exit_code == 1, result.output
    return result.output.splitlines()[1].strip().removeprefix(str(file))


def changed(old: str, new: str) -> str:
    assert old in LAMPLIGHTER
    return LAMPLIGHTER.replace(old, new, 1)


def test_the_packs_of_the_house_and_the_example_have_no_faults() -> None:
    result = astragal_command("content", "check", FOLDER, ROOT / "docs/examples/lamplighter.yaml")
    assert result.exit_code == 0, result.output
    said = result.output.splitlines()
    assert len(said) == 16 + 2 + 1
    assert all(line.startswith("ok ") for line in said)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        # icons
        ("icon: shield", "icon: Shield", ":54:11: .*icon: expected text that names a picture"),
        # needs that no dice can meet
        ("{flame: 5}", "{flame: 6}", ":66:9: .*no roll of five dice has 6 flame"),
        ("{oil: 2, flame: 2}", "{oil: 3, flame: 3}", "no roll of five dice has 3 oil . 3 flame"),
        ("{oil: 2, flame: 2}", "{}", "the tier needs nothing; expected symbols"),
        (BLOW, BLOW.replace("4", "3"), ":35:9: .*have 3 staff have 3 staff too.*line 34"),
        (BLOW, BLOW.replace("4", "2"), "have 3 staff have 2 staff too"),
        (DEFENCE, "      - {each: oil, every: 4, do: [{prevent: 1}]}\n", "no roll of 3 dice"),
        ("{on: flame, do: [{inflict: dazzled, to", "{on: [oil, oil, oil, flame], do: [{inflict: "
         "dazzled, to", "never happens: no roll of 3 dice"),
        ("{of_a_kind: 4}", "{of_a_kind: 6}", "never happens: no roll of 5 dice"),
        ("{of_a_kind: 4}", "{total: {at_least: 22}}", "no roll of 5 dice that is read here"),
        ("{of_a_kind: 4}", "{shows: flame, at_least: 3}", "no roll of 5 dice that is read here"),
        ("{needs: {flame: 5}, do: [", "{needs: {flame: 5}, do: [{on: oil, do: [{draw: 1}]}, ",
         "no roll of 5 dice that is read here"),
        (ROLL, "{on: oil, do: [{draw: 1}]}", "no dice were rolled that could be read here"),
        (ROLL, "{roll: 1, do: [{on_values: [1, 2, 3, 4, 5, 6], do: [{draw: 1}]}, "
         "{otherwise: [{draw: 1}]}]}", "something of what stands before always applies"),
        # words that do nothing where they stand
        (BLOW, BLOW.replace("{deal: 5}", "{deal: 5}, {prevent: 2}"),
         ':35:45: .*"prevent" can.t stand in an ability of kind offensive.*a defensive ability'),
        (DEFENCE, DEFENCE.replace("prevent", "add"),
         ':58:26: .*"add" can.t stand in an ability of kind defensive.*an offensive ability'),
        (DEFENCE, "      - undefendable\n", '"undefendable" can.t stand'),
        (DAZZLED, "{when: upkeep, do: [{skip: attack}]}", '"skip" .* when: end-of-offensive-roll'),
        (BLOW, BLOW.replace("{deal: 5}", "{deal: 5, to: attacker}"), '"attacker" can.t stand'),
        (ROLL, "remove_this", '"remove_this" can.t stand in a card for the moment "own-attack"'),
        (ROLL, "{gain_cp: 1, who: that-player}", 'nobody was named who could be "that-player"'),
        (ROLL, "{draw: {count: removed}}", "nothing was removed or paid.*remove_own, "),
        (ROLL, "{grow: 1}", '"grow" needs companions, and the hero has none'),
        ("when: own-attack", "when: main-phase", "type roll can.t be played at .*one of any-time"),
        ("attack_modifier: true", "note: x", "is an attack modifier; expected attack_modifier"),
        # dice, missing keys, hints
        ("6: flame}", "6: flames}", ':12:57: dice.6: unknown symbol "flames"'),
        (", 6: flame}", "}", ':12:7: dice: missing key "6"; expected the faces 1 to 6'),
        ("    dice: 3\n", "    dice: 6\n", ":56:11: .*dice: expected a whole number from 0 to 5"),
        ("    dice: 3\n", "", 'missing key "dice"; expected dice in an ability of kind defensive'),
        (ROLL, "{draw: {count: tokens}}", 'missing key "status"; expected the status'),
        (ROLL, "{choose_player: {}}", 'missing key "opponent"; expected effects for'),
        (DEFENCE, DEFENCE.replace("prevent: 1", "prevent: hlaf"),
         'unknown word "hlaf"; expected a whole number from 0 to 30 or a mapping \\(count, '
         'times, .*\\) or one of half, all, everything; did you mean "half"'),
        (ROLL, "{swing: 1}", 'unknown word "swing"; expected one of deal, add, .*, pay_any, '
         "roll, .*, otherwise"),
    ],
)  # fmt: skip
def test_a_fault_is_told_with_its_place(tmp_path: Path, old: str, new: str, words: str) -> None:
    message = fault(tmp_path, changed(old, new))
    assert re.match(r":\d+:\d+: ", message)
    assert re.search(words, message), message


@pytest.mark.parametrize("id", ["burn", "nyra", "knockdown"])
def test_a_token_may_be_called_as_one_of_the_game(tmp_path: Path, id: str) -> None:
    file = tmp_path / "lamplighter.yaml"
    file.write_text(LAMPLIGHTER.replace("dazzled", id), "utf-8")
    assert astragal_command("content", "check", file).exit_code == 0


def test_a_picture_that_is_not_there_is_a_warning(tmp_path: Path) -> None:
    file = tmp_path / "lamplighter.yaml"
    file.write_text(changed("lantern-flame", "lamp-flame"), "utf-8")
    result = astragal_command("content", "check", file)
    assert result.exit_code == 0
    ok, warning = result.output.splitlines()
    assert ok.startswith("ok ")
    assert "warning: " in warning
    assert 'no picture "lamp-flame", so a letter on a shield' in warning
    assert 'did you mean "lantern-flame"?' in warning


def test_two_packs_may_have_the_same_ids(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(LAMPLIGHTER, "utf-8")
    (tmp_path / "b.yaml").write_text(LAMPLIGHTER, "utf-8")
    result = astragal_command("content", "check", tmp_path / "a.yaml", tmp_path / "b.yaml")
    assert result.exit_code == 0, result.output


def test_the_files_of_one_pack_may_not(tmp_path: Path) -> None:
    folder = tmp_path / "lamps"
    folder.mkdir()
    (folder / "a.yaml").write_text(LAMPLIGHTER, "utf-8")
    (folder / "b.yaml").write_text(LAMPLIGHTER, "utf-8")
    result = astragal_command("content", "check", folder)
    assert result.exit_code == 1
    ok, failed, told = result.output.splitlines()
    assert ok.startswith("ok ")
    assert failed == f"FAILED  {folder / 'b.yaml'}"
    first = f"{folder / 'a.yaml'}:1:1"
    assert f"twice; expected an id of its own: it is first in {first}" in told
