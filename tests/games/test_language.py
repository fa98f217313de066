"""What a machine can hold of good Russian and Polish, in every message of the house."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import astragal

ROOT = Path(astragal.__file__).parents[2]
FILES = sorted(
    path
    for folder in ("src/astragal", "web/src")
    for path in (ROOT / folder).rglob("*.ftl")
    if "static" not in path.parts
)
MESSAGE = re.compile(r"^([a-z][\w-]*) =(.*(?:\n[ }].*)*)", re.MULTILINE)
# What stands before a name in quotes takes the case, for the name itself does not change.
CLASS_WORDS = {
    "ru": r"карт\w*|жетон\w*|состояни\w*|способност\w*|компаньон\w*|эффект\w*|улучшени\w*|"
    r"грань|грани|граней|подвиг\w*|вместо грани",
    "pl": r"kar[tc]\w*|żeton\w*|zdolnoś\w*|towarzysz\w*|efekt\w*|ulepszeni\w*|ściank\w*|ścianek|"
    r"wyczyn\w*",
}
NAME = re.compile(r"[«„]\{ \$(what|card|token|ability|play|feat|face|replaced) \}")
SEAT = {"ru": r"место \{ \$\w*seat \}", "pl": r"miejsce \{ \$\w*seat \}"}
PAST = {"ru": r"(?:\w*ло|\w*лось)", "pl": r"(?:\w*ło|pokonane)"}


def messages(language: str, *starts: str) -> Iterator[tuple[str, str]]:
    """The messages of a language whose names start so, with where they stand."""
    for path in FILES:
        if language in (path.stem, path.parent.name):
            for key, text in MESSAGE.findall(path.read_text("utf-8")):
                if key.startswith(starts or ("",)):
                    yield f"{path.relative_to(ROOT)}: {key}", text


def bare(text: str, language: str) -> bool:
    """Whether a name in quotes stands after a word that would ask it for another case."""
    for found in NAME.finditer(text):
        before = re.sub(r"\[\w+\]|\{[^{}]*->", "\n", text[: found.start()]).rpartition("\n")[2]
        words = before.strip()
        if words and not re.search(rf"(?:{CLASS_WORDS[language]}|[:;,(—–])$", words):
            return True
    return False


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_a_class_word_stands_before_a_name_in_quotes(language: str) -> None:
    said = messages(language, "option-", "event-", "why-")
    assert [where for where, text in said if bare(text, language)] == []


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_a_name_can_stand_for_a_seat(language: str) -> None:
    """At a table, names are put in for “место 1”: no past tense, and no case but its own."""
    seat, past = SEAT[language], PAST[language]
    wrong = re.compile(
        rf"{seat} (?:\w+ )?{past}\b|\b{past} {seat}|\b(?:на|в|за|целью|na|za|w) {seat}",
        re.IGNORECASE,
    )
    said = messages(language, "event-", "why-", "option-", "ask-")
    assert [where for where, text in said if wrong.search(text)] == []


WRONG = {
    "ru": [
        (r"благословлени", "благословение"),
        (r"[Пп]редотвра", "отменить"),
        (r"[Сс]оюзник", "член команды"),
        (r"с округлением", "округляя вверх"),
        (r"= иначе\b", "в противном случае"),
        (r"карты с руки", "из руки"),
        (r"сумм\w броска", "сумма результатов"),
        (r"в размере|в количестве|на величину", "равный"),
        (r"за каждую свою БС|своих БС", "единица БС"),
        (r"(?:Отменить|последний|этот|Ваш|ваш) ход (?:отмен|сохран)", "решение"),
        (r"этим ходом|такого хода|ход в записи|[Оо]тменить ход|последний ход\b", "решение"),
    ],
    "pl": [
        (r"—", "–"),
        (r"[Zz]gło[sś]\w* (?:\w+ )?zdoln|[Zz]głasza\w* (?:\w+ )?zdoln", "ogłosić"),
        (r"[Uu]nikaln", "unikatowy"),
        (r"\b(?:przedni|tyln)\w+ stron|\bprzód\b|\btył\b", "awers, rewers"),
        (r"odzyskuje|przywróć", "leczyć"),
        (r"wyda(?:j|ć) (?:tego )?(?:\{ \$n \} )?towarzysz", "odrzucić"),
        (r"sum\w+ rzutu", "suma wyników"),
        (r"atak staje się nieuchronny", "obrażenia od ataku"),
        (r"\d %|\} %", "50%"),
        (r"[Oo]dnośnik", "link"),
    ],
    "en": [
        (r"\bwhoever shall\b|\bshall\b", "will, should"),
        (r"written down|wrote? (?:this|it) down", "logged, saved"),
        (r"comes to nothing|done with\b", "has no effect, is discarded"),
        (r"wards? off", "prevents"),
    ],
}


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [(language, *pair) for language, pairs in WRONG.items() for pair in pairs],
)
def test_the_words_of_the_rulebooks_are_used(language: str, wrong: str, right: str) -> None:
    found = [where for where, text in messages(language) if re.search(wrong, text)]
    assert found == [], f"say it with “{right}”"
