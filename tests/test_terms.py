"""Texts of a language use the words of its glossary, and none that the glossary rules out."""

import re

import pytest

import astragal
from astragal.proving.catalogue import told, translation
from tests.games.dice_throne.table import load
from tests.terms import Term, avoided, glossary

GAMES = ("dice-throne", "dice-forge")
WRITTEN = [
    (game, language)
    for game in GAMES
    for language in ("ru", "pl")
    if translation(game, language).rules
]
# Sections of names: where English says one, the translation says the same.
HELD = {
    "dice-throne": (
        "Damage",
        "Statuses: general words",
        "Statuses of the heroes",
        "Heroes",
        "Companions",
    ),
    "dice-forge": ("2. Resources", "4. Feat cards and effects"),
}
FREE = ("be lost",)  # said of other things too


def test_the_glossaries_are_read() -> None:
    terms = {term.concept: term for game in GAMES for term in glossary(game)}
    assert terms["opponent"].name("ru") == "противник"
    assert terms["undefendable"].stems("ru") == ["неблокируем", "урон"]
    assert terms["undefendable"].stems("pl") == ["obraże", "nieuchronn"]
    assert terms["sun"].stems("ru") == ["оскол", "солнца"]


@pytest.mark.parametrize(
    ("language", "text", "said"),
    [
        ("ru", "у соперника", True),
        ("ru", "Иначе нанесите", True),
        ("ru", "В яблочко!", False),
        ("ru", "у противника", False),
        ("pl", "unikalny efekt", True),
        ("pl", "unikatowy efekt", False),
    ],
)
def test_what_is_avoided_is_found(language: str, text: str, said: bool) -> None:
    assert any(word.search(text) for word in avoided("dice-throne", language)) is said


@pytest.mark.parametrize(("game", "language"), WRITTEN)
def test_rules_avoid_what_the_glossary_rules_out(game: str, language: str) -> None:
    for id, rule in told(game, language).items():
        text = f"{rule.rule} {rule.ruling} {rule.differs}"
        found = [word.pattern for word in avoided(game, language) if word.search(text)]
        assert found == [], f"{id}: {text}"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["ru", "pl"])
def test_the_table_and_the_cards_avoid_it_too(game: str, language: str) -> None:
    for file in sorted((astragal.game(game).folder / "text" / language).glob("*.ftl")):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            found = [word.pattern for word in avoided(game, language) if word.search(line)]
            assert found == [] or line.startswith("#"), f"{file.name}:{number}: {line}"


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_heroes_and_their_tokens_have_the_names_of_the_glossary(language: str) -> None:
    content = load()
    heroes = [each.names for each in content.heroes.values()]
    statuses = [each.names for each in content.statuses.values()]
    known = {term.name("en"): term.name(language) for term in glossary("dice-throne")}
    for names in (*heroes, *statuses):
        assert getattr(names, language).casefold() == known[names.en].casefold()


@pytest.mark.parametrize(("game", "language"), WRITTEN)
def test_rules_call_things_as_the_glossary_does(game: str, language: str) -> None:
    terms = [
        term
        for term in glossary(game)
        if term.section in HELD[game] and term.name("en") not in FREE
    ]
    wrong = [
        f"{id}: {term.name('en')} = {term.name(language)}: {rule.rule}"
        for id, rule in told(game, language).items()
        for term in terms
        if named(term, told(game)[id].rule) and not uses(term, language, rule.rule)
    ]
    assert wrong == []


def named(term: Term, english: str) -> bool:
    name = term.name("en").removeprefix("The ")
    case = 0 if name[0].isupper() else re.IGNORECASE
    return re.search(rf"\b{re.escape(name)}\b", english, case) is not None


def uses(term: Term, language: str, text: str) -> bool:
    words = text.casefold()
    return all(stem in words or softened(stem) in words for stem in term.stems(language))


def softened(stem: str) -> str:
    """The stem as it stands in the Polish locative: koszt, o koszcie."""
    return f"{stem[:-1]}ci" if stem.endswith("t") else stem
