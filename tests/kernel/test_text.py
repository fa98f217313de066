"""Words in three languages, and help with words that people type."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import astragal
from astragal.kernel.game import Game
from astragal.prose.spelling import nearest, one_of, quoted
from astragal.prose.text import HOUSE, LANGUAGES, Text
from tests.games.table import all_games


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """The names of the messages of a language, each with the variables that it uses."""
    found = {}
    files = [folder / f"{language}.ftl", *sorted((folder / language).glob("*.ftl"))]
    for path in filter(Path.is_file, files):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                found[entry.id.name] = variables(entry)
    return found


def variables(node: ast.BaseNode) -> set[str]:
    """The names of all variables in a message."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    inside: set[str] = set()
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode):
                inside |= variables(part)
    return inside


# Messages whose arguments are given from outside; a game's further texts may need more in some
# languages than in English, such as the number that an adjective agrees with.
GIVEN = ("ask-", "event-", "option-", "why-")
FOLDERS = {"house": HOUSE, **{game.id: game.folder / "text" for game in all_games()}}


@pytest.mark.parametrize("name", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_says_the_same_things(name: str, language: str) -> None:
    english = messages(FOLDERS[name], LANGUAGES[0])
    other = messages(FOLDERS[name], language)
    assert english, f"{name} has no words"
    assert english.keys() == other.keys()
    given = [key for key in other if key.startswith(GIVEN)]
    assert [key for key in given if other[key] - english[key] - sorts(english[key])] == []


def sorts(names: set[str]) -> set[str]:
    """What is given beside a name where its class word needs it (`kernel/naming.py`)."""
    return {f"{name}_sort" for name in names}


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_event_of_a_game_has_words(game: Game) -> None:
    text = game.text()
    assert [kind for kind in game.events if not text.has(f"event-{kind}")] == []
    assert text.has("game-name")


def test_a_missing_message_shows_its_name() -> None:
    assert Text("en").message("no-such-message") == "⟨no-such-message⟩"


def test_a_missing_argument_is_marked() -> None:
    assert "⟨event-dropped-move: " in Text("en").message("event-dropped-move", seat=1)


def test_what_was_said_is_remembered_by_all_its_arguments(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "en.ftl").write_text("it-is = { $a }, { $b }\n", encoding="utf-8")
    monkeypatch.setattr("astragal.prose.text.MOST_KNOWN", 3)
    text = Text("en", tmp_path)
    for _ in range(2):
        said = [text.message("it-is", a=a, b=b) for a in (1, "1", 2) for b in ("x", "y")]
        assert said == ["1, x", "1, y", "1, x", "1, y", "2, x", "2, y"]


def test_a_name_that_ends_its_sentence_gets_no_full_stop(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("event-played = Seat 1 plays { $card }.")
    text = Text("en", tmp_path)
    assert text.message("event-played", card="Double Up!") == "Seat 1 plays Double Up!"
    assert text.message("event-played", card="Which?") == "Seat 1 plays Which?"
    assert text.message("event-played", card="Double Up") == "Seat 1 plays Double Up."


def test_an_unknown_language_is_english() -> None:
    assert Text("xx").language == "en"
    assert astragal.game("pig").text("xx").message("game-name") == "Pig"


def test_the_words_of_a_game_go_before_those_of_the_house(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("option-pass = Let it be\n", encoding="utf-8")
    assert Text("en").message("option-pass") == "Pass"
    assert Text("en", tmp_path).message("option-pass") == "Let it be"


def test_nearest_word() -> None:
    words = ["barbarian", "Paladin", "x" * 100]
    assert nearest("barbarain", words) == "barbarian"
    assert nearest("PALADIN", words) == "Paladin"
    assert nearest("moon elf", words) is None
    assert nearest("x" * 100, words) is None
    assert nearest("", words) is None


def test_quotes_and_lists_are_cut() -> None:
    assert quoted('a "b"\n') == '"a \\"b\\"\\n"'
    assert quoted("x" * 41) == '"' + "x" * 39 + '…"'
    assert one_of(["a"]) == "a"
    assert one_of(range(3)) == "one of 0, 1, 2"
    assert one_of(range(103)).endswith("99 and 3 more")
