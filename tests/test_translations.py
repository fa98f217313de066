"""The catalogue says the same rules in every language, and nothing is missing or beyond them."""

import re
from itertools import product

import pytest

from astragal.prose.text import LANGUAGES
from astragal.proving.catalogue import Rule, catalogue, find_told, told, translation

WRITTEN = [
    (game, language)
    for game in catalogue()
    for language in LANGUAGES[1:]
    if translation(game, language).rules
]
MARK = re.compile(r"\[(?:[A-Z]+-)?AMB-\d+\]")


def written(rules: dict[str, Rule], part: str) -> set[str]:
    return {rule.id for rule in rules.values() if getattr(rule, part)}


def test_every_game_speaks_the_languages_of_the_house() -> None:
    wanted = [(game, language) for game in catalogue() for language in LANGUAGES[1:]]
    assert [each for each in wanted if each not in WRITTEN] == []


@pytest.mark.parametrize(("game", "language"), WRITTEN)
def test_every_rule_is_translated_and_nothing_else(game: str, language: str) -> None:
    rules, words = catalogue()[game], translation(game, language)
    assert set(words.areas) == {rule.area for rule in rules.values()}
    assert set(words.rules) == set(rules)
    assert set(words.rulings) == written(rules, "ruling")
    assert set(words.differs) == written(rules, "differs")


@pytest.mark.parametrize(("game", "language"), WRITTEN)
def test_a_translation_names_the_same_rulings_and_rules(game: str, language: str) -> None:
    named = re.compile(r"\b[A-Z]{2,3}-(?:AMB-)?\d+\b")
    words = translation(game, language)
    for id, english in catalogue()[game].items():
        for part in ("rule", "ruling", "differs"):
            texts = getattr(words, "differs" if part == "differs" else f"{part}s")
            ours, theirs = texts.get(id, ""), getattr(english, part)
            assert sorted(MARK.findall(ours)) == sorted(MARK.findall(theirs)), id
            assert sorted(named.findall(ours)) == sorted(named.findall(theirs)), id


@pytest.mark.parametrize(("game", "language"), WRITTEN)
def test_texts_are_set_as_text_of_that_language(game: str, language: str) -> None:
    letters = {"ru": "[а-яё]", "pl": "[a-ząćęłńóśźż]"}[language]
    for id, rule in told(game, language).items():
        for text in filter(None, (rule.rule, rule.ruling, rule.differs)):
            assert re.search(letters, text.lower()), f"{id} is in another language"
            assert text[-1] in ".]»”", f"{id} has no end: {text}"
            assert not re.search(r" [,.;:]|  |\"|'|\d-\d", text), f"{id} is set badly: {text}"


@pytest.mark.parametrize("game", catalogue())
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_ends_within_what_belongs_together(game: str, language: str) -> None:
    apart = r"(?<![\w$.])\d+ [^\W\d_]" + (r"|[\s(„][aiouwz] " if language == "pl" else "")
    for id, rule in told(game, language).items():
        assert not re.search(apart, f"{rule.rule} {rule.ruling} {rule.differs}"), id


def test_marks_for_those_who_compare_rulebooks_are_not_told() -> None:
    assert "[INF]" in catalogue()["dice-throne"]["DT-010"].rule
    assert "[AMB-10]" in catalogue()["dice-throne"]["DT-005"].rule
    for game, language in product(catalogue(), LANGUAGES):
        for rule in told(game, language).values():
            texts = f"{rule.rule} {rule.ruling} {rule.differs}"
            assert not re.search(r"\[INF\]|AMB-\d", texts), f"{rule.id}: {texts}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rule_speaks_in_names_of_the_program(language: str) -> None:
    code = re.compile(r"[a-z]_[a-z]|\b[msx]\d[ab]\b|\b(?:gold|sun|moon|glory|pick)\d")
    for game in catalogue():
        for rule in told(game, language).values():
            texts = f"{rule.rule} {rule.ruling} {rule.differs}"
            assert not code.search(texts), f"{rule.id}: {texts}"


def test_what_is_not_translated_is_told_in_english() -> None:
    assert told("pig", "nonsense") == told("pig", "en")
    assert find_told("pig-3", "en").rule.startswith("A roll of 2\N{NO-BREAK SPACE}to 6")
    assert told("no-such-game") == {}
