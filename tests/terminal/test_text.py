"""The terminal says the same in all three languages, and knows every word that it uses."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

import astragal
from astragal.prose.text import HARD_SPACE, LANGUAGES, Text, unbroken
from astragal.terminal import screen
from astragal.terminal.commands import COMMANDS, USAGE

KEY = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
ARGUMENT = re.compile(r"\{ \$(\w+)")
USED = re.compile(r"\"((?:backup|table|replay|review|verify)-[a-z-]+)\"")
CLI = Path(astragal.__file__).parent / "cli" / "messages"
SOURCES = (Path(astragal.__file__).parent / "terminal", Path(astragal.__file__).parent / "cli")


def messages(language: str) -> dict[str, set[str]]:
    """The keys of a language, each with the arguments that its words use."""
    words = (screen.FOLDER / f"{language}.ftl").read_text("utf-8")
    starts = [found.start() for found in KEY.finditer(words)] + [len(words)]
    parts = [words[start:end] for start, end in pairwise(starts)]
    return {part.split(" ")[0]: set(ARGUMENT.findall(part)) for part in parts}


def used() -> set[str]:
    """The keys that the source names."""
    texts = [path.read_text("utf-8") for folder in SOURCES for path in folder.glob("*.py")]
    return {key for text in texts for key in USED.findall(text)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys_and_arguments(language: str) -> None:
    assert messages(language) == messages("en")


def test_every_key_that_is_used_exists_and_every_other_is_gone() -> None:
    commands = {f"command-{name}" for name in USAGE}
    elsewhere = set(KEY.findall((CLI / "en.ftl").read_text("utf-8")))
    assert used() - elsewhere | commands == set(messages("en"))


def test_every_command_is_listed_in_the_help() -> None:
    assert set(USAGE) == set(COMMANDS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 2, 5, 11, 21, 22, 25, 112])
def test_every_counted_sentence_can_be_said(language: str, count: int) -> None:
    text = Text(language, screen.FOLDER)
    arguments = {name: count for names in messages("en").values() for name in names}
    said = [text.message(key, **arguments) for key in messages(language)]
    assert not [sentence for sentence in said if "⟨" in sentence]


@pytest.mark.parametrize(
    ("language", "count", "word"),
    [
        ("ru", 1, "1 решение."),
        ("ru", 3, "3 решения."),
        ("ru", 11, "11 решений."),
        ("ru", 21, "21 решение."),
        ("pl", 1, "1 decyzja."),
        ("pl", 3, "3 decyzje."),
        ("pl", 12, "12 decyzji."),
        ("pl", 21, "21 decyzji."),
    ],
)
def test_plurals(language: str, count: int, word: str) -> None:
    text = Text(language, screen.FOLDER)
    assert text.message("table-loaded", path="x", count=count).endswith(word)


def test_control_characters_never_reach_the_terminal() -> None:
    assert screen.clean("a\x1b[2Jb\x07\nc") == "a[2Jb\nc"


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_belong_together_are_not_run_into_one(language: str) -> None:
    words = unbroken("4 cards", language)
    assert HARD_SPACE in words
    assert screen.clean(words) == words
