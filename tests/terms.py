"""The glossaries of docs/terms: the words of each language, and those that are not used."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
LANGUAGES = ("en", "ru", "pl")
NOT = re.compile(r"\bnot ((?:[«„][^»”]+[»”](?:, )?)+)")
QUOTED = {"ru": re.compile("«([^»]+)»"), "pl": re.compile("„([^”]+)”")}
FORMS = re.compile(r" \([^()]*; ([^()]*)\)| (?:m[123]?|f|n|pl)(?: a| m1)?: ([^;|]*)")


@dataclass(frozen=True)
class Term:
    """A line of a glossary."""

    section: str
    concept: str
    words: dict[str, str]
    note: str

    def name(self, language: str) -> str:
        """The term itself, without its forms and remarks."""
        return re.split(r" \(| \[|[,;] | (?:m[123]?|f|n|pl)(?: a| m1)?:", self.words[language])[0]

    def stems(self, language: str) -> list[str]:
        """What is the same in all forms of each word of the term; nothing where a dash stands."""
        if self.words[language].startswith("–"):
            return []
        forms = [self.name(language)]
        for found in FORMS.findall(self.words[language])[:1]:
            forms += [form for form in re.split(", | / ", found[0] or found[1]) if form != "–"]
        words = [form.casefold().split() for form in forms]
        return [
            common([form[at] for form in words if len(form) > at]) for at in range(len(words[0]))
        ]


def common(words: list[str]) -> str:
    """The beginning that all of these words share, at least what tells one word from others."""
    shared = next((n for n in range(len(min(words)), 0, -1) if len({w[:n] for w in words}) == 1), 0)
    return words[0][: max(shared, 2)]


@cache
def glossary(game: str) -> list[Term]:
    """The terms of a game."""
    terms, section = [], ""
    for line in (ROOT / f"docs/terms/{game}.md").read_text("utf-8").splitlines():
        if line.startswith("## "):
            section = line.removeprefix("## ")
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and len(cells) == 5 and "English" not in cells[1]:
            words = dict(zip(LANGUAGES, cells[1:4], strict=True))
            terms.append(Term(section, cells[0], words, cells[4]))
    return [term for term in terms if not term.words["en"].startswith("---")]


@cache
def avoided(game: str, language: str) -> list[re.Pattern[str]]:
    """What texts in a language don't say; a word with a capital is a name."""
    notes = [found for term in glossary(game) for found in NOT.findall(term.note)]
    words = [word for note in notes for word in QUOTED[language].findall(note)]
    return [re.compile(pattern(word), 0 if word[0].isupper() else re.IGNORECASE) for word in words]


def pattern(word: str) -> str:
    """The word as a whole, or what begins like it where three dots stand."""
    start = rf"\b{re.escape(word.rstrip('…'))}"
    return start if word.endswith("…") else rf"{start}\b"
