"""`astragal odds`: the table on the screen, and what is said of what can't be asked."""

import pytest

from tests.cli.run import astragal_command


def row(output: str, *words: str) -> list[str]:
    """The cells of the row that begins with these words, two blanks apart."""
    line = next(line for line in output.splitlines() if line.split()[: len(words)] == [*words])
    return [cell.strip() for cell in line.split("  ") if cell.strip()]


def test_the_odds_of_every_ability() -> None:
    result = astragal_command("odds", "barbarian", "--dice", "6,1,1,5,4")
    assert result.exit_code == 0
    assert result.output.startswith("Barbarian  Dice 1 1 4 5 6  2 attempts left")
    assert row(result.output, "Smack") == ["Smack", "3 [Sword]", "0%", "98.44%", "1 1", "98.39%"]
    assert row(result.output, "Reckless")[2:] == ["0%", "18.42%", "4 5", "26.11%"]
    assert row(result.output, "4", "[Sword]")[:2] == ["4 [Sword]", "0%"]


def test_before_the_first_roll() -> None:
    result = astragal_command("odds", "barbarian")
    assert result.output.startswith("Barbarian  before the first roll, 3 attempts left")
    assert row(result.output, "Rage!") == ["Rage!", "5 [Pow]", "1.33%"]
    once = astragal_command("odds", "barbarian", "--attempts", "1")
    assert row(once.output, "Rage!") == ["Rage!", "5 [Pow]", "0.01%"]


def test_what_is_there_now_is_sure() -> None:
    result = astragal_command("odds", "barbarian", "--dice", "1 2 3 4 5", "--attempts", "0")
    assert row(result.output, "Reckless")[2:5] == ["100%", "100%", "1 2 3 4 5"]
    assert row(result.output, "Rage!")[2:5] == ["0%", "0%", "–"]


@pytest.mark.parametrize(
    ("language", "row_of", "chance", "damage"),
    [("ru", "Ярость!", "1,33\xa0%", "15,00"), ("pl", "Obezwładnienie", "34,88%", "9,17")],
)
def test_figures_are_spelled_as_the_language_spells_them(
    language: str, row_of: str, chance: str, damage: str
) -> None:
    result = astragal_command("odds", "barbarian", "--against", "monk", "--lang", language)
    assert row(result.output, row_of)[-2:] == [chance, damage]


def test_attacks_on_a_defender() -> None:
    result = astragal_command(
        "odds", "barbarian", "--dice", "1,1,6,6,6", "--against", "monk", "--health", "4"
    )
    assert row(result.output, "Sturdy", "Blow")[-1] == "4.00"
    assert row(result.output, "Best", "attack")[1] == "4.00"
    assert row(result.output, "Defeat", "of", "Monk")[:3] == [
        "Defeat of Monk with 4 health",
        "100%",
        "100%",
    ]
    assert "Defeat" not in astragal_command("odds", "barbarian", "--against", "monk").output


def test_upgrades_on_both_sides() -> None:
    plain = astragal_command("odds", "barbarian", "--against", "barbarian")
    ours = astragal_command("odds", "barbarian", "--upgrade", "smack-3", "--against", "barbarian")
    theirs = astragal_command(
        "odds", "barbarian", "--against", "barbarian", "--against-upgrade", "thick-skin-2"
    )

    def damage(output: str) -> float:
        return float(row(output, "Best", "attack")[-1])

    assert "Smack III" in ours.output
    assert damage(theirs.output) < damage(plain.output) < damage(ours.output)


def test_the_other_side_of_a_board() -> None:
    human = astragal_command("odds", "cursed-pirate").output
    cursed = astragal_command("odds", "cursed-pirate", "--side", "cursed").output
    assert human != cursed


@pytest.mark.parametrize("language", ["ru", "pl"])
@pytest.mark.parametrize("dice", [[], ["--dice", "1,1,4,5,6"]])
def test_other_languages_have_all_the_words(language: str, dice: list[str]) -> None:
    arguments = ["--against", "barbarian", "--health", "20", "--lang", language, *dice]
    output = astragal_command("odds", "artificer", *arguments).output
    assert "⟨" not in output
    assert "98,39" in output
    assert "Wrench" not in output
    assert all(len(line) <= 80 for line in output.splitlines())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["barberian"], "there is no hero “barberian”; did you mean “barbarian”?"),
        (["barbarian", "--against", "munk"], "there is no hero “munk”; did you mean “monk”?"),
        (["barbarian", "--dice", "1,1,4,5"], "dice, for example 1,1,4,5,6; 4 were given"),
        (["barbarian", "--dice", "1,1,4,5,7"], "“7” is not a face of a die: faces are 1 to 6"),
        (["barbarian", "--dice", ""], "dice, for example 1,1,4,5,6; 0 were given"),
        (["barbarian", "--upgrade", "smak-2"], "no upgrade “smak-2”; did you mean “smack-2”?"),
        (["barbarian", "--health", "9"], "--health and --against-upgrade need --against HERO"),
        (["barbarian", "--side", "back"], "the board of barbarian has only one side"),
        (["cursed-pirate", "--side", "x"], "no side “x”; known: human, cursed"),
    ],
)
def test_what_can_not_be_asked(arguments: list[str], said: str) -> None:
    result = astragal_command("odds", *arguments)
    assert result.exit_code == 2
    assert said in result.output
